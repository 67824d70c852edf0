"""The addresses that players are told, on paper, on the screen and as a QR picture."""

import asyncio
import io
from collections.abc import Callable
from functools import lru_cache

import segno
from aiohttp import web

from spieleabend.server.addresses import HOST, host_of, is_this_machine, lan_addresses, reachable_urls
from spieleabend.server.options import ServerOptions
from spieleabend.server.security import Security

LOOK_AGAIN_AFTER = 10.0
"""Seconds; a laptop may have come into another network."""


class Reach:
    """How players reach a server that listens on `port`."""

    def __init__(
        self,
        options: ServerOptions,
        port: int,
        security: Security,
        find_addresses: Callable[[], tuple[str, ...]] = lan_addresses,
    ) -> None:
        self._host = options.host
        self._port = port
        self._public_origin = options.public_origin
        self._security = security
        self.find_addresses = find_addresses
        self._urls: tuple[str, ...] = ()
        self._looked_at = float("-inf")

    async def urls(self) -> tuple[str, ...]:
        """The addresses of this server, the best first; at least one."""
        now = asyncio.get_running_loop().time()
        if now - self._looked_at > LOOK_AGAIN_AFTER:
            self._looked_at = now
            found = await asyncio.to_thread(self.find_addresses)
            self._urls = reachable_urls(self._host, self._port, self._public_origin, found)
        return self._urls or reachable_urls(self._host, self._port, self._public_origin, ())

    async def url_for(self, request: web.Request) -> str:
        """The address by which the others reach what this browser is looking at.

        It is the one the browser itself has used, unless that means "this machine", which it means to nobody else.
        A browser may ask for another of the server's addresses by `?address=`.
        """
        urls = await self.urls()
        wanted = request.query.get("address")
        if wanted in urls:
            return wanted
        host = request.headers.get("Host", "")
        if self._public_origin is not None or not HOST.fullmatch(host) or is_this_machine(host_of(host)):
            return urls[0]
        return f"{self._security.scheme(request)}://{host}"


@lru_cache(maxsize=256)
def qr_svg(text: str) -> bytes:
    """A QR picture of `text` that fills whatever it is put into. Takes some milliseconds, so not on the event loop."""
    picture = io.BytesIO()
    segno.make(text, micro=False, error="m").save(
        picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, border=2, light="#fff"
    )
    return picture.getvalue()
