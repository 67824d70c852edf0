"""TypeScript from Python types."""

from msgspec import Struct

from spieleabend.protocol.typescript import declarations


class Card(Struct):
    text: str
    worn: bool = False


class Seat(Struct, omit_defaults=True):
    """A seat."""

    hand: tuple[Card, ...]
    won: int = 0


class Table(Struct):
    seats: list[Seat | None]
    open: bool = True


def test_what_the_server_sends_is_all_there_but_for_structs_that_leave_out_their_defaults() -> None:
    assert declarations([Table]).splitlines() == [
        "export type Card = { text: string; worn: boolean };",
        "",
        "/** A seat. */",
        "export type Seat = { hand: Card[]; won?: number };",
        "",
        "export type Table = { seats: (Seat | null)[]; open: boolean };",
    ]


def test_a_client_may_leave_out_whatever_has_a_default() -> None:
    assert "export type Table = { seats: (Seat | null)[]; open?: boolean };" in declarations(
        [Table], sent_by_client=True
    )
