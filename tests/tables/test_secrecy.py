"""Whatever a viewer cannot know changes no byte that it is sent."""

import copy

import pytest

from spieleabend.games import all_games
from spieleabend.play.randomness import Rng
from spieleabend.tables import records as said
from spieleabend.tables.encodings import Encodings, encode
from spieleabend.tables.judge import Device
from spieleabend.tables.parts import PublicPart
from spieleabend.tables.state import TableState
from spieleabend.tables.views import private_view
from tests.tables.counting import GAME as COUNTING
from tests.tables.logs import created, library, sat, state_of

BAM = all_games()["bam"]
GAMES = [BAM, COUNTING]
PEOPLE = 4
WATCHER = Device(frozenset(), made_table=True)


def playing(game_id: str) -> TableState:
    """A match of four people."""
    game = {game.id: game for game in GAMES}[game_id]
    people = range(1, PEOPLE + 1)
    state = state_of(created(game), *map(sat, people), shelf=library(*GAMES))
    deck = state.library.deck(game, "en")
    state.apply(said.Entry(said.MatchStarted(tuple(people), game.rules_version, deck.id, deck.version)))
    return state


def move_on(state: TableState, rng: Rng) -> None:
    """One random move of somebody who is asked."""
    assert state.match is not None
    seat = rng.choice(sorted(state.match.prompts))
    move = rng.choice(state.match.prompts[seat]).sample(rng)
    state.apply(said.Entry(said.Played(seat, move)))


def redealt(state: TableState, viewer: int | None, rng: Rng) -> TableState:
    """The same table with a match that is equally possible for the viewer."""
    assert state.match is not None
    other = copy.copy(state)
    match = other.match = copy.copy(state.match)
    match.state = match.game.redeal(match.state, viewer, rng)
    match.prompts = match.game.prompts(match.state)
    match.waits = match.game.waits(match.state)
    return other


def shown(state: TableState, device: Device) -> tuple[bytes, bytes]:
    return b"".join(PublicPart(Encodings()).encoded(state, {})), encode(private_view(state, device))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_another_deal_that_is_as_possible_is_shown_in_the_very_same_bytes(game: str, seed: int) -> None:
    rng = Rng(bytes([seed] * 32))
    state = playing(game)
    differ = 0
    for _ in range(60):
        if state.phase == "finished":
            break
        for seat in (None, *range(PEOPLE)):
            device = WATCHER if seat is None else Device(frozenset({seat + 1}), made_table=False)
            other = redealt(state, seat, rng)
            assert shown(other, device) == shown(state, device)
            everybody = Device(frozenset(state.people), made_table=True)
            differ += shown(other, everybody) != shown(state, everybody)
        move_on(state, rng)
    assert differ > 20


@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_shown_before_its_time_bm_d2(seed: int) -> None:
    """Of all the texts of the deck, a viewer is sent only those it holds and those that have been laid open."""
    rng = Rng(bytes([100 + seed] * 32))
    state = playing("bam")
    assert state.match is not None
    greys = [card.text for card in state.match.state.cards.greys]
    quoted = [encode(text)[1:-1] for text in greys]
    opened: set[int] = set()
    held: dict[int, set[int]] = {seat: set() for seat in range(PEOPLE)}
    checked = 0
    while state.phase == "playing":
        match = state.match.state
        opened |= {card for entry in match.entries if entry.view.shown for card in entry.cards}
        public = b"".join(PublicPart(Encodings()).encoded(state, {}))
        for seat in range(PEOPLE):
            held[seat] |= {*match.seats[seat].hand}
            private = encode(private_view(state, Device(frozenset({seat + 1}), made_table=False)))
            seen = {card for card, text in enumerate(quoted) if b'"%s"' % text in public + private}
            assert {greys[card] for card in seen} <= {greys[card] for card in opened | held[seat]}
            checked += len(seen)
        move_on(state, rng)
    assert checked > 1000
