"""The match file of a table's match that is over, made from the table's log."""

from collections.abc import Sequence

from spieleabend.play import match_file
from spieleabend.play.match import Match
from spieleabend.tables import records as said
from spieleabend.tables.library import Library
from spieleabend.tables.state import TableState
from spieleabend.tables.stored import state_after


async def latest_match_file(code: str, entries: Sequence[said.Entry], library: Library, build: str) -> bytes | None:
    """The file of the last match that is over, None where none is: a running match keeps its secrets.

    Raises BrokenTable where this build has other rules or another deck.
    """
    stops = [at for at, entry in enumerate(entries) if isinstance(entry.record, said.MatchStopped)]
    state = await state_after(code, entries, library)
    if state.match is not None and state.phase == "finished":
        return _encoded(state, state.match, build)
    if not stops:
        return None
    state = await state_after(code, entries[: stops[-1]], library)
    return None if state.match is None else _encoded(state, state.match, build)


def _encoded(state: TableState, match: Match, build: str) -> bytes:
    """The file of the match that lies on the table."""
    players = [state.player(seat) for seat in range(len(state.seats))]
    file = match_file.from_match(
        match,
        state.moves,
        seats=[
            match_file.SeatLine(player.name, bot=player.bot, joined=seat >= state.seats_at_start)
            for seat, player in enumerate(players)
        ],
        level=state.settings.level,
        secret=bytes.fromhex(state.secret),
        nonces=state.nonces_at_start(),
        build=build,
        own_cards=state.settings.own_cards,
    )
    return match_file.encode(file)
