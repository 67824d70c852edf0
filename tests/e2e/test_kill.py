"""`kill -9` of the real server in the middle of a match, again and again: nothing that was acknowledged is lost."""

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from spieleabend.games import all_games
from spieleabend.play.game import AnyGame
from spieleabend.play.options import Options
from tests.e2e.guest import ConnectionGone, Guest, create_table
from tests.e2e.hurry import COMMAND as HURRIED
from tests.e2e.hurry import SAND
from tests.e2e.match_file import check_match_file
from tests.e2e.running import RunningServer
from tests.games.support import main_settings

EVENINGS = [
    *(pytest.param(game, main_settings(game)[0], id=game.id) for game in all_games().values()),
    *(
        pytest.param(game, main_settings(game)[-1], id=f"{game.id}-other", marks=pytest.mark.soak)
        for game in all_games().values()
        if len(main_settings(game)) > 1
    ),
]
"""Every game as usual, and in scripts/soak with the last of its main settings."""

MOST_MOVES = 400
KILL_AT = (5, 11, 17, 32, 50, 75, 105, 140)
"""Before these moves; the longer a match, the rarer, since each takes a second."""
RECONNECT = 10
"""After so many moves all come anew: nobody here takes a rest, and a connection may say only so much at once."""


async def catch_up(guests: list[Guest], number: int) -> None:
    """Let everybody see the table after record `number`."""
    for guest in guests:
        while guest.number < number:
            await guest.hear()


async def find_mover(guests: list[Guest], chance: random.Random) -> tuple[Guest, dict[str, Any]] | None:
    """Somebody who is asked something, and an answer; None at the end, to which the table may go on by itself."""
    while guests[0].phase != "finished":
        for guest in guests:
            move = guest.next_move(chance)
            if move is not None:
                return guest, move
        if guests[0].contest is not None:
            for guest in guests:
                await guest.press()
        await guests[0].hear()
        await catch_up(guests, guests[0].number)
    return None


async def come_back(guests: list[Guest]) -> None:
    """Everybody's phone reconnects by itself."""
    for guest in guests:
        await guest.connect()
    await catch_up(guests, max(guest.number for guest in guests))


async def kill_while(server: RunningServer, guest: Guest, command: dict[str, Any], *, rest_first: bool) -> None:
    """Send a command and kill the server while it may be under way; `rest_first` lets it get a little further."""
    await guest.send(command)
    if rest_first:
        async with aiohttp.ClientSession() as session, session.get(f"{server.origin}/healthz") as health:
            assert health.status == 200
    server.kill()
    with pytest.raises(ConnectionGone):
        await guest.hear_the_end()


@pytest.mark.parametrize(("game", "options"), EVENINGS)
async def test_a_match_survives_kill_9_at_any_moment(tmp_path: Path, game: AnyGame, options: Options) -> None:
    chance = random.Random(f"{game.id} {options}")
    # No evening waits for a decoder; sand runs as in life, for a clock that runs out would be one more record.
    with RunningServer(tmp_path / "data", command=HURRIED, environment={SAND: "1000"}) as server:
        host_token = "h" * 32
        code = await create_table(server.origin, host_token, game=game.id, language="pl", level="cheeky")
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(server.origin, code)) for _ in range(game.seats.least)]
            host = Guest(server.origin, code)
            host.token = host_token
            await stack.enter_async_context(host)
            for number, guest in enumerate(guests):
                await guest.command("sit", token=guest.token, name=f"Zoë {number}", picture=number)
            await host.command("settle", options=options)
            started = await host.command("start")
            assert started["kind"] == "done", started
            await catch_up(guests, started["number"])
            kills = 0
            for step in range(MOST_MOVES):
                found = await find_mover(guests, chance)
                if found is None:
                    break
                guest, move = found
                seat = guest.seat
                own = {id(other): other.seat["private"] for other in guests}
                command_id = f"move-{step:04}"
                command = {"seat": seat["seat"], "number": seat["number"], "move": move}
                if step in KILL_AT:
                    before = guest.number
                    await kill_while(
                        server, guest, {"kind": "play", "id": command_id, **command}, rest_first=chance.random() < 0.5
                    )
                    kills += 1
                    server.start_again()
                    await come_back(guests)
                    assert before <= guest.number <= before + 1
                    if guest.number == before:
                        assert {id(other): other.seat["private"] for other in guests} == own
                elif step % RECONNECT == 0:
                    await come_back(guests)
                acknowledged = guest.answers.get(command_id)
                answer = await guest.command("play", command_id, **command)
                assert answer["kind"] == "done", answer
                assert acknowledged in (None, answer)
                if step % 4 == 1:
                    again = await guest.command("play", command_id, **command)
                    assert again["number"] == answer["number"], "sent twice counts once"
                await catch_up(guests, answer["number"])
                assert {other.number for other in guests} == {answer["number"]}
            assert guests[0].phase == "finished"
            assert kills >= 2
        await check_match_file(server, code)
        assert server.stop() == 0


async def test_kill_9_in_the_middle_of_a_contest_and_everybody_presses_anew(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", command=HURRIED) as server:
        host_token = "h" * 32
        code = await create_table(server.origin, host_token, game="wollmilchsau", language="pl")
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(server.origin, code)) for _ in range(2)]
            first, second = guests
            for number, guest in enumerate(guests):
                await guest.command("sit", token=guest.token, name=f"Zoë {number}", picture=number)
            host = Guest(server.origin, code)
            host.token = host_token
            await stack.enter_async_context(host)
            await catch_up(guests, (await host.command("start"))["number"])
            found = await find_mover(guests, random.Random(0))
            assert found is not None
            mover, move = found
            rolled = await mover.command("play", seat=mover.seat["seat"], number=mover.seat["number"], move=move)
            await catch_up(guests, rolled["number"])
            contest = first.contest
            assert contest is not None
            shown = set()
            assert (await first.press())["kind"] == "done"
            assert first.reveal is not None
            shown.add(first.reveal["shown"])
            server.kill()
            server.start_again()
            await come_back(guests)
            assert first.number == rolled["number"], "a press alone writes nothing down"
            assert first.contest == second.contest == contest
            for guest in guests:
                assert (await guest.press())["kind"] == "done"
                assert guest.reveal is not None
                shown.add(guest.reveal["shown"])
            assert len(shown) == 1, "the same is shown again"
            await catch_up(guests, rolled["number"] + 1)
            last = first.view["public"]["match"]["public"]["last"]
            assert [shout["seat"] for shout in last["shouts"]] == [0, 1]
            assert await find_mover(guests, random.Random(0)), "the match goes on"
        assert server.stop() == 0
