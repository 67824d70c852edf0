"""Late guests (WM-D23)."""

import pytest

from spieleabend.games.wollmilchsau.shouting import contest
from spieleabend.games.wollmilchsau.views import SeatJoined
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Join
from tests.games.playing import asked
from tests.games.wollmilchsau.play import at, begin, confirm, measured, see, state_of, take


def test_wm_d23_a_late_guest_sits_down_between_two_rounds_without_a_card() -> None:
    match = begin(2)
    assert match.play(None, Join()) == [SeatJoined(2)]
    assert [(seat.open, seat.safe) for seat in see(match).seats] == [((), 0)] * 3
    confirm(match, "roll")
    assert asked(match, 2) == ["shout"]
    measured(match, [(2, contest(state_of(match)).right[0], 700)])
    take(match, "left")
    assert match.points == (0, 0, 1)


@pytest.mark.parametrize("match", [at(), at(takers=[1]), at(shouting="aloud")], ids=["pressing", "taking", "aloud"])
def test_wm_d23_nobody_sits_down_while_a_round_runs(match: Match) -> None:
    assert not match.waits.joins
    with pytest.raises(IllegalMove, match="illegal-not-awaited"):
        match.play(None, Join())


def test_there_is_no_seventh_seat() -> None:
    match = begin(5)
    match.play(None, Join())
    assert not match.waits.joins
    with pytest.raises(IllegalMove, match="illegal-not-awaited"):
        match.play(None, Join())
