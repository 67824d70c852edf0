"""Chance: the stream, its fairness, and that its state is two numbers."""

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.play.randomness import KEY_BYTES, Rng
from tests.chance import CRITICAL, chi_square

KEYS = st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES)

FIRST_WORDS = {
    bytes(32): [
        0xC137ACBA8833C9FF,
        0x8DECDF9636DBE9B0,
        0x1FA743FCDCEF5397,
        0x31E6C7AA6EE65507,
        0x4511A6F05C0AB3A8,
        0xB4EC6BEA6BCD4DDB,
        0xAEAED2D1F5DEB923,
        0x3D60A7FD80444B8A,
        0xD10A7CD4D40DDEFB,
        0x1D41ADBF2AFF1E88,
    ],
    bytes(range(32)): [
        0xF656651597BC1292,
        0x51583216AFB19028,
        0xA9FF4F7A9CFD784C,
        0x8F78FAA1BC81337A,
        0xA94F93D2C9829223,
        0x394F5710B2AA1DBD,
        0xD333AAAE1B35A907,
        0x255DAFA68484A6E2,
        0xC5AA50B31B0FA9B8,
        0x1852E214805C8DF1,
    ],
}
"""Written down once: whoever changes these changes every match that was ever played."""


def rng_of(name: str) -> Rng:
    return Rng(blake2b(name.encode(), digest_size=KEY_BYTES).digest())


def word_by_hand(key: bytes, number: int) -> int:
    digest = blake2b((number // 8).to_bytes(8, "little"), key=key, digest_size=64).digest()
    return int.from_bytes(digest[number % 8 * 8 :][:8], "little")


@pytest.mark.parametrize("key", FIRST_WORDS, ids=["zeros", "counting"])
def test_the_first_words_of_a_key_are_known(key: bytes) -> None:
    rng = Rng(key)
    assert [rng.word() for _ in range(10)] == FIRST_WORDS[key]


@given(KEYS, st.integers(0, 2**40))
def test_a_word_is_a_piece_of_a_keyed_hash_of_its_block_number(key: bytes, drawn: int) -> None:
    assert Rng(key, drawn).word() == word_by_hand(key, drawn)


@given(KEYS, st.integers(0, 100))
def test_the_state_restores_the_generator(key: bytes, drawn: int) -> None:
    rng = Rng(key)
    for _ in range(drawn):
        rng.word()
    assert rng.state == (key, drawn)
    again = Rng(*rng.state)
    assert [again.word() for _ in range(20)] == [rng.word() for _ in range(20)]


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"a key has 32 bytes, this one has {length}"):
        Rng(bytes(length))


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10, 12, 20, 52])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    rng = rng_of(f"below {bound}")
    assert chi_square((rng.below(bound) for _ in range(400 * bound)), bound) < CRITICAL[bound - 1]


def test_a_bound_that_does_not_divide_the_words_is_fair_too() -> None:
    """With 3 * 2**62 a plain remainder would make the lowest third twice as likely as the others."""
    rng = rng_of("thirds")
    assert chi_square((rng.below(3 << 62) >> 62 for _ in range(3000)), 3) < CRITICAL[2]


class Words(Rng):
    """Draws these words and no others."""

    __slots__ = ("words",)

    def __init__(self, *words: int) -> None:
        super().__init__(bytes(32))
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def test_a_word_that_would_favour_a_number_is_thrown_away() -> None:
    # 2**64 leaves 1 when divided by 3, so the one word 0 is one too many for the number 0.
    rng = Words(0, 2**64 - 1)
    assert rng.below(3) == 2
    assert rng.words == []


def test_one_word_is_enough_where_none_would_favour() -> None:
    rng = Words(0, 5)
    assert rng.below(4) == 0
    assert rng.words == [5]


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_that_makes_no_sense_is_refused_before_a_draw(bound: int) -> None:
    rng = Rng(bytes(32))
    with pytest.raises(ValueError, match="a bound is from 1 to"):
        rng.below(bound)
    assert rng.drawn == 0


@given(KEYS, st.integers(-50, 50), st.integers(0, 50))
def test_between_includes_both_ends_and_nothing_else(key: bytes, least: int, more: int) -> None:
    assert least <= Rng(key).between(least, least + more) <= least + more


def test_between_reaches_both_ends() -> None:
    rng = Rng(bytes(32))
    assert {rng.between(3, 5) for _ in range(100)} == {3, 4, 5}


def test_a_fraction_is_at_least_0_and_below_1() -> None:
    assert Words(0).fraction() == 0.0
    assert Words(2**64 - 1).fraction() < 1.0
    rng = Rng(bytes(32))
    assert chi_square((int(rng.fraction() * 10) for _ in range(5000)), 10) < CRITICAL[9]


def test_a_choice_is_fair_and_from_nothing_impossible() -> None:
    rng = Rng(bytes(32))
    assert chi_square((rng.choice("abc") for _ in range(3000)), 3) < CRITICAL[2]
    with pytest.raises(ValueError, match="bound"):
        rng.choice([])


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = rng_of("orders")
    orders = []
    for _ in range(24 * 400):
        cards = list("ABCD")
        rng.shuffle(cards)
        orders.append(tuple(cards))
    assert set(orders) == set(permutations("ABCD"))
    assert chi_square(orders, 24) < CRITICAL[23]


def test_every_sample_in_every_order_is_equally_likely() -> None:
    rng = rng_of("samples")
    samples = [tuple(rng.sample("ABCD", 2)) for _ in range(12 * 400)]
    assert set(samples) == set(permutations("ABCD", 2))
    assert chi_square(samples, 12) < CRITICAL[11]


@given(KEYS, st.lists(st.integers()))
def test_a_shuffle_keeps_every_card(key: bytes, cards: list[int]) -> None:
    shuffled = cards.copy()
    Rng(key).shuffle(shuffled)
    assert Counter(shuffled) == Counter(cards)


@given(KEYS, st.lists(st.integers(), max_size=8), st.data())
def test_a_sample_takes_different_places_and_leaves_the_cards_alone(
    key: bytes, cards: list[int], data: st.DataObject
) -> None:
    before = cards.copy()
    count = data.draw(st.integers(0, len(cards)))
    taken = Rng(key).sample(cards, count)
    assert cards == before
    assert len(taken) == count
    assert not Counter(taken) - Counter(cards)


@pytest.mark.parametrize("count", [-1, 4])
def test_a_sample_larger_than_what_there_is_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match=f"cannot take {count} of 3"):
        Rng(bytes(32)).sample("ABC", count)
