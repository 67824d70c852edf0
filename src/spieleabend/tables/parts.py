"""The two parts of what devices are shown, as JSON. Nothing is built or encoded again that has not changed."""

from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from operator import itemgetter

from spieleabend.protocol.updates import AskView, Phase
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.encodings import Encodings, encode
from spieleabend.tables.state import TableState
from spieleabend.tables.views import ClockKey, match_view, private_view, table_view

NO_MATCH = b"null}"
"""How a TableView without a match ends: its match is the last of its fields."""


class PublicPart:
    """The TableView of one table: the same for everybody."""

    __slots__ = ("_encodings", "_table", "_table_of")

    def __init__(self, encodings: Encodings) -> None:
        """Nothing is encoded yet; `encodings` are the table's."""
        self._encodings = encodings
        self._table_of: tuple[int, str] = -1, ""
        self._table = b""

    def encoded(self, state: TableState, left: Mapping[ClockKey, int]) -> tuple[bytes, bytes, bytes]:
        """What everybody may know, in pieces; `left` are the milliseconds that running clocks still have."""
        if self._table_of != (state.seating, state.phase):
            self._table_of = state.seating, state.phase
            self._table = encode(table_view(state)).removesuffix(NO_MATCH)
        match = state.match
        return self._table, b"null" if match is None else self._encodings.once(match_view(state, match, left)), b"}"


Common = tuple[int, Phase, tuple[AskView, ...], tuple[int, ...]]
"""Seating, phase, all asks and who is estimated: what every private part depends on besides its seats."""

SeatPiece = tuple[object, ...]
"""All that only the holder of a seat may know."""


def pieces_by_seat(state: TableState) -> list[SeatPiece]:
    """What the holders of all seats may know, for every PrivatePart of the table."""
    match = state.match
    if match is None:
        return []
    seats = range(match.seats)
    views = map(match.game.private, repeat(match.state), seats)
    return list(zip(views, map(match.prompts.get, seats), map(match.prompt_numbers.get, seats), strict=False))


class PrivatePart:
    """The PrivateView of one device."""

    __slots__ = ("_asked", "_attendance", "_common", "_encoded", "_encodings", "_own", "_shown")

    def __init__(self, attendance: Attendance, encodings: Encodings) -> None:
        """Nothing is encoded yet; `encodings` are the table's."""
        self._attendance = attendance
        self._encodings = encodings
        self._common: Common | None = None
        self._own: Callable[[Sequence[SeatPiece]], object] = _nothing
        self._shown: object = None
        self._asked: tuple[str, ...] = ()
        self._encoded = b""

    def encoded(self, state: TableState, common: Common, pieces: Sequence[SeatPiece], asked: tuple[str, ...]) -> bytes:
        """What only this device may know; `pieces` are those of every seat, `asked` the device's own asks.

        `common` is another object wherever it is not what it was.
        """
        if self._common is common:
            own = self._own(pieces)
            # What has not changed is mostly the very same object, so this compares a few addresses.
            if own == self._shown and asked == self._asked:
                return self._encoded
        else:
            people = self._attendance.device(state).people
            seats = [state.seats.index(person) for person in people if person in state.seats]
            self._own = itemgetter(*seats) if seats and pieces else _nothing
            own = self._own(pieces)
        self._common, self._shown, self._asked = common, own, asked
        view = private_view(state, self._attendance.device(state), common[2], asked, self._encodings)
        self._encoded = self._encodings.once(view)
        return self._encoded


def _nothing(_pieces: Sequence[SeatPiece]) -> object:
    """What a device without a seat takes of the pieces."""
    return None
