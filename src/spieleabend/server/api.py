"""What the server answers over HTTP."""

import asyncio
from collections.abc import Coroutine
from ipaddress import IPv6Address
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from spieleabend.log.errors import LogError
from spieleabend.play.errors import Parameter, Refusal
from spieleabend.protocol.commands import MOST_MESSAGE_BYTES, CreateTable
from spieleabend.protocol.fields import Code
from spieleabend.protocol.updates import HouseView, TableCreated, Why
from spieleabend.server import metrics as measured
from spieleabend.server.addresses import parsed_ip
from spieleabend.server.connection import HEARTBEAT_SECONDS, NOT_READABLE, OPEN_SECONDS, Connection
from spieleabend.server.limits import TooMany
from spieleabend.server.logs import log_event, log_table_trouble, table_tag
from spieleabend.server.page import INDEX
from spieleabend.server.reach import qr_svg
from spieleabend.server.service import Service
from spieleabend.server.wording import in_every_language
from spieleabend.server.writer import CLOSE_SECONDS
from spieleabend.tables.errors import BrokenTable

Answer = TypeVar("Answer")

BODY_SECONDS = 10.0
"""A body that has not arrived by then is not waited for."""

encode = msgspec.json.Encoder().encode
decode_table = msgspec.json.Decoder(CreateTable).decode

MOST_CODE_SHOWN = 20
"""So much of what was taken for a code is repeated."""

FULL = {"refused-house-full"}
"""Refusals that are the server's state and not the request's fault."""


