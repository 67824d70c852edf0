"""What the server says on the terminal when it is ready: where to join, as text and as a QR picture."""

from collections.abc import Mapping, Sequence
from typing import TextIO

import segno

from spieleabend.protocol.fields import Language
from spieleabend.server.addresses import host_of, is_this_machine
from spieleabend.server.wording import say

QUIET_ZONE = 2
HALF_BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
"""Two modules, one over the other, by whether they are dark."""
BLACK_ON_WHITE, BLACK, WHITE, RESET = "\x1b[38;5;16;48;5;231m", "\x1b[40m", "\x1b[107m", "\x1b[0m"


def banner(
    urls: Sequence[str], *, language: Language, is_public: bool, qr: str | None, port_instead_of: int | None = None
) -> str:
    """The whole greeting. `qr` is the picture of the first address; `port_instead_of` a port that was taken."""
    alone = all(is_this_machine(host_of(url.partition("://")[2])) for url in urls)
    lines = ["", say(language, "banner-welcome-public" if is_public else "banner-welcome"), ""]
    lines += [f"    {url}" for url in urls]
    if qr is not None:
        lines += ["", qr]
    lines.append("")
    if port_instead_of is not None:
        port = urls[0].rpartition(":")[2]
        lines.append(say(language, "banner-port-taken", wanted=str(port_instead_of), port=port))
    if len(urls) > 1:
        lines.append(say(language, "banner-several"))
    if alone:
        lines.append(say(language, "banner-alone"))
    lines.append(say(language, "banner-stop"))
    return "\n".join(lines)


def terminal_qr(text: str, stream: TextIO, environment: Mapping[str, str]) -> str | None:
    """A QR picture of `text` for the terminal behind `stream`; None where that cannot show one.

    Its colours are said outright, for a camera cannot read light on dark from every terminal.
    """
    if not stream.isatty() or environment.get("TERM") == "dumb" or "NO_COLOR" in environment:
        return None
    matrix = [
        [bool(module) for module in row]
        for row in segno.make(text, micro=False, error="l").matrix_iter(border=QUIET_ZONE)
    ]
    try:
        "".join(HALF_BLOCKS.values()).encode(stream.encoding or "ascii")
    except UnicodeEncodeError:
        return _coarse(matrix)
    return _compact(matrix)


def _compact(matrix: list[list[bool]]) -> str:
    """Two rows of modules a line."""
    light = [False] * len(matrix[0])
    rows = [*matrix, light] if len(matrix) % 2 else matrix
    lines = [
        "".join(HALF_BLOCKS[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
    return "\n".join(f"    {BLACK_ON_WHITE}{line}{RESET}" for line in lines)


def _coarse(matrix: list[list[bool]]) -> str:
    """Two blanks a module, for terminals without block characters."""
    return "\n".join("    " + "".join(f"{BLACK if dark else WHITE}  " for dark in row) + RESET for row in matrix)
