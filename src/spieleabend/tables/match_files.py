"""The match file of a table's match that is over, made from the table's log."""

from collections.abc import Sequence

from spieleabend.play import match_file
from spieleabend.tables import records as said
from spieleabend.tables.state import Library, TableState


def latest_match_file(code: str, entries: Sequence[said.Entry], library: Library, build: str) -> bytes | None:
    """The file of the last match of a table, None while none is over: a running match keeps its secrets."""
    stops = [at for at, entry in enumerate(entries) if isinstance(entry.record, said.MatchStopped)]
    starts = [at for at, entry in enumerate(entries) if isinstance(entry.record, said.MatchStarted)]
    if not starts:
        return None
    is_cleared = bool(stops) and stops[-1] > starts[-1]
    state = TableState(code, library)
    state.apply_all(entries[: stops[-1]] if is_cleared else entries)
    if state.match is None or (state.phase == "playing" and not is_cleared):
        return None
    file = match_file.from_match(
        state.match,
        state.moves,
        seats=[
            match_file.SeatLine(
                state.player(seat).name, bot=state.player(seat).bot, joined=seat >= state.seats_at_start
            )
            for seat in range(len(state.seats))
        ],
        level=state.settings.level,
        secret=bytes.fromhex(state.secret),
        nonces=state.nonces_of(state.seats[: state.seats_at_start]),
        build=build,
        own_cards=state.settings.own_cards,
    )
    return match_file.encode(file)
