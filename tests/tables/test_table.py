"""A table in use: people sit, play, leave and return."""

import asyncio

import pytest

from spieleabend.log.memory import MemoryLog
from spieleabend.play.moves import Counted
from spieleabend.protocol import commands as asked
from spieleabend.protocol.updates import Goodbye, TimePong
from spieleabend.tables.attendance import MOST_PENDING
from tests.tables.asking import NOTHING_TOLD
from tests.tables.gathering import gathering
from tests.tables.phones import NotAllowed, new_id
from tests.virtual_time import settle

pytestmark = pytest.mark.virtual_time


def number(value: int) -> Counted:
    return Counted("number", value)


class TestLobby:
    async def test_people_of_any_script_sit_down_and_everybody_sees_them(self) -> None:
        async with gathering() as house:
            maker, *guests = await house.seated("Łucja", "Çiğdem", "日本")
            await settle()
            for phone in (maker, *guests):
                assert phone.names == ["Łucja", "Çiğdem", "日本"]
            assert [phone.own.people for phone in guests] == [(1,), (2,), (3,)]
            assert maker.own.people == ()

    async def test_names_are_cleaned_and_told_apart(self) -> None:
        async with gathering() as house:
            maker = await house.table("bam")
            for name in ("Bo\u202e\u202d", "bo", "<b>Bo</b>", "BO"):
                await house.guest(maker, name)
            assert maker.names == ["Bo", "bo 2", "<b>Bo</b>", "BO 3"]
            watcher = await house.phone(maker).connect()
            with pytest.raises(NotAllowed, match="refused-name-empty"):
                await watcher.sit("\u200b\u200d")
            assert len(maker.view.people) == 4

    async def test_somebody_is_renamed_leaves_and_sits_down_again(self) -> None:
        async with gathering() as house:
            maker, ania = await house.seated("Ania")
            await ania.ask(asked.Rename(new_id(), ania.person, "Anka", 7))
            assert (ania.names, ania.of(1).picture) == (["Anka"], 7)
            await ania.leave()
            assert ania.own.people == ()
            await ania.sit("Ania")
            await maker.until(lambda: maker.names == ["Ania"])
            assert ania.person == 2

    async def test_a_match_that_cannot_begin_says_why(self) -> None:
        async with gathering() as house:
            maker, ania = await house.seated("Ania")
            assert await maker.refused(asked.Start(new_id())) == "refused-too-few"
            assert await ania.refused(asked.Start(new_id())) == "refused-not-host"
            await maker.add_bot()
            assert maker.view.start_refused is None
            await maker.start()
            assert maker.view.phase == "playing"

    async def test_settings_are_everybody_s_to_see_and_the_host_s_to_change(self) -> None:
        async with gathering() as house:
            maker, ania = await house.seated("Ania")
            await maker.settle(options={"rounds": 5})
            await maker.settle(level="adult", language="de")
            await ania.until(lambda: ania.view.settings.level == "adult")
            settings = ania.view.settings
            assert (settings.language, settings.options["rounds"]) == ("de", 5)
            assert await ania.refused(asked.Settle(new_id(), level="mild")) == "refused-not-host"
            assert await maker.refused(asked.Settle(new_id(), language="pl")) == "refused-unknown-language"
            await maker.settle(game="bam")
            assert "rounds" not in maker.view.settings.options


