"""The open port: taking it, answering on it, and giving it back."""

import errno
import logging
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from aiohttp import web

from spieleabend.server.app import make_app
from spieleabend.server.limits import MOST_CONNECTIONS
from spieleabend.server.options import DEFAULT_PORT, PORTS_TO_TRY, ServerOptions
from spieleabend.server.security import HEADERS
from spieleabend.server.service import Service
from spieleabend.server.trouble import OperatorTrouble

BACKLOG = 1024
"""So many devices may knock at once; after a restart all of them do."""
HEADER_SECONDS = 30.0
"""A connection that has not brought a whole request by then is closed; so long an idle one is kept, too."""
PROXY_HEADER_SECONDS = 75.0
"""The same for a proxy's: longer than proxies keep theirs, so that none is closed under a request."""
STOP_SECONDS = 5.0
"""Requests under way get so long when the server stops."""
MOST_SOCKETS = 20_000
"""Connections of all kinds and addresses together."""
MOST_SOCKETS_EACH = 2 * MOST_CONNECTIONS
"""Connections of all kinds from one address."""


def open_port(options: ServerOptions) -> socket.socket:
    """A listening socket on the chosen port, or on the default one or the next that is free.

    Raises OperatorTrouble where there is none to be had.
    """
    if options.port is not None:
        return _listen(options.host, options.port)
    for port in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY):
        try:
            return _listen(options.host, port)
        except PortTaken:
            continue
    raise OperatorTrouble("error-ports-taken", first=str(DEFAULT_PORT), last=str(DEFAULT_PORT + PORTS_TO_TRY - 1))


class PortTaken(OperatorTrouble):
    """Another program has the port."""


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise OperatorTrouble("error-address", host=host, reason=_reason(error)) from error
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            # On Windows a second server could otherwise listen on the same port, and neither would notice.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
        listening.setblocking(False)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken("error-port-taken", port=str(port)) from error
        if error.errno == errno.EACCES:
            raise OperatorTrouble("error-port-forbidden", port=str(port), reason=_reason(error)) from error
        raise OperatorTrouble("error-address", host=host, reason=_reason(error)) from error
    return listening


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


@asynccontextmanager
async def listening(service: Service, port: socket.socket, *, behind_proxy: bool = False) -> AsyncIterator[None]:
    """Answer on `port` while the block runs; at its end send everybody home."""
    application = web.AppRunner(make_app(service))
    await application.setup()
    try:
        answering = application.server
        if answering is None:
            raise RuntimeError("an application that was set up has a server")
        doors = web.ServerRunner(
            _Doors(
                answering,
                service,
                most_each=MOST_SOCKETS if behind_proxy else MOST_SOCKETS_EACH,
                keepalive_timeout=PROXY_HEADER_SECONDS if behind_proxy else HEADER_SECONDS,
            ),
            shutdown_timeout=STOP_SECONDS,
        )
        await doors.setup()
        site = web.SockSite(doors, port, backlog=BACKLOG)
        try:
            await site.start()
            yield
        finally:
            await site.stop()
            await service.stop()
            await doors.cleanup()
    finally:
        await application.cleanup()


class _Doors(web.Server):
    """Takes connections in, but no more than there is room for."""

    def __init__(self, answering: web.Server, service: Service, *, most_each: int, **settings: Any) -> None:
        """`answering` is the application's own server, whose requests this one brings."""
        super().__init__(answering.request_handler, request_factory=answering.request_factory)
        self._service = service
        self._most_each = most_each
        # Who asks for what is counted, not written down.
        self._settings = {"access_log": None, **settings}
        self._from: Counter[str] = Counter()

    def __call__(self) -> web.RequestHandler:
        return _Door(self, loop=self._loop, **self._settings)

    def connection_made(self, handler: web.RequestHandler, transport: Any) -> None:
        """Take one in, or let it go at once where there is no room."""
        super().connection_made(handler, transport)
        peer = _peer(handler)
        self._from[peer] += 1
        if self._from[peer] > self._most_each or self._from.total() > MOST_SOCKETS:
            # Only after the handler has begun, which takes the connection's end for granted then.
            self._loop.call_soon(transport.abort)

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        """One less."""
        super().connection_lost(handler, exc)
        peer = _peer(handler)
        self._from[peer] -= 1
        if not self._from[peer]:
            del self._from[peer]


class _Door(web.RequestHandler):
    """One connection. What is no HTTP at all is refused here, before any handler of ours sees it."""

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Refuse in one line, with the headers that every response carries, and without filling the log."""
        self.logger.log(logging.DEBUG, "refused what is no request", exc_info=exc)
        response = web.Response(status=status, text=f"{status}\n", headers=HEADERS)
        response.force_close()
        return response


def _peer(handler: web.RequestHandler) -> str:
    peer = cast(object, handler.peername)
    return str(peer[0]) if isinstance(peer, tuple) else ""
