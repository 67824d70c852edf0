"""Everything that one running server consists of, made once and handed to whoever answers a request."""

import asyncio
import logging
from dataclasses import dataclass, field

from spieleabend.server.connection import Connection
from spieleabend.server.dispatch import Dispatch
from spieleabend.server.limits import AddressLimits
from spieleabend.server.logs import log_event
from spieleabend.server.metrics import Metrics
from spieleabend.server.options import ServerOptions
from spieleabend.server.page import Page
from spieleabend.server.reach import Reach
from spieleabend.server.security import Security
from spieleabend.server.writer import CLOSE_SECONDS
from spieleabend.tables.house import House

HOUSE_SECONDS = 10.0
"""So long the tables may take to write what they have promised when the server stops."""


@dataclass(kw_only=True, eq=False)
class Service:
    """A house, the ways to it, and the connections that are open."""

    house: House
    version: str
    page: Page
    security: Security
    limits: AddressLimits
    reach: Reach
    metrics: Metrics
    dispatch: Dispatch = field(default_factory=Dispatch)
    connections: set[Connection] = field(default_factory=set)
    is_stopping: bool = False
    _empty: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    def make(
        cls, house: House, options: ServerOptions, *, version: str, page: Page, port: int, metrics: Metrics
    ) -> "Service":
        """The parts for a server that listens on `port`; call it on the running loop."""
        security = Security(options)
        return cls(
            house=house,
            version=version,
            page=page,
            security=security,
            limits=AddressLimits(asyncio.get_running_loop().time),
            reach=Reach(options, port, security),
            metrics=metrics,
        )

    def opened(self, connection: Connection) -> None:
        """A WebSocket is open."""
        self.connections.add(connection)
        self.metrics.connections_opened += 1
        if self.is_stopping:
            connection.writer.say_goodbye("goodbye-server-stopping")

    def closed(self, connection: Connection) -> None:
        """A WebSocket is over."""
        self.connections.discard(connection)
        if not self.connections:
            self._empty.set()

    async def stop(self) -> None:
        """Send everybody home, and wait a little while until they are gone."""
        self.is_stopping = True
        for connection in tuple(self.connections):
            if not connection.is_at_table:
                connection.writer.say_goodbye("goodbye-server-stopping")
        try:
            async with asyncio.timeout(HOUSE_SECONDS):
                await self.house.close()
        except TimeoutError as error:
            log_event("house-not-closed", logging.ERROR, error=error)
        for connection in tuple(self.connections):
            connection.writer.say_goodbye("goodbye-server-stopping")
        self._empty.clear()
        if self.connections:
            try:
                async with asyncio.timeout(2 * CLOSE_SECONDS):
                    await self._empty.wait()
            except TimeoutError:
                for connection in tuple(self.connections):
                    connection.writer.cut_off()
