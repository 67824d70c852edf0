"""A guest without a browser: one seat, the public protocol, and as much patience as a person has."""

import asyncio
import random
import secrets
from types import TracebackType
from typing import Any, Self

import aiohttp
import msgspec

PATIENCE_SECONDS = 20.0


class ConnectionGone(Exception):
    """The server went away in the middle of something."""


class Guest:
    """One device with one token. It keeps the newest update, and answers what came back by command id."""

    def __init__(self, origin: str, code: str, *, patience: float | None = PATIENCE_SECONDS) -> None:
        """Not connected yet. `patience`: the seconds to wait for a message, None for ever."""
        self._patience = patience
        self.origin = origin
        self.code = code
        self.token = secrets.token_hex(16)
        self.view: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.reveal: dict[str, Any] | None = None
        """What the contest that is on shows; None before it does."""
        self._session = aiohttp.ClientSession()
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    async def connect(self) -> None:
        """Say hello, and wait for the first view."""
        if self._socket is not None:
            await self._socket.close()
        self._socket = await self._session.ws_connect(f"{self.origin}/api/socket", origin=self.origin)
        await self.send(
            {
                "kind": "hello",
                "table": self.code,
                "version": 1,
                "tokens": [self.token],
                "last": self.view.get("number", 0),
            }
        )
        self.view = {}
        self.reveal = None
        while not self.view:
            await self.hear()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message. Raises ConnectionGone where nobody is there to hear it."""
        assert self._socket is not None
        try:
            await self._socket.send_str(msgspec.json.encode(message).decode())
        except (ConnectionError, aiohttp.ClientError) as error:
            raise ConnectionGone from error

    async def hear(self) -> None:
        """Take in the next message."""
        assert self._socket is not None
        async with asyncio.timeout(self._patience):
            heard = await self._socket.receive()
        if heard.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionGone(heard)
        message = msgspec.json.decode(heard.data)
        match message["kind"]:
            case "update":
                assert message["number"] >= self.view.get("number", 0)
                self.view = message
                if self.contest is None:
                    self.reveal = None
            case "reveal":
                self.reveal = message
            case "done" | "refused":
                self.answers[message["id"]] = message

    async def command(self, kind: str, command_id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer. The id is made up where none is given."""
        command_id = command_id or secrets.token_hex(8)
        await self.send({"kind": kind, "id": command_id, **fields})
        while command_id not in self.answers:
            await self.hear()
        return self.answers[command_id]

    async def hear_the_end(self) -> None:
        """Take in what still comes until the connection is gone, and raise ConnectionGone."""
        while True:
            await self.hear()

    async def close(self) -> None:
        """Go."""
        if self._socket is not None:
            await self._socket.close()
        await self._session.close()

    @property
    def number(self) -> int:
        """The newest record this guest has seen the table after."""
        return int(self.view["number"])

    @property
    def seat(self) -> dict[str, Any]:
        """What only this guest's seat may know."""
        (seat,) = self.view["private"]["seats"]
        return dict(seat)

    @property
    def contest(self) -> int | None:
        """Which contest of the match is on, None for none."""
        match = self.view["public"]["match"]
        return match["contest"] if match else None

    async def press(self, option: str | None = None, *, reaction: float = 200.0, **fields: Any) -> dict[str, Any]:
        """Press in the contest that is on, once it is revealed: an option or what is shown; the answer.

        `reaction` in milliseconds is claimed, and not waited for.
        """
        while self.reveal is None:
            await self.hear()
        own = {
            "seat": self.seat["seat"],
            "contest": self.reveal["contest"],
            "option": option or self.reveal["shown"],
            "frame": self.reveal["at"],
            "pressed": self.reveal["at"] + reaction,
        }
        return await self.command("press", **{**own, **fields})

    @property
    def phase(self) -> str:
        """Of the table."""
        return str(self.view["public"]["phase"])

    def next_move(self, chance: random.Random) -> dict[str, Any] | None:
        """A legal answer to a prompt that is waited for, or a line to write beside it; None where nothing is asked.

        What is to be pressed is no move: the table hands in what it has measured.
        """
        asked = [prompt for prompt in self.seat["prompts"] if prompt["kind"] != "press"]
        if all(prompt["optional"] for prompt in asked):
            return None
        prompts = [prompt for prompt in asked if not prompt["optional"] or prompt["kind"] == "write"]
        prompt = chance.choice(prompts)
        match prompt["kind"]:
            case "pick":
                options = chance.sample(prompt["options"], prompt["least"])
                return {"kind": "picked", "prompt": prompt["name"], "options": options}
            case "confirm":
                return {"kind": "confirmed", "prompt": prompt["name"]}
            case "write":
                return {
                    "kind": "wrote",
                    "prompt": prompt["name"],
                    "text": chance.choice("äöü") * max(prompt["least"], 1),
                }
            case "number":
                value = chance.randint(prompt["least"], prompt["most"])
                return {"kind": "counted", "prompt": prompt["name"], "value": value}
            case kind:
                raise AssertionError(f"this guest has no answer to a {kind}")

    async def __aenter__(self) -> Self:
        """Connected."""
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Gone."""
        await self.close()


async def create_table(origin: str, token: str, **wanted: str) -> str:
    """Make a table; its code."""
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{origin}/api/tables", json={"token": token, **wanted}, headers={"Origin": origin}) as answer,
    ):
        assert answer.status in (200, 201), await answer.text()
        return str((await answer.json())["code"])
