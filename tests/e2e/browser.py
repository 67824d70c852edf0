"""Real screens: one Chromium, a context for each device, and a watch that nothing goes wrong unseen.

The page comes over plain http under a name that is not this machine's own, as phones get it: no secure context.
"""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebError,
    WebSocket,
    async_playwright,
    expect,
)

HOST = "spieleabend.test"
PATIENCE = 30_000
"""Milliseconds that a screen has for what it should show; only what is broken takes so long."""
expect.set_options(timeout=PATIENCE)

TABLE: Mapping[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
TABLET: Mapping[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
PHONE: Mapping[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LOCALES = {"de": "de-DE", "en": "en-GB", "pl": "pl-PL"}

SETTLED = """async () => {
  await document.fonts.ready;
  const travelling = () => document.getAnimations().filter((one) =>
    one.playState === "running" && one.effect?.getComputedTiming().endTime <= 5_000);
  do {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(travelling().map((one) => one.finished));
  } while (travelling().length > 0);
}"""
"""What takes longer than five seconds is a clock that runs, and no card on its way."""

UNWANTED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PreloadTopChromeWebUI", "SpareRendererForSitePerProcess"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""What Chromium leaves away: the popups of an address bar that nobody sees, and a page in reserve, which every device
would load; and what Playwright leaves away, since the last such list is the only one that counts."""


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """This system's Chromium."""
    program = shutil.which("chromium")
    assert program is not None, "the browser tests need Chromium: scripts/test installs it"
    options = [
        *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
        f"--disable-features={','.join(UNWANTED)}",
        f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
    ]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=options)
        try:
            yield browser
        finally:
            await browser.close()


class Watch:
    """Everything that a page must never do: an uncaught error, one in the console, a request to somebody else.

    What the Content Security Policy forbids, and what could not be loaded, Chromium says in the console.
    """

    def __init__(self, origin: str) -> None:
        self.faults: list[str] = []
        self._origin = origin
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        """What the test itself breaks: faults with this pattern are none."""
        self._expected.append(re.compile(pattern))

    def attend_to(self, context: BrowserContext) -> None:
        """Watch every page of a context."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._fault(f"console: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        where = error.page.url if error.page else "a page that is gone"
        self._fault(f"uncaught: {error.error} ({where})\n{getattr(error.error, 'stack', '')}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self._origin}/", "data:", "blob:")):
            self._fault(f"request to another origin: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self._origin.replace("http", "ws", 1) + "/"):
            self._fault(f"WebSocket to another origin: {socket.url}")

    def _fault(self, fault: str) -> None:
        if not any(pattern.search(fault) for pattern in self._expected):
            self.faults.append(fault)


class Devices:
    """The devices of one test. Leaving the block fails where the watch has seen something; what failed is pictured."""

    def __init__(self, browser: Browser, port: int, pictures: Path) -> None:
        """`port` is the server's, `pictures` a folder for what the screens showed when something went wrong."""
        self.origin = f"http://{HOST}:{port}"
        self.watch = Watch(self.origin)
        self._browser = browser
        self._pictures = pictures
        self._contexts: list[BrowserContext] = []

    async def new(self, kind: Mapping[str, Any], language: str = "en", **more: Any) -> Page:
        """A page on a device of its own that speaks `language`; `more` goes to Playwright's `new_context`."""
        context = await self._browser.new_context(**kind, base_url=self.origin, locale=LOCALES[language], **more)
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        self.watch.attend_to(context)
        return await context.new_page()

    async def __aenter__(self) -> Self:
        """Itself."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Put the devices away, and look at what the watch has seen."""
        if error is not None:
            await self._picture(error)
        await self.close(sound=error is None)

    async def close(self, *, sound: bool = True) -> None:
        """Put the devices away. Where all is `sound` so far, fails for what the watch has seen."""
        for context in self._contexts:
            await context.close()
        assert not (sound and self.watch.faults), "\n".join(self.watch.faults)

    async def _picture(self, error: BaseException) -> None:
        """Note with the error what every screen shows and what the watch has seen."""
        pages = [page for context in self._contexts for page in context.pages]
        for number, page in enumerate(pages):
            picture = self._pictures / f"screen-{number}.png"
            await page.screenshot(path=picture)
            error.add_note(f"{picture}: {page.url}")
        for fault in self.watch.faults:
            error.add_note(fault)


async def settled(page: Page) -> None:
    """The letters are there, everything is drawn, and what travels has arrived."""
    async with asyncio.timeout(PATIENCE / 1000):
        await page.evaluate(SETTLED)
