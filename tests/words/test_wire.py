"""Messages between the server and the process of the word judge."""

import io

import msgspec
import pytest

from spieleabend.play.comparing import Compared
from spieleabend.words.interface import Mark, Ruling
from spieleabend.words.wire import (
    LENGTH_BYTES,
    LONGEST_MESSAGE,
    Answered,
    Compare,
    Hear,
    Prepare,
    Ready,
    Reply,
    Request,
    Ruled,
    WireError,
    decode_reply,
    decode_request,
    framed,
    length,
    read_frame,
)


@pytest.mark.parametrize(
    "request_", [Prepare("de"), Compare(7, "pl", ("żółw", "", "🍕")), Hear(8, "de", ("Ä Ö",), "🍕")]
)
def test_a_request_arrives_as_it_was_sent(request_: Request) -> None:
    body = read_frame(io.BytesIO(framed(request_)))
    assert body is not None
    assert decode_request(body) == request_


@pytest.mark.parametrize(
    "reply",
    [
        Ready("de", None),
        Answered(7, Compared(same=((0, 2),), ask=((1, 2),))),
        Ruled(8, Ruling((Mark("certain", "name", "Ä"), Mark("question", "number", "½")))),
    ],
)
def test_a_reply_arrives_as_it_was_sent(reply: Reply) -> None:
    body = read_frame(io.BytesIO(framed(reply)))
    assert body is not None
    assert decode_reply(body) == reply


def test_messages_are_read_one_after_the_other_until_the_pipe_ends() -> None:
    pipe = io.BytesIO(framed(Prepare("de")) + framed(Prepare("en")))
    assert decode_request(read_frame(pipe) or b"") == Prepare("de")
    assert decode_request(read_frame(pipe) or b"") == Prepare("en")
    assert read_frame(pipe) is None


@pytest.mark.parametrize("cut", range(1, LENGTH_BYTES + 3))
def test_half_a_message_is_none(cut: int) -> None:
    assert read_frame(io.BytesIO(framed(Prepare("de"))[:cut])) is None


def test_what_is_no_message_is_refused() -> None:
    with pytest.raises(WireError, match="at most"):
        length((LONGEST_MESSAGE + 1).to_bytes(LENGTH_BYTES, "big"))
    for body in (b"", b"\xff", msgspec.msgpack.encode({"type": "chat"})):
        with pytest.raises(WireError):
            decode_request(body)
        with pytest.raises(WireError):
            decode_reply(body)
