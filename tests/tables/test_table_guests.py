"""A table in use: people are sent away, ask for a seat, come late."""

import pytest

from spieleabend.play.moves import Counted
from spieleabend.protocol import commands as asked
from spieleabend.protocol.updates import Goodbye
from tests.tables.gathering import Gathering, gathering
from tests.tables.phones import NotAllowed, Phone, new_id
from tests.virtual_time import settle

pytestmark = pytest.mark.virtual_time


def number(value: int) -> Counted:
    return Counted("number", value)


class TestKicking:
    @pytest.mark.parametrize("phase", ["lobby", "playing"])
    async def test_who_is_kicked_is_told_and_stays_out(self, phase: str) -> None:
        async with gathering() as house:
            maker, ania, bo = await house.seated("Ania", "Bo")
            if phase == "playing":
                await maker.start()
            pending = [asked.Rename(new_id(), 1, f"Ania {count}", 1) for count in range(3)]
            kick = maker.send(asked.Kick(new_id(), 1))
            for command in pending:
                ania.send(command)
            ania.send(asked.Sit(new_id(), "another-token-of-ania-0123456789", "Ania again", 1))
            await kick
            await ania.until(lambda: ania.goodbye)
            assert ania.goodbye == Goodbye("goodbye-kicked", again=False)
            await settle()
            assert "Ania again" not in bo.names
            await ania.connect()
            assert ania.goodbye == Goodbye("goodbye-kicked", again=False)
            assert not ania.is_connected
            assert maker.presence is not None
            assert maker.presence.people.get(1) in (None, "bot")

    async def test_a_bot_can_be_sent_away(self) -> None:
        async with gathering() as house:
            maker = await house.table()
            await maker.add_bot()
            await maker.kick(1)
            assert maker.names == []

    async def test_who_was_kicked_by_mistake_is_let_in_again_by_the_host(self) -> None:
        async with gathering() as house:
            maker, ania, _ = await house.started("Ania", "Bo")
            await maker.kick(1)
            await ania.until(lambda: ania.goodbye)
            other = await house.phone(maker).connect()
            other.tokens.append("token-of-ania-s-other-browser-01")
            await other.ask(asked.Ask(new_id(), 1, other.tokens[0]))
            await maker.ask(asked.AnswerAsk(new_id(), maker.own.asks[0].ask, allow=True))
            await other.until(lambda: other.own.people == (1,))
            assert not other.of(1).left
            await other.play(number(3))


