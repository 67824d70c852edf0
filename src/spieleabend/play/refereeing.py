"""What nobody may say: how a referee of words tells a game what it thinks of a sentence, in a Verdict's answer."""

from typing import Literal

import msgspec
from msgspec import Struct

from spieleabend.play.errors import IllegalMove

Mark = Literal["unread", "clear", "question", "certain"]
"""Whether a sentence says what it may not: nobody knows yet; no; people should be asked; yes."""

Fault = Literal["name", "number"]
"""The own person's name, in any way; or a number or another value: a year, a month, a feast."""

MOST_WORDS = 10
"""So many words of a sentence a referee points at."""


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """What a referee is asked: a sentence in the table's language, and the names that its speaker may not say."""

    text: str
    names: tuple[str, ...]


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """What a referee answers. `words` are those of the sentence that it points at; a clear one has no `fault`."""

    mark: Literal["clear", "question", "certain"]
    fault: Fault | None = None
    words: tuple[str, ...] = ()


_decode = msgspec.json.Decoder(Remark).decode


def as_answer(remark: Remark) -> str:
    """What a Verdict answers.

    >>> as_answer(Remark("certain", "number", ("seven",)))
    '{"mark":"certain","fault":"number","words":["seven"]}'
    """
    return msgspec.json.encode(remark).decode()


def from_answer(answer: str) -> Remark:
    """What a Verdict about a sentence says. Raises IllegalMove for what is no remark."""
    try:
        remark = _decode(answer)
    except msgspec.DecodeError as error:
        raise IllegalMove("illegal-answer") from error
    if (remark.fault is None) != (remark.mark == "clear") or len(remark.words) > MOST_WORDS:
        raise IllegalMove("illegal-answer")
    return remark
