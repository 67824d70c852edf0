from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from spieleabend.play.cards import Card
from spieleabend.play.details import SOME_DAY, Birthday, Line
from spieleabend.play.errors import BadSetup
from spieleabend.play.options import Choice
from spieleabend.play.prepare import bare_deck, own_card_id, prepare
from tests.play.high_card import DECK, GAME, NumberCard


def prepared(**changed: Any) -> Any:
    return prepare(GAME, DECK, **{"seats": 2, "options": {}, "level": "mild", **changed})


def test_left_out_options_get_their_defaults() -> None:
    assert prepared(options={"rounds": 5}).options == {"rounds": 5, "quiet": False, "colour": "red"}


def test_a_level_leaves_the_spicier_cards_in_the_box() -> None:
    assert len(prepared().deck.piles["cards"]) == 20
    assert len(prepared(level="adult").deck.piles["cards"]) == 30


def test_own_cards_lie_at_the_end_of_their_pile_as_cards_of_the_game() -> None:
    own = prepared(own_cards={"cards": ["77", "88"]}).deck.piles["cards"][-2:]
    assert own == (NumberCard(id="own-cards-1", text="77"), NumberCard(id="own-cards-2", text="88"))
    assert own[0].id == own_card_id("cards", 1)


@pytest.mark.parametrize(
    ("own", "key"),
    [
        ({"cards": ["1", "2", "3"]}, "bad-own-cards"),
        ({"nowhere": ["1"]}, "bad-own-cards"),
        ({"cards": ["seven"]}, "high-card-no-number"),
    ],
)
def test_own_cards_that_the_game_does_not_take_are_refused(own: dict[str, list[str]], key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        prepared(own_cards=own)
    assert refused.value.key == key


def test_a_stacked_pile_may_mix_ids_and_whole_cards() -> None:
    extra = NumberCard(id="extra", text="99")
    setup = prepared(stacked={"cards": ["c03", extra, "c01"]})
    assert setup.stacked == {"cards": ("c03", "extra", "c01")}
    assert setup.deck.piles["cards"][-1] == extra


@pytest.mark.parametrize(
    ("stacked", "key", "named"),
    [
        ({"cards": ["c99"]}, "bad-stacked-card", "c99"),
        ({"cards": ["c25"]}, "bad-stacked-card", "c25"),
        ({"cards": ["c01", "c02", "c01"]}, "bad-stacked-twice", "c01"),
        ({"cards": [Card(id="c01", text="1")]}, "bad-stacked-twice", "c01"),
        ({"nowhere": []}, "bad-stacked-pile", "nowhere"),
    ],
    ids=["unknown", "spicier than the level", "twice", "an id of the deck's", "unknown pile"],
)
def test_a_stack_that_cannot_be_is_refused(stacked: dict[str, list[Any]], key: str, named: str) -> None:
    with pytest.raises(BadSetup) as refused:
        prepared(stacked=stacked)
    assert refused.value.key == key
    assert named in refused.value.parameters.values()


def test_a_bare_deck_has_every_pile_and_no_card() -> None:
    assert bare_deck(GAME, "pl").piles == {"cards": ()}
    assert bare_deck(replace(GAME, piles={}), "pl").piles == {}


def test_every_seat_has_its_details_and_the_match_its_day() -> None:
    asking = replace(GAME, details=(Line("surname", 10), Birthday("birthday")))
    day = date(2026, 11, 30)
    setup = prepare(
        asking, DECK, seats=2, options={}, level="mild", details=[{"surname": "Lang", "birthday": "12-24"}], day=day
    )
    assert setup.details == ({"surname": "Lang", "birthday": "12-01"}, {"surname": "", "birthday": ""})
    assert setup.day == day


def test_a_match_is_told_nothing_that_no_rule_uses() -> None:
    details = (Line("surname", 10), Choice("surname_kind", ("own", "dream"), "own"))
    asking = replace(GAME, details=details, small_talk=frozenset({"surname_kind"}))
    told = [{"surname": "Lang", "surname_kind": "dream"}, {"surname_kind": "dream"}]
    setup = prepare(asking, DECK, seats=2, options={}, level="mild", details=told)
    assert setup.details == ({"surname": "Lang", "surname_kind": "own"}, {"surname": "", "surname_kind": "own"})
    with pytest.raises(BadSetup, match="bad-detail-value"):
        prepare(asking, DECK, seats=2, options={}, level="mild", details=[{"surname_kind": "other"}])


@pytest.mark.parametrize("stacked", [None, {"cards": ["c01"]}], ids=["shuffled", "stacked"])
def test_a_game_that_asks_nothing_knows_nothing_of_anybody(stacked: dict[str, list[str]] | None) -> None:
    setup = prepared(stacked=stacked)
    assert (setup.details, setup.day) == (({}, {}), SOME_DAY)
    with pytest.raises(BadSetup, match="bad-detail-unknown"):
        prepared(stacked=stacked, details=[{"surname": "Lang"}])