class TestDevices:
    async def test_one_device_may_hold_several_seats(self) -> None:
        async with gathering() as house:
            maker, phone = await house.seated("Ania")
            await phone.sit("Bo")
            await maker.start()
            await phone.until(lambda: len(phone.own.seats) == 2)
            ania, bo = phone.own.seats
            await phone.play(number(3), bo)
            await phone.play(number(4), ania)
            assert phone.public["round"] == 2

    async def test_two_devices_may_share_a_seat_and_a_move_counts_once(self) -> None:
        async with gathering() as house:
            _, ania, _ = await house.started("Ania", "Bo")
            tablet = house.phone(ania)
            tablet.tokens = list(ania.tokens)
            await tablet.connect()
            seen = tablet.seat
            await ania.play(number(3))
            await tablet.until(lambda: tablet.hand == {"said": 3})
            assert await tablet.refused(asked.Play(new_id(), 0, seen.number, number(4))) == "illegal-nothing-asked"
            await ania.drop()
            await settle()
            assert tablet.presence is not None
            assert tablet.presence.people[1] == "here"

    async def test_the_maker_s_device_may_play_as_well(self) -> None:
        async with gathering() as house:
            maker, _ = await house.seated("Ania")
            await maker.sit("Maker")
            await maker.start()
            assert maker.own.host
            assert maker.seat.seat == 1

    async def test_screens_watchers_and_people_are_counted(self) -> None:
        async with gathering() as house:
            maker, ania = await house.seated("Ania")
            maker.signal(asked.Layout("table"))
            await house.phone(maker).connect()
            await ania.until(
                lambda: (
                    ania.presence
                    and (ania.presence.people, ania.presence.watchers, ania.presence.screens) == ({1: "here"}, 1, 1)
                )
            )
            await ania.drop()
            await maker.until(lambda: maker.presence and maker.presence.people == {1: "away"})

    async def test_laughter_is_for_everybody_and_time_for_the_one_who_asks(self) -> None:
        async with gathering() as house:
            maker, ania = await house.seated("Ania")
            before = ania.view
            maker.signal(asked.React("laugh"))
            maker.signal(asked.TimePing(12.5))
            await ania.until(lambda: ania.reactions == ["laugh"])
            await maker.until(lambda: maker.reactions == ["laugh"] and maker.signals)
            assert list(maker.signals) == [TimePong(12.5, asyncio.get_running_loop().time() * 1000)]
            assert list(ania.signals) == []
            assert ania.view == before

    async def test_a_second_hello_is_not_understood(self) -> None:
        async with gathering() as house:
            maker = await house.table()
            before = len(maker.heard)
            maker.signal(asked.Hello(maker.code, 1))
            await settle()
            assert b'"refused-unreadable"' in maker.heard[before]

    async def test_a_device_that_floods_its_table_is_told_to_slow_down(self) -> None:
        async with gathering() as house:
            maker = await house.table()
            answers = [maker.send(asked.Settle(new_id())) for _ in range(MOST_PENDING + 5)]
            told = await asyncio.gather(*answers, return_exceptions=True)
            refused = [answer for answer in told if isinstance(answer, NotAllowed)]
            assert [refusal.key for refusal in refused] == ["refused-too-fast"] * 5


class TestOnce:
    async def test_a_command_sent_twice_counts_once(self) -> None:
        async with gathering() as house:
            maker = await house.table()
            command = asked.AddBot(new_id())
            first, second = maker.send(command), None
            await first
            second = maker.send(command)
            assert (await second) == (await first)
            assert len(maker.view.people) == 1

    async def test_twenty_at_once_count_once_as_well(self) -> None:
        async with gathering() as house:
            _, ania, bo = await house.started("Ania", "Bo")
            plays = [asked.Play(new_id(), 0, ania.seat.number, number(3)) for _ in range(20)]
            told = await asyncio.gather(*(ania.send(play) for play in plays), return_exceptions=True)
            assert sum(not isinstance(answer, NotAllowed) for answer in told) == 1
            assert bo.public["said"] == [0]

    @pytest.mark.parametrize("how", ["dropped", "restarted"])
    async def test_a_command_resent_after_a_break_counts_once(self, how: str) -> None:
        log = MemoryLog()
        async with gathering(log=log) as house:
            maker, ania, bo = await house.started("Ania", "Bo")
            command = asked.Play(new_id(), 0, ania.seat.number, number(3))
            done = await ania.ask(command)
            if how == "dropped":
                await ania.reconnect()
                assert await ania.ask(command) == done
                assert bo.public["said"] == [0]
        if how == "restarted":
            async with gathering(log=log, seed=2) as again:
                ania.exchange = again.exchange
                await ania.reconnect()
                assert await ania.ask(command) == done
                assert ania.public["said"] == [0]
                assert maker.goodbye == Goodbye("goodbye-server-stopping")

    async def test_a_stale_answer_is_refused_and_costs_nothing(self) -> None:
        async with gathering() as house:
            _, ania, bo = await house.started("Ania", "Bo")
            old = ania.seat
            await ania.play(number(3))
            await bo.play(number(3))
            await ania.until(lambda: ania.seat.prompts)
            assert await ania.refused(asked.Play(new_id(), 0, old.number, number(4))) == "illegal-stale"
            assert ania.seat.prompts == old.prompts

    async def test_what_a_lost_device_still_wanted_is_not_done(self) -> None:
        async with gathering() as house:
            maker = await house.table()
            await settle()
            for _ in range(3):
                maker.send(asked.AddBot(new_id()))
            await maker.drop()
            await maker.connect()
            assert maker.names == []


