"""Cards and decks."""

from spieleabend.play.cards import LEVELS, Card, Deck, Level

DECK = Deck(
    id="numbers-en",
    game="numbers",
    language="en",
    version=3,
    title="Numbers",
    piles={
        "low": tuple(Card(id=f"l{number}", text=str(number), level=level) for number, level in enumerate(LEVELS)),
        "high": (Card(id="h0", text="1000"),),
    },
)


def ids(deck: Deck, pile: str) -> list[str]:
    return [card.id for card in deck.piles[pile]]


def test_a_level_allows_those_before_it() -> None:
    allowed: dict[Level, list[str]] = {"mild": ["l0"], "cheeky": ["l0", "l1"], "adult": ["l0", "l1", "l2"]}
    for level, low in allowed.items():
        assert ids(DECK.up_to(level), "low") == low
        assert ids(DECK.up_to(level), "high") == ["h0"]


def test_a_card_is_mild_unless_it_says_otherwise() -> None:
    assert Card(id="x", text="x").level == "mild"


def test_cards_are_added_at_the_end_of_one_pile_of_another_deck() -> None:
    more = DECK.with_cards("high", (Card(id="h1", text="2000"),))
    assert ids(more, "high") == ["h0", "h1"]
    assert ids(more, "low") == ids(DECK, "low")
    assert ids(DECK, "high") == ["h0"]
    assert (more.id, more.version) == (DECK.id, DECK.version)
