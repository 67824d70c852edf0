"""The moments that are found in every game."""

import pytest

from spieleabend.games import all_games
from spieleabend.play.prompts import waited_for
from spieleabend.tables import records as said
from tests.chaos.moments import FINISHED, LOBBY, OR, moments, people_of
from tests.games.support import cases, main_settings, rng_of, walk
from tests.tables.logs import library, state_of

every_game = pytest.mark.parametrize("game", all_games())


@every_game
def test_whatever_a_match_waits_for_is_a_moment(game: str) -> None:
    asked: set[str] = set()
    for case in cases():
        if case.game.id == game and case.seats == people_of(case.game):
            match = case.begin()
            for _ in walk(match, rng_of("moments", str(case))):
                waited = [prompts for prompts in match.prompts.values() if waited_for(prompts)]
                asked |= {next(prompt.name for prompt in prompts if not prompt.optional) for prompts in waited}
    assert asked
    assert asked | {LOBBY, FINISHED} <= {name for moment in moments(game) for name in moment.name.split(OR)}


@every_game
def test_all_settings_have_a_lobby_and_an_end(game: str) -> None:
    settings = main_settings(all_games()[game])
    for name in (LOBBY, FINISHED):
        assert [dict(moment.options) for moment in moments(game) if moment.name == name] == list(map(dict, settings))


@every_game
def test_who_is_who_is_as_the_log_says(game: str) -> None:
    """Who is asked is waited for; who has answered has just done so and is not."""
    shelf = library(all_games()[game])
    for moment in moments(game):
        if moment.name in (LOBBY, FINISHED):
            continue
        match = state_of(*moment.records, shelf=shelf).match
        assert match is not None
        waiting = {seat for seat, prompts in match.prompts.items() if waited_for(prompts)}
        assert set(moment.cast["asked"]) <= waiting
        moved = {record.seat for record in moment.records if isinstance(record, said.Played)}
        assert set(moment.cast.get("answered", ())) <= moved - waiting
        assert not waiting & {*moment.cast.get("not asked", ()), *moment.cast.get("next", ())}
        assert ("last asked" in moment.cast) == (len(waiting) > 1)
        assert moment.joins == match.waits.joins
