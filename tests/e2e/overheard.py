"""What a page is sent by the server: what must not come, and what must have come before the test goes on."""

import asyncio

from playwright.async_api import Page, WebSocket

from tests.e2e.browser import PATIENCE


class Overheard:
    """Everything that a page is sent over its WebSockets from now on."""

    def __init__(self, page: Page) -> None:
        """A connection that is open already is not listened to."""
        self._frames: list[str] = []
        self._news = asyncio.Event()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self._frames.append(str(frame))
        self._news.set()

    def __contains__(self, words: str) -> bool:
        """Whether these words have come."""
        return any(words in frame for frame in self._frames)

    async def until(self, words: str) -> None:
        """Wait until these words have come."""
        async with asyncio.timeout(PATIENCE / 1000):
            while words not in self:
                self._news.clear()
                await self._news.wait()
