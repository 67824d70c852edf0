"""What an operator may choose when starting the server."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

DEFAULT_PORT = 8000
PORTS_TO_TRY = 10
"""When nobody chose a port and the default one is taken, so many are tried, one after the other."""
LOG_FILE = "log.sqlite3"
FASTEST_BOTS, SLOWEST_BOTS = 0.01, 10.0
"""Faster, a table of bots alone would keep a whole core busy."""


class WrongOptions(ValueError):
    """An option that cannot be served with: which, why, and what would be right."""


def default_data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this system keeps an application's data: the folder of the log unless the operator names one."""
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or Path.home())
    if platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "spieleabend"


@dataclass(frozen=True, kw_only=True)
class ServerOptions:
    """Everything that `serve` needs to know. Raises WrongOptions where something cannot be meant."""

    host: str = "0.0.0.0"  # noqa: S104 - phones must reach it, that is the point
    """The address to listen on; by default every network this machine is in."""
    port: int | None = None
    """None: the default port or, where it is taken, one of the next few. 0: any free one."""
    public_url: str | None = None
    """Where players reach the server if that is not this machine's own address: `https://play.example.org`."""
    data: Path = field(default_factory=default_data_folder)
    """The folder that the log of all tables is kept in."""
    keep_days: int = 30
    """A table at which nothing has happened for so long is forgotten."""
    show_qr: bool = True
    """Whether to draw a QR code of the address into the terminal."""
    trust_proxy: bool = False
    """Whether a reverse proxy of the operator's own stands in front, whose X-Forwarded-For and -Proto are true."""
    allowed_origins: tuple[str, ...] = ()
    """Other origins whose pages may speak to this server, as browsers write them: `https://example.org`."""
    most_tables: int = 100_000
    """So many tables are kept at most; no further one is made then."""
    bot_pace: float = 1.0
    """How long bots think compared with people: 0.5 is twice as fast, 2 half as fast."""

    def __post_init__(self) -> None:
        if self.port is not None and not 0 <= self.port <= 65_535:
            raise WrongOptions(f"a port is a number from 0 to 65535, not {self.port}")
        if self.keep_days < 1:
            raise WrongOptions(f"tables are kept for 1 day or more, not {self.keep_days}")
        if self.most_tables < 1:
            raise WrongOptions(f"there is room for 1 table or more, not {self.most_tables}")
        if not FASTEST_BOTS <= self.bot_pace <= SLOWEST_BOTS:
            raise WrongOptions(
                f"bots think {FASTEST_BOTS} to {SLOWEST_BOTS:.0f} times as long as people, not {self.bot_pace}"
            )
        if self.public_url is not None:
            if urlsplit(self.public_url).path not in {"", "/"}:
                raise WrongOptions(
                    f"a public address has no path, so not {self.public_url!r}: give the game a name of its own"
                )
            origin_of(self.public_url)
        for origin in self.allowed_origins:
            origin_of(origin)

    @property
    def public_origin(self) -> str | None:
        """The public address as browsers write an origin, or None."""
        return None if self.public_url is None else origin_of(self.public_url)

    @property
    def is_https(self) -> bool:
        """Whether players come by https, as far as the operator said."""
        return self.public_url is not None and self.public_url.lower().startswith("https:")


def origin_of(url: str) -> str:
    """Scheme, host and port of `url` the way browsers write an origin. Raises WrongOptions for anything else.

    >>> origin_of("HTTPS://Play.Example.org:443/")
    'https://play.example.org'
    """
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    usable = parts.scheme in {"http", "https"} and parts.hostname and port != -1
    if not usable or parts.username is not None or parts.query or parts.fragment:
        raise WrongOptions(f"an address looks like https://play.example.org, not like {url!r}")
    host = str(parts.hostname)
    shown = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{shown}" if port in {None, usual} else f"{parts.scheme}://{shown}:{port}"
