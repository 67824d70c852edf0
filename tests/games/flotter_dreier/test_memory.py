"""What is remembered for the whole evening, from one match to the next."""

import pytest
from msgspec import structs

from spieleabend.games.flotter_dreier import GAME
from spieleabend.games.flotter_dreier.memory import MOST_REMEMBERED, memory, recall
from spieleabend.play.errors import BadSetup
from spieleabend.play.match import Match
from tests.games.flotter_dreier.play import (
    agree,
    at,
    begin,
    claim,
    judge,
    last,
    open_round,
    place,
    read,
    state_of,
    write_all,
)
from tests.games.support import rng_of


def next_match(match: Match) -> Match:
    """The next match at the same table."""
    left = GAME.memory
    assert left is not None
    return Match(GAME, structs.replace(match.setup, memory=left(match.state)), rng_of("next"))


def test_fd_d14_the_same_is_the_same_all_evening() -> None:
    match = open_round([["Sofa"], ["couch"], ["lamp"]])
    read(match, "couch")
    claim(match, at(match, 0), "same-r0")
    agree(match)
    after = next_match(match)
    assert after.setup.memory == ("couch = sofa",)
    write_all(after, [["COUCH"], ["sofa"], []])
    judge(after)
    assert len(read(after, "COUCH").holders) == 2


def test_fd_d14_what_is_not_the_same_is_not_all_evening() -> None:
    match = begin(3)
    write_all(match, [["bank"], ["bench"], []])
    judge(match, same=[(place(match, 0, 0), place(match, 1, 0))])
    read(match, "bank")
    claim(match, at(match, 2), f"part-{at(match, 1)}")
    agree(match)
    after = next_match(match)
    assert after.setup.memory == ("bank ≠ bench",)
    write_all(after, [["bank"], ["bench"], []])
    judge(after, same=[(place(after, 0, 0), place(after, 1, 0))])
    assert len(read(after, "bank").holders) == 1


def test_what_is_spelled_alike_is_not_remembered_as_different() -> None:
    match = open_round([["bank"], ["bank"], []])
    read(match, "bank")
    claim(match, at(match, 1), f"part-{at(match, 1)}")
    agree(match)
    assert len(last(match).holders) == 1
    assert memory(state_of(match)) == ()


def test_no_more_is_left_than_a_table_can_carry() -> None:
    state = state_of(begin(3))
    state.same = [(f"a{number}", f"b{number}") for number in range(150)]
    state.different = [("bank", "bench")]
    left = memory(state)
    assert len(left) == MOST_REMEMBERED + 1
    assert left[0] == "a50 = b50"
    assert recall(left) == (state.same[50:], state.different)


def test_a_sign_that_is_an_answer_is_remembered_too() -> None:
    state = state_of(begin(3))
    state.same = [("=", "≠")]
    assert recall(memory(state)) == (state.same, [])


@pytest.mark.parametrize("line", ["", "sofa", "sofa = ", " = sofa", "sofa ~ couch", "a b = c", "sofa=couch"])
def test_what_is_no_line_of_ours_is_refused(line: str) -> None:
    setup = structs.replace(begin(3).setup, memory=(line,))
    with pytest.raises(BadSetup, match="bad-memory"):
        Match(GAME, setup, rng_of("refused"))
