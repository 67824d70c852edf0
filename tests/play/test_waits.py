"""What a state takes from outside."""

import pytest

from spieleabend.play.moves import Confirmed, HostAction, Join, Leave, Move, Shout, Shouts, TimeUp, Verdict
from spieleabend.play.waits import NOTHING, Clock, Waits, awaited

ALL = Waits(
    clocks=(Clock("choose", 3, 20_000), Clock("keep", 4, 10_000)),
    verdicts=("word-1",),
    shouts=True,
    host_actions=("last-cycle",),
    joins=True,
)
TAKEN: tuple[Move, ...] = (
    TimeUp("choose", 3),
    TimeUp("keep", 4),
    Verdict("word-1", "yes"),
    Shouts((Shout(0, "cow", 250_000),), 1),
    HostAction("last-cycle"),
    Join(),
)
NOT_TAKEN: tuple[Move, ...] = (
    TimeUp("choose", 2),
    TimeUp("choose", 4),
    TimeUp("judge", 3),
    Verdict("word-2", "yes"),
    HostAction("stop"),
    Leave(0),
    Confirmed("turn"),
)


@pytest.mark.parametrize("move", TAKEN, ids=repr)
def test_what_is_awaited_is_taken_and_only_then(move: Move) -> None:
    assert awaited(ALL, move)
    assert not awaited(NOTHING, move)


@pytest.mark.parametrize("move", NOT_TAKEN, ids=repr)
def test_what_is_not_awaited_is_not_taken(move: Move) -> None:
    assert not awaited(ALL, move)
