"""What must be true of a match whatever became of its people: played again from its file, move by move."""

from collections.abc import Sequence
from typing import Protocol

from spieleabend.games import all_games
from spieleabend.play import match_file, replay
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening
from tests.games.support import hooks
from tests.tables.gathering import SomeDecks


class Course(Protocol):
    """How a match goes, as `tests/games/<game>/evenings.py` may watch it with a class COURSE, made of its beginning."""

    def see(self, match: Match, happened: Sequence[Happening]) -> None:
        """The match after a move, and what has happened."""

    def check(self, match: Match) -> None:
        """Raise AssertionError where a match that is over has not gone as it should."""


def check(text: bytes) -> None:
    """Raise AssertionError where the file of a finished match does not hold, or a card or a turn went astray."""
    file = match_file.decode(text)
    game = all_games()[file.game]
    deck = SomeDecks().load(game, file.language)
    assert file.result is not None, "the match was not finished"
    assert replay.replay(file, game, deck).holds
    match = replay.begin(file, game, deck)
    everywhere = getattr(hooks(game), "everywhere", lambda _: None)
    make_course = getattr(hooks(game, "evenings"), "COURSE", None)
    course: Course | None = make_course(match) if make_course is not None else None
    cards = everywhere(match.state)
    for played in file.moves:
        happened = match.play(played.seat, played.move)
        assert everywhere(match.state) == cards, f"after {played}"
        if course is not None:
            course.see(match, happened)
    if course is not None:
        course.check(match)
