"""Encoding what is shown, once: a frozen piece that comes again is the same bytes again."""

from collections.abc import Hashable

from msgspec import Struct
from msgspec.json import Encoder

encoder = Encoder()
encode = encoder.encode


class Encodings:
    """The bytes of the newest piece of each name. A piece must be frozen, down to its last part."""

    __slots__ = ("_buffer", "_known")

    def __init__(self) -> None:
        """Nothing is encoded yet."""
        self._known: dict[Hashable, tuple[Struct, bytes]] = {}
        # One that stays as long as the longest piece was: a new one would be grown ten times for every view.
        self._buffer = bytearray()

    def of(self, name: Hashable, piece: Struct) -> bytes:
        """`piece` as JSON; not encoded anew while it is the very same object that went by `name` before."""
        known = self._known.get(name)
        if known is not None and known[0] is piece:
            return known[1]
        encoded = self.once(piece)
        self._known[name] = piece, encoded
        return encoded

    def once(self, piece: object) -> bytes:
        """`piece` as JSON; for what is another one every time."""
        encoder.encode_into(piece, self._buffer)
        return bytes(self._buffer)
