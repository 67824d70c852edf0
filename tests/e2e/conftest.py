"""One Chromium for each file of tests."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser

from tests.e2e.browser import launched


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """The browser that all devices of a file of tests share."""
    async with launched() as chromium:
        yield chromium
