"""Presses as only machines and bad networks make them, at the real server: nobody is stuck, nobody is robbed."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio

from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal, right_shouts
from spieleabend.tables.contest.trust import BUCKET_AT_FIRST, BUCKET_PER_CONTEST
from tests.e2e.guest import PATIENCE_SECONDS, create_table
from tests.e2e.hand import CLOCK, Hand
from tests.e2e.hurry import COMMAND
from tests.e2e.relay import Relay
from tests.e2e.running import RunningServer

pytestmark = pytest.mark.asyncio(loop_scope="module")

PROVABLE, USUAL = 27.5, 13.0
"""Milliseconds that are proved, and those that are usual, where a device's round trip takes less than one."""


class Evening:
    """A match of two: Ania (seat 0) on a good line, Bo (seat 1) behind a relay."""

    def __init__(self, host: Hand, hands: list[Hand], relay: Relay) -> None:
        self.host = host
        self.hands = hands
        self.relay = relay

    @property
    def game(self) -> dict[str, Any]:
        return self.host.game

    async def roll(self) -> tuple[Animal, Animal]:
        """Take what is to be taken, roll, and wait until the die is told to all: what is right, and what is wrong."""
        while self.game["phase"] == "taking":
            number = self.host.number
            await self.hands[self.game["takers"][0]].answer("take")
            await self.host.until(lambda number=number: self.host.number > number)  # type: ignore[misc] # a default
        await self.hands[self.game["roller"]].confirm("roll")
        reveals = [await hand.revealed() for hand in self.hands]
        await self.host.until(lambda: self.game["phase"] == "shouting")
        visible = [pile["top"] for pile in self.game["piles"]]
        right = right_shouts(reveals[0]["shown"], visible, self.game["barred"])
        return right[0], next(animal for animal in ANIMALS if animal not in right)

    async def judged(self) -> dict[int, tuple[str, float | None]]:
        """What became of every seat's press, and how many milliseconds counted."""
        await self.host.until(lambda: self.game["phase"] != "shouting")
        for hand in self.hands:
            if hand.number < self.host.number:
                await hand.until(lambda hand=hand: hand.number >= self.host.number)  # type: ignore[misc] # a default
        return {
            shout["seat"]: (shout["verdict"], shout["microseconds"] and shout["microseconds"] / 1000)
            for shout in self.game["last"]["shouts"]
        }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("presses") / "data", command=COMMAND) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def evening(server: RunningServer) -> AsyncIterator[Evening]:
    async with AsyncExitStack() as stack:
        token = secrets.token_hex(16)
        code = await create_table(server.origin, token, game="wollmilchsau", language="en")
        relay = await stack.enter_async_context(Relay(server.port))
        host = Hand(server.origin, code)
        host.token = token
        hands = [Hand(server.origin, code), Hand(f"http://127.0.0.1:{relay.port}", code)]
        for guest in (host, *hands):
            await stack.enter_async_context(guest)
        for picture, hand in enumerate(hands):
            await hand.ask("sit", token=hand.token, name=f"Zoë {picture}", picture=picture)
        await host.ask("settle", options={"barred_shown": True})
        await host.ask("start")
        await host.until(lambda: host.view["public"]["phase"] == "playing")
        yield Evening(host, hands, relay)


async def test_a_late_press_is_told_by_how_much_and_changes_nothing(evening: Evening) -> None:
    ania, bo = evening.hands
    right, _ = await evening.roll()
    contest = (await bo.revealed())["contest"]
    assert (await ania.tap(right, 250))["kind"] == "done"
    verdicts = await evening.judged()
    answer = await bo.say("press", seat=1, contest=contest, option=right, frame=CLOCK, pressed=CLOCK + 200)
    assert answer["key"] == "refused-late"
    assert 0 < answer["parameters"]["milliseconds"] < PATIENCE_SECONDS * 1000
    assert list(verdicts) == [0]
    assert evening.game["last"]["takers"] == [0]
    # And the next one is theirs.
    right, _ = await evening.roll()
    await bo.tap(right, 200)
    assert (await evening.judged())[1][0] == "right"


@pytest.mark.parametrize("early", [{"frame": None}, {"claim": 119.0}])
async def test_a_false_start_is_void_and_leaves_the_round_to_the_others(
    evening: Evening, early: dict[str, Any]
) -> None:
    ania, bo = evening.hands
    right, wrong = await evening.roll()
    assert (await bo.tap(wrong, 0, **early))["kind"] == "done"
    assert (await bo.tap(right, 200))["key"] == "refused-pressed"
    await ania.tap(right, 300)
    verdicts = await evening.judged()
    assert verdicts[0][0] == "right"
    assert verdicts[1][0] == "false-start"


