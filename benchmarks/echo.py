"""A bare aiohttp server that knows nothing and sends the same bytes: what the network alone costs, on one core.

    python benchmarks/echo.py PORT FILE

FILE is what `evening.overhear` has overheard: `updates`, for one move after another what each phone of a table is sent,
and `done`, what the phone that made the move is sent besides. A phone's first message names its table; every further
one is a move.
"""

import asyncio
import gc
import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import uvloop
from aiohttp import web


class Room:
    """The phones of one table."""

    def __init__(self) -> None:
        self.phones: list[web.WebSocketResponse] = []
        self.moves = 0


class Echo:
    """Sends to all of a table what a move brings them."""

    def __init__(self, overheard: dict[str, Any]) -> None:
        self.updates: list[list[str]] = overheard["updates"]
        self.done: str = overheard["done"]
        self.rooms: defaultdict[str, Room] = defaultdict(Room)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """One phone."""
        socket = web.WebSocketResponse(compress=False, heartbeat=20)
        await socket.prepare(request)
        room = self.rooms[await socket.receive_str()]
        room.phones.append(socket)
        await socket.send_str(self.done)
        async for _ in socket:
            updates = self.updates[room.moves % len(self.updates)]
            room.moves += 1
            for phone, update in zip(room.phones, updates, strict=True):
                await phone.send_str(update)
            await socket.send_str(self.done)
        return socket


async def serve(port: int, echo: Echo) -> None:
    app = web.Application()
    app.router.add_get("/", echo.socket)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, backlog=1024).start()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    await asyncio.Event().wait()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(int(sys.argv[1]), Echo(json.loads(Path(sys.argv[2]).read_text()))))