class Problem(Exception):
    """A request that is answered with an error: its status, and a message key that the client words."""

    def __init__(
        self,
        status: int,
        key: str,
        parameters: dict[str, Parameter] | None = None,
        *,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {key}")
        self.status = status
        self.key = key
        self.parameters = parameters or {}
        self.headers = headers or {}

    def response(self) -> web.Response:
        """As it is sent."""
        return as_json(Why(self.key, self.parameters), status=self.status, headers=self.headers)


def as_json(value: msgspec.Struct, *, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A response that no cache keeps."""
    return web.Response(
        body=encode(value),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store", **(headers or {})},
    )


def too_many(error: TooMany) -> Problem:
    """What an address is told that asks for more than its share."""
    seconds = max(1, round(error.again_after))
    return Problem(429, error.key, {"seconds": seconds}, headers={"Retry-After": str(seconds)})


def unknown_table(code: str) -> Problem:
    """What somebody is told whose code leads to no table; the same as over the WebSocket."""
    return Problem(404, "goodbye-unknown-table", {"code": code})


class Api:
    """The handlers, by their routes."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def add_routes(self, app: web.Application) -> None:
        """Let `app` answer what this server answers."""
        router = app.router
        router.add_get("/", self.index)
        router.add_get("/t/{code}", self.index)
        for name in self._service.page:
            router.add_get(f"/{name}", self.page_file)
        router.add_get("/api/house", self.house)
        router.add_post("/api/tables", self.create_table)
        router.add_get("/api/tables/{code}", self.table)
        router.add_get("/api/tables/{code}/qr.svg", self.qr)
        router.add_get("/api/tables/{code}/match.json", self.match_file)
        router.add_get("/api/socket", self.socket)
        router.add_get("/healthz", self.health)
        router.add_get("/metrics", self.metrics)

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The page, the same at every address of it."""
        index = self._service.page.get(INDEX)
        if index is None:
            return web.Response(text=in_every_language("page-not-built"), status=503)
        return index.response(request)

    async def page_file(self, request: web.Request) -> web.StreamResponse:
        """A file that belongs to the page."""
        return self._service.page[request.path.removeprefix("/")].response(request)

    async def house(self, request: web.Request) -> web.StreamResponse:
        """The games of this house, and how to reach it."""
        service = self._service
        urls = await service.reach.urls()
        answer = as_json(HouseView(service.version, service.house.describe(), urls))
        answer.enable_compression()
        return answer

    async def create_table(self, request: web.Request) -> web.StreamResponse:
        """A new table; whoever makes it is its host."""
        service = self._service
        try:
            async with asyncio.timeout(BODY_SECONDS):
                wanted = decode_table(await request.read())
        except TimeoutError as error:
            raise Problem(408, "refused-unreadable") from error
        except NOT_READABLE as error:
            raise Problem(400, "refused-unreadable") from error
        address = service.security.client_address(request)
        try:
            service.limits.create_table(address)
            code = await service.house.create(wanted)
        except LogError as error:
            log_table_trouble("table-not-created", "", error)
            raise Problem(503, "refused-trouble") from error
        except Refusal as refusal:
            status = 503 if refusal.key in FULL else 400
            raise Problem(status, refusal.key, refusal.parameters) from refusal
        service.limits.found(address, code)
        log_event("table-created", table=table_tag(code), game=wanted.game)
        return as_json(TableCreated(code), status=201)

    async def table(self, request: web.Request) -> web.StreamResponse:
        """Just enough of a table for the joining screen."""
        service = self._service
        code, address = code_of(request), service.security.client_address(request)
        await service.limits.look_up(address, code)
        glimpse = await self._ask(code, service.house.glimpse(code))
        if glimpse is None:
            service.limits.not_found(address)
            raise unknown_table(code)
        service.limits.found(address, code)
        return as_json(glimpse)

    async def qr(self, request: web.Request) -> web.StreamResponse:
        """A QR picture of a table's address. The table is not looked up: a picture tells nobody whether it exists."""
        code = code_of(request)
        address = await self._service.reach.url_for(request)
        return web.Response(
            body=await asyncio.to_thread(qr_svg, f"{address}/t/{code}"),
            content_type="image/svg+xml",
            headers={"Cache-Control": "no-store"},
        )

    async def match_file(self, request: web.Request) -> web.StreamResponse:
        """The file of the table's last match that is over."""
        service = self._service
        code, address = code_of(request), service.security.client_address(request)
        await service.limits.look_up(address, code)
        file = await self._ask(code, service.house.match_file(code))
        if file is None:
            # A table without a match that is over is no guess gone wrong.
            if await self._ask(code, service.house.glimpse(code)) is None:
                service.limits.not_found(address)
                raise unknown_table(code)
            raise Problem(404, "refused-no-match-file")
        service.limits.found(address, code)
        return web.Response(
            body=file,
            content_type="application/json",
            headers={
                "Cache-Control": "no-store",
                "Content-Disposition": 'attachment; filename="spieleabend-match.json"',
            },
        )

    async def health(self, request: web.Request) -> web.StreamResponse:
        """Whether this server takes new guests."""
        stopping = self._service.is_stopping
        return web.Response(
            text="stopping\n" if stopping else "ok\n",
            status=503 if stopping else 200,
            headers={"Cache-Control": "no-store"},
        )

    async def metrics(self, request: web.Request) -> web.StreamResponse:
        """The operator's numbers, for machines of the operator's own networks only."""
        asking = parsed_ip(request.remote or "")
        if isinstance(asking, IPv6Address) and asking.ipv4_mapped is not None:
            asking = asking.ipv4_mapped
        if asking is None or not asking.is_private or "X-Forwarded-For" in request.headers:
            raise Problem(404, "refused-not-found")
        connections = self._service.connections
        text = self._service.metrics.exposition(
            tables_loaded=self._service.house.tables_loaded,
            outbox_depths=[connection.writer.waiting for connection in connections],
            write_buffers=sum(connection.writer.write_buffer for connection in connections),
        )
        return web.Response(
            body=text.encode(), headers={"Content-Type": measured.CONTENT_TYPE, "Cache-Control": "no-store"}
        )

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """A device's connection; the only thing that stays open."""
        service = self._service
        address = service.security.client_address(request)
        may_stay = service.limits.connect(address)
        try:
            socket: web.WebSocketResponse[bool] = web.WebSocketResponse(
                heartbeat=HEARTBEAT_SECONDS,
                timeout=CLOSE_SECONDS,
                max_msg_size=MOST_MESSAGE_BYTES + 1,  # aiohttp refuses what reaches it
                compress=False,
                autoping=False,
                decode_text=False,
                writer_limit=0,
            )
            await socket.prepare(request)
            transport = request.transport
            if transport is None:
                raise ConnectionResetError("the device was gone before the WebSocket was open")
            connection = Connection(socket, transport, address, service.metrics, service.dispatch)
            service.opened(connection)
            if not may_stay:
                connection.writer.say_goodbye("goodbye-too-many-connections")
            try:
                await connection.run(service.house, service.limits)
            finally:
                service.closed(connection)
            return socket
        finally:
            service.limits.disconnect(address)

    async def _ask(self, code: str, question: Coroutine[Any, Any, Answer]) -> Answer:
        """What the house says about a table. Raises Problem where the table cannot be opened."""
        try:
            async with asyncio.timeout(OPEN_SECONDS):
                return await question
        except (BrokenTable, LogError, TimeoutError) as error:
            log_table_trouble("table-not-opened", code, error)
            raise Problem(500 if isinstance(error, BrokenTable) else 503, "refused-trouble") from error


def code_of(request: web.Request) -> str:
    """The table's code in the request's path. Raises Problem where it cannot be one."""
    try:
        return msgspec.convert(request.match_info["code"], Code, strict=True)
    except msgspec.ValidationError as error:
        raise unknown_table(request.match_info["code"][:MOST_CODE_SHOWN]) from error
