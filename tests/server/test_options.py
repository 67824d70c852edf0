"""What an operator may choose."""

from pathlib import Path

import pytest

from spieleabend.server.options import ServerOptions, WrongOptions, default_data_folder, origin_of


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"HOME": "/h/ania"}, "linux", "/h/ania/.local/share/spieleabend"),
        ({"HOME": "/h/ania", "XDG_DATA_HOME": "/d"}, "linux", "/d/spieleabend"),
        ({"HOME": "/m/ania"}, "darwin", "/m/ania/Library/Application Support/spieleabend"),
        ({"USERPROFILE": "C:/Ania", "LOCALAPPDATA": "C:/Ania/Local"}, "win32", "C:/Ania/Local/spieleabend"),
        ({"USERPROFILE": "C:/Ania"}, "win32", "C:/Ania/AppData/Local/spieleabend"),
    ],
)
def test_every_system_has_its_place_for_data(environment: dict[str, str], platform: str, folder: str) -> None:
    assert default_data_folder(environment, platform) == Path(folder)


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("HTTPS://Play.Example.ORG:443/", "https://play.example.org"),
        ("http://play.example.org:80", "http://play.example.org"),
        ("http://play.example.org:8000/", "http://play.example.org:8000"),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000"),
    ],
)
def test_an_origin_is_written_as_browsers_write_it(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    "url", ["", "null", "play.example.org", "ftp://a", "http://", "http://a:99999", "http://me@a", "http://a?b", "//a"]
)
def test_what_is_no_origin_is_refused(url: str) -> None:
    with pytest.raises(WrongOptions, match="looks like"):
        origin_of(url)


@pytest.mark.parametrize(
    "chosen",
    [
        {"port": -1},
        {"port": 65_536},
        {"keep_days": 0},
        {"most_tables": 0},
        {"bot_pace": 0},
        {"bot_pace": 11},
        {"bot_pace": float("nan")},
        {"public_url": "play.example.org"},
        {"public_url": "https://example.org/games"},
        {"allowed_origins": ("*",)},
    ],
)
def test_what_cannot_be_meant_is_refused_with_what_would_be_right(chosen: dict[str, object]) -> None:
    with pytest.raises(WrongOptions):
        ServerOptions(**chosen)  # type: ignore[arg-type] # whatever an operator may type


def test_a_public_address_by_https_is_known_as_such() -> None:
    options = ServerOptions(public_url="https://Play.example.org/")
    assert (options.public_origin, options.is_https) == ("https://play.example.org", True)
    assert not ServerOptions(public_url="http://play.example.org").is_https
    assert ServerOptions().public_origin is None
