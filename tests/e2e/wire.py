"""What is said on a WebSocket, overheard in the bytes of its TCP connection (RFC 6455), one way."""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

Direction = Literal["up", "down"]
"""Up to the server, or down from it."""

TEXT = 0x81
"""The first byte of a text frame that is a whole message; this server and Chromium send no others, and none packed."""


@dataclass
class Message:
    """A message with its loop times: when it `came` to whoever listens, and when it was `passed` on, if it was."""

    direction: Direction
    body: dict[str, Any]
    came: float
    passed: float | None = None

    @property
    def kind(self) -> str:
        """What kind of message it is."""
        return str(self.body["kind"])


class Wire:
    """One way of one connection. What is no WebSocket says nothing."""

    def __init__(self, direction: Direction) -> None:
        """Nothing was heard."""
        self._direction = direction
        self._rest = b""
        self._is_socket: bool | None = None

    def hear(self, chunk: bytes, now: float) -> list[Message]:
        """The messages that are whole with these bytes."""
        if self._is_socket is False:
            return []
        self._rest += chunk
        if self._is_socket is None:
            head, end, rest = self._rest.partition(b"\r\n\r\n")
            if not end:
                return []
            self._is_socket = b"upgrade: websocket" in head.lower()
            self._rest = rest if self._is_socket else b""
        messages = []
        while (frame := _frame(self._rest)) is not None:
            first, payload, length = frame
            self._rest = self._rest[length:]
            if first == TEXT:
                messages.append(Message(self._direction, msgspec.json.decode(payload), now))
        return messages


def _frame(data: bytes) -> tuple[int, bytes, int] | None:
    """The first byte of the frame that begins here, what it carries, and how long it is; None while it is not whole."""
    if len(data) < 2:
        return None
    masked, size, begin = data[1] >> 7, data[1] & 0x7F, 2
    if size >= 126:
        extended = 2 if size == 126 else 8
        if len(data) < begin + extended:
            return None
        size = int.from_bytes(data[begin : begin + extended], "big")
        begin += extended
    mask = data[begin : begin + 4 * masked]
    begin += 4 * masked
    if len(data) < begin + size:
        return None
    payload = data[begin : begin + size]
    if masked:
        payload = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return data[0], payload, begin + size
