"""Short words for playing Kwando in tests. Years stand for people: the person born in 1756 is the card of that year."""

from collections.abc import Sequence
from datetime import date
from types import MappingProxyType

from msgspec import structs

from spieleabend.games.kwando import GAME
from spieleabend.games.kwando.state import State
from spieleabend.games.kwando.views import DecodedView, PenaltyView, PrivateView, PublicView, SayingView
from spieleabend.play.cards import Deck
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Happening, Picked, TimeUp, Verdict, Wrote
from spieleabend.play.options import Options, OptionValue
from spieleabend.play.prepare import prepare
from spieleabend.play.prompts import Pick
from spieleabend.play.refereeing import Fault, Remark, as_answer
from tests.games.kwando.deck import DECK, person
from tests.games.playing import typed
from tests.games.support import rng_of

RISING = (1452, 1564, 1685, 1756, 1879, 1929)
"""Six people in the order in which they were born."""


def deck_of(dates: Sequence[str]) -> Deck:
    """The made-up deck, whose first blue people were born on these days ("1756" is the first of that year)."""
    blue = list(DECK.piles["blue"])
    for place, day in enumerate(dates):
        whole = day if "-" in day else f"{day}-01-01"
        blue[place] = structs.replace(person(place + 1, "blue"), born=whole, gregorian=whole)
    return structs.replace(DECK, piles={**DECK.piles, "blue": tuple(blue)})


def begin(
    seats: int = 4,
    *,
    dates: Sequence[int | str] = (),
    sun: Sequence[int] | None = None,
    first: int = 0,
    seed: object = 0,
    options: Options = MappingProxyType({}),
    **more: OptionValue,
) -> Match:
    """A match in which the team `first` begins and is dealt people born on these days, in order of its seats.

    `sun` sit in that team, the first half of all if nobody says otherwise.
    """
    days = [str(day) for day in dates]
    stacked = None
    if days:
        ids = [card.id for card in DECK.piles["blue"]]
        stacked = {"blue": ids}
    in_sun = range((seats + 1) // 2) if sun is None else sun
    details = [{"team": "sun" if seat in in_sun else "moon"} for seat in range(seats)]
    setup = prepare(
        GAME,
        deck_of(days),
        seats=seats,
        options={**options, **more},
        level="mild",
        stacked=stacked,
        details=details,
        day=date(2026, 1, 1),
    )
    for attempt in range(100):
        match = Match(GAME, setup, rng_of("kwando", seed, attempt))
        if state_of(match).first == first:
            return match
    raise AssertionError(f"team {first} never begins")


def talking(seats: int = 4, dates: Sequence[int] = RISING) -> Match:
    """A team that writes what it would say."""
    match = begin(seats, dates=dates, talk="written")
    turn(match)
    return match


def state_of(match: Match) -> State:
    """The state, as a type."""
    return typed(match.state, State)


def see(match: Match) -> PublicView:
    """What everybody sees."""
    return typed(GAME.public(match.state), PublicView)


def own(match: Match, seat: int) -> PrivateView:
    """What only this seat sees."""
    return typed(GAME.private(match.state, seat), PrivateView)


def active(match: Match) -> tuple[int, ...]:
    """The seats of the active team."""
    view = see(match)
    return view.teams[view.active].seats


def options_of(match: Match, seat: int, name: str) -> tuple[str, ...]:
    """What a seat may pick."""
    (prompt,) = [prompt for prompt in match.prompts[seat] if prompt.name == name]
    assert isinstance(prompt, Pick)
    return prompt.options


def turn(match: Match, seat: int | None = None) -> list[Happening]:
    """Let a controller turn the glass."""
    return match.play(see(match).controllers[0] if seat is None else seat, Confirmed("turn"))


def year_of(match: Match, card: int) -> int:
    """When the person on a card was born."""
    return int(state_of(match).cards[card].gregorian[:4])


def lay(match: Match, year: int) -> list[Happening]:
    """Let whoever holds somebody born in that year lay the card."""
    state = state_of(match)
    for hand in state.team.hands:
        for card in hand.cards:
            if year_of(match, card) == year:
                return match.play(hand.seat, Picked("lay", (f"{state.cards[card].id}@{len(state.row)}",)))
    raise AssertionError(f"nobody holds anybody born in {year}")


def lay_all(match: Match, years: Sequence[int]) -> None:
    """Lay these, in this order."""
    for year in years:
        lay(match, year)


def lay_whatever(match: Match, cards: int = 6) -> None:
    """Let the team lay so many cards in the order in which they are held."""
    for _ in range(cards):
        state = state_of(match)
        seat = next(hand.seat for hand in state.team.hands if hand.cards)
        match.play(seat, Picked("lay", options_of(match, seat, "lay")[:1]))


def clock_names(match: Match) -> list[str]:
    """The clocks that run."""
    return [clock.name for clock in match.waits.clocks]


def ring(match: Match, name: str) -> list[Happening]:
    """Let the clock of that name run out; of several the oldest."""
    clock = next(clock for clock in match.waits.clocks if clock.name == name)
    return match.play(None, TimeUp(clock.name, clock.turn))


def decode(match: Match) -> DecodedView:
    """Let the controllers have heard all breaches, and see what the decoder shows."""
    while "take-back" in clock_names(match):
        ring(match, "take-back")
    ring(match, "check")
    decoded = see(match).decoded
    assert decoded is not None
    return decoded


def play_turn(match: Match, fouls: int = 0) -> DecodedView:
    """Play a turn to its end, with so many breaches in it, and begin the next one."""
    turn(match)
    for _ in range(fouls):
        foul(match, again=True)
    ring(match, "glass")
    decoded = decode(match)
    ring(match, "decoder")
    return decoded


def foul(match: Match, seat: int | None = None, reason: str = "number", *, again: bool = False) -> list[Happening]:
    """Let a controller play a penalty card."""
    controller = see(match).controllers[0] if seat is None else seat
    return match.play(controller, Picked("foul", (f"again-{reason}" if again else reason,)))


def foul_for_good(match: Match, times: int = 1) -> None:
    """Play so many penalty cards that stand."""
    for _ in range(times):
        foul(match, again=True)
        ring(match, "take-back")


def pick(match: Match, seat: int, prompt: str, option: str) -> list[Happening]:
    """Let a seat pick an option."""
    return match.play(seat, Picked(prompt, (option,)))


def penalties(match: Match) -> tuple[PenaltyView, ...]:
    """The penalty cards of this turn."""
    return see(match).penalties


def say(match: Match, seat: int, text: str) -> SayingView:
    """Let a seat say something."""
    match.play(seat, Wrote("say", text))
    return see(match).sayings[-1]


def remark(match: Match, number: int, mark: str, fault: Fault | None = "number") -> list[Happening]:
    """Let the referee say something of a sentence."""
    remark = Remark("clear") if mark == "clear" else Remark("certain" if mark == "certain" else "question", fault)
    return match.play(None, Verdict(f"saying-{number}", as_answer(remark)))


def points_of(match: Match) -> list[int]:
    """Everybody's points, as all see them."""
    return [seat.points for seat in see(match).seats]
