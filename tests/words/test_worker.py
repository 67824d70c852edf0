"""What the process of the word judge does with its pipes."""

import io
import os
import subprocess
import sys

from spieleabend.play.comparing import Compared
from spieleabend.words.process import COMMAND
from spieleabend.words.wire import Answered, Compare, Prepare, Ready, Reply, decode_reply, framed, read_frame
from spieleabend.words.worker import work

QUESTIONS = (
    framed(Prepare("en"))
    + framed(Compare(3, "en", ("mouse", "mice", "sofa", "couch", "")))
    + framed(Compare(4, "en", ()))
    + framed(Prepare("xx"))
)
REPLIES = [
    Ready("en", "simplemma"),
    Answered(3, Compared(same=((0, 1),), ask=((2, 3),))),
    Answered(4, Compared()),
    Ready("xx", None),
]


def replies(written: bytes) -> list[Reply]:
    pipe = io.BytesIO(written)
    return [decode_reply(body) for body in iter(lambda: read_frame(pipe), None)]


def test_every_question_is_answered_in_order_until_nobody_asks() -> None:
    out = io.BytesIO()
    work(io.BytesIO(QUESTIONS), out)
    assert replies(out.getvalue()) == REPLIES


def test_the_process_needs_no_network_and_ends_with_its_input() -> None:
    cut = "import sys, os; sys.addaudithook(lambda event, _: event.startswith('socket.') and os._exit(9))"
    program = f"{cut}; from spieleabend.words.worker import main; main()"
    done = subprocess.run([sys.executable, "-c", program], input=QUESTIONS, stdout=subprocess.PIPE, timeout=60)
    assert done.returncode == 0
    assert replies(done.stdout) == REPLIES


def test_the_process_can_be_started_from_anywhere() -> None:
    done = subprocess.run(COMMAND, input=QUESTIONS, stdout=subprocess.PIPE, timeout=60, cwd=os.sep)
    assert done.returncode == 0
    assert replies(done.stdout) == REPLIES
