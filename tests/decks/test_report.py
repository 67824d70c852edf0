from spieleabend.decks.check import Checked, InFile
from spieleabend.decks.report import card_line, card_lines, checked_json, checked_lines, round_lines
from spieleabend.play.box import DealtRound, Entry
from spieleabend.play.cards import Card

RED = Card(id="r001", text="First BAM!, then BAM!.")
GREYS = (Card(id="g001", text="tea", level="cheeky"), Card(id="g002", text="cake", level="adult"))
WRONG = Checked("bam", "pl", "decks/pl.toml", {}, (InFile("file", "no TOML", "TOML", "decks/all.toml"),))
SOUND = Checked("bam", "en", "decks/en.toml", {"red": {"mild": 3, "cheeky": 2, "adult": 1}}, ())


def test_findings_come_first_and_name_file_card_problem_and_remedy() -> None:
    lines = list(checked_lines([WRONG, SOUND]))
    assert lines[0] == "decks/all.toml: file: no TOML; right is: TOML"
    assert [line.split() for line in lines[1:]] == [
        ["deck", "pile", "mild", "cheeky", "adult", "all"],
        ["bam", "en", "red", "3", "2", "1", "6"],
        ["2", "decks,", "1", "finding"],
    ]
    assert list(checked_lines([SOUND]))[-1] == "1 deck, no findings"


def test_scripts_get_the_same() -> None:
    assert checked_json([WRONG, SOUND]) == {"findings": 1, "decks": [WRONG, SOUND]}


class CardWithLists(Card, frozen=True, kw_only=True):
    """A card with lists of its own, one of them empty."""

    girls: tuple[str, ...]
    boys: tuple[str, ...] = ()
    arrow: int = 3
    numbers: tuple[int, ...] = ()


def test_the_lists_of_a_card_stand_below_it() -> None:
    card = CardWithLists(id="n001", text="Schweden", girls=("Astrid", "Åsa"), numbers=(7, 12))
    assert list(card_lines(card)) == ["n001 [mild] Schweden", "   girls: Astrid, Åsa", "   numbers: 7, 12"]
    assert list(card_lines(RED)) == [card_line(RED)]


def test_a_card_and_a_round_are_printed_to_be_read_aloud() -> None:
    assert card_line(GREYS[0]) == "g001 [cheeky] tea"
    dealt = DealtRound(RED, (Entry(GREYS, "First tea, then cake."),))
    assert list(round_lines(7, dealt)) == [
        "Round 7  r001 [mild] First BAM!, then BAM!.",
        "   g001+g002 [cheeky/adult] First tea, then cake.",
        "",
    ]
