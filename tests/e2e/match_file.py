"""The match file that a running server gives away after a match."""

import aiohttp
import msgspec

from spieleabend.decks.load import load
from spieleabend.games import all_games
from spieleabend.play.match_file import decode
from spieleabend.play.replay import replay
from tests.e2e.running import RunningServer


async def check_match_file(server: RunningServer, code: str) -> None:
    """The match file of the whole match holds: every deal, every move, the result."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.origin}/api/tables/{code}/match.json") as answer,
    ):
        file = decode(await answer.read())
    game = all_games()[file.game]
    outcome = replay(file, game, load(game, file.language))
    assert outcome.holds, msgspec.to_builtins(outcome)
    assert outcome.winners
