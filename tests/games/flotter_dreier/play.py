"""Short words for playing Flotter Dreier in tests: sheets as they are written, terms as they are read."""

from collections.abc import Mapping, Sequence

from spieleabend.games.flotter_dreier import GAME
from spieleabend.games.flotter_dreier.state import State
from spieleabend.games.flotter_dreier.views import PrivateView, PublicView, ReadView
from spieleabend.games.flotter_dreier.writing import NAMES
from spieleabend.play.cards import Deck
from spieleabend.play.comparing import Compared, Pair, as_answer
from spieleabend.play.game import Setup
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Happening, Picked, Verdict, Wrote
from spieleabend.play.options import OptionValue, settle
from spieleabend.play.prompts import Pick
from tests.games.flotter_dreier.deck import DECK
from tests.games.playing import stacked, typed
from tests.games.support import rng_of

Sheets = Sequence[Sequence[str]]
"""What each writes, beginning with the start player, then clockwise."""


def begin(
    seats: int = 4,
    *,
    qualities: Sequence[str] | None = None,
    things: Sequence[str] | None = None,
    deck: Deck = DECK,
    seed: object = 0,
    **options: OptionValue,
) -> Match:
    """A match whose piles are stacked with these cards, top first, where they are given."""
    setup = Setup(
        seats=seats, options=settle(GAME.options, options), deck=deck, stacked=stacked(quality=qualities, thing=things)
    )
    return Match(GAME, setup, rng_of("flotter-dreier", seed))


def state_of(match: Match) -> State:
    """The state, as a type."""
    return typed(match.state, State)


def see(match: Match) -> PublicView:
    """What everybody sees."""
    return typed(GAME.public(match.state), PublicView)


def own(match: Match, seat: int) -> PrivateView:
    """What only this seat sees."""
    return typed(GAME.private(match.state, seat), PrivateView)


def at(match: Match, number: int) -> int:
    """The seat that sits so many places clockwise from the start player."""
    return (see(match).starter + number) % match.seats


def turn(match: Match) -> list[Happening]:
    """Let the start player turn both cards."""
    return match.play(see(match).starter, Confirmed("turn"))


def write(match: Match, seat: int, lines: Sequence[str]) -> None:
    """Let a seat write these lines, without being ready."""
    for name, line in zip(NAMES, lines, strict=False):
        match.play(seat, Wrote(name, line))


def ready(match: Match, seat: int) -> list[Happening]:
    """Let a seat be ready."""
    return match.play(seat, Confirmed("ready"))


def write_all(match: Match, sheets: Sheets) -> list[Happening]:
    """Turn the cards, and let everybody write a sheet."""
    happened = turn(match)
    for number, lines in enumerate(sheets):
        write(match, at(match, number), lines)
        happened = [*happened, *ready(match, at(match, number))]
    return happened


def place(match: Match, number: int, line: int) -> int:
    """The place of a line, of the seat so many places clockwise from the start player."""
    return 3 * at(match, number) + line


def judge(match: Match, same: Sequence[Pair] = (), ask: Sequence[Pair] = ()) -> list[Happening]:
    """Let the judge of words say what is the same, by places."""
    pairs = Compared(
        same=tuple((min(pair), max(pair)) for pair in same), ask=tuple((min(pair), max(pair)) for pair in ask)
    )
    (question,) = match.waits.verdicts
    return match.play(None, Verdict(question, as_answer(pairs)))


def open_round(sheets: Sheets, *, seed: object = 0, **options: OptionValue) -> Match:
    """A match in which these sheets are written and the judge has said nothing beyond what is spelled alike.

    Where all sheets are blank nobody is asked, and the round is over.
    """
    match = begin(len(sheets), qualities=None, things=None, deck=DECK, seed=seed, **options)
    write_all(match, sheets)
    if match.waits.verdicts:
        judge(match)
    return match


def next_term(match: Match) -> list[Happening]:
    """Let the reader read the next term, or close the round."""
    reader = see(match).reader
    assert reader is not None
    return match.play(reader, Confirmed("next"))


def read(match: Match, text: str) -> ReadView:
    """Let terms be read until this one is."""
    while not (see(match).reads and see(match).reads[-1].text == text):
        assert not see(match).all_read, f"nobody reads {text}"
        next_term(match)
    return last(match)


def read_all(match: Match) -> list[Happening]:
    """Let everything be read, and close the round."""
    happened: list[Happening] = []
    while see(match).phase == "reading":
        happened += next_term(match)
    return happened


def last(match: Match) -> ReadView:
    """The term that was read last."""
    return see(match).reads[-1]


def read_of(match: Match, text: str) -> ReadView:
    """The term that was read with this text."""
    (one,) = [read for read in see(match).reads if read.text == text]
    return one


def claims(match: Match, seat: int) -> tuple[str, ...]:
    """What a seat may claim now."""
    for prompt in match.prompts.get(seat, ()):
        if isinstance(prompt, Pick) and prompt.name == "claim":
            return prompt.options
    return ()


def claim(match: Match, seat: int, option: str) -> list[Happening]:
    """Let a seat claim something."""
    return match.play(seat, Picked("claim", (option,)))


def vote(match: Match, answers: Mapping[int, str]) -> list[Happening]:
    """Let seats vote, in this order."""
    happened: list[Happening] = []
    for seat, answer in answers.items():
        happened += match.play(seat, Picked("vote", (answer,)))
    return happened


def agree(match: Match) -> list[Happening]:
    """Let everybody who has not voted say yes, as far as it matters."""
    happened: list[Happening] = []
    while see(match).phase == "doubting":
        happened += match.play(min(match.prompts), Picked("vote", ("yes",)))
    return happened


def totals(match: Match) -> list[int]:
    """Points of this match, beginning with the start player, then clockwise."""
    return [match.points[at(match, number)] for number in range(match.seats)]
