"""Short words for playing BAM! in tests: a match with stacked red cards, a master by vote, a round in a few lines."""

from collections.abc import Sequence

from spieleabend.games.bam import GAME
from spieleabend.games.bam.cards import GreyCard, RedCard
from spieleabend.games.bam.state import State
from spieleabend.games.bam.views import PrivateView, PublicView
from spieleabend.play.cards import Deck
from spieleabend.play.game import Setup
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Happening, Wrote
from spieleabend.play.options import OptionValue, settle
from spieleabend.play.prompts import Pick
from tests.games.bam.deck import DECK
from tests.games.playing import pick, stacked, typed
from tests.games.support import rng_of

SINGLE, DOUBLE = "s0", "d0"
"""A red card with one gap, and one with two."""


def begin(
    seats: int = 5,
    *,
    reds: Sequence[str] | None = None,
    greys: Sequence[str] | None = None,
    deck: Deck = DECK,
    seed: object = 0,
    **options: OptionValue,
) -> Match:
    """A match whose piles are stacked with these cards, top first, where they are given."""
    setup = Setup(seats=seats, options=settle(GAME.options, options), deck=deck, stacked=stacked(red=reds, grey=greys))
    return Match(GAME, setup, rng_of("bam", seed))


def box() -> Deck:
    """As many red and grey cards as the box has."""
    return Deck(
        id="bam-box",
        game="bam",
        language="en",
        version=1,
        title="Box",
        piles={
            "red": (
                *(RedCard(id=f"s{number}", text=f"{number} is BAM!.") for number in range(60)),
                *(RedCard(id=f"d{number}", text=f"BAM! is BAM! and {number}.") for number in range(20)),
            ),
            "grey": tuple(GreyCard(id=f"g{number}", text=f"term {number}") for number in range(367)),
        },
    )


def state_of(match: Match) -> State:
    """The state, as a type."""
    return typed(match.state, State)


def see(match: Match) -> PublicView:
    """What everybody sees."""
    return typed(GAME.public(match.state), PublicView)


def own(match: Match, seat: int) -> PrivateView:
    """What only this seat sees."""
    return typed(GAME.private(match.state, seat), PrivateView)


def hand(match: Match, seat: int) -> list[str]:
    """The ids of the cards that a seat still holds, as it sees them."""
    return [card.id for card in own(match, seat).hand]


def vote(match: Match, master: int) -> list[Happening]:
    """Let everybody point at the first master, who points at a neighbour."""
    happened: list[Happening] = []
    for seat in range(match.seats):
        if seat != master:
            happened += match.play(seat, pick("talker", str(master)))
    return [*happened, *match.play(master, pick("talker", str((master + 1) % match.seats)))]


def turn(match: Match) -> list[Happening]:
    """Let the master turn the red card."""
    return match.play(see(match).master, Confirmed("turn"))


def lay(match: Match, seat: int, *cards: str) -> list[Happening]:
    """Let a seat lay these cards, or the first of its hand."""
    red = see(match).red
    assert red is not None
    return match.play(seat, pick("cards", *(cards or hand(match, seat)[: red.gaps])))


def lay_all(match: Match) -> list[Happening]:
    """Let everybody who is asked lay the first cards of the hand."""
    asked = [seat for seat, prompts in match.prompts.items() if prompts[0].name == "cards"]
    happened: list[Happening] = []
    for seat in asked:
        happened += lay(match, seat)
    return happened


def show(match: Match, entry: str) -> list[Happening]:
    """Let the master lay an entry open."""
    return match.play(see(match).master, pick("show", entry))


def show_all(match: Match) -> None:
    """Let the master lay every entry open, in order."""
    for entry in see(match).entries:
        show(match, entry.id)


def edit(match: Match, text: str) -> list[Happening]:
    """Let the master write the sentence on display."""
    return match.play(see(match).master, Wrote("sentence", text))


def entry_of(match: Match, seat: int) -> str:
    """The entry that a seat has laid."""
    return next(entry.view.id for entry in state_of(match).entries if entry.seat == seat)


def judge(match: Match, best: int, worst: int | None) -> list[Happening]:
    """Let the master name the entries of these seats best and worst."""
    happened = match.play(see(match).master, pick("best", entry_of(match, best)))
    if worst is not None:
        happened = [*happened, *match.play(see(match).master, pick("worst", entry_of(match, worst)))]
    return happened


def play_round(match: Match, best: int, worst: int) -> list[Happening]:
    """A whole round in which these seats win and lose; the winner of a double keeps its first card."""
    happened = [*turn(match), *lay_all(match)]
    show_all(match)
    happened += judge(match, best, worst)
    if see(match).phase == "keeping":
        happened += keep_first(match, best)
    return happened


def keep_first(match: Match, seat: int) -> list[Happening]:
    """Let the winner of a double keep the first of its cards."""
    (prompt,) = match.prompts[seat]
    assert isinstance(prompt, Pick)
    return match.play(seat, pick("keep", prompt.options[0]))
