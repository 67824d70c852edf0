"""The match of a table that is over, made from the table's log."""

from collections.abc import Sequence

from spieleabend.play import match_file
from spieleabend.play.match import Match
from spieleabend.tables import records as said
from spieleabend.tables.library import Library
from spieleabend.tables.state import TableState
from spieleabend.tables.stored import state_after


async def latest_match(
    code: str, entries: Sequence[said.Entry], library: Library, build: str
) -> match_file.MatchFile | None:
    """The last match that is over, None where none is: a running match keeps its secrets.

    Raises BrokenTable where this build has other rules or another deck.
    """
    stops = [at for at, entry in enumerate(entries) if isinstance(entry.record, said.MatchStopped)]
    state = await state_after(code, entries, library)
    if state.match is not None and state.phase == "finished":
        return _described(state, state.match, build)
    if not stops:
        return None
    state = await state_after(code, entries[: stops[-1]], library)
    return None if state.match is None else _described(state, state.match, build)


def _described(state: TableState, match: Match, build: str) -> match_file.MatchFile:
    """The match that lies on the table, with all its secrets."""
    players = [state.player(seat) for seat in range(len(state.seats))]
    return match_file.from_match(
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