class TestAsking:
    async def other_device(self, house: Gathering, table: Phone) -> Phone:
        """A device that has just made a token to ask with."""
        phone = await house.phone(table).connect()
        phone.tokens.append(f"token-of-other-device-{new_id():>020}".replace(" ", "0"))
        return phone

    async def test_another_device_is_let_onto_a_seat(self) -> None:
        async with gathering() as house:
            maker, ania, _ = await house.started("Ania", "Bo")
            await ania.play(number(7))
            tablet = await self.other_device(house, maker)
            await tablet.ask(asked.Ask("ask-by-tablet", 1, tablet.tokens[0]))
            assert tablet.own.asked == ("ask-by-tablet",)
            assert [ask.person for ask in maker.own.asks] == [1]
            assert ania.own.asks == ()
            before = len(tablet.updates)
            await maker.ask(asked.AnswerAsk(new_id(), "ask-by-tablet", allow=True))
            await tablet.until(lambda: tablet.own.people == (1,))
            assert tablet.hand == {"said": 7}
            # The ask is gone in the very update that brings the seat, else the device would think it was declined.
            for update in tablet.updates[before:]:
                assert bool(update.private.people) != bool(update.private.asked)
            await tablet.reload()
            assert tablet.own.people == (1,)

    async def test_a_phone_that_slept_while_it_waited_still_asks(self) -> None:
        async with gathering() as house:
            maker, _, _ = await house.started("Ania", "Bo")
            tablet = await self.other_device(house, maker)
            await tablet.ask(asked.Ask("ask-by-tablet", 1, tablet.tokens[0]))
            await tablet.drop()
            await maker.until(lambda: maker.own.asks == ())
            await tablet.connect()
            assert tablet.own.asked == ("ask-by-tablet",)
            await maker.until(lambda: maker.own.asks)
            await maker.ask(asked.AnswerAsk(new_id(), "ask-by-tablet", allow=True))
            await tablet.until(lambda: tablet.own.people == (1,) and tablet.own.asked == ())

    async def test_an_ask_that_is_declined_is_gone(self) -> None:
        async with gathering() as house:
            maker, _, _ = await house.started("Ania", "Bo")
            tablet = await self.other_device(house, maker)
            await tablet.ask(asked.Ask("ask-by-tablet", 1, tablet.tokens[0]))
            await maker.ask(asked.AnswerAsk(new_id(), "ask-by-tablet", allow=False))
            await tablet.until(lambda: tablet.own.asked == ())
            assert tablet.own.people == ()
            assert maker.own.asks == ()
            await tablet.ask(asked.Ask("ask-by-tablet-again", 1, tablet.tokens[0]))
            assert tablet.own.asked == ("ask-by-tablet-again",)

    async def test_an_ask_goes_with_who_is_asked_for(self) -> None:
        async with gathering() as house:
            maker, ania, _ = await house.seated("Ania", "Bo")
            tablet = await self.other_device(house, maker)
            await tablet.ask(asked.Ask(new_id(), 1, tablet.tokens[0]))
            await ania.leave()
            await maker.until(lambda: maker.own.asks == () and tablet.own.asked == ())

    async def test_an_ask_of_a_device_that_was_sent_away_is_nobody_s_business(self) -> None:
        async with gathering() as house:
            maker, ania, _ = await house.seated("Ania", "Bo")
            ania.tokens.append("token-for-the-seat-of-bo-01234567")
            await ania.ask(asked.Ask(new_id(), 2, ania.tokens[-1]))
            await maker.until(lambda: maker.own.asks)
            await maker.kick(1)
            await ania.until_gone()
            await maker.until(lambda: maker.own.asks == ())

    async def test_only_somebody_who_is_here_can_be_asked_for(self) -> None:
        async with gathering() as house:
            maker, _, bo = await house.seated("Ania", "Bo")
            await maker.add_bot()
            tablet = await self.other_device(house, maker)
            for person in (3, 9):
                command = asked.Ask(new_id(), person, tablet.tokens[0])
                assert await tablet.refused(command) == "refused-unknown-person"
            assert await bo.refused(asked.Ask(new_id(), 1, bo.tokens[0])) == "refused-already-sitting"
            assert await maker.refused(asked.AnswerAsk(new_id(), "no-such-ask", allow=True)) == "refused-ask-unknown"

    async def test_who_sat_down_meanwhile_is_not_let_onto_a_second_seat(self) -> None:
        async with gathering() as house:
            maker, _ = await house.seated("Ania")
            tablet = await self.other_device(house, maker)
            await tablet.ask(asked.Ask("ask-by-tablet", 1, tablet.tokens[0]))
            await tablet.ask(asked.Sit(new_id(), tablet.tokens[0], "Bo", 1))
            assert maker.own.asks == ()
            answer = asked.AnswerAsk(new_id(), "ask-by-tablet", allow=True)
            assert await maker.refused(answer) == "refused-ask-unknown"


class TestLateGuests:
    async def test_a_late_guest_plays_on_bm_d15(self) -> None:
        async with gathering() as house:
            maker, ania, bo = await house.started("Ania", "Bo")
            await ania.play(number(3))
            late = await house.guest(maker, "Late")
            assert late.seat.seat == 2
            await late.play(number(9))
            await bo.play(number(1))
            await maker.until(lambda: maker.public["round"] == 2)
            assert maker.public["points"] == [0, 0, 1]

    async def test_who_comes_after_the_end_waits_for_the_next_match(self) -> None:
        async with gathering() as house:
            maker, _, _ = await house.started("Ania", "Bo")
            await maker.ask(asked.HostAct(new_id(), "stop"))
            late = await house.guest(maker, "Late")
            assert late.view.phase == "finished"
            assert late.own.seats == ()
            await maker.stop()
            await maker.start()
            await late.until(lambda: late.own.seats)
            assert late.match.number == 2

    async def test_a_full_table_takes_nobody(self) -> None:
        async with gathering() as house:
            maker, *_ = await house.started("Ania", "Bo", "Cem", "Dana")
            watcher = await house.phone(maker).connect()
            with pytest.raises(NotAllowed, match="refused-full"):
                await watcher.sit("Emil")
