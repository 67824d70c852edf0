"""Short words for playing Wir sind schwanger in tests. Rating number 7 is the card w7; name card 7 is n7."""

from collections.abc import Mapping, Sequence
from datetime import date
from types import MappingProxyType

from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.games.wir_sind_schwanger.leading import lead
from spieleabend.games.wir_sind_schwanger.state import State
from spieleabend.games.wir_sind_schwanger.views import LeadView, PrivateView, PublicView
from spieleabend.play.cards import Deck
from spieleabend.play.details import SOME_DAY
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Happening, Wrote
from spieleabend.play.options import Options, OptionValue
from spieleabend.play.prepare import prepare
from spieleabend.play.prompts import Pick
from spieleabend.play.waits import Clock
from tests.games.playing import pick, typed
from tests.games.support import rng_of
from tests.games.wir_sind_schwanger.deck import DECK


def begin(
    seats: int = 4,
    *,
    giver: int | None = 0,
    names: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    surnames: Sequence[str] = (),
    birthdays: Sequence[str] = (),
    day: date = SOME_DAY,
    deck: Deck = DECK,
    seed: object = 0,
    options: Options = MappingProxyType({}),
    **more: OptionValue,
) -> Match:
    """A match of whose name cards these lie on the stack, top first, after the points are dealt.

    `options`, those given by name too, are what the table likes. `giver` begins, unless it is None; `points` are what
    the seats have, the others' cards lie under the stack.
    """
    stacked = None
    if names is not None:
        dealt = seats * {3: 5, 4: 2, 5: 2, 6: 1, 7: 1}[seats]
        others = [number for number in range(130) if number not in names]
        stacked = {"names": [f"n{number}" for number in (*others[:dealt], *names, *others[dealt:])]}
    details: list[Mapping[str, str]] = [{} for _ in range(seats)]
    for detail, told in (("surname", surnames), ("birthday", birthdays)):
        details = [{**own, detail: told[seat]} if seat < len(told) else own for seat, own in enumerate(details)]
    setup = prepare(
        GAME, deck, seats=seats, options={**options, **more}, level="mild", stacked=stacked, details=details, day=day
    )
    match = Match(GAME, setup, rng_of("schwanger", seed))
    state = state_of(match)
    if giver is not None:
        state.first = giver
    for seat, wanted in enumerate(points or ()):
        won = state.seats[seat].won
        while len(won) > wanted:
            state.stack.insert(0, won.pop())
        while len(won) < wanted:
            won.append(state.stack.pop(0))
    return again(match)


def again(match: Match) -> Match:
    """The match after its state was changed by hand."""
    match.prompts, match.waits = GAME.prompts(match.state), GAME.waits(match.state)
    match.prompt_numbers = dict.fromkeys(match.prompts, 1)
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


def hand(match: Match, seat: int) -> list[int]:
    """The numbers of the ratings that a seat holds, as it sees them."""
    return [int(rating.id[1:]) for rating in own(match, seat).hand]


def options_of(match: Match, seat: int) -> tuple[str, ...]:
    """The options of the first thing that a seat is asked."""
    prompt = match.prompts[seat][0]
    assert isinstance(prompt, Pick)
    return prompt.options


def declare(match: Match, child: str = "son") -> list[Happening]:
    """Let the name-giver say what it will be."""
    return match.play(see(match).giver, pick("child", child))


def stand(match: Match, place: int = 0) -> list[Happening]:
    """Let the name-giver stand up one of the two cards, the one drawn first or second."""
    return match.play(see(match).giver, pick("upright", see(match).drawn[place].id))


def find_name(match: Match, child: str = "son") -> None:
    """Let the name-giver find a name, the card drawn first standing."""
    declare(match, child)
    stand(match)


def choose(match: Match, seat: int, ratings: Sequence[int]) -> list[Happening]:
    """Let a seat keep these ratings."""
    return match.play(seat, pick("ratings", *(f"w{number}" for number in ratings)))


def choose_all(match: Match, hands: Sequence[Sequence[int]]) -> list[Happening]:
    """Let every seat keep its ratings."""
    happened: list[Happening] = []
    for seat, ratings in enumerate(hands):
        happened += choose(match, seat, ratings)
    return happened


def lead_rating(match: Match, number: int | None = None) -> list[Happening]:
    """Let the leader lead this rating, or the one of the lowest number."""
    leader = see(match).leader
    assert leader is not None
    return match.play(leader, pick("lead", f"w{number or min(hand(match, leader))}"))


def with_hands(
    hands: Sequence[Sequence[int]],
    *,
    giver: int = 0,
    points: Sequence[int] | None = None,
    **options: OptionValue,
) -> Match:
    """A match in which everybody has chosen ratings and the name-giver is about to lead."""
    match = begin(len(hands), giver=giver, points=points, options=options)
    find_name(match)
    choose_all(match, hands)
    return match


def one_lead(points: Sequence[int], matchers: Sequence[int], leader: int = 0) -> tuple[State, LeadView]:
    """A state in which `leader` has led a rating that these seats held too, and how it was scored."""
    match = begin(len(points), giver=leader, points=points)
    find_name(match)
    state = state_of(match)
    state.phase, state.leader = "leading", leader
    for seat in range(len(points)):
        state.seats[seat].hand = (0, seat + 1) if seat == leader or seat in matchers else (seat + 1,)
    lead(state, leader, 0)
    return state, state.leads[-1]


def points_of(match: Match) -> list[int]:
    """Everybody's points, as all see them."""
    return [seat.points for seat in see(match).seats]


def propose(match: Match, seat: int, text: str) -> list[Happening]:
    """Let a seat propose a first name."""
    return match.play(seat, Wrote("proposal", text))


def pass_on(match: Match, seat: int) -> list[Happening]:
    """Let a seat have no idea."""
    return match.play(seat, Confirmed("no-proposal"))


def tick(match: Match, seat: int, text: str) -> list[Happening]:
    """Let a seat tick the proposal of this name."""
    proposal = next(one.id for one in see(match).proposals if one.text == text)
    return match.play(seat, pick("agree", proposal))


def clock(match: Match) -> Clock:
    """The only clock that runs."""
    (only,) = match.waits.clocks
    return only
