"""The page: built once, kept in memory, packed as the browser likes it."""

import gzip
import re
from pathlib import Path

import pytest

from spieleabend.server.page import PAGE_FOLDER, accepted_encodings, load_page
from tests.server.serving import serving

SCRIPT = "let game = 'Spieleabend';\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Spieleabend</title>" + " " * 2000)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / ".sources").write_text("fingerprint")
    (tmp_path / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "font-3c.woff2").write_bytes(b"\0" * 1000)
    return tmp_path


def test_only_what_was_built_is_there(built: Path) -> None:
    page = load_page(built)
    assert set(page) == {"index.html", "favicon.svg", "assets/app-1a2b.js", "assets/font-3c.woff2"}


def test_files_are_packed_where_that_helps(built: Path) -> None:
    page = load_page(built)
    script = page["assets/app-1a2b.js"]
    assert list(script.packed) == ["br", "gzip"]
    assert gzip.decompress(script.packed["gzip"]).decode() == SCRIPT
    assert not page["assets/font-3c.woff2"].packed
    assert not page["favicon.svg"].packed


def test_without_a_build_there_is_no_page(tmp_path: Path) -> None:
    assert load_page(tmp_path) == {}
    assert load_page(tmp_path / "missing") == {}


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("gzip, deflate, br", {"gzip", "deflate", "br"}),
        ("GZIP;q=1.0, br; q=0", {"gzip"}),
        ("br;q=0.5", {"br"}),
        ("", {""}),
    ],
)
def test_browsers_say_what_they_can_unpack(header: str, accepted: set[str]) -> None:
    assert accepted_encodings(header) == accepted


async def test_the_page_is_the_same_at_every_address_of_it(built: Path) -> None:
    async with serving(page=load_page(built)) as served:
        for path in ("/", "/t/ABCDEFG", "/t/whatever", "/index.html"):
            status, body, headers = await served.get(path)
            assert status == 200
            assert body.startswith(b"<!doctype html>")
            assert headers["Cache-Control"] == "no-cache"
            assert headers["Content-Type"] == "text/html; charset=utf-8"
            status, body, _ = await served.get(path, **{"If-None-Match": headers["ETag"]})
            assert (status, body) == (304, b"")


async def test_assets_are_kept_for_ever_and_come_packed(built: Path) -> None:
    async with serving(page=load_page(built)) as served:
        path = "/assets/app-1a2b.js"
        _, _, headers = await served.get(path, **{"Accept-Encoding": "identity"})
        assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert headers["Content-Type"] == "text/javascript; charset=utf-8"
        assert "Content-Encoding" not in headers
        for wanted, encoding in {"gzip": "gzip", "gzip, br": "br"}.items():
            _, body, headers = await served.get(path, **{"Accept-Encoding": wanted})
            assert headers["Content-Encoding"] == encoding
            assert headers["Vary"] == "Accept-Encoding"
            assert len(body) < len(SCRIPT)


@pytest.mark.parametrize("path", ["/assets/missing.js", "/.sources", "/assets/", "/assets/..%2findex.html"])
async def test_nothing_else_is_handed_out(built: Path, path: str) -> None:
    async with serving(page=load_page(built)) as served:
        status, body, _ = await served.get(path)
        assert (status, body["key"]) == (404, "refused-not-found")


async def test_a_page_that_was_not_built_says_how_in_every_language() -> None:
    async with serving(page={}) as served:
        for path in ("/", "/t/ABCDEFG"):
            status, body, headers = await served.get(path)
            assert status == 503
            assert headers["Content-Type"] == "text/plain; charset=utf-8"
            text = body.decode()
            assert "built" in text
            assert "gebaut" in text
            assert "zbudowana" in text


def test_the_built_page_asks_nobody_else_for_anything() -> None:
    page = load_page()
    assert page, f"{PAGE_FOLDER} is empty: build the page with scripts/build"
    foreign = re.compile(r"""(?:src|href|url|@import|import|fetch)\s*[=(]?\s*["'(]?\s*(?:https?:)?//[\w.-]+""")
    for name, file in page.items():
        if name.endswith((".html", ".css", ".js")):
            assert (name, foreign.findall(file.body.decode())) == (name, [])
