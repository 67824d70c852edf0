"""Chance: a counter-based keyed generator, so that every shuffle can be checked by anyone who knows the key.

The state is two numbers, the key and how many words were drawn. The same key and the same draws give the same
cards on every machine and for ever, which is what makes logs, replays and match files possible.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct as Layout
from typing import TypeVar

Item = TypeVar("Item")

KEY_BYTES = 32
_WORDS_A_BLOCK = 8
_BLOCK = Layout(f"<{_WORDS_A_BLOCK}Q")
_WORD = 1 << 64
_LOW = _WORD - 1


class Rng:
    """Draws from blake2b(key, counter); `state` is `(key, drawn)` and restores the generator exactly.

    >>> rng = Rng(bytes(32))
    >>> again = Rng(*rng.state)
    >>> again.below(1000) == rng.below(1000)
    True
    """

    __slots__ = ("_block", "_block_number", "drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        """Start at word number `drawn` of the stream that `key` (32 bytes) names."""
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, this one has {len(key)}")
        self.key = key
        self.drawn = drawn
        self._block_number = -1
        self._block: tuple[int, ...] = ()

    @property
    def state(self) -> tuple[bytes, int]:
        """The key and the number of words drawn so far."""
        return self.key, self.drawn

    def word(self) -> int:
        """The next 64 random bits as a number."""
        drawn = self.drawn
        number = drawn // _WORDS_A_BLOCK
        if number != self._block_number:
            self._block = _BLOCK.unpack(blake2b(number.to_bytes(8, "little"), key=self.key).digest())
            self._block_number = number
        self.drawn = drawn + 1
        return self._block[drawn % _WORDS_A_BLOCK]

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each equally likely; `bound` is at least 1."""
        if not 1 <= bound <= _WORD:
            raise ValueError(f"a bound is from 1 to 2**64, not {bound}")
        product = self.word() * bound
        # Lemire's method: the few words that would make some results likelier than others are thrown away.
        if (product & _LOW) < bound:
            threshold = (_WORD - bound) % bound
            while (product & _LOW) < threshold:
                product = self.word() * bound
        return product >> 64

    def between(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`, both included."""
        return least + self.below(most - least + 1)

    def fraction(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return (self.word() >> 11) * 2.0**-53

    def choice(self, items: Sequence[Item]) -> Item:
        """One of `items`, which must not be empty."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[Item], count: int) -> list[Item]:
        """`count` different places of `items`, in random order."""
        pool = list(items)
        if not 0 <= count <= len(pool):
            raise ValueError(f"cannot take {count} of {len(pool)}")
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Bring `items` into random order, in place."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]
