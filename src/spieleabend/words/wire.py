"""What passes between the server and the process of judge and referee: typed messages, each after its length."""

from typing import IO

import msgspec
from msgspec import Struct

from spieleabend.play.comparing import Compared
from spieleabend.words.interface import Ruling

LENGTH_BYTES = 4
LONGEST_MESSAGE = 1_000_000
"""Bytes; sixty terms of two hundred characters need a twentieth of it."""


class Prepare(Struct, frozen=True, tag="prepare"):
    """Get the dictionary of this language ready."""

    language: str


class Compare(Struct, frozen=True, tag="compare"):
    """Compare these terms; the answer has the same number."""

    number: int
    language: str
    terms: tuple[str, ...]


class Hear(Struct, frozen=True, tag="hear"):
    """Point at what may not be said by somebody whose persons have these names; the answer has the same number."""

    number: int
    language: str
    names: tuple[str, ...]
    said: str


class Ready(Struct, frozen=True, tag="ready"):
    """The language is ready, with the dictionary of this name; None if there is none."""

    language: str
    dictionary: str | None


class Answered(Struct, frozen=True, tag="answered"):
    """What the terms of the question with this number are to each other."""

    number: int
    compared: Compared


class Ruled(Struct, frozen=True, tag="ruled"):
    """What the referee points at in the sentence with this number."""

    number: int
    ruling: Ruling


Request = Prepare | Compare | Hear
Reply = Ready | Answered | Ruled

_encode = msgspec.msgpack.Encoder().encode
_request = msgspec.msgpack.Decoder(Request).decode
_reply = msgspec.msgpack.Decoder(Reply).decode


class WireError(Exception):
    """A message that is none."""


def decode_request(body: bytes) -> Request:
    """What is asked. Raises WireError."""
    try:
        return _request(body)
    except msgspec.DecodeError as error:
        raise WireError(str(error)) from error


def decode_reply(body: bytes) -> Reply:
    """What is answered. Raises WireError."""
    try:
        return _reply(body)
    except msgspec.DecodeError as error:
        raise WireError(str(error)) from error


def framed(message: Request | Reply) -> bytes:
    """A message as it is written into a pipe."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def length(head: bytes) -> int:
    """How many bytes follow the head of a message. Raises WireError for more than any message has."""
    size = int.from_bytes(head, "big")
    if size > LONGEST_MESSAGE:
        raise WireError(f"a message has at most {LONGEST_MESSAGE} bytes, not {size}")
    return size


def read_frame(pipe: IO[bytes]) -> bytes | None:
    """The next message's body, None where the pipe has ended, be it in the middle of a message; blocks."""
    head = pipe.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    size = length(head)
    body = pipe.read(size)
    return body if len(body) == size else None
