from hashlib import sha256
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieleabend.games import all_games
from spieleabend.play.match_file import MatchFile, SeatLine, SeedLine, Versions, decode, encode
from spieleabend.play.moves import Move
from spieleabend.play.randomness import Rng
from spieleabend.play.replay import replay
from spieleabend.play.seed import mix, promise
from tests.docs.blocks import blocks, text_of

TEXT = text_of("match-file.md")
(EXAMPLE,) = blocks("match-file.md", "json")
(CODE,) = blocks("match-file.md", "python")


def described() -> dict[str, Any]:
    """The functions that the document gives for checking a shuffle without Spieleabend."""
    names: dict[str, Any] = {}
    exec(CODE, names)
    return names


def test_the_example_holds() -> None:
    file = decode(EXAMPLE.encode())
    assert replay(file, all_games()[file.game], None).holds
    assert decode(encode(file)) == file


@pytest.mark.parametrize("kind", [MatchFile, Versions, SeatLine, SeedLine])
def test_every_field_is_described(kind: Any) -> None:
    assert [name for name in kind.__struct_fields__ if f"`{name}`" not in TEXT and f'"{name}"' not in TEXT] == []


def test_every_kind_of_move_is_described_with_its_fields() -> None:
    kinds = get_args(Move)
    assert [kind.__struct_config__.tag for kind in kinds if f"`{kind.__struct_config__.tag}`" not in TEXT] == []
    assert [name for kind in kinds for name in kind.__struct_fields__ if f"`{name}`" not in TEXT] == []


@settings(max_examples=50, deadline=None)
@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(max_size=32), max_size=5),
    st.integers(1, 400),
    st.integers(1, 2**64),
)
def test_the_described_shuffle_is_the_real_one(secret: bytes, nonces: list[str], size: int, bound: int) -> None:
    theirs = described()
    key = theirs["key_of"](secret, nonces)
    assert key == mix(secret, nonces)
    source, rng = theirs["words"](key), Rng(key)
    cards, ours = list(range(size)), list(range(size))
    theirs["shuffle"](cards, source)
    rng.shuffle(ours)
    assert cards == ours
    assert theirs["below"](bound, source) == rng.below(bound)
    assert theirs["promise_holds"](secret, promise(secret))
    assert not theirs["promise_holds"](sha256(secret).digest(), promise(secret))
