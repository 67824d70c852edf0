"""Encoding what is shown once."""

from msgspec import Struct

from spieleabend.tables.encodings import Encodings, encode


class Piece(Struct, frozen=True):
    text: str


def test_a_piece_that_comes_again_is_the_same_bytes_again() -> None:
    encodings, piece = Encodings(), Piece("Łódź")
    assert encodings.of(1, piece) == encode(piece) == '{"text":"Łódź"}'.encode()
    assert encodings.of(1, piece) is encodings.of(1, piece)


def test_an_equal_piece_is_encoded_for_itself() -> None:
    """Nobody compares what is in a piece; that would take as long as encoding it."""
    encodings = Encodings()
    first = encodings.of(1, Piece("a"))
    assert encodings.of(1, Piece("a")) == first
    assert encodings.of(1, Piece("a")) is not first


def test_every_name_has_its_own_newest_piece() -> None:
    encodings, short, long = Encodings(), Piece("a"), Piece("b" * 5000)
    for _ in range(2):
        assert [encodings.of(name, piece) for name, piece in enumerate((short, long, short))] == [
            encode(short),
            encode(long),
            encode(short),
        ]
    assert encodings.of(0, long) == encode(long)
    assert encodings.of(0, short) == encode(short)
