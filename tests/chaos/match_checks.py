"""What must be true of a match of BAM! whatever became of its people: played again from its file, move by move."""

from spieleabend.decks import load
from spieleabend.games import all_games
from spieleabend.games.bam.state import State
from spieleabend.games.bam.views import MasterNamed
from spieleabend.play import match_file, replay
from spieleabend.play.match import Match

BAM = all_games()["bam"]


def check(text: bytes) -> None:
    """Raise AssertionError where the file of a finished match does not hold, or a card or a turn went astray."""
    file = match_file.decode(text)
    deck = load.load(BAM, file.language)
    assert file.result is not None, "the match was not finished"
    assert replay.replay(file, BAM, deck).holds
    match = replay.begin(file, BAM, deck)
    cards = all_cards(match)
    masters: list[tuple[int, int]] = [] if match.state.master is None else [(1, match.state.master)]
    for played in file.moves:
        happened = match.play(played.seat, played.move)
        assert all_cards(match) == cards, f"after {played}"
        masters += [(match.state.cycle, one.seat) for one in happened if isinstance(one, MasterNamed)]
    check_masters(masters, match.state)


def all_cards(match: Match) -> tuple[list[int], list[int]]:
    """Every red and every grey card, wherever it lies."""
    state: State = match.state
    reds = [*state.red_pile, *state.gone, *(card for seat in state.seats for card in seat.minus)]
    if state.red is not None and state.red not in reds:
        reds.append(state.red)
    greys = [*state.draw_pile, *state.discard_pile]
    for seat in state.seats:
        greys += [*seat.hand, *(card for card in seat.won if card not in seat.hand)]
    return sorted(reds), sorted(greys)


def check_masters(masters: list[tuple[int, int]], state: State) -> None:
    """Nobody is master twice in a cycle, and in a whole cycle everybody is once (BM-R18, BM-D15)."""
    assert len(set(masters)) == len(masters), masters
    if state.red_pile:
        for cycle in range(1, state.cycle + 1):
            assert {seat for in_cycle, seat in masters if in_cycle == cycle} == set(range(len(state.seats))), masters
