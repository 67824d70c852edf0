"""What every test run keeps to: nothing is left out, and no test depends on how fast a machine is."""

import asyncio
from collections.abc import Callable, Mapping

import pytest
from hypothesis import settings

from tests.virtual_time import VirtualTimeLoop

pytest_plugins = ["tests.nothing_left_out"]

settings.register_profile("spieleabend", deadline=None, print_blob=True)
settings.load_profile("spieleabend")


def pytest_asyncio_loop_factories(item: pytest.Item) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    if item.get_closest_marker("virtual_time"):
        return {"virtual": VirtualTimeLoop}
    return {"real": asyncio.new_event_loop}
