"""Codes of tables."""

import secrets
from collections import Counter

import msgspec
import pytest

from spieleabend.protocol.fields import CODE_ALPHABET, CODE_LENGTH, Code
from spieleabend.tables.codes import new_code
from tests.tables.gathering import seeded_entropy


def test_a_code_can_be_read_aloud_and_is_what_the_protocol_takes() -> None:
    code = new_code(secrets.token_bytes)
    assert msgspec.convert(code, Code) == code
    assert not set("0O1IL") & set(CODE_ALPHABET)


def test_there_are_too_many_codes_to_guess() -> None:
    assert len(set(CODE_ALPHABET)) ** CODE_LENGTH > 27_000_000_000


def test_every_letter_is_equally_likely_at_every_place() -> None:
    entropy = seeded_entropy(7)
    codes = [new_code(entropy) for _ in range(6_200)]
    assert len(set(codes)) == len(codes)
    for place in range(CODE_LENGTH):
        seen = Counter(code[place] for code in codes)
        assert seen.keys() == set(CODE_ALPHABET)
        # Chi squared with 30 degrees of freedom is above 70 once in 20,000 times; with biased bytes, always.
        assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 70


@pytest.mark.parametrize(
    ("bytes_drawn", "code"),
    [(bytes(14), "2222222"), (bytes(range(248, 255)) + bytes(range(7)), "2345678"), (bytes([30] * 14), "ZZZZZZZ")],
)
def test_bytes_that_would_make_some_letters_likelier_are_thrown_away(bytes_drawn: bytes, code: str) -> None:
    assert new_code(lambda size: bytes_drawn) == code


def test_entropy_is_asked_again_until_there_is_enough() -> None:
    answers = [b"\xff" * 14, b"\xff" * 10 + bytes(4), bytes([1] * 14)]
    assert new_code(lambda size: answers.pop(0)) == "2222333"
