"""Sending at the end of a turn of the loop."""

import asyncio

from spieleabend.server.dispatch import Dispatch


class Sender:
    """Notes what it would have sent when it was asked to."""

    def __init__(self, sent: list[tuple[str, ...]]) -> None:
        self.sent = sent
        self.messages: tuple[str, ...] = ()

    def send_all(self) -> None:
        self.sent.append(self.messages)
        self.messages = ()


async def test_everybody_sends_once_and_in_order_at_the_end_of_the_turn() -> None:
    dispatch, sent = Dispatch(), list[tuple[str, ...]]()
    first, second = Sender(sent), Sender(sent)
    dispatch.soon(first)
    first.messages = ("update",)
    dispatch.soon(second)
    second.messages = ("update",)
    first.messages += ("done",)
    assert sent == []
    await asyncio.sleep(0)
    assert sent == [("update", "done"), ("update",)]
    await asyncio.sleep(0)
    assert len(sent) == 2


async def test_who_has_something_to_say_in_the_next_turn_sends_again() -> None:
    dispatch, sent = Dispatch(), list[tuple[str, ...]]()
    sender = Sender(sent)
    for message in ("one", "two"):
        sender.messages = (message,)
        dispatch.soon(sender)
        await asyncio.sleep(0)
    assert sent == [("one",), ("two",)]
