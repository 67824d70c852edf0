"""A table of every game that is rebuilt from its log, after whatever record, shows everybody the same bytes."""

from collections.abc import Iterator

import pytest

from spieleabend.games import all_games
from spieleabend.play.game import AnyGame
from spieleabend.play.moves import HostAction, Join, Move, Shouts, TimeUp, Verdict
from spieleabend.tables import records as said
from spieleabend.tables.state import TableState
from spieleabend.tables.stored import state_after
from tests.games.support import MOST_MOVES, clocks, main_settings, random_move, rng_of, telling
from tests.tables.logs import CODE, begun, library, sat, stored
from tests.tables.test_properties import shown


def evening(game: AnyGame, number: int, live: TableState) -> Iterator[said.AnyRecord]:
    """All records of a table at which a match is played by chance, with guests and clocks; `live` has had each."""
    rng = rng_of("rebuilding", game.id, number)
    options = {**clocks(game), **main_settings(game)[number]}
    people = range(1, game.seats.least + 1)
    yield said.Created("hash-of-maker", game.id, "en", "mild", f"{rng.word():064x}")
    yield said.Settled(game.id, "en", "adult", options, {})
    for person in people:
        yield sat(person)
        yield said.NonceGiven(person, f"nonce-{person:024}")
        yield said.Told(person, game.id, {detail.name: telling(detail, rng) for detail in game.details})
    yield begun_with_deck(game, live, *people)
    while live.phase == "playing":
        assert live.match is not None
        assert live.match.moves < MOST_MOVES
        if rng.below(8) == 0:
            person = rng.choice(list(live.people))
            away = live.people[person].played_by_bot
            gone: list[said.AnyRecord] = [said.StoodIn(person), said.Left(person)]
            yield said.Returned(person) if away else rng.choice(gone)
        yield record_of(*random_move(live.match, rng), live)
    yield said.MatchStopped(f"{rng.word():064x}")


def begun_with_deck(game: AnyGame, live: TableState, *people: int) -> said.MatchStarted:
    """The match begins with the deck of the house."""
    started, deck = begun(*people, game=game), live.library.deck(game, "en")
    return said.MatchStarted(started.people, started.rules_version, deck.id, deck.version, started.day)


def record_of(seat: int | None, move: Move, live: TableState) -> said.AnyRecord:
    """How a log says that a move was made."""
    if isinstance(move, Join):
        return sat(live.next_person, late=True)
    if isinstance(move, TimeUp | Verdict | Shouts | HostAction):
        return said.FromOutside(move)
    assert seat is not None
    return said.Played(seat, move, bot=live.player(seat).played_by_bot)  # type: ignore[arg-type] # a seat's own move


@pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for game in all_games().values() for number in range(len(main_settings(game)))],
    ids=lambda value: getattr(value, "id", value),
)
async def test_a_table_rebuilt_after_any_record_shows_the_same_bytes(game: AnyGame, number: int) -> None:
    shelf = library(game)
    live = TableState(CODE, shelf)
    entries: list[said.Entry] = []
    for record in evening(game, number, live):
        entries.append(stored(said.Entry(record, f"command-{len(entries)}")))
        live.apply(entries[-1])
        assert live.refusal is None
        again = await state_after(CODE, entries, shelf)
        assert shown(again) == shown(live), f"after record {len(entries)}, {record}"
        assert (again.commands, again.seats, again.host) == (live.commands, live.seats, live.host)
    assert [live.phase, live.match_number] == ["lobby", 1]
