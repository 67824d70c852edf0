"""What a page is sent: for tests of what it must not be told."""

from playwright.async_api import Page, WebSocket


class Overheard:
    """Everything that a page is sent by the server."""

    def __init__(self, page: Page) -> None:
        """Listen from now on: to every connection that is opened after this."""
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def __contains__(self, words: str) -> bool:
        """Whether these words have come."""
        return any(words in frame for frame in self.heard)
