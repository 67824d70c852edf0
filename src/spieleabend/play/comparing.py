"""Which of many terms are the same: how a judge of words tells a game, in the answer of a Verdict."""

import msgspec
from msgspec import Struct

from spieleabend.play.errors import IllegalMove

Pair = tuple[int, int]
"""The places of two terms, the lower one first."""


class Terms(Struct, frozen=True):
    """What a judge of words is asked: terms in the table's language, of which it compares every two."""

    texts: tuple[str, ...]


class Compared(Struct, frozen=True, forbid_unknown_fields=True):
    """Pairs of terms that are the `same`, and pairs of which people should be asked; all others are different.

    Nobody promises that they go together: a may be the same as b, and b as c, without a word about a and c.
    """

    same: tuple[Pair, ...] = ()
    ask: tuple[Pair, ...] = ()


_decode = msgspec.json.Decoder(Compared).decode


def as_answer(compared: Compared) -> str:
    """What a Verdict answers.

    >>> as_answer(Compared(same=((0, 1),)))
    '{"same":[[0,1]],"ask":[]}'
    """
    return msgspec.json.encode(compared).decode()


def from_answer(answer: str, terms: int) -> Compared:
    """What a Verdict about so many terms says. Raises IllegalMove for what says nothing about them."""
    try:
        compared = _decode(answer)
    except msgspec.DecodeError as error:
        raise IllegalMove("illegal-answer") from error
    if not all(0 <= first < second < terms for first, second in (*compared.same, *compared.ask)):
        raise IllegalMove("illegal-answer")
    return compared
