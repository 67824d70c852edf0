"""`kill -9` of the real server in the middle of a match, again and again: nothing that was acknowledged is lost."""

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.e2e.guest import ConnectionGone, Guest, create_table
from tests.e2e.match_file import check_match_file
from tests.e2e.running import RunningServer

MOST_MOVES = 400
KILL_EVERY = 9


async def catch_up(guests: list[Guest], number: int) -> None:
    """Let everybody see the table after record `number`."""
    for guest in guests:
        while guest.number < number:
            await guest.hear()


def find_mover(guests: list[Guest], chance: random.Random) -> tuple[Guest, dict[str, Any]]:
    """Somebody who is asked something, and an answer to it."""
    for guest in guests:
        move = guest.next_move(chance)
        if move is not None:
            return guest, move
    raise AssertionError("the match waits for nobody")


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


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_match_survives_kill_9_at_any_moment(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    with RunningServer(tmp_path / "data") as server:
        host_token = "h" * 32
        code = await create_table(server.origin, host_token, game="bam", language="pl", level="cheeky")
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(server.origin, code)) for _ in range(3)]
            host = Guest(server.origin, code)
            host.token = host_token
            await stack.enter_async_context(host)
            for number, guest in enumerate(guests):
                await guest.command("sit", token=guest.token, name=f"Zoë {number}", picture=number)
            await host.command("settle", options={"cycles": 2})
            started = await host.command("start")
            assert started["kind"] == "done", started
            await catch_up(guests, started["number"])
            kills = 0
            for step in range(MOST_MOVES):
                guest, move = find_mover(guests, chance)
                seat = guest.seat
                hands = {id(other): other.seat["private"]["hand"] for other in guests}
                command_id = f"move-{seed}-{step:04}"
                command = {"seat": seat["seat"], "number": seat["number"], "move": move}
                if step % KILL_EVERY == KILL_EVERY - 1:
                    before = guest.number
                    await kill_while(
                        server, guest, {"kind": "play", "id": command_id, **command}, rest_first=chance.random() < 0.5
                    )
                    kills += 1
                    server.start_again()
                    await come_back(guests)
                    assert before <= guest.number <= before + 1
                    if guest.number == before:
                        assert {id(other): other.seat["private"]["hand"] for other in guests} == hands
                acknowledged = guest.answers.get(command_id)
                answer = await guest.command("play", command_id, **command)
                assert answer["kind"] == "done", answer
                assert acknowledged in (None, answer)
                again = await guest.command("play", command_id, **command)
                assert again["number"] == answer["number"], "sent twice counts once"
                await catch_up(guests, answer["number"])
                assert {other.number for other in guests} == {answer["number"]}
                if guest.phase == "finished":
                    break
            assert guests[0].phase == "finished"
            assert kills >= 3
        await check_match_file(server, code)
        assert server.stop() == 0
