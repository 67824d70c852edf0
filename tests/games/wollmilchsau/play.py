"""Short words for playing Wollmilchsau in tests: matches at any moment, with all 66 cards."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain
from types import MappingProxyType

from spieleabend.games.wollmilchsau import GAME
from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal
from spieleabend.games.wollmilchsau.shouting import contest
from spieleabend.games.wollmilchsau.state import CARDS, OF_EACH, Pile, State
from spieleabend.games.wollmilchsau.views import Judged, PileName, PrivateView, PublicView, RoundView
from spieleabend.play.contest import as_shouts
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Happening, Pressed, Shout, Shouts
from spieleabend.play.options import OptionValue
from spieleabend.play.prepare import bare_deck, prepare
from tests.games.playing import pick, typed
from tests.games.support import rng_of

NONE: Mapping[int, int] = MappingProxyType({})
NAMES: tuple[PileName, ...] = ("left", "right", "third")


def begin(seats: int = 3, *, seed: object = 0, **options: OptionValue) -> Match:
    """A match before its first move."""
    setup = prepare(GAME, bare_deck(GAME, "en"), seats=seats, options=options, level="mild")
    return Match(GAME, setup, rng_of("wollmilchsau", seed))


def at(
    seats: int = 3,
    *,
    die: Animal | None = "cow",
    visible: Sequence[Animal | None] = ("pig", "dog"),
    under: Sequence[int] | None = None,
    barred: Animal | None = None,
    open_cards: Mapping[int, int] = NONE,
    safe_cards: Mapping[int, int] = NONE,
    roller: int = 0,
    takers: Sequence[int] = (),
    **options: OptionValue,
) -> Match:
    """A match in which `die` was rolled; or, with `takers`, one that they have just scored in.

    These animals are `visible` on the piles, None being an empty one; `under` them lie so many cards, by default all
    that are not elsewhere. `open_cards` and `safe_cards` are how many each seat has. All others are discarded.
    """
    match = begin(seats, **options)
    state = state_of(match)
    tops = [None if top is None else OF_EACH * ANIMALS.index(top) + place for place, top in enumerate(visible)]
    rest = [card for card in range(CARDS) if card not in tops]
    for number, seat in enumerate(state.seats):
        seat.open = [rest.pop() for _ in range(open_cards.get(number, 0))]
        seat.safe = [rest.pop() for _ in range(safe_cards.get(number, 0))]
    filled = [place for place, top in enumerate(tops) if top is not None]
    state.piles = []
    for place, top in enumerate(tops):
        if under is not None:
            count = under[place]
        else:
            count = len(rest) // (len(filled) - filled.index(place)) if place in filled else 0
        covered = [rest.pop() for _ in range(count)]
        state.piles.append(Pile(NAMES[place], covered if top is None else [*covered, top]))
    state.discarded = rest
    state.roller, state.barred = roller, barred
    if takers:
        state.phase, state.takers = "taking", tuple(takers)
    elif die is not None:
        state.phase, state.die = "shouting", die
    return asked_anew(match)


def asked_anew(match: Match) -> Match:
    """The match itself, asking what its state asks, however that came about."""
    match.prompts, match.waits = GAME.prompts(match.state), GAME.waits(match.state)
    match.prompt_numbers = dict.fromkeys(range(match.seats), 1)
    return match


def let_take(match: Match, *takers: int) -> Match:
    """Let these seats have scored."""
    state = state_of(match)
    state.phase, state.takers = "taking", takers
    return asked_anew(match)


def state_of(match: Match) -> State:
    """The match's own state."""
    return typed(match.state, State)


def see(match: Match) -> PublicView:
    """What everybody sees."""
    return typed(GAME.public(match.state), PublicView)


def see_as(match: Match, seat: int) -> PrivateView:
    """What only a seat sees."""
    return typed(GAME.private(match.state, seat), PrivateView)


def confirm(match: Match, prompt: str, seat: int | None = None) -> list[Happening]:
    """Press a button; by default whoever has the die does."""
    return match.play(state_of(match).roller if seat is None else seat, Confirmed(prompt))


def press(match: Match, seat: int, animal: str) -> list[Happening]:
    """Press an animal, after all who have pressed before."""
    return match.play(seat, Pressed("shout", animal))


def take(match: Match, option: str) -> list[Happening]:
    """Whoever's turn it is takes from a pile, or secures."""
    return match.play(state_of(match).takers[0], pick("take", option))


def hear(match: Match, option: str) -> list[Happening]:
    """Whoever has the die taps what was shouted."""
    return match.play(state_of(match).roller, pick("heard", option))


def measured(
    match: Match, shouts: Iterable[tuple[int, str, float]], false_starts: Collection[int] = ()
) -> list[Happening]:
    """Hand in what a table has measured: seats, animals and milliseconds."""
    return match.play(None, put_in_order(match, shouts, false_starts))


def put_in_order(match: Match, shouts: Iterable[tuple[int, str, float]], false_starts: Collection[int] = ()) -> Shouts:
    """Seats, animals and milliseconds as a table hands them in."""
    told = contest(state_of(match))
    heard = [Shout(seat, animal, round(milliseconds * 1000)) for seat, animal, milliseconds in shouts]
    return as_shouts(heard, told.right, told.window, false_starts)


def judged(happened: Sequence[Happening]) -> RoundView:
    """How the round was judged."""
    (one,) = [one for one in happened if isinstance(one, Judged)]
    return one.result


def verdicts(happened: Sequence[Happening]) -> dict[int, str]:
    """What became of each seat's shout."""
    return {shout.seat: shout.verdict for shout in judged(happened).shouts}


def cards_of(match: Match, seat: int) -> tuple[int, int]:
    """How many cards a seat has open, and how many safe."""
    here = state_of(match).seats[seat]
    return len(here.open), len(here.safe)


def all_cards(match: Match) -> list[int]:
    """Every card of the match, wherever it is."""
    state = state_of(match)
    seats = chain.from_iterable([*seat.open, *seat.safe] for seat in state.seats)
    piles = chain.from_iterable(pile.cards for pile in state.piles)
    return sorted([*seats, *piles, *state.discarded])
