"""The end of a match, and who has won it."""

from typing import Any

import pytest

from spieleabend.games.wollmilchsau.views import MatchOver, Secured
from tests.games.playing import kinds
from tests.games.wollmilchsau.play import all_cards, at, cards_of, let_take, see, take
from tests.games.wollmilchsau.worked import WORKED


@pytest.mark.parametrize("case", WORKED["end"], ids=lambda case: case["case"])
def test_wm_r16_wm_d10_wm_d13_who_wins_is_as_worked_out_by_hand(case: dict[str, Any]) -> None:
    cards = dict(enumerate(case["cards"]))
    match = at(
        len(cards) + 1,
        takers=[2],
        visible=("pig", None),
        under=(0, 0),
        open_cards={seat: open_ones for seat, (open_ones, _) in cards.items()},
        safe_cards={seat: safe for seat, (_, safe) in cards.items()},
    )
    happened = take(match, "left")
    assert match.result is not None
    assert match.result.winners == tuple(case["winners"])
    assert match.result.points == (*(sum(own) for own in cards.values()), 1)
    assert happened[-1] == MatchOver(tuple(case["winners"]))


def test_wm_r16_it_ends_as_soon_as_the_last_card_is_taken() -> None:
    match = at(2, takers=[0], visible=("pig", "dog"), under=(0, 0))
    take(match, "left")
    assert see(match).phase == "rolling"
    take(let_take(match, 1), "right")
    assert see(match).phase == "finished"


def test_securing_the_last_chance_does_not_end_it() -> None:
    match = at(2, takers=[0], visible=("pig", None), under=(0, 0), open_cards={0: 2})
    take(match, "secure")
    assert see(match).phase == "rolling"


def test_wm_d7_whoever_scored_too_when_the_last_card_is_gone_secures() -> None:
    match = at(4, takers=[0, 1, 2], visible=("pig", None), under=(0, 0), open_cards={1: 3, 3: 2})
    happened = take(match, "left")
    assert kinds(happened) == ["card-taken", "secured", "match-over"]
    assert happened[1] == Secured(1, 3)
    assert [cards_of(match, seat) for seat in range(4)] == [(1, 0), (0, 3), (0, 0), (2, 0)]


def test_lost_cards_are_nobodys() -> None:
    """WM-D8: what was discarded has left the match, but it is not forgotten."""
    match = at(2, takers=[0], visible=("pig", None), under=(0, 0), open_cards={1: 5})
    take(match, "left")
    assert see(match).discarded == 60
    assert all_cards(match) == list(range(66))
    assert see(match).result == match.result
