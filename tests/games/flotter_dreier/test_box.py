"""The box of Flotter Dreier, what it finds in a deck, and combinations dealt to its readers."""

from collections import Counter

import pytest
from msgspec import structs

from spieleabend.games.flotter_dreier.box import ANSWERS, BOX, FEWEST_WITH_TAG, check, deal
from spieleabend.games.flotter_dreier.cards import Answer, QualityCard, ThingCard
from spieleabend.games.flotter_dreier.combination import combination
from spieleabend.play.cards import Card, Deck
from spieleabend.play.randomness import Rng

RNG_KEY = bytes(32)

TYPICAL = tuple(Answer(f"answer {number}", 9 - number // 2, ("loud",)) for number in range(ANSWERS))
QUALITY = QualityCard(id="q001", text="that start with S", place="after", begins="S", tags=("loud",))
THING = ThingCard(id="t001", text="lamps", answers=TYPICAL)
DECK = Deck(
    id="small",
    game="flotter-dreier",
    language="en",
    version=1,
    title="Small",
    piles={"quality": (QUALITY,), "thing": (THING,)},
)


def with_cards(*cards: Card) -> Deck:
    """The small deck with another card in a pile, or in both."""
    piles = {**DECK.piles, **{"quality" if isinstance(card, QualityCard) else "thing": (card,) for card in cards}}
    return structs.replace(DECK, piles=piles)


def with_answers(*changed: Answer) -> Deck:
    """The small deck with other answers in the place of the last ones."""
    return with_cards(structs.replace(THING, answers=(*TYPICAL[: ANSWERS - len(changed)], *changed)))


def test_fd_r1_the_box_has_two_decks_of_63_cards() -> None:
    assert {pile: rule.count for pile, rule in BOX.piles.items()} == {"quality": 63, "thing": 63}
    assert sum(rule.count for rule in BOX.piles.values()) == 126


def test_nothing_is_wrong_with_a_sound_deck() -> None:
    assert list(check(DECK)) == []


@pytest.mark.parametrize(
    ("deck", "place", "problem"),
    [
        (with_cards(structs.replace(QUALITY, text="Soft")), "q001", "begins with “S”"),
        (with_cards(structs.replace(QUALITY, begins="T")), "q001", "“T” is not the letter"),
        (with_cards(structs.replace(QUALITY, begins="that")), "q001", "“that” is not the letter"),
        (with_cards(structs.replace(THING, text="a lamp")), "t001", "no plural"),
        (with_cards(structs.replace(THING, answers=TYPICAL[:-1])), "t001", "14 answers"),
        (with_answers(Answer("one", 1), Answer("two", 2)), "t001", "answers that weigh"),
        (with_answers(*[Answer(f"term {number}", 6) for number in range(ANSWERS)]), "t001", "answers that weigh"),
        (with_answers(Answer("ANSWER 3", 1)), "t001", "“ANSWER 3” twice"),
        (with_answers(Answer("x" * 31, 1)), "t001", "nobody writes"),
        (with_answers(Answer("two\nlines", 1)), "t001", "nobody writes"),
        (with_cards(structs.replace(QUALITY, tags=("loud", "red"))), "thing", "0 answers are “red”"),
    ],
)
def test_what_is_wrong_is_found_with_its_card(deck: Deck, place: str, problem: str) -> None:
    found = list(check(deck))
    assert [one.place for one in found if problem in one.problem] == [place]


def test_a_tag_that_qualities_ask_for_is_on_enough_answers() -> None:
    few = tuple(structs.replace(answer, tags=()) for answer in TYPICAL[FEWEST_WITH_TAG - 1 :])
    found = list(check(with_cards(structs.replace(THING, answers=(*TYPICAL[: FEWEST_WITH_TAG - 1], *few)))))
    assert [one.problem for one in found] == [f"{FEWEST_WITH_TAG - 1} answers are “loud”"]


@pytest.mark.parametrize(("qualities", "things", "dealt"), [(12, 12, 6), (12, 7, 6), (5, 6, 6), (3, 2, 2), (2, 0, 0)])
def test_every_quality_is_dealt_once_and_the_things_in_turn(qualities: int, things: int, dealt: int) -> None:
    piles = {
        "quality": tuple(QualityCard(id=f"q{number}", text=f"odd {number}") for number in range(qualities)),
        "thing": tuple(ThingCard(id=f"t{number}", text=f"lamps {number}") for number in range(things)),
    }
    deck = structs.replace(DECK, piles=piles)
    rounds = list(deal(deck, Rng(RNG_KEY)))
    assert sorted(one.card.id for one in rounds) == sorted(card.id for card in piles["quality"])
    times = Counter(entry.cards[0].id for one in rounds for entry in one.entries)
    assert sum(times.values()) == qualities * dealt
    assert max(times.values(), default=0) - min(times.values(), default=0) <= 1
    for one in rounds:
        assert len({entry.cards for entry in one.entries}) == len(one.entries) == dealt
        for entry in one.entries:
            (card,) = entry.cards
            assert isinstance(one.card, QualityCard)
            assert isinstance(card, ThingCard)
            assert entry.text == f"3 {combination(one.card, card).text}"
    assert list(deal(deck, Rng(RNG_KEY))) == rounds
