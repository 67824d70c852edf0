"""What the terminal shows when the server is ready."""

import io
import re

import pytest
import segno

from spieleabend.server.banner import banner, terminal_qr

URL = "http://192.168.7.5:8000"
COLOURS = re.compile(r"\x1b\[[\d;]*m")


class Terminal(io.TextIOWrapper):
    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)

    def isatty(self) -> bool:
        return True


def matrix(text: str) -> list[list[bool]]:
    return [[bool(module) for module in row] for row in segno.make(text, micro=False, error="l").matrix_iter(border=2)]


def test_it_says_where_to_join_and_how_to_stop() -> None:
    text = banner([URL, "http://10.1.2.3:8000"], language="en", is_public=False, qr=None)
    assert text.index(URL) < text.index("http://10.1.2.3:8000")
    assert "same Wi-Fi" in text
    assert "try the next one" in text
    assert "Ctrl+C" in text


def test_one_address_needs_no_advice_about_others() -> None:
    text = banner([URL], language="de", is_public=False, qr=None)
    assert "nächste" not in text
    assert "WLAN" in text


def test_a_public_address_does_not_speak_of_wifi() -> None:
    text = banner(["https://play.example.org"], language="en", is_public=True, qr=None)
    assert "Wi-Fi" not in text
    assert "https://play.example.org" in text


def test_without_a_network_it_says_so() -> None:
    assert "no network" in banner(["http://localhost:8000"], language="en", is_public=False, qr=None)
    assert "no network" not in banner([URL], language="en", is_public=False, qr=None)


def test_another_port_than_usual_is_explained() -> None:
    text = banner(["http://10.1.2.3:8001"], language="en", is_public=False, qr=None, port_instead_of=8000)
    assert "Port 8000 is taken, so it is 8001 this time." in text


def test_the_qr_picture_on_a_terminal_is_the_one_it_should_be() -> None:
    drawn = terminal_qr(URL, Terminal("utf-8"), {"TERM": "xterm"})
    assert drawn is not None
    assert drawn in banner([URL], language="en", is_public=False, qr=drawn)
    rows: list[list[bool]] = []
    for line in COLOURS.sub("", drawn).splitlines():
        rows.append([block in "▀█" for block in line[4:]])
        rows.append([block in "▄█" for block in line[4:]])
    expected = matrix(URL)
    assert rows[: len(expected)] == expected
    assert not any(any(row) for row in rows[len(expected) :])
    assert all(line.startswith("    \x1b[38;5;16;48;5;231m") for line in drawn.splitlines())


def test_a_terminal_without_block_characters_gets_coloured_blanks() -> None:
    drawn = terminal_qr(URL, Terminal("ascii"), {})
    assert drawn is not None
    assert drawn.isascii()
    rows = [
        [module == "\x1b[40m" for module in re.findall(r"(\x1b\[(?:40|107)m)  ", line)] for line in drawn.splitlines()
    ]
    assert rows == matrix(URL)


@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"NO_COLOR": "1"}])
def test_a_terminal_that_cannot_show_it_gets_none(environment: dict[str, str]) -> None:
    assert terminal_qr(URL, Terminal("utf-8"), environment) is None


def test_a_file_gets_none() -> None:
    assert terminal_qr(URL, io.StringIO(), {}) is None
