"""The cards of BAM!: the box, gaps, and cards of one's own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.games.bam import GAME
from spieleabend.games.bam.cards import GAP, WRITABLE, check_card, gaps_of, sentence
from spieleabend.play.errors import BadSetup
from spieleabend.play.prepare import prepare
from tests.games.bam.deck import DECK
from tests.games.bam.play import begin, box, see

TEXTS = st.text("aäßłż ,.?„“", max_size=12)


def test_bm_r1_the_box_holds_480_cards() -> None:
    cards = box().piles
    assert (len(cards["red"]), len(cards["grey"])) == (80, 367)
    assert WRITABLE == {"red": 12, "grey": 21}
    assert sum(map(len, cards.values())) + sum(WRITABLE.values()) == 480


def test_bm_r2_own_cards_are_shuffled_in_with_the_others() -> None:
    own = {"red": ["Our own BAM!."], "grey": ["our own term"]}
    setup = prepare(GAME, DECK, seats=3, options={}, level="adult", own_cards=own)
    match = begin(3, deck=setup.deck)
    assert see(match).red_pile == len(DECK.piles["red"]) + 1
    assert see(match).draw_pile == len(DECK.piles["grey"]) + 1 - 30


@pytest.mark.parametrize(
    ("pile", "text"),
    [
        ("red", "BAM!"),
        ("red", "First BAM!, then BAM!?"),
        ("red", "BAM!" + "x" * 106),
        ("grey", "x"),
        ("grey", "x" * 60),
        ("grey", "Bam! in small letters"),
        ("grey", "naïve Żółw – „ja“ 👩\u200d👩\u200d👧"),
    ],
)
def test_bm_d7_such_cards_can_be_written(pile: str, text: str) -> None:
    check_card(pile, text)


@pytest.mark.parametrize(
    ("pile", "text", "key"),
    [
        ("red", "", "bam-bad-card-line"),
        ("grey", "", "bam-bad-card-line"),
        ("grey", " padded", "bam-bad-card-line"),
        ("grey", "two\nlines", "bam-bad-card-line"),
        ("grey", "turned \u202earound", "bam-bad-card-line"),
        ("red", "no gap", "bam-bad-card-gaps"),
        ("red", "bam! is no gap", "bam-bad-card-gaps"),
        ("red", "BAM! BAM! BAM!", "bam-bad-card-gaps"),
        ("red", "BAM!" + "x" * 107, "bam-bad-card-long"),
        ("grey", "a BAM! of its own", "bam-bad-card-term"),
        ("grey", "x" * 61, "bam-bad-card-long"),
    ],
)
def test_bm_d7_such_cards_cannot_be_written(pile: str, text: str, key: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        check_card(pile, text)
    assert refusal.value.key == key


@pytest.mark.parametrize(("pile", "card"), [("red", "BAM! {}."), ("grey", "term {}")])
def test_bm_d7_no_more_can_be_written_than_there_are_blanks(pile: str, card: str) -> None:
    texts = [card.format(number) for number in range(WRITABLE[pile] + 1)]
    prepare(GAME, DECK, seats=3, options={}, level="mild", own_cards={pile: texts[:-1]})
    with pytest.raises(BadSetup):
        prepare(GAME, DECK, seats=3, options={}, level="mild", own_cards={pile: texts})


@pytest.mark.parametrize(
    ("red", "gaps"),
    [
        ("BAM! is the best investment.", 1),
        ("Deutschland sucht BAM!!", 1),
        ("BAM!BAM!", 2),
        ("BAM!!! BAM!?", 2),
        ("BAM and Bam! and bam!", 0),
        ("A BAM! is a BAM! is a BAM!", 3),
    ],
)
def test_bm_d9_a_gap_is_exactly_the_word_with_its_one_mark(red: str, gaps: int) -> None:
    assert gaps_of(red) == gaps


@given(TEXTS, TEXTS, TEXTS, TEXTS, TEXTS)
def test_bm_d9_what_stands_around_the_gaps_stays_as_it_is(
    before: str, between: str, after: str, one: str, two: str
) -> None:
    """Of the terms only a first letter may change, where it begins the sentence."""
    read = sentence(f"{before}{GAP}{between}{GAP}{after}", (one, two))
    assert read.startswith(before)
    assert read.endswith(after)
    assert read.casefold() == f"{before}{one}{between}{two}{after}".casefold()


def test_bm_d9_a_term_with_a_gap_in_it_is_no_gap() -> None:
    assert sentence("One BAM! two BAM!.", ("the word BAM!", "x")) == "One the word BAM! two x."
