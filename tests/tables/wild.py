"""Evenings at which anybody does anything: random commands from random devices, devices that come and go."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

from spieleabend.play.moves import Counted
from spieleabend.play.randomness import Rng
from spieleabend.protocol import commands as asked
from tests.tables.asking import GAME as ASKING
from tests.tables.gathering import Gathering
from tests.tables.phones import NotAllowed, Phone, SentAway, new_id
from tests.virtual_time import settle

NAMES = ("Ania", "ania", "Łucja", "日本", "<b>Bo</b>", "\u202eBo", "👩\u200d👩\u200d👧", " ", "x" * 40)
NUMBERS = count(1)


class Evening:
    """One table and its devices; `step` does one random thing, and whatever is refused is refused."""

    def __init__(self, house: Gathering, phones: list[Phone], rng: Rng, options: dict[str, bool | int | str]) -> None:
        self.house = house
        self.phones = phones
        self.rng = rng
        self.options = options
        self.done: list[str] = []
        self.host_deeds = (self.start, self.stop, self.kick, self.add_bot, self.settle, self.pass_host, self.host_act)
        self.deeds: list[Callable[[Phone], Awaitable[object]]] = [
            *[self.play] * 40,
            *[self.connect] * 5,
            *[self.start] * 4,
            *[self.drop, self.sit, self.wait, self.come_back, self.give_nonce] * 3,
            *[self.tell] * 3,
            *[self.stop, self.add_bot, self.settle, self.host_act, self.answer_ask] * 2,
            *[self.reload, self.leave, self.kick, self.pass_host, self.ask_for_seat, self.rename, self.nonsense],
        ]

    async def step(self) -> None:
        """Do something; mostly what somebody might really do."""
        deed = self.rng.choice(self.deeds)
        phones = [phone for phone in self.phones if phone.is_connected]
        if deed in (self.connect, self.wait) or not phones:
            phones = self.phones
        elif deed in self.host_deeds and self.rng.below(10):
            phones = [phone for phone in phones if phone.own.host] or phones
        phone = self.rng.choice(phones)
        if not phone.is_connected and deed != self.wait:
            deed = self.connect
        self.done.append(f"{self.phones.index(phone)}: {getattr(deed, '__name__', deed)}")
        try:
            await deed(phone)
        except (NotAllowed, SentAway):
            await settle()

    def somebody(self, phone: Phone) -> int:
        """One of the people at the table, or one that there is not."""
        return self.rng.choice([*(person.id for person in phone.view.people), 99])

    def self_mostly(self, phone: Phone) -> int:
        """One of the device's own people, now and then somebody else."""
        own = phone.own.people
        return self.rng.choice(own) if own and self.rng.below(10) else self.somebody(phone)

    async def connect(self, phone: Phone) -> None:
        if not phone.is_connected:
            await phone.connect()

    async def drop(self, phone: Phone) -> None:
        await phone.drop()

    async def reload(self, phone: Phone) -> None:
        await phone.reload()

    async def wait(self, phone: Phone) -> None:
        await asyncio.sleep(self.rng.between(1, 15))

    async def sit(self, phone: Phone) -> None:
        if len(phone.own.people) < 2:
            await phone.sit(self.rng.choice(NAMES), self.rng.below(24))

    async def leave(self, phone: Phone) -> None:
        await phone.ask(asked.Leave(new_id(), self.self_mostly(phone)))

    async def come_back(self, phone: Phone) -> None:
        await phone.ask(asked.Return(new_id(), self.self_mostly(phone)))

    async def kick(self, phone: Phone) -> None:
        await phone.kick(self.somebody(phone))

    async def start(self, phone: Phone) -> None:
        await phone.start()

    async def stop(self, phone: Phone) -> None:
        if phone.view.phase == "finished" or self.rng.below(5) == 0:
            await phone.stop()

    async def add_bot(self, phone: Phone) -> None:
        await phone.add_bot()

    async def settle(self, phone: Phone) -> None:
        level = self.rng.choice(("mild", "cheeky", "adult"))
        await phone.settle(level=level, options=self.options if self.rng.below(2) else None)

    async def pass_host(self, phone: Phone) -> None:
        await phone.ask(asked.PassHost(new_id(), self.somebody(phone)))

    async def give_nonce(self, phone: Phone) -> None:
        await phone.ask(asked.GiveNonce(new_id(), self.self_mostly(phone), f"nonce-{next(NUMBERS):024}"))

    async def tell(self, phone: Phone) -> None:
        """Something with the person's number in it, so that a test can see whose it is."""
        person = self.self_mostly(phone)
        details = {"nickname": f"told-by-{person}-{next(NUMBERS)}", "birthday": self.rng.choice(("", "02-29", "12-24"))}
        await phone.tell(person, **(details if phone.view.settings.game == ASKING.id else {}))

    async def ask_for_seat(self, phone: Phone) -> None:
        token = f"asking-token-{next(NUMBERS):024}"
        phone.tokens.append(token)
        del phone.tokens[:-8]
        await phone.ask(asked.Ask(new_id(), self.somebody(phone), token))

    async def answer_ask(self, phone: Phone) -> None:
        for ask in phone.own.asks:
            await phone.ask(asked.AnswerAsk(new_id(), ask.ask, allow=self.rng.below(3) > 0))

    async def rename(self, phone: Phone) -> None:
        await phone.ask(asked.Rename(new_id(), self.self_mostly(phone), self.rng.choice(NAMES), self.rng.below(24)))

    async def host_act(self, phone: Phone) -> None:
        actions = phone.view.match.host_actions if phone.view.match is not None else ()
        await phone.ask(asked.HostAct(new_id(), self.rng.choice([*actions, "nonsense"])))

    async def play(self, phone: Phone) -> None:
        """Everybody who is asked something answers, or a single device does."""
        phones = self.phones if self.rng.below(2) else [phone]
        for one in phones:
            for seat in one.own.seats if one.is_connected else ():
                if seat.prompts:
                    await one.play(self.rng.choice(seat.prompts).sample(self.rng), seat)

    async def nonsense(self, phone: Phone) -> None:
        await phone.ask(asked.Play(new_id(), self.rng.below(5), self.rng.below(9), Counted("nonsense", 1)))
