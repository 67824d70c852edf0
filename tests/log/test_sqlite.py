import asyncio
import os
import resource
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from spieleabend.log import Broken, InUse, SqliteLog
from spieleabend.log import sqlite as sqlite_module


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.sqlite3"


@contextmanager
def open_umask() -> Iterator[None]:
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


async def test_a_restart_finds_everything(path: Path) -> None:
    log = await SqliteLog.open(path)
    await log.append("elch", 1, [b"a", b"b"], time=5, due=9)
    before = (await log.read("elch"), await log.head("elch"), await log.overdue(9))
    await log.close()
    log = await SqliteLog.open(str(path))
    assert (await log.read("elch"), await log.head("elch"), await log.overdue(9)) == before
    await log.close()


async def test_the_folder_is_made_and_the_files_are_for_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with open_umask():
        log = await SqliteLog.open(folder / "log.sqlite3")
        await log.append("elch", 1, [b"a"], time=1, due=None)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
        await log.close()
    assert modes == {
        "log.sqlite3": 0o600,
        "log.sqlite3-lock": 0o600,
        "log.sqlite3-shm": 0o600,
        "log.sqlite3-wal": 0o600,
    }


async def test_closing_leaves_one_file_and_its_lock(path: Path) -> None:
    log = await SqliteLog.open(path)
    await log.append("elch", 1, [b"a"], time=1, due=None)
    await log.close()
    assert sorted(file.name for file in path.parent.iterdir()) == ["log.sqlite3", "log.sqlite3-lock"]


async def test_one_process_cannot_open_a_file_twice_by_whatever_name(path: Path) -> None:
    log = await SqliteLog.open(path)
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    for name in (path, path, link):
        with pytest.raises(InUse, match="give this one a file of its own"):
            await SqliteLog.open(name)
    await log.append("elch", 1, [b"a"], time=1, due=None)
    await log.close()
    log = await SqliteLog.open(link)
    assert await log.count() == 1
    await log.close()


async def test_a_tool_may_read_while_the_server_runs(path: Path) -> None:
    log = await SqliteLog.open(path)
    await log.append("elch", 1, [b"a"], time=1, due=None)
    with closing(sqlite3.connect(path)) as tool:
        assert tool.execute("SELECT body FROM records").fetchall() == [(b"a",)]
    await log.append("elch", 2, [b"b"], time=1, due=None)
    await log.close()


async def test_a_commit_is_on_the_disk_when_it_returns(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[sqlite3.Connection] = []
    connect = sqlite_module._connect

    def noted(path: Path, wait: float = 5.0) -> sqlite3.Connection:
        made.append(connect(path, wait))
        return made[-1]

    monkeypatch.setattr(sqlite_module, "_connect", noted)
    log = await SqliteLog.open(path)
    _, written, read = made
    assert written.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert written.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        read.execute("DELETE FROM heads")
    await log.close()


async def test_the_event_loops_thread_never_touches_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()

    class Watched(sqlite3.Connection):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            threads.add(threading.get_ident())
            super().__init__(*arguments, **named)

        def execute(self, *arguments: Any) -> sqlite3.Cursor:
            threads.add(threading.get_ident())
            return super().execute(*arguments)

        def close(self) -> None:
            threads.add(threading.get_ident())
            super().close()

    def connect(path: Path, wait: float = 5.0) -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, timeout=wait, check_same_thread=False, factory=Watched)

    monkeypatch.setattr(sqlite_module, "_connect", connect)
    log = await SqliteLog.open(path)
    await log.append("elch", 1, [b"a"], time=1, due=None)
    assert await log.read("elch")
    assert await log.head("elch")
    assert await log.overdue(1) == []
    assert await log.count() == 1
    assert await log.expire(5) == ["elch"]
    await log.close()
    assert len(threads) >= 3
    assert threading.get_ident() not in threads


async def test_a_disk_that_takes_no_more_is_told_and_room_heals_it(path: Path) -> None:
    """The system itself refuses to let the log grow, as a full disk would."""
    log = await SqliteLog.open(path)
    await log.append("elch", 1, [b"a"], time=1, due=None)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
    try:
        outcomes = await asyncio.gather(
            *(log.append(f"table-{index}", 1, [bytes(100_000)], time=1, due=None) for index in range(20)),
            return_exceptions=True,
        )
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    broken = {index for index, outcome in enumerate(outcomes) if isinstance(outcome, Broken)}
    assert broken
    for index, outcome in enumerate(outcomes):
        assert outcome is None or index in broken
        assert await log.head(f"table-{index}") is None or index not in broken
    for index in broken:
        await log.append(f"table-{index}", 1, [bytes(100_000)], time=1, due=None)
    await log.append("elch", 2, [b"b"], time=1, due=None)
    await log.close()
    log = await SqliteLog.open(path)
    assert await log.count() == 21
    assert [record.body for record in await log.read("elch")] == [b"a", b"b"]
    await log.close()


async def test_a_damaged_file_is_told(path: Path) -> None:
    log = await SqliteLog.open(path)
    await log.append("elch", 1, [b"a" * 10_000], time=1, due=None)
    await log.close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096 * 3)
    with pytest.raises(Broken, match=r"log\.sqlite3 cannot be opened \(database disk image is malformed\)"):
        await SqliteLog.open(path)


@pytest.mark.parametrize("beside", ["", "-lock"])
async def test_where_it_may_not_write_it_says_what_it_needs(tmp_path: Path, beside: str) -> None:
    (tmp_path / f"log.sqlite3{beside}").mkdir()
    with pytest.raises(Broken, match=r"log\.sqlite3 cannot be opened .*this user may read and write"):
        await SqliteLog.open(tmp_path / "log.sqlite3")


async def test_a_folder_that_cannot_be_made_is_the_systems_own_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotADirectoryError):
        await SqliteLog.open(tmp_path / "file" / "folder" / "log.sqlite3")


async def test_a_cancelled_opening_gives_everything_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = threading.Event()
    go_on = threading.Event()
    connect = sqlite_module._connect

    def slow(path: Path, wait: float = 5.0) -> sqlite3.Connection:
        inside.set()
        assert go_on.wait(10)
        return connect(path, wait)

    monkeypatch.setattr(sqlite_module, "_connect", slow)
    opening = asyncio.ensure_future(SqliteLog.open(path))
    assert await asyncio.to_thread(inside.wait, 10)
    opening.cancel()
    await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await opening
    log = await SqliteLog.open(path)
    await log.close()


async def test_two_may_close_at_once(path: Path) -> None:
    log = await SqliteLog.open(path)
    await asyncio.gather(log.close(), log.close())
    await (await SqliteLog.open(path)).close()
