"""The process of judge and referee: `python -m spieleabend.words.worker`, asked on its stdin, answers on its stdout.

It ends when its stdin does, so it never outlives the server, however that went.
"""

import os
import signal
import sys
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from spieleabend.words.referee import rule_on
from spieleabend.words.same import Comparison, comparison
from spieleabend.words.wire import (
    Answered,
    Compare,
    Hear,
    Prepare,
    Ready,
    Reply,
    Request,
    Ruled,
    decode_request,
    framed,
    read_frame,
)


def main() -> None:
    """Work until nobody asks any more."""
    # Ctrl+C reaches every process of a terminal; the server says when it is over.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    work(questions.get, sys.stdout.buffer)


def work(next_question: Callable[[], bytes | None], replies: BinaryIO) -> None:
    """Answer one question after the other until there is none."""
    # The dictionary of a language is read when it is first needed.
    judge = cache(comparison)
    while (body := next_question()) is not None:
        replies.write(framed(_answer(decode_request(body), judge)))
        replies.flush()


def _listen(pipe: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Queue what is asked. When nobody can ask any more, end the process at once, even amid a dictionary."""
    code = 1
    try:
        while (body := read_frame(pipe)) is not None:
            questions.put(body)
        code = 0
    finally:
        os._exit(code)


def _answer(request: Request, judge: Callable[[str], Comparison]) -> Reply:
    match request:
        case Hear(number, language, names, said):
            return Ruled(number, rule_on(language, names, said))
        case Prepare(language):
            return Ready(language, judge(language).dictionary)
        case Compare(number, language, terms):
            return Answered(number, judge(language).round(terms))


if __name__ == "__main__":
    main()
