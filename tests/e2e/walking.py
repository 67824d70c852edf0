"""What a walk past the screens of any game has; each game's is in a module of its own.

Who takes the walk says what looking means: tests measure and ask axe, and
scripts/screenshots takes pictures.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from playwright.async_api import expect

from tests.e2e.browser import TABLE, Devices
from tests.e2e.company import Listener
from tests.e2e.evening import Hand, Screen, TableScreen
from tests.e2e.running import RunningServer

AnyHand = TypeVar("AnyHand", bound=Hand[Any])

Look = Callable[[Screen, str], Awaitable[None]]
"""Told the screen and the stop's name, which begins with "table" or "phone" by the layout that it shows."""


class AnyWalk(ABC):
    """One table with its big screen, and the phone of somebody who only watches."""

    table: TableScreen
    watcher: Screen

    def __init__(self, devices: Devices, server: RunningServer, language: str, look: Look) -> None:
        """`language` is spoken by all screens and by the cards."""
        self.devices = devices
        self.server = server
        self.language = language
        self.look = look

    @abstractmethod
    async def whole(self, names: list[str]) -> None:
        """All of it, with people of these names."""

    async def big_screen(self) -> TableScreen:
        """A big screen, before there is a table."""
        return TableScreen(await self.devices.new(TABLE, self.language), self.language)

    async def take_along(self, guest: Listener, phone: AnyHand) -> AnyHand:
        """The phone, with a guest's hand: by the link that takes a hand to another device."""
        await phone.page.goto(f"/t/{self.table.code}#seat={guest.token}")
        people = guest.view["public"]["people"]
        (phone.name,) = [str(person["name"]) for person in people if person["id"] == guest.person]
        return phone

    async def watch(self) -> None:
        """Somebody rather watches."""
        await self.watcher.page.goto(f"/t/{self.table.code}")
        await self.watcher.press("join-watch")
        await expect(self.watcher.words("you-watch")).to_be_visible()
