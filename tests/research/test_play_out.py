from dataclasses import replace
from typing import Any

import pytest

from spieleabend.games import all_games
from spieleabend.play.contest import Contest, as_shouts
from spieleabend.play.match import Match
from spieleabend.play.moves import HostAction, Picked, Pressed, Shouts, TimeUp
from spieleabend.play.prepare import bare_deck, prepare
from spieleabend.play.prompts import Confirm
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import NOTHING, Clock, Waits
from spieleabend.research.play_out import MatchStuck, Players, next_move, play_out
from tests.play.high_card import DECK, GAME

KEY = bytes(32)


def begun(**changed: Any) -> Match:
    game = replace(GAME, **changed)
    return Match(game, prepare(game, DECK, seats=3, options={"rounds": 4}, level="adult"), Rng(KEY))


@pytest.mark.parametrize("players", ["bots", "random", "mixed"])
def test_a_match_is_played_to_its_end(players: Players) -> None:
    match = begun()
    ended = play_out(match, players, Rng(KEY))
    assert ended.result == match.result
    assert ended.moves == match.moves == 12


def test_bots_answer_what_the_games_bot_says() -> None:
    match = begun()
    seat, move = next_move(match, "bots", Rng(KEY))
    assert seat is not None
    assert move == Picked("lay", (match.state.hands[seat][0],))


def test_where_nobody_is_waited_for_the_shortest_clock_runs_out() -> None:
    clocks = (Clock("slow", 1, 900), Clock("quick", 2, 100), Clock("middle", 3, 500))
    match = begun(waits=lambda _state: Waits(clocks=clocks), prompts=lambda _state: {})
    assert next_move(match, "bots", Rng(KEY)) == (None, TimeUp("quick", 2))


def test_nobody_waits_for_an_optional_answer_and_no_bot_gives_one() -> None:
    match = begun(prompts=lambda _state: {0: (Confirm("take-back", optional=True),)})
    assert {next_move(match, "bots", Rng(KEY, drawn))[0] for drawn in range(50)} == {None}
    assert {next_move(match, "random", Rng(KEY, drawn))[0] for drawn in range(50)} == {None, 0}


@pytest.mark.parametrize(("number", "bot"), [(0, 0), (1, 1)])
def test_in_mixed_matches_every_other_seat_is_a_bots_and_in_the_next_match_the_others(number: int, bot: int) -> None:
    """A bot here never takes back; whoever answers by chance now and then does."""
    asked = dict.fromkeys(range(2), (Confirm("take-back", optional=True),))
    match = begun(prompts=lambda _state: asked)
    assert {next_move(match, "mixed", Rng(KEY, drawn), number)[0] for drawn in range(80)} == {None, 1 - bot}


def test_a_match_that_nothing_can_move_is_said_to_be_stuck() -> None:
    match = begun(waits=lambda _state: NOTHING, prompts=lambda _state: {})
    with pytest.raises(MatchStuck, match="high-card: after 0 moves it waits for no seat and no clock"):
        play_out(match, "bots", Rng(KEY))


def test_a_match_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieleabend.research.play_out.MOST_MOVES", 5)
    with pytest.raises(MatchStuck, match="no end after 5 moves"):
        play_out(begun(), "bots", Rng(KEY))


def test_a_match_that_is_over_already_takes_no_move() -> None:
    match = begun()
    match.play(None, HostAction("stop"))
    assert play_out(match, "random", Rng(KEY)).moves == 1


def in_a_contest(seats: int = 4, **changed: Any) -> Match:
    """A match of a game with contests, in one."""
    game = replace(all_games()["wollmilchsau"], **changed)
    match = Match(game, prepare(game, bare_deck(game, "en"), seats=seats, options={}, level="mild"), Rng(KEY))
    match.play(*next_move(match, "bots", Rng(KEY)))
    assert match.waits.shouts
    return match


def told(match: Match) -> Contest:
    """What a table is told of the contest."""
    assert match.game.contest is not None
    return match.game.contest(match.state)


@pytest.mark.parametrize("players", ["bots", "random", "mixed"])
def test_in_a_contest_all_press_at_once_and_come_in_the_order_of_their_reactions(players: Players) -> None:
    match = in_a_contest(reaction=lambda sight, _rng: 900_000 - sight.seat * 100_000)
    seat, move = next_move(match, players, Rng(KEY))
    assert seat is None
    assert isinstance(move, Shouts)
    assert [(shout.seat, shout.microseconds) for shout in move.shouts] == [
        (3, 600_000),
        (2, 700_000),
        (1, 800_000),
        (0, 900_000),
    ]
    assert move == as_shouts(move.shouts, told(match).right, 15_000)
    match.play(seat, move)


def test_whoever_would_press_too_late_has_not_pressed() -> None:
    match = in_a_contest(reaction=lambda sight, _rng: 10_000_000 + sight.seat)
    _, move = next_move(match, "bots", Rng(KEY))
    assert isinstance(move, Shouts)
    assert [shout.seat for shout in move.shouts] == [0]


def test_without_reactions_of_the_game_the_order_is_by_chance() -> None:
    match = in_a_contest(reaction=None)
    moves = [next_move(match, "random", Rng(KEY, drawn))[1] for drawn in range(60)]
    assert {move.shouts[0].seat for move in moves if isinstance(move, Shouts)} == {0, 1, 2, 3}


def test_only_who_is_asked_to_press_does() -> None:
    match = in_a_contest()
    match.state.die = "cow" if "cow" not in match.state.visible else "mouse"
    wrong = next(one for one in ("cat", "dog", "pig") if one not in told(match).right)
    match.play(2, Pressed("shout", wrong))
    _, move = next_move(match, "bots", Rng(KEY))
    assert isinstance(move, Shouts)
    assert {shout.seat for shout in move.shouts} == {0, 1, 3}
