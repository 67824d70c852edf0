"""How a match ends and who has won it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.games.bam import GAME
from spieleabend.games.bam.scoring import score
from spieleabend.games.bam.views import LastCycleAnnounced, MatchOver
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening, HostAction
from tests.games.bam.play import begin, play_round, see, state_of, vote

LAST_CYCLE = HostAction("last-cycle")

FINAL = [
    # won and minus cards by seat, their totals, the winners
    ([(5, 2), (4, 1), (2, 3), (1, 6)], (3, 3, -1, -5), (0,)),
    ([(3, 0), (3, 0), (1, 4)], (3, 3, -3), (0, 1)),
    ([(4, 1), (5, 2), (5, 2)], (3, 3, 3), (1, 2)),
    ([(2, 3), (1, 1), (0, 0)], (-1, 0, 0), (1,)),
    ([(0, 0), (0, 0), (0, 0)], (0, 0, 0), (0, 1, 2)),
    ([(0, 2), (0, 3), (0, 1)], (-2, -3, -1), (2,)),
]

STACKS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=3, max_size=10)


def rounds(match: Match, count: int) -> list[Happening]:
    """So many rounds, in which the next two after the master win and lose; what happened in the last."""
    happened: list[Happening] = []
    for _ in range(count):
        master = see(match).master
        assert master is not None
        happened = play_round(match, (master + 1) % match.seats, (master + 2) % match.seats)
    return happened


@pytest.mark.parametrize(("stacks", "totals", "winners"), FINAL)
def test_bm_r21_bm_r22_bm_r23_totals_and_winners(
    stacks: list[tuple[int, int]], totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """BM-D10: totals below zero stand."""
    result = score(stacks)
    assert (result.points, result.winners) == (totals, winners)


@pytest.mark.parametrize(("stacks", "totals", "winners"), FINAL)
def test_bm_r21_the_stacks_of_a_match_count_at_its_end(
    stacks: list[tuple[int, int]], totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    seats = len(stacks)
    match = begin(seats)
    vote(match, 0)
    for seat, (won, minus) in zip(state_of(match).seats, stacks, strict=True):
        # The last round still gives a plus card to seat 1 and a minus card to seat 2.
        seat.won, seat.minus = tuple(range(won)), tuple(range(minus))
    state_of(match).red_pile = state_of(match).red_pile[-1:]
    rounds(match, 1)
    final = [(seat.won, seat.minus) for seat in see(match).seats]
    assert final == [(won + (seat == 1), minus + (seat == 2)) for seat, (won, minus) in enumerate(stacks)]
    assert match.result == score(final)


@given(STACKS)
def test_bm_r22_no_winner_is_worse_than_anybody(stacks: list[tuple[int, int]]) -> None:
    result = score(stacks)
    rank = [(won - minus, won) for won, minus in stacks]
    assert result.points == tuple(points for points, _ in rank)
    assert [seat for seat, own in enumerate(rank) if own == max(rank)] == list(result.winners)


@given(STACKS)
def test_bm_r23_where_somebody_sits_has_no_say(stacks: list[tuple[int, int]]) -> None:
    turned = stacks[::-1]
    assert {stacks[seat] for seat in score(stacks).winners} == {turned[seat] for seat in score(turned).winners}


@pytest.mark.parametrize(("seats", "cycles"), [(3, 1), (3, 3), (5, 2), (10, 1)])
def test_bm_r20_the_match_ends_when_everybody_was_master_as_often_as_settled(seats: int, cycles: int) -> None:
    match = begin(seats, cycles=cycles)
    vote(match, 1)
    masters = []
    while match.result is None:
        assert see(match).rounds == seats * cycles
        masters.append(see(match).master)
        rounds(match, 1)
    assert masters == [(1 + step) % seats for step in range(seats * cycles)]
    assert see(match).phase == "finished"
    assert see(match).result == match.result
    assert len(see(match).highlights) == seats * cycles


def test_bm_r20_the_end_is_told_with_the_winners() -> None:
    match = begin(3)
    vote(match, 0)
    last = rounds(match, 3)
    assert match.result is not None
    assert last[-1] == MatchOver(match.result.winners)
    with pytest.raises(IllegalMove):
        match.play(None, LAST_CYCLE)


def test_bm_d4_when_the_red_cards_run_out_the_match_ends_with_that_round() -> None:
    match = begin(4, reds=["s0", "s1", "d0"], cycles=2)
    vote(match, 0)
    assert see(match).rounds == 3
    rounds(match, 3)
    assert see(match).phase == "finished"
    assert match.result is not None
    assert see(match).round == see(match).rounds == 3


def test_bm_d4_a_red_card_never_comes_back() -> None:
    match = begin(3, cycles=5)
    vote(match, 0)
    turned = []
    while match.result is None:
        rounds(match, 1)
        red = see(match).red
        assert red is not None
        turned.append(red.id)
    assert len(turned) == len(set(turned)) == 15


def test_bm_d6_the_host_can_end_the_match_with_the_running_cycle() -> None:
    match = begin(3, cycles=4)
    assert "last-cycle" in match.waits.host_actions
    vote(match, 0)
    rounds(match, 4)
    assert (see(match).cycle, see(match).rounds) == (2, 12)
    assert match.play(None, LAST_CYCLE) == [LastCycleAnnounced()]
    assert (see(match).cycles, see(match).rounds) == (2, 6)
    assert not match.waits.host_actions
    with pytest.raises(IllegalMove):
        match.play(None, LAST_CYCLE)
    rounds(match, 2)
    assert match.result is not None


@pytest.mark.parametrize("reds", [3, 4, 5, 6, 7])
def test_bm_d6_the_button_is_there_only_where_it_would_end_the_match_sooner(reds: int) -> None:
    """With three seats the first cycle ends after three rounds; with as few red cards as that, so does the match."""
    match = begin(3, reds=[f"s{number}" for number in range(reds)], cycles=2)
    vote(match, 0)
    offered = []
    while match.result is None:
        offered.append(match.waits.host_actions == ("last-cycle",))
        rounds(match, 1)
    assert offered == [reds > 3] * 3 + [False] * min(reds - 3, 3)


def test_bm_d10_a_score_may_be_below_zero() -> None:
    match = begin(3, cycles=2)
    vote(match, 0)
    # Seat 2 is last whenever it is not master.
    while match.result is None:
        master = see(match).master
        best, worst = {0: (1, 2), 1: (0, 2), 2: (0, 1)}[master or 0]
        play_round(match, best, worst)
    assert GAME.result(match.state) == match.result
    assert match.result.points == (4, 0, -4)
    assert match.result.winners == (0,)
