"""One evening of BAM! for the chaos test: it is brought to a certain moment, and later plays itself to the end."""

import asyncio
from collections.abc import Callable
from typing import Any

from spieleabend.play.options import OptionValue
from spieleabend.play.randomness import Rng
from spieleabend.protocol import commands as asked
from tests.tables.gathering import Gathering
from tests.tables.phones import REACTION_SECONDS, NotAllowed, Phone, SentAway, first_of, new_id, play_along

NAMES = ("Ania", "Bo", "Cem", "Dana")
DOUBLES = tuple(f"First BAM!, then BAM! (number {number})" for number in range(12))
END = 600.0
"""Virtual seconds in which every match must have ended, without any timer."""
HOST = 120.0
"""The same for somebody to be host, though the server must notice first that a silent phone is gone."""


class Evening:
    """Four people with a phone each around one screen, which made the table."""

    def __init__(self, house: Gathering, rng: Rng) -> None:
        self.house = house
        self.rng = rng
        self.screen: Phone
        self.phones: list[Phone] = []

    async def gather(self, *, host_plays: bool) -> None:
        """Everybody sits down; the host is the screen, or Ania."""
        self.screen, *self.phones = await self.house.seated(*NAMES, game="bam")
        self.screen.signal(asked.Layout("table"))
        if host_plays:
            await self.screen.ask(asked.PassHost(new_id(), self.phones[0].person))
            await self.phones[0].until(lambda: self.phones[0].own.host)

    @property
    def devices(self) -> list[Phone]:
        return [self.screen, *self.phones]

    @property
    def host(self) -> Phone:
        return next(phone for phone in self.devices if phone.own.host)

    @property
    def public(self) -> dict[str, Any]:
        return self.screen.public

    def connected(self) -> list[Phone]:
        return [phone for phone in self.devices if phone.is_connected]

    def of_seat(self, seat: int) -> Phone:
        """The phone of a seat; everybody sat down in order."""
        return self.phones[seat]

    # Bringing it to a moment.

    async def reach(self, moment: str) -> None:
        """Play until the moment comes; the second round wherever there is one, so that there are scores."""
        if moment == "lobby":
            return
        options: dict[str, OptionValue] = {"first_master": "vote" if moment == "pointing" else "drawn"}
        await self.host.settle(options=options, own_cards={"red": DOUBLES} if moment == "keeping" else None)
        await self.host.start()
        while moment == "keeping" and not self.will_be_double():
            await asyncio.sleep(REACTION_SECONDS)
            await self.host.stop()
            await self.host.start()
        await self.abreast()
        if moment == "pointing":
            await self.moves(2)
        elif moment == "finished":
            await self.play_until(lambda: self.screen.view.phase == "finished")
        elif moment == "keeping":
            await self.play_until(lambda: self.public["phase"] == "keeping")
        else:
            await self.play_until(lambda: (self.public["round"], self.public["phase"]) == (2, moment))
            await self.moves({"choosing": 1, "reading": 1}.get(moment, 0))

    def will_be_double(self) -> bool:
        """Whether the first red card will have two gaps; nobody at the table can know."""
        match = self.house.house._tables[self.screen.code].state.match
        assert match is not None
        gaps: int = match.state.cards.reds[match.state.red_pile[-1]].gaps
        return gaps == 2

    async def play_until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            await self.moves(1)

    async def moves(self, number: int) -> None:
        """Let the first seats that are waited for answer, one after another."""
        for _ in range(number):
            phone = self.of_seat(self.screen.match.waiting[0])
            wanted = [prompt for prompt in phone.seat.prompts if not prompt.optional]
            await phone.play(self.rng.choice(wanted).sample(self.rng))
            await asyncio.sleep(REACTION_SECONDS)
            await self.abreast()

    async def abreast(self) -> None:
        """Everybody has seen what has happened so far."""
        phones = self.connected()
        newest = max(phone.last for phone in phones)
        for phone in phones:
            await phone.until(lambda phone=phone: phone.last >= newest)  # type: ignore[misc]

    # Who is who at this moment.

    def cast(self, role: str) -> list[Phone]:
        """The phones in a role, none where nobody has it now."""
        match role:
            case "screen":
                return [self.screen]
            case "host":
                return [self.phones[0]]
            case "everybody":
                return list(self.phones)
            case "master and next":
                return [*self.cast("master"), *self.cast("next master")]
            case "two":
                return self.phones[1:3]
        if self.screen.view.match is None:
            return []
        public, match = self.public, self.screen.match
        master, seats = public["master"], range(len(self.phones))
        found: list[int] = []
        match role:
            case "master":
                found = [seat for seat in seats if seat == master]
            case "next master":
                found = [(master + 1) % len(self.phones)] if master is not None else []
            case "chosen":
                found = [seat for seat in seats if public["seats"][seat]["chosen"]]
            case "not chosen":
                found = [seat for seat in match.waiting if seat != master]
            case "winner" if public["outcome"] is not None:
                found = [public["outcome"]["best"]]
            case _:
                pass
        return [self.of_seat(seat) for seat in found[:1]]

    async def last_waited_for(self) -> list[Phone]:
        """Let everybody answer but one."""
        while len(self.screen.match.waiting) > 1:
            await self.moves(1)
        return [self.of_seat(seat) for seat in self.screen.match.waiting]

    # Going on.

    def go_on(self) -> None:
        """From now on everybody who is here does their part."""
        for number, phone in enumerate(self.phones):
            play_along(phone, Rng(bytes([number, 77] * 16)))

    async def until_host(self) -> Phone:
        """Wait for somebody who is here to be host."""
        return await first_of(self.devices, lambda phone: phone.own.host, HOST)

    async def as_host(self, deed: Callable[[Phone], Any]) -> None:
        """Do something as host, whoever that is by then."""
        for _ in range(5):
            host = await self.until_host()
            try:
                await deed(host)
            except (NotAllowed, SentAway) as refused:
                if isinstance(refused, NotAllowed) and refused.key != "refused-not-host":
                    raise
                continue
            return
        raise AssertionError("no host could do it")

    async def until_phase(self, phase: str) -> None:
        """Wait until somebody who looks sees the table in a phase."""
        await first_of(self.devices, lambda phone: phone.view.phase == phase, END)
