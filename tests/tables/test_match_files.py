"""The file of a table's last match."""

from collections.abc import Sequence
from datetime import date

import pytest

from spieleabend.play import match_file
from spieleabend.play.game import AnyGame
from spieleabend.play.moves import Counted
from spieleabend.play.randomness import Rng
from spieleabend.play.replay import replay
from spieleabend.play.seed import promise
from spieleabend.protocol import commands as asked
from spieleabend.tables.pace import Pace
from tests.tables.asking import GAME as ASKING
from tests.tables.counting import GAME
from tests.tables.gathering import Gathering, SomeDecks, gathering
from tests.tables.phones import Phone, new_id, play_along

pytestmark = pytest.mark.virtual_time

PACE = Pace(think_number=(1, 2))


async def file_of(house: Gathering, table: Phone) -> match_file.MatchFile | None:
    text = await house.house.match_file(table.code)
    return None if text is None else match_file.decode(text)


def holds(file: match_file.MatchFile | None, game: AnyGame = GAME) -> bool:
    assert file is not None
    return replay(file, game, SomeDecks().load(game, "en")).holds


async def give_nonces(phones: Sequence[Phone]) -> None:
    for phone in phones:
        for person in phone.own.nonces_wanted:
            await phone.ask(asked.GiveNonce(new_id(), person, f"nonce-of-{person:020}"))


async def test_a_finished_match_can_be_played_again_by_anybody() -> None:
    async with gathering(pace=PACE) as house:
        maker, ania, bo = await house.seated("Łucja", "Bo")
        await maker.add_bot()
        await give_nonces([ania, bo])
        promised = maker.view.seed.promise
        for number, phone in enumerate((ania, bo)):
            play_along(phone, Rng(bytes([number] * 32)))
        await maker.start()
        await house.guest(maker, "Late")
        assert await file_of(house, maker) is None
        await house.phones[-1].leave()
        await maker.until_phase("finished")
        file = await file_of(house, maker)
        assert file is not None
        assert holds(file)
        assert [(seat.name, seat.bot, seat.joined) for seat in file.seats] == [
            ("Łucja", False, False),
            ("Bo", False, False),
            ("Ada", True, False),
            ("Late", False, True),
        ]
        assert file.seed is not None
        assert file.seed.hash == promised == promise(bytes.fromhex(file.seed.secret))
        assert file.seed.nonces == ("nonce-of-00000000000000000001", "nonce-of-00000000000000000002", "")
        assert file.result is not None


async def test_a_running_match_keeps_its_secrets_and_a_stopped_one_has_none_left() -> None:
    async with gathering() as house:
        maker, ania, _ = await house.started("Ania", "Bo")
        await ania.play(Counted("number", 3))
        assert await file_of(house, maker) is None
        await maker.stop()
        file = await file_of(house, maker)
        assert file is not None
        assert file.result is None
        assert len(file.moves) == 1
        assert holds(file)


async def test_the_last_match_is_there_while_the_next_one_is_played() -> None:
    async with gathering() as house:
        maker, ania, _ = await house.started("Ania", "Bo")
        await ania.play(Counted("number", 3))
        await maker.stop()
        await maker.settle(options={"rounds": 7})
        first = await house.house.match_file(maker.code)
        await maker.start()
        await ania.until(lambda: ania.seat.prompts)
        await ania.play(Counted("number", 5))
        assert await house.house.match_file(maker.code) == first


async def test_a_table_without_a_match_has_no_file() -> None:
    async with gathering() as house:
        maker, _ = await house.seated("Ania")
        assert await file_of(house, maker) is None


async def test_the_file_of_a_match_that_is_over_stays_the_same_after_it_is_cleared() -> None:
    async with gathering() as house:
        maker, ania, bo = await house.started("Ania", "Bo", rounds=1)
        await ania.play(Counted("number", 3))
        await bo.play(Counted("number", 4))
        await maker.until_phase("finished")
        before = await house.house.match_file(maker.code)
        await ania.leave()
        await maker.stop()
        assert await house.house.match_file(maker.code) == before
        assert holds(await file_of(house, maker))


async def test_a_file_says_what_the_rules_were_told_and_nobody_s_birthday() -> None:
    async with gathering() as house:
        maker, ania, bo = await house.seated("Ania", "Bo", game="asking")
        await ania.tell(birthday="06-30", side="right")
        await bo.tell(birthday="03-14", nickname="Bobo")
        await maker.start()
        await maker.until_phase("playing")
        assert bytes(maker.match.public) == b'{"round":1,"points":[0,2],"said":[]}'
        await maker.stop()
        file = await file_of(house, maker)
        assert file is not None
        assert file.day == date(2027, 1, 1)
        assert [seat.details for seat in file.seats] == [
            {"side": "right", "birthday": "01-03"},
            {"nickname": "Bobo", "birthday": "01-02"},
        ]
        assert holds(file, ASKING)
        assert replay(file, ASKING, SomeDecks().load(ASKING, "en")).points == (0, 2)
