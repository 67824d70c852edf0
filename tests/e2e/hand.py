"""A device in a contest without a browser: it says what the test wants it to, true or not."""

import asyncio
import secrets
import time
from typing import Any

from tests.e2e.company import Listener

CLOCK = 7_654_321.0
"""These devices' clocks are so many milliseconds ahead; nobody needs to know."""


class Hand(Listener):
    """A device that says what the test wants it to."""

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command; the answer, whatever it is."""
        fields = {"id": secrets.token_hex(8), **fields}
        await self.send({"kind": kind, **fields})
        await self.until(lambda: fields["id"] in self.answers)
        return self.answers[fields["id"]]

    async def revealed(self) -> dict[str, Any]:
        """The reveal of the contest that is on."""
        await self.until(lambda: self.reveal is not None)
        assert self.reveal is not None
        return self.reveal

    async def tap(self, option: str, after: float, *, claim: float | None = None, **fields: Any) -> dict[str, Any]:
        """Press no sooner than `after` milliseconds from the instant on, and claim that or the truth; the answer."""
        reveal = await self.revealed()
        await asyncio.sleep((reveal["at"] + after) / 1000 - time.monotonic())
        true = time.monotonic() * 1000 - reveal["at"]
        frame = reveal["at"] + CLOCK
        pressed = frame + (true if claim is None else claim)
        own = {"seat": self.seat["seat"], "contest": reveal["contest"], "frame": frame, "pressed": pressed}
        return await self.say("press", option=option, **{**own, **fields})

    async def unpressed(self, until: float, **fields: Any) -> None:
        """Say that nothing was pressed up to a reaction of so many milliseconds."""
        reveal = await self.revealed()
        frame = reveal["at"] + CLOCK
        own = {"contest": reveal["contest"], "seats": [self.seat["seat"]], "frame": frame, "until": frame + until}
        await self.send({"kind": "unpressed", **own, **fields})
