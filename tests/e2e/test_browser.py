"""The kit of the browser tests itself: what a page must not do is noticed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser import PHONE, Devices
from tests.e2e.running import RunningServer
from tests.e2e.words import LANGUAGES, say

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("browser") / "data") as running:
        yield running


@pytest.mark.parametrize("language", LANGUAGES)
async def test_phones_come_over_plain_http_and_are_spoken_to_in_their_language(
    browser: Browser, server: RunningServer, tmp_path: Path, language: str
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        page = await devices.new(PHONE, language)
        await page.goto("/")
        assert await page.evaluate("isSecureContext") is False
        await expect(page.get_by_role("button", name=say(language, "home-open"), exact=True)).to_be_enabled()
        assert await page.evaluate("document.documentElement.lang") == language


INLINE = "document.body.append(Object.assign(document.createElement('script'), { textContent: '0' }))"


@pytest.mark.parametrize(
    ("fault", "seen_as", "does"),
    [
        ("console: on purpose", "console", "console.error('on purpose')"),
        ("uncaught: in a timer", "pageerror", "setTimeout(() => { throw new Error('in a timer') })"),
        ("uncaught: in a promise", "pageerror", "void Promise.reject(new Error('in a promise'))"),
        ("Content Security Policy directive 'script-src", "console", INLINE),
        (
            'Content Security Policy directive: "connect-src',
            "console",
            "void fetch('http://127.0.0.1:9/').catch(() => 0)",
        ),
        ("another origin: http://127.0.0.1", "request", "location.href = `http://127.0.0.1:${location.port}/`"),
        ("status of 404", "console", "void fetch('/assets/nowhere.js')"),
    ],
)
async def test_what_a_page_must_not_do_fails_the_test(
    browser: Browser, server: RunningServer, tmp_path: Path, fault: str, seen_as: str, does: str
) -> None:
    devices = Devices(browser, server.port, tmp_path)
    page = await devices.new(PHONE)
    await page.goto("/")
    async with page.expect_event(seen_as):
        await page.evaluate(does)
    with pytest.raises(AssertionError, match=fault):
        await devices.close()


async def test_what_a_test_breaks_itself_is_expected(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        devices.watch.expect("on purpose")
        page = await devices.new(PHONE)
        await page.goto("/")
        async with page.expect_event("console"):
            await page.evaluate("console.error('on purpose')")
