"""What the process of the word judge does with its pipes."""

import io
import os
import subprocess
import sys

from spieleabend.play.comparing import Compared
from spieleabend.words.interface import Mark, Ruling
from spieleabend.words.process import COMMAND
from spieleabend.words.wire import (
    Answered,
    Compare,
    Hear,
    Prepare,
    Ready,
    Reply,
    Ruled,
    decode_reply,
    framed,
    read_frame,
)
from spieleabend.words.worker import work

QUESTIONS = (
    framed(Prepare("en"))
    + framed(Compare(3, "en", ("mouse", "mice", "sofa", "couch", "")))
    + framed(Compare(4, "en", ()))
    + framed(Prepare("xx"))
    + framed(Hear(5, "en", ("Ada Lovelace",), "I am Ada"))
)
REPLIES = [
    Ready("en", "simplemma"),
    Answered(3, Compared(same=((0, 1),), ask=((2, 3),))),
    Answered(4, Compared()),
    Ready("xx", None),
    Ruled(5, Ruling((Mark("certain", "name", "Ada"),))),
]


def talk(*command: str, folder: str = ".") -> list[Reply]:
    """Ask a process everything, hear all it says, and hang up; it ends by itself."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder) as process:
        assert process.stdin is not None
        replies = process.stdout
        assert isinstance(replies, io.BufferedReader)
        process.stdin.write(QUESTIONS)
        process.stdin.flush()
        heard = [decode_reply(read_frame(replies) or b"") for _ in REPLIES]
        process.stdin.close()
        assert process.wait(60) == 0
        assert replies.read() == b""
        return heard


def test_every_question_is_answered_in_order_until_nobody_asks() -> None:
    pipe, out = io.BytesIO(QUESTIONS), io.BytesIO()
    work(lambda: read_frame(pipe), out)
    out.seek(0)
    assert [decode_reply(body) for body in iter(lambda: read_frame(out), None)] == REPLIES


def test_the_process_needs_no_network_and_ends_with_its_input() -> None:
    cut = "import sys, os; sys.addaudithook(lambda event, _: event.startswith('socket.') and os._exit(9))"
    program = f"{cut}; from spieleabend.words.worker import main; main()"
    assert talk(sys.executable, "-c", program) == REPLIES


def test_the_process_can_be_started_from_anywhere() -> None:
    assert talk(*COMMAND, folder=os.sep) == REPLIES


def test_a_sentence_needs_no_dictionary() -> None:
    forever = (
        "from spieleabend.words import worker\n"
        "worker.comparison = lambda code: all(True for _ in iter(int, 1))\n"
        "worker.main()"
    )
    with subprocess.Popen([sys.executable, "-c", forever], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert isinstance(process.stdout, io.BufferedReader)
        process.stdin.write(framed(Hear(1, "pl", (), "nic")))
        process.stdin.flush()
        assert decode_reply(read_frame(process.stdout) or b"") == Ruled(1, Ruling())
        process.stdin.close()
        assert process.wait(60) == 0


def test_the_process_ends_even_while_it_reads_a_dictionary() -> None:
    forever = (
        "from spieleabend.words import worker\n"
        "worker.comparison = lambda code: all(True for _ in iter(int, 1))\n"
        "worker.main()"
    )
    done = subprocess.run([sys.executable, "-c", forever], input=QUESTIONS, stdout=subprocess.PIPE, timeout=60)
    assert done.returncode == 0
    assert done.stdout == b""