async def test_who_presses_twice_has_pressed_once(evening: Evening) -> None:
    ania, bo = evening.hands
    right, wrong = await evening.roll()
    first = await bo.tap(right, 200, id="the-same-press")
    again = await bo.tap(right, 200, id="the-same-press")
    other = await bo.tap(wrong, 200)
    assert first == again
    assert first["kind"] == "done"
    assert other["key"] == "refused-pressed"
    await ania.tap(wrong, 400)
    verdicts = await evening.judged()
    assert verdicts[1][0] == "right"
    # It was sent again since its answer was lost: it still is answered as before.
    assert (await bo.say("press", seat=1, contest=0, option=right, frame=0, pressed=0, id="another-press"))["key"] in (
        "refused-no-contest",
        "refused-late",
    )


async def test_what_a_network_held_up_for_a_while_still_wins(evening: Evening) -> None:
    ania, bo = evening.hands
    right, _ = await evening.roll()
    evening.relay.hold("up")
    held = asyncio.create_task(bo.tap(right, 250))
    await ania.tap(right, 400)
    evening.relay.let_go("up")
    assert (await held)["kind"] == "done"
    verdicts = await evening.judged()
    assert verdicts[1][0] == "right"
    assert verdicts[0][0] == "late"


async def test_nobody_waits_for_ever_for_what_is_held_up(evening: Evening) -> None:
    ania, bo = evening.hands
    right, _ = await evening.roll()
    evening.relay.hold("up")
    held = asyncio.create_task(bo.tap(right, 250))
    await ania.tap(right, 300)
    assert (await evening.judged())[0][0] == "right"
    evening.relay.let_go("up")
    assert (await held)["key"] == "refused-late"
    right, _ = await evening.roll()
    await bo.tap(right, 200)
    assert (await evening.judged())[1][0] == "right"


async def test_a_machine_s_claims_are_cut_to_what_can_be_true_and_the_host_sees_it(evening: Evening) -> None:
    ania, machine = evening.hands
    # What a device says of its own line can only make it shorter: so it does not matter how fast this machine is.
    await machine.send({"kind": "time", "sent": 0.0, "round_trip": 0.5})
    bucket = BUCKET_AT_FIRST / 1000
    for played in range(1, 7):
        right, _ = await evening.roll()
        await asyncio.gather(machine.tap(right, 300, claim=130), ania.tap(right, 300))
        verdicts = await evening.judged()
        counted = verdicts[1][1]
        assert counted is not None
        if played <= 5:
            assert counted >= 300 - PROVABLE - bucket
            bucket = (
                bucket - max(0.0, 300 - PROVABLE - counted) + BUCKET_PER_CONTEST / 1000
            )  # It has paid for what it was believed.
        else:
            assert counted >= 300 - USUAL
        assert evening.host.view["private"]["estimated"] == ([machine.person] if played >= 5 else [])
        assert not ania.view["private"]["estimated"], "nobody is accused before the others"


async def test_a_press_ahead_of_its_time_does_not_end_the_round_before_people_can_react(evening: Evening) -> None:
    ania, machine = evening.hands
    right, _ = await evening.roll()
    assert (await machine.tap(right, -1000, claim=500))["kind"] == "done"
    assert (await ania.tap(right, 330))["kind"] == "done"
    verdicts = await evening.judged()
    assert verdicts[0][0] == "right"
    assert verdicts[1][0] == "late"


async def test_what_is_said_out_of_order_twice_or_of_others_harms_nobody(evening: Evening) -> None:
    ania, bo = evening.hands
    right, _ = await evening.roll()
    for until in (400, 100, 400, 10_000):
        await bo.unpressed(until)
    await bo.unpressed(9_000, seats=[0, 1, 7])
    await bo.unpressed(9_000, contest=1)
    assert (await bo.tap(right, 200))["kind"] == "done"
    await bo.unpressed(300)
    await ania.tap(right, 300)
    verdicts = await evening.judged()
    assert verdicts[1][0] == "right"


@pytest.mark.parametrize("asleep", ["in a pocket", "in a tunnel", "gone"])
async def test_nobody_waits_for_a_device_that_sleeps_and_it_finds_back(evening: Evening, asleep: str) -> None:
    ania, bo = evening.hands
    if evening.game["roller"] == 1:
        right, _ = await evening.roll()
        await asyncio.gather(ania.tap(right, 200), bo.tap(right, 400))
        await evening.judged()
    right, _ = await evening.roll()
    if asleep == "in a pocket":
        await bo.send({"kind": "visible", "visible": False})
    elif asleep == "in a tunnel":
        evening.relay.hold("up")
        evening.relay.hold("down")
    else:
        await bo.close()
    await ania.tap(right, 300)
    await evening.host.until(lambda: evening.game["phase"] != "shouting")
    assert evening.game["last"]["takers"] == [0]
