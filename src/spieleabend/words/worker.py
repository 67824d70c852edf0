"""The process of the word judge: `python -m spieleabend.words.worker`, asked on its stdin, answers on its stdout.

It ends when its stdin does, so it never outlives the server, however that went.
"""

import signal
import sys
from typing import BinaryIO

from spieleabend.words.same import Comparison, comparison
from spieleabend.words.wire import Answered, Compare, Prepare, Ready, Reply, Request, decode_request, framed, read_frame


def main() -> None:
    """Work until nobody asks any more."""
    # Ctrl+C reaches every process of a terminal; the server says when it is over.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work(sys.stdin.buffer, sys.stdout.buffer)


def work(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer one question after the other."""
    ready: dict[str, Comparison] = {}
    while (body := read_frame(questions)) is not None:
        replies.write(framed(_answer(decode_request(body), ready)))
        replies.flush()


def _answer(request: Request, ready: dict[str, Comparison]) -> Reply:
    if request.language not in ready:
        ready[request.language] = comparison(request.language)
    judge = ready[request.language]
    match request:
        case Prepare(language):
            return Ready(language, judge.dictionary)
        case Compare(number, _, terms):
            return Answered(number, judge.round(terms))


if __name__ == "__main__":
    main()
