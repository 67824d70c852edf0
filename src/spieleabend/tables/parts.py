"""The two parts of what devices are shown, as JSON. Nothing is built or encoded again that has not changed."""

from collections.abc import Mapping

from spieleabend.protocol.updates import AskView
from spieleabend.tables.encodings import Encodings, encode
from spieleabend.tables.judge import Device
from spieleabend.tables.state import TableState
from spieleabend.tables.views import ClockKey, match_view, private_view, table_view

NO_MATCH = b"null}"
"""How a TableView without a match ends: its match is the last of its fields."""


class PublicPart:
    """The TableView of one table: the same for everybody."""

    def __init__(self) -> None:
        """Nothing is encoded yet."""
        self._of: tuple[int, str] = -1, ""
        self._table = b""

    def encoded(self, state: TableState, left: Mapping[ClockKey, int]) -> bytes:
        """What everybody may know; `left` are the milliseconds that running clocks still have."""
        if self._of != (state.seating, state.phase):
            self._of = state.seating, state.phase
            self._table = encode(table_view(state)).removesuffix(NO_MATCH)
        if state.match is None:
            return self._table + NO_MATCH
        return b"%b%b}" % (self._table, encode(match_view(state, state.match, left)))


class PrivatePart:
    """The PrivateView of one device."""

    def __init__(self) -> None:
        """Nothing is encoded yet."""
        self._device: Device | None = None
        self._seats: tuple[int, ...] = ()
        self._pieces: tuple[object, ...] = ()
        self._encoded = b""

    def encoded(
        self,
        state: TableState,
        device: Device,
        asks: tuple[AskView, ...],
        asked: tuple[str, ...],
        encodings: Encodings,
    ) -> bytes:
        """What only this device may know. Whoever has changed it brings another `device`, even an equal one."""
        if self._device is not device:
            self._device, self._pieces = device, ()
            self._seats = tuple(state.seats.index(person) for person in device.people if person in state.seats)
        pieces: tuple[object, ...] = (state.phase, asks, asked)
        if (match := state.match) is not None:
            for seat in self._seats:
                view = match.game.private(match.state, seat)
                pieces += (view, match.prompts.get(seat), match.prompt_numbers.get(seat))
        # What has not changed is mostly the very same, so this compares a few addresses.
        if self._pieces != pieces:
            self._pieces = pieces
            self._encoded = encode(private_view(state, device, asks, asked, encodings))
        return self._encoded