class TestReturning:
    async def test_who_returns_is_told_what_has_happened_meanwhile(self) -> None:
        async with gathering() as house:
            _, ania, bo = await house.started("Ania", "Bo")
            await ania.drop()
            await bo.play(number(3))
            await ania.connect()
            update = ania.updates[-1]
            assert (update.since, [one["kind"] for one in update.happened]) == (update.number - 1, ["said"])

    async def test_a_page_opened_anew_shows_the_whole_table_three_times_over(self) -> None:
        async with gathering() as house:
            _, ania, _ = await house.started("Ania", "Bo")
            await ania.play(number(3))
            before = (ania.view, ania.own)
            for _ in range(3):
                await ania.reload()
                assert (ania.view, ania.own) == before
                assert ania.updates[-1].happened == ()

    async def test_a_stranger_sees_no_hand(self) -> None:
        async with gathering() as house:
            _, ania, _ = await house.started("Ania", "Bo")
            await ania.play(number(7))
            watcher = await house.phone(ania).connect()
            assert watcher.own.seats == ()
            assert b'"said":7' not in b"".join(watcher.heard)

    async def test_leaving_a_match_can_be_taken_back(self) -> None:
        async with gathering() as house:
            maker, ania, _ = await house.started("Ania", "Bo")
            await ania.play(number(3))
            hand = ania.hand
            await ania.leave()
            assert maker.of(1).left
            await ania.reload()
            assert ania.of(1).left
            await ania.come_back()
            assert not ania.of(1).left
            assert ania.hand == hand

    async def test_who_left_and_is_not_back_has_gone_when_the_match_is_cleared(self) -> None:
        async with gathering() as house:
            maker, ania, _ = await house.started("Ania", "Bo")
            await ania.leave()
            await maker.stop()
            assert maker.names == ["Bo"]
            await ania.until(lambda: ania.own.people == ())


async def test_refusals_are_counted_and_told_to_nobody_else() -> None:
    async with gathering() as house:
        maker, ania = await house.seated("Ania")
        before = len(maker.heard)
        assert await ania.refused(asked.Start(new_id())) == "refused-not-host"
        await settle()
        assert house.watch.refusals == ["refused-not-host"]
        assert not any(b"refused-not-host" in message for message in maker.heard[before:])


async def test_what_somebody_tells_reaches_nobody_else_not_even_the_host() -> None:
    async with gathering() as house:
        maker, ania, bo = await house.seated("Ania", "Bo", game="asking")
        tablet = await house.phone(maker).connect()
        tablet.tokens.append(ania.tokens[0])
        await tablet.reconnect()
        await ania.tell(nickname="Unheard-of", birthday="03-14")
        await ania.reload()
        for phone in (ania, tablet):
            assert phone.own.details == {ania.person: {"nickname": "Unheard-of", "side": "left", "birthday": "03-14"}}
        assert bo.own.details == {bo.person: NOTHING_TOLD}
        await maker.start()
        await bo.until_phase("playing")
        await maker.stop()
        await bo.until_phase("lobby")
        for phone in (maker, bo):
            assert not [message for message in phone.heard if b"Unheard-of" in message or b"03-14" in message]
        assert [message for message in ania.heard if b"Unheard-of" in message]
