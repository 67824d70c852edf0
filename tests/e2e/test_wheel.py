"""The wheel alone, in an empty environment and with the network cut, is the whole program."""

import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import aiohttp

from tests.e2e.running import RunningServer

REPOSITORY = Path(__file__).resolve().parents[2]
NETWORK_CUT = """
import socket, sys
LOCAL = ("127.0.0.1", "::1", "localhost", "0.0.0.0", "")
def local_only(event, arguments):
    if event in ("socket.connect", "socket.sendto") and isinstance(arguments[1], tuple):
        assert arguments[1][0] in LOCAL, f"{event} to {arguments[1]}"
    if event == "socket.getaddrinfo":
        assert arguments[0] in (*LOCAL, None), f"{event} of {arguments[0]}"
sys.addaudithook(local_only)
"""
"""A sitecustomize.py that ends whatever wants to talk to another machine."""


def build_wheel(folder: Path) -> Path:
    """The wheel that scripts/build would make."""
    subprocess.run(
        [*(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir"), str(folder)],
        cwd=REPOSITORY,
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """The interpreter of a new environment in which nothing but the wheel and what it needs is installed."""
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", str(REPOSITORY / "requirements.lock")], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return python


async def test_the_wheel_serves_everything_with_the_network_cut(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path / "dist")
    names = zipfile.ZipFile(wheel).namelist()
    assert "spieleabend/server/page/index.html" in names
    assert any(name.endswith("games/bam/decks/pl.toml") for name in names)
    assert any(name.endswith("games/bam/messages/pl.ftl") for name in names)
    assert not any("/tests/" in name or name.startswith("tests/") for name in names)

    python = install(wheel, tmp_path / "environment")
    cut = tmp_path / "cut"
    cut.mkdir()
    (cut / "sitecustomize.py").write_text(NETWORK_CUT)
    environment = {"PYTHONPATH": str(cut), "PATH": "/nowhere"}
    with RunningServer(
        tmp_path / "data", command=[str(python), "-m", "spieleabend"], environment=environment
    ) as server:
        async with aiohttp.ClientSession() as session:
            page = await text_of(session, server.origin + "/")
            assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            assert any(asset.endswith(".js") for asset in assets)
            for asset in assets:
                assert await text_of(session, server.origin + asset)
            house = await text_of(session, server.origin + "/api/house")
            assert '"bam"' in house
        assert server.stop() == 0


async def text_of(session: aiohttp.ClientSession, address: str) -> str:
    """What a GET of that address brings."""
    async with session.get(address) as answer:
        assert answer.status == 200, address
        return (await answer.read()).decode(errors="replace")
