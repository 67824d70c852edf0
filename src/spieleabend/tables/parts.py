"""The two parts of what devices are shown, as JSON. Nothing is built or encoded again that has not changed."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter

from spieleabend.protocol.updates import AskView
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.encodings import Encodings, encode
from spieleabend.tables.state import TableState
from spieleabend.tables.views import ClockKey, match_view, private_view, table_view

NO_MATCH = b"null}"
"""How a TableView without a match ends: its match is the last of its fields."""

SeatPieces = tuple[object, ...]
"""All that only the holder of a seat may know."""


class PublicPart:
    """The TableView of one table: the same for everybody."""

    def __init__(self) -> None:
        """Nothing is encoded yet."""
        self._table_of: tuple[int, str] = -1, ""
        self._table = b""

    def encoded(self, state: TableState, left: Mapping[ClockKey, int]) -> bytes:
        """What everybody may know; `left` are the milliseconds that running clocks still have."""
        if self._table_of != (state.seating, state.phase):
            self._table_of = state.seating, state.phase
            self._table = encode(table_view(state)).removesuffix(NO_MATCH)
        if state.match is None:
            return self._table + NO_MATCH
        return b"%b%b}" % (self._table, encode(match_view(state, state.match, left)))


def pieces_by_seat(state: TableState) -> list[SeatPieces]:
    """What the holders of all seats may know, for every PrivatePart of the table."""
    match = state.match
    if match is None:
        return []
    private, game_state, prompts, numbers = match.game.private, match.state, match.prompts, match.prompt_numbers
    return [(private(game_state, seat), prompts.get(seat), numbers.get(seat)) for seat in range(match.seats)]


class PrivatePart:
    """The PrivateView of one device."""

    def __init__(self, attendance: Attendance, encodings: Encodings) -> None:
        """Nothing is encoded yet; `encodings` are the table's."""
        self._attendance = attendance
        self._encodings = encodings
        self._seating = -1
        self._own: Callable[[Sequence[SeatPieces]], object] = _nothing
        self._shown: tuple[object, ...] = ()
        self._encoded = b""

    def encoded(
        self, state: TableState, pieces: Sequence[SeatPieces], asks: tuple[AskView, ...], asked: tuple[str, ...]
    ) -> bytes:
        """What only this device may know; `pieces` are those of every seat."""
        if self._seating != state.seating:
            self._seating = state.seating
            people = self._attendance.device(state).people
            seats = [state.seats.index(person) for person in people if person in state.seats]
            self._own = itemgetter(*seats) if seats and state.match is not None else _nothing
            self._shown = ()
        shown = state.phase, asks, asked, self._own(pieces)
        # What has not changed is mostly the very same object, so this compares a few addresses.
        if self._shown != shown:
            self._shown = shown
            view = private_view(state, self._attendance.device(state), asks, asked, self._encodings)
            self._encoded = self._encodings.once(view)
        return self._encoded


def _nothing(_pieces: Sequence[SeatPieces]) -> object:
    """What a device without a seat takes of the pieces."""
    return None
