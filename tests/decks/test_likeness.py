import pytest

from spieleabend.decks.likeness import LIKE, alike, likeness, words
from spieleabend.play.cards import Card

ALIKE = [
    ("de", "ein beleidigter Schwan", "der beleidigte Schwan"),
    ("de", "Gruppenzwang", "der Gruppenzwang"),
    ("de", "die Schwäne", "ein Schwan"),
    ("de", "die Leiche unterm Rhabarber", "eine Leiche unter dem Rhabarber"),
    ("de", "Rasentrimmen mit der Nagelschere", "Rasen-Trimmen mit Nagelscheren"),
    ("de", "Das Safeword heißt seit gestern „BAM!“.", "Das Safeword heißt jetzt „BAM!“."),
    ("de", "eine Kündigung in Reimform", "Es kam eine Kündigung in Reimform, unterschrieben von BAM!."),
    ("en", "a goose with a grudge", "the goose and its grudges"),
    ("en", "two left wellies", "left wellies"),
    ("en", "the neighbour’s wind chimes", "the neighbours’ wind chime"),
    ("pl", "obrażony łabędź", "obrażone łabędzie"),
    ("pl", "drabina pożyczona w 2009 roku", "pożyczona drabina"),
]
DIFFERENT = [
    ("de", "ein Mops im Trenchcoat", "ein Dackel im Trenchcoat"),
    ("de", "ein Sarg mit Panoramadach", "ein Sarg zum Selbstaufbau"),
    ("de", "ein Schwan", "ein beleidigter Schwan"),
    ("de", "ein Fahrrad von 1983", "ein Fahrrad von 1984"),
    ("de", "BAM! ist schuld.", "BAM! kommt später."),
    ("en", "a sausage roll in a breast pocket", "the ceremonial cutting of a sausage roll"),
    ("en", "flirting with the wrong twin", "flirting with a speed camera"),
    ("en", "it is what it is", "he is who she was"),
    ("pl", "striptiz w gumofilcach", "striptiz urwany jak hejnał"),
    ("pl", "kot na dachu", "kto na dachu"),
]


def pairs(language: str, one: str, other: str) -> list[tuple[str, str]]:
    """The ids of the cards that are alike, of one in each of two piles and a third card."""
    cards = [Card(id="a", text=one), Card(id="z", text="???"), Card(id="b", text=other, level="adult")]
    return [(left.id, right.id) for left, right in alike(cards, language, "BAM!")]


@pytest.mark.parametrize(("language", "one", "other"), ALIKE)
def test_cards_that_say_nearly_the_same_are_found(language: str, one: str, other: str) -> None:
    assert pairs(language, one, other) == [("a", "b")]
    assert pairs(language, other, one) == [("a", "b")]


@pytest.mark.parametrize(("language", "one", "other"), DIFFERENT)
def test_a_common_word_is_no_likeness(language: str, one: str, other: str) -> None:
    assert pairs(language, one, other) == []


def test_the_same_signs_without_a_word_are_the_same() -> None:
    assert [one.id for one, _ in alike([Card(id=name, text=" BAM!?") for name in "ab"], "de", "BAM!")] == ["a"]


def test_a_language_without_small_words_is_compared_by_all_words() -> None:
    assert words("Le chat et le chien", "fr") == ("le", "chat", "et", "le", "chien")
    assert likeness(words("le chat noir", "fr"), words("le chat noir", "fr")) == 1


def test_more_words_in_common_are_more_alike() -> None:
    shared = [likeness(("a1", "b2", "c3", "d4"), tuple(text.split())) for text in ("a1", "a1 b2 x y", "a1 b2 c3 x")]
    assert shared == sorted(shared)
    assert shared[0] == 0 < shared[1] < LIKE < shared[2] < 1
