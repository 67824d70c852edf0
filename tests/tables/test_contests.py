"""Contests at a table: shown to all at once, pressed on slow and fast lines, closed exactly, and written down."""

import asyncio
from functools import partial
from typing import Any

import pytest

from spieleabend.log.memory import MemoryLog
from spieleabend.play.moves import Pressed
from spieleabend.protocol import commands as asked
from spieleabend.tables import records as said
from spieleabend.tables.contest.evidence import judged_again
from spieleabend.tables.contest.trust import Standings
from tests.tables.contesting import GAMES, PACE, Hand, hands, shouted, until, written, wrong
from tests.tables.gathering import gathering, make_house
from tests.tables.lines import HouseExchange, HouseLine
from tests.tables.phones import Phone, new_id
from tests.virtual_time import settle

pytestmark = pytest.mark.virtual_time


def table() -> Any:
    return gathering(games=GAMES, pace=PACE)


def clock() -> float:
    """The server's clock in milliseconds."""
    return asyncio.get_running_loop().time() * 1000


def round_of(phone: Phone) -> int:
    number: int = phone.public["round"]
    return number


async def over(phone: Phone, number: int = 1) -> dict[str, Any]:
    """What came of the contest of this number."""
    await phone.until(lambda: phone.view.phase != "playing" or round_of(phone) > number)
    last: dict[str, Any] = phone.public["last"]
    return last


def on_a_line(phone: Phone, round_trip: int) -> None:
    """The server measures this round trip from now on, in milliseconds."""
    line = phone._line
    assert isinstance(line, HouseLine)
    assert line.tell_round_trip is not None
    # Longer than what it has measured before, which is forgotten.
    assert line.attendance is not None
    line.attendance.round_trips.__init__()  # type: ignore[misc] # as if nothing had been measured
    line.tell_round_trip(round_trip * 1000)


def by_seat(record: said.Shouted) -> dict[int, Any]:
    return {one.seat: one for one in record.evidence}


