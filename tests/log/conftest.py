from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spieleabend.log import Log, MemoryLog, SqliteLog


@pytest.fixture(params=["memory", "sqlite"])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Log]:
    """Every kind of log that needs no server, one after the other."""
    kept: Log = MemoryLog() if request.param == "memory" else await SqliteLog.open(tmp_path / "log.sqlite3")
    yield kept
    await kept.close()
