import asyncio
from threading import Thread

import pytest

from spieleabend.log.reply import Reply, send


def in_a_thread(replies: list[Reply[str]]) -> None:
    thread = Thread(target=send, args=(replies,))
    thread.start()
    thread.join()


async def test_an_answer_reaches_the_loop_that_waits() -> None:
    reply: Reply[str] = Reply()
    reply.keep("here")
    in_a_thread([reply])
    assert await reply.future == "here"


async def test_an_error_reaches_the_loop_that_waits() -> None:
    reply: Reply[str] = Reply()
    reply.fail(ValueError("gone"))
    in_a_thread([reply])
    with pytest.raises(ValueError, match="gone"):
        await reply.future


async def test_the_last_word_counts() -> None:
    reply: Reply[str] = Reply()
    reply.fail(ValueError("gone"))
    reply.keep("here after all")
    in_a_thread([reply])
    assert await reply.future == "here after all"


async def test_a_cancelled_reply_harms_nobody() -> None:
    gone: Reply[str] = Reply()
    gone.future.cancel()
    gone.fail(ValueError("nobody hears this"))
    waiting: Reply[str] = Reply()
    waiting.keep("here")
    in_a_thread([gone, waiting])
    assert await waiting.future == "here"


def test_a_closed_loop_harms_nobody() -> None:
    async def ask() -> Reply[str]:
        return Reply()

    gone = asyncio.run(ask())

    async def ask_and_wait() -> str:
        waiting: Reply[str] = Reply()
        gone.keep("nobody hears this")
        waiting.keep("here")
        await asyncio.to_thread(send, [gone, waiting])
        return await waiting.future

    assert asyncio.run(ask_and_wait()) == "here"