class TestShowing:
    async def test_nobody_is_sent_what_is_shown_before_it_is_time(self) -> None:
        async with table() as house:
            hand, _ = await hands(house, 0, 0, rounds=3)
            maker = house.phones[0]
            for number in range(1, 4):
                before = {phone: len(phone.heard) for phone in house.phones}
                reveal = await hand.shown()
                told = reveal.shown.encode()
                for phone, count in before.items():
                    kinds = [b"reveal" in message for message in phone.heard[count:] if told in message]
                    assert kinds == [True], "only the reveal says it"
                assert maker.reveal == reveal
                await hand.press()
                await over(hand.phone, number)
            assert maker.view.phase == "finished"

    async def test_devices_are_told_shortly_before_and_watchers_not_before_players(self) -> None:
        told: dict[str, float] = {}
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            on_a_line(bo.phone, 200)
            maker = house.phones[0]

            def note(name: str, phone: Phone) -> None:
                if phone.reveal is not None:
                    told.setdefault(name, clock())

            for name, phone in (("ania", ania.phone), ("bo", bo.phone), ("maker", maker)):
                phone.listener = partial(note, name, phone)
            reveal = await ania.shown()
            leads = {name: reveal.at - at for name, at in told.items()}
            assert leads["ania"] == pytest.approx(135, abs=1)
            assert leads["maker"] == pytest.approx(135, abs=1)
            assert 135 <= leads["bo"] <= 450

    async def test_whoever_comes_late_or_comes_back_is_shown_it_at_once(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await ania.shown()
            await ania.press(wrong(reveal.shown), after=300)
            await settle()
            await ania.phone.reload()
            await settle()
            assert ania.phone.reveal is not None
            assert (ania.phone.reveal.contest, ania.phone.reveal.pressed) == (reveal.contest, (0,))
            late = await house.phone(bo.phone.code).connect()
            await settle()
            assert late.reveal is not None
            assert (late.reveal.contest, late.reveal.pressed) == (reveal.contest, ())

    async def test_the_instant_cannot_be_guessed(self) -> None:
        waits = []
        async with gathering(games=GAMES) as house:
            hand, _ = await hands(house, 0, 0, rounds=12)
            for number in range(1, 13):
                began = clock()
                reveal = await hand.shown()
                waits.append(reveal.at - began)
                await hand.press()
                await over(hand.phone, number)
        assert all(650 <= wait <= 3450 for wait in waits[1:])
        assert max(waits) - min(waits) > 800


class TestMeasuring:
    async def test_the_faster_finger_on_the_slow_line_wins_every_time(self) -> None:
        """The finger that is 40 ms faster, on 300 ms, arrives 110 ms later than the slower one on 5 ms."""
        async with table() as house:
            ania, bo = await hands(house, 150, 2.5, rounds=20)
            on_a_line(ania.phone, 300)
            for number in range(1, 21):
                ania_s = asyncio.create_task(ania.press(after=380))
                await bo.press(after=420)
                reveal = bo.phone.reveal
                await ania_s
                last = await over(bo.phone, number)
                assert [shout["seat"] for shout in last["shouts"]] == [0, 1], reveal
                assert last["standing"] == 1
            assert bo.phone.public["points"] == [20, 0]

    async def test_clocks_that_are_hours_apart_and_late_frames_make_no_difference(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            ania.offset, bo.offset = 9_000_000.0, 55.0
            asyncio.create_task(bo.press(after=400))  # noqa: RUF006
            await ania.press(after=390, late=20)
            last = await over(ania.phone)
            assert [(shout["seat"], shout["microseconds"]) for shout in last["shouts"]] == [(0, 390_000), (1, 400_000)]
            assert last["standing"] == 2

    async def test_a_claim_that_the_round_trip_cannot_prove_is_paid_from_the_bucket_and_then_cut(self) -> None:
        async with table() as house:
            cheat, bo = await hands(house, 0, 0, rounds=20)
            for number in range(1, 21):
                asyncio.create_task(bo.press(after=400))  # noqa: RUF006
                await cheat.press(after=600, claim=300)
                await over(bo.phone, number)
            presses = [by_seat(record).get(0) for record in await shouted(house, bo.phone)]
            counted = [one.effective // 1000 for one in presses if one is not None]
            assert counted[0] == 300  # 265.8 too much, which the bucket has paid
            assert max(counted) > 380
            assert bo.phone.public["points"][0] <= 4

    async def test_claims_that_never_go_together_are_estimated_and_the_host_is_told(self) -> None:
        async with table() as house:
            cheat, bo = await hands(house, 0, 0, rounds=12)
            host = house.phones[0]
            for number in range(1, 11):
                asyncio.create_task(bo.press(after=700))  # noqa: RUF006
                await cheat.press(after=500, claim=420)
                await over(bo.phone, number)
            assert host.own.estimated == (1,)
            assert bo.phone.own.estimated == cheat.phone.own.estimated == ()
            evidence = by_seat((await shouted(house, host))[-1])[0]
            assert evidence.estimated
            assert evidence.effective == pytest.approx(500_000 - 5_000 - 12_333, abs=1000)

    async def test_nobody_has_seen_anything_in_less_than_120_ms(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            await ania.press(after=119)
            await bo.press(after=300)
            last = await over(bo.phone)
            assert ([shout["seat"] for shout in last["shouts"]], last["false_starts"]) == ([1], [0])

    async def test_a_press_before_anything_was_drawn_is_a_false_start_and_locks(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            await ania.phone.until(lambda: ania.phone.reveal)
            reveal = ania.phone.reveal
            assert reveal is not None
            await ania.phone.ask(asked.ContestPress(new_id(), 0, reveal.contest, reveal.shown, None, 5.0))
            again = asked.ContestPress(new_id(), 0, reveal.contest, reveal.shown, 6.0, 400.0)
            assert await ania.phone.refused(again) == "refused-pressed"
            await bo.press(after=300)
            assert (await over(bo.phone))["false_starts"] == [0]

    async def test_a_coarse_clock_makes_the_tie_wider(self) -> None:
        """A clock that goes in steps of a sixtieth of a second cannot tell 15 ms; nobody loses by it."""
        async with table() as house:
            ania, bo = await hands(house, 0, 0, window=0)
            reveal = await ania.shown()
            step = 1000 / 60
            frame = 6000 * step
            for beat in range(1, 8):
                ania.phone.signal(asked.Unpressed(reveal.contest, (0,), frame, frame + beat * step))
            press = asked.ContestPress(new_id(), 0, reveal.contest, reveal.shown, frame, frame + 20 * step)
            await until(reveal.at + 345)
            await ania.phone.ask(press)
            await bo.press(after=349)
            assert (await over(bo.phone))["standing"] == 2


class TestClosing:
    async def test_it_closes_as_soon_as_everybody_has_been_heard_up_to_the_line(self) -> None:
        async with table() as house:
            ania, bo, _ = await hands(house, 0, 0, 0)
            third = Hand(house.phones[3])
            reveal = await ania.shown()
            asyncio.create_task(bo.press(wrong(reveal.shown), after=350))  # noqa: RUF006
            await ania.press(after=400)
            await third.beat(reveal, 410)
            await until(reveal.at + 416)
            assert round_of(ania.phone) == 1
            await third.beat(reveal, 416)
            await settle()
            assert round_of(ania.phone) == 2

    async def test_a_slower_line_is_waited_for_and_can_still_win(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 200)
            on_a_line(bo.phone, 300)
            asyncio.create_task(bo.press(after=350))  # noqa: RUF006
            await ania.press(after=400)
            assert [shout["seat"] for shout in (await over(ania.phone))["shouts"]] == [1, 0]

    async def test_whoever_is_silent_is_not_waited_for_longer_than_400_ms(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            on_a_line(bo.phone, 1000)
            reveal = await ania.shown()
            await ania.press(after=400)
            await until(reveal.at + 795)
            assert round_of(ania.phone) == 1
            await until(reveal.at + 801)
            assert round_of(ania.phone) == 2

    @pytest.mark.parametrize("how", ["in the background", "disconnected"])
    async def test_whoever_is_not_here_is_not_waited_for_at_all(self, how: str) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await ania.shown()
            if how == "disconnected":
                await bo.phone.drop()
            else:
                bo.phone.signal(asked.Visible(visible=False))
            await ania.press(after=400)
            await settle()
            assert clock() < reveal.at + 410
            assert round_of(ania.phone) == 2

    async def test_it_is_over_when_all_have_pressed_though_nobody_was_right(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await ania.shown()
            for hand in (ania, bo):
                await hand.press(wrong(reveal.shown), after=400)
            last = await over(ania.phone)
            assert (len(last["shouts"]), last["standing"]) == (2, 2)
            assert clock() < reveal.at + 500

    async def test_it_is_over_when_the_time_is_up_though_nobody_has_pressed(self) -> None:
        async with table() as house:
            ania, _ = await hands(house, 0, 0, patience=3)
            reveal = await ania.shown()
            await over(ania.phone)
            assert 3000 <= clock() - reveal.at <= 3401

    async def test_one_who_has_not_pressed_may_still_be_right_after_others_were_wrong(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await ania.shown()
            await ania.press(wrong(reveal.shown), after=400)
            await bo.press(after=2500)
            assert (await over(bo.phone))["standing"] == 2
            assert bo.phone.public["points"] == [0, 1]

    @pytest.mark.parametrize("how", ["reload", "in the background"])
    async def test_the_last_who_may_be_right_may_come_back_in_time_wm_d18(self, how: str) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await ania.shown()
            if how == "reload":
                await bo.phone.drop()
            else:
                bo.phone.signal(asked.Visible(visible=False))
            await ania.press(wrong(reveal.shown), after=400)
            await until(reveal.at + 1500)
            assert round_of(ania.phone) == 1
            if how == "reload":
                await bo.phone.connect()
            await bo.press(after=2000)
            assert (await over(bo.phone))["standing"] == 2
            assert bo.phone.public["points"] == [0, 1]

    async def test_a_late_press_overturns_nothing_is_told_and_written_down(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0, rounds=5)
            reveal = await ania.shown()
            await ania.press(after=400)
            await over(ania.phone)
            decided = clock()
            await until(decided + 100)
            late = asked.ContestPress(new_id(), 1, reveal.contest, reveal.shown, reveal.at, reveal.at + 350)
            assert await bo.phone.refused(late) == "refused-late"
            assert await bo.phone.refused(late) == "refused-late"
            again = asked.ContestPress(new_id(), 1, reveal.contest, reveal.shown, reveal.at, reveal.at + 350)
            assert await bo.phone.refused(again) == "refused-pressed"
            await until(decided + 1100)
            assert bo.phone.public["points"] == [1, 0]
            (record,) = [one for one in await written(house, bo.phone) if isinstance(one, said.CameLate)]
            ((press),) = record.presses
            assert (press.evidence.seat, press.late // 1000) == (1, 100)
            assert house.watch.late == [press.would_have_won]


class TestRules:
    async def test_a_press_counts_once_and_its_resend_is_answered_again(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await ania.shown()
            await (await ania.press(wrong(reveal.shown), after=300, command="the-same-press"))
            await ania.phone.reconnect()
            await (await ania.press(wrong(reveal.shown), after=300, command="the-same-press"))
            other = asked.ContestPress(new_id(), 0, reveal.contest, reveal.shown, 0.0, 300.0)
            assert await ania.phone.refused(other) == "refused-pressed"
            await bo.press(after=900)
            assert len((await over(bo.phone))["shouts"]) == 2

    async def test_what_makes_no_sense_is_refused_and_locks_nobody(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await ania.shown()

            def press(seat: int, contest: int, option: str) -> asked.ContestPress:
                return asked.ContestPress(new_id(), seat, contest, option, reveal.at, reveal.at + 300)

            assert await ania.phone.refused(press(1, reveal.contest, "cat")) == "refused-not-yours"
            assert await ania.phone.refused(press(9, reveal.contest, "cat")) == "refused-not-yours"
            assert await ania.phone.refused(press(0, reveal.contest ^ 1, "cat")) == "refused-no-contest"
            assert await ania.phone.refused(press(0, reveal.contest, "unicorn")) == "illegal-answer"
            await ania.press(after=500)
            await bo.press(after=900)
            assert [shout["seat"] for shout in (await over(bo.phone))["shouts"]] == [0]

    async def test_whoever_has_left_presses_no_more_and_their_bot_does(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await bo.shown()
            await bo.phone.leave()
            press = asked.ContestPress(new_id(), 1, reveal.contest, reveal.shown, reveal.at, reveal.at + 300)
            assert await bo.phone.refused(press) == "refused-not-yours"
            await ania.press(wrong(reveal.shown), after=500)
            await over(ania.phone)
            (record,) = await shouted(house, ania.phone)
            assert by_seat(record)[1].bot

    async def test_while_a_contest_is_held_a_plain_move_is_no_press(self) -> None:
        async with table() as house:
            ania, _ = await hands(house, 0, 0)
            reveal = await ania.shown()
            seat = ania.phone.seat
            move = asked.Play(new_id(), seat.seat, seat.number, Pressed("shout", reveal.shown))
            assert await ania.phone.refused(move) == "refused-press-measured"

    async def test_what_else_happens_meanwhile_does_not_begin_it_anew(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await ania.shown()
            await ania.press(wrong(reveal.shown), after=300)
            await house.phones[0].ask(asked.HostAct(new_id(), "nudge"))
            await bo.phone.ask(asked.Rename(new_id(), bo.phone.person, "Bodo", 3))
            assert ania.phone.reveal == reveal
            await bo.press(after=900)
            assert len((await over(bo.phone))["shouts"]) == 2

    async def test_a_match_that_is_stopped_ends_it_without_a_word(self) -> None:
        async with table() as house:
            ania, _ = await hands(house, 0, 0)
            reveal = await ania.shown()
            await ania.press(wrong(reveal.shown), after=300)
            await house.phones[0].stop()
            late = asked.ContestPress(new_id(), 0, reveal.contest, reveal.shown, 0.0, 300.0)
            assert await ania.phone.refused(late) in {"refused-not-yours", "refused-no-contest"}
            assert await shouted(house, ania.phone) == []
            assert house.watch.contests == []


class TestBots:
    async def test_bots_press_through_the_same_door_after_their_reaction(self) -> None:
        async with table() as house:
            maker, ania = await house.seated("Ania", game="pressing")
            await maker.add_bot()
            await maker.start()
            hand = Hand(ania)
            await hand.shown()
            await over(ania)
            (record,) = await shouted(house, ania)
            ((bot),) = record.evidence
            assert (bot.seat, bot.bot, bot.effective) == (1, True, 600_000)
            assert not any(isinstance(one, said.Played) for one in await written(house, ania))

    async def test_a_bot_does_not_beat_a_faster_finger_whose_press_is_still_under_way(self) -> None:
        async with table() as house:
            maker, ania = await house.seated("Ania", game="pressing")
            await maker.add_bot()
            await maker.start()
            hand = Hand(ania, way=100)
            await ania.until_phase("playing")
            await settle()
            on_a_line(ania, 200)
            await hand.press(after=580)
            assert [shout["seat"] for shout in (await over(ania))["shouts"]] == [0, 1]

    async def test_a_bot_stands_in_for_whoever_is_silent(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 0, 0, rounds=30, patience=30)
            await bo.phone.drop()
            await ania.phone.until(lambda: ania.phone.public["points"][1] >= 1, 90)
            assert any(isinstance(one, said.StoodIn) for one in await written(house, ania.phone))


class TestTheLog:
    async def test_every_verdict_follows_from_its_evidence_and_buckets_from_the_records(self) -> None:
        async with table() as house:
            ania, bo = await hands(house, 3, 80, rounds=12)
            for number in range(1, 13):
                asyncio.create_task(bo.press(after=380 + number))  # noqa: RUF006
                await ania.press(after=500, claim=400 - number)
                await over(bo.phone, number)
            records = await shouted(house, bo.phone)
            standings = Standings()
            assert len(records) == 12
            for record in records:
                assert judged_again(record.evidence, record.at, record.right, record.window) == record.move
                for one in record.evidence:
                    assert one.bucket == standings.of(one.seat + 1).bucket
                standings.note(record.evidence, record.at, (1, 2), (1, 2))

    async def test_after_a_restart_it_is_shown_again_and_everybody_presses_anew(self) -> None:
        log = MemoryLog()
        async with gathering(games=GAMES, pace=PACE, log=log) as house:
            ania, bo = await hands(house, 0, 0)
            reveal = await ania.shown()
            await (await ania.press(after=300))
            other = make_house(log, games=GAMES, pace=PACE, seed=2)
            exchange = HouseExchange(other)
            for phone in house.phones:
                await phone.drop()
            for hand in (ania, bo):
                hand.phone.exchange = exchange
                hand.phone.reveal = None
                await hand.phone.connect()
            old = asked.ContestPress(new_id(), 0, reveal.contest, reveal.shown, reveal.at, reveal.at + 300)
            assert await ania.phone.refused(old) == "refused-no-contest"
            again = await bo.shown()
            assert (again.shown, again.contest != reveal.contest) == (reveal.shown, True)
            await bo.press(after=350)
            last = await over(bo.phone)
            assert [shout["seat"] for shout in last["shouts"]] == [1]
            await other.close()

    async def test_a_server_that_reads_the_log_knows_what_people_have_left(self) -> None:
        async with table() as house:
            cheat, bo = await hands(house, 0, 0, rounds=9)
            for number in range(1, 9):
                asyncio.create_task(bo.press(after=700))  # noqa: RUF006
                await cheat.press(after=500, claim=420)
                await over(bo.phone, number)
            other = make_house(house.log, games=GAMES, pace=PACE, seed=2)
            host = house.phones[0]
            await host.drop()
            host.exchange = HouseExchange(other)
            await host.connect()
            assert host.own.estimated == (1,)
            await other.close()


async def test_two_people_on_one_device_are_waited_for_one_by_one() -> None:
    async with table() as house:
        maker = await house.table("pressing")
        phone = await house.guest(maker, "Ania")
        await phone.sit("Bo")
        await maker.start()
        await phone.until_phase("playing")
        hand = Hand(phone)
        await hand.press(after=400, seat=1)
        reveal = phone.reveal
        assert reveal is not None
        await until(reveal.at + 416)
        assert round_of(phone) == 1
        await hand.press(after=420, seat=0)
        assert [shout["seat"] for shout in (await over(phone))["shouts"]] == [1, 0]


async def test_an_ordinary_game_is_measured_by_nobody() -> None:
    async with gathering() as house:
        _, ania, _ = await house.started("Ania", "Bo")
        line = ania._line
        assert isinstance(line, HouseLine)
        assert line.tell_round_trip is None
