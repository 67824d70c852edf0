"""Three players: every pair lays in turn while the third one controls (KW-D7, KW-D22)."""

from tests.games.kwando.play import (
    RISING,
    active,
    begin,
    decode,
    foul,
    foul_for_good,
    lay_all,
    own,
    play_turn,
    points_of,
    ring,
    see,
    turn,
)


def test_kw_d7_pairs_are_active_in_turn_and_the_third_controls() -> None:
    match = begin(3)
    seen = []
    for _ in range(3):
        seen.append((active(match), see(match).controllers))
        play_turn(match)
    assert seen == [((0, 1), (2,)), ((0, 2), (1,)), ((1, 2), (0,))]


def test_kw_d7_each_result_is_credited_to_both() -> None:
    match = begin(3, dates=RISING)
    turn(match)
    lay_all(match, RISING)
    decode(match)
    assert points_of(match) == [6, 6, 0]
    ring(match, "decoder")
    play_turn(match, fouls=1)
    assert points_of(match) == [5, 6, -1]


def test_kw_d7_a_pair_holds_three_cards_each_and_sees_only_those_of_its_turn() -> None:
    match = begin(3)
    turn(match)
    first = {person.id for person in own(match, 0).hand}
    assert [len(own(match, seat).hand) for seat in range(3)] == [3, 3, 0]
    ring(match, "glass")
    decode(match)
    ring(match, "decoder")
    turn(match)
    assert len(own(match, 0).hand) == 3
    assert not first & {person.id for person in own(match, 0).hand}


def test_kw_d7_breaches_are_counted_per_pair() -> None:
    match = begin(3)
    for fouls in (2, 1, 0):
        play_turn(match, fouls=fouls)
    assert [team.errors for team in see(match).teams] == [2, 1, 0]
    play_turn(match)
    assert play_turn(match).penalty == 0
    assert play_turn(match, fouls=2).penalty == -3, "the first pair again: its third and fourth breach"


def test_kw_d7_on_game_over_both_lose_and_the_third_wins_alone() -> None:
    match = begin(3)
    match.state.points = [20, 15, 3]
    turn(match)
    foul_for_good(match, 5)
    foul(match)
    ring(match, "take-back")
    assert match.result is not None
    assert match.result.winners == (2,)
    assert match.result.points == (20, 15, 3)


def test_kw_d7_a_pair_has_no_points_of_its_own() -> None:
    assert [team.points for team in see(begin(3)).teams] == [None] * 3
    assert [team.points for team in see(begin(4)).teams] == [0, 0]


def test_kw_d7_kw_d11_the_best_of_three_wins() -> None:
    match = begin(3, rounds=1, dates=RISING)
    turn(match)
    lay_all(match, RISING)
    decode(match)
    ring(match, "decoder")
    play_turn(match)
    play_turn(match)
    assert match.result is not None
    assert match.result.winners == (0, 1)
