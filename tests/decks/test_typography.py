import pytest

from spieleabend.decks.typography import (
    begins_a_sentence,
    ends_openly,
    has_a_capital_of_no_name,
    is_closed,
    misprints,
)

WELL_SET = [
    ("de", "Der Arzt hält inne: „Tja. BAM!.“"),
    ("de", "„Sie sagte ‚BAM!‘ und ging“ – „Wie geht’s?“"),
    ("de", "Heute: 1.600 Euro warm, 3.40 Uhr, 10–20 Stück, Freud- und Leid (ganz echt) …"),
    ("de", "Strecke Berlin–Hamburg: BAM!!"),
    ("en", "“It’s not ‘fleas’,” said the dogs’ vet. “It’s BAM!.”"),
    ("en", "rock ’n’ roll – the neighbours’ wind chimes – at £1,400"),
    ("en", "‘It’s mine,’ he said."),
    ("pl", "Rozmowa: „No i znowu BAM!”. – „Ano. «Taka» pora roku”."),
    ("pl", "„Najpierw BAM!, potem obiad” – zarządziła babcia…"),
    ("pl", "godz. 23:47, 99%, 2.15, dwa\xa0koty"),
    ("pl", "Pociąg do Łodzi, godz. odjazdu: zob. niżej, opóźnienie ok. dwóch dni, itd. i tak dalej."),
    ("de", "Miete inkl. allem, 12 °C, z. B. heute. „Nein.“ Schluss. © BAM!. Ab 3. oder 4. Mai."),
    ("de", "Er kam, sah und … ja, was?"),
    ("en", "… and then BAM!. Nobody… nobody at all, for £14, vs. the cat™"),
    ("fr", "« Bonjour » sans règles d’ici"),
]
MISPRINTS = [
    ("de", " ein Schwan", "beginning or end", "none"),
    ("de", "ein Schwan ", "beginning or end", "none"),
    ("de", "ein  Schwan", "several blanks", "one"),
    ("de", "ein\u2009Schwan", "odd kind", "an ordinary one"),
    ("de", "ein Schwan , der", "a blank before “,”", "none"),
    ("de", "Ein Schwan !", "a blank before “!”", "none"),
    ("de", "ein Schwan,der", "no blank after “,”", "one"),
    ("pl", ",,Tak, powiedział", "two commas", "„"),
    ("en", "a swan;; a goose", "“;;”", "one sign"),
    ("en", "a swan,. a goose", "“,.”", "one sign"),
    ("en", "and then...", "“...”", "…"),
    ("en", "a swan - a goose", "“-” for a dash", "–"),
    ("pl", "- Tak, powiedział", "“-” for a dash", "–"),
    ("en", "a swan--a goose", "“--” for a dash", "–"),
    ("en", "a swan — a goose", "“—” for a dash", "–"),
    ("de", "ein Schwan– und mehr", "one side only", "two blanks"),
    ("de", "ein Schwan –und mehr", "one side only", "two blanks"),
    ("de", "Sa\u0308ge", "in pieces", "NFC"),
    ("de", "ein Schw\u00adan", "nobody can see", "plain text"),
    ("de", "so geht's", "“'” in German", "’"),
    ("de", "ein \"Schwan\"", "“\"” in German", "„…“ or ‚…‘"),
    ("de", "ein “Schwan”", "“”” in German", "„…“"),
    ("de", "ein »Schwan«", "“»” in German", "„…“"),
    ("en", "a „swan”", "“„” in English", "“…” or ‘…’"),
    ("pl", "to “łabędź”", "““” in Polish", "„…” or «…»"),
    ("pl", "to ‘łabędź’", "“‘” in Polish", "„…” or «…»"),
    ("pl", "so it`s", "“`” in Polish", "’"),
    ("de", "ein „Schwan", "“„” is not closed", "““” after it"),
    ("de", "ein Schwan“", "““” closes", "“„” before it"),
    ("en", "a ‘swan", "“‘” is not closed", "“’” after it"),
    ("pl", "to „«łabędź”", "“«” is not closed", "“»” after it"),
    ("de", "ein (Schwan", "“(” is not closed", "“)” after it"),
    ("de", "ein Schwan)", "“)” closes", "“(” before it"),
    ("de", "ein„Schwan“", "“„” on the wrong side", "after a blank"),
    ("de", "ein „ Schwan“", "“„” on the wrong side", "next to"),
    ("de", "ein „Schwan “", "““” after a blank", "next to"),
    ("de", "Der Schwan kam. niemand ging.", "a small “n” after a full stop", "a capital"),
    ("de", "Er hielt es für BAM!. niemand sonst.", "a small “n” after a full stop", "a capital"),
    ("pl", "„Przyszedł łabędź.” wszyscy wyszli.", "a small “w” after a full stop", "a capital"),
    ("en", "a swan 🦢", "“🦢” among the letters", "words alone"),
    ("en", "all my love ❤\ufe0f", "“❤” among the letters", "words alone"),
    ("pl", "brawo \U0001f44f\U0001f3fc", "among the letters", "words alone"),
    ("en", "a swan … and a goose", "a blank before “…” in English", "none"),
    ("pl", "łabędź …", "a blank before “…” in Polish", "none"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text"), WELL_SET)
def test_what_is_well_set_is_left_alone(language: str, text: str) -> None:
    assert list(misprints(text, language)) == []


@pytest.mark.parametrize(("language", "text", "problem", "right"), MISPRINTS)
def test_a_misprint_is_named_with_what_would_be_right(language: str, text: str, problem: str, right: str) -> None:
    found = list(misprints(text, language))
    assert [one for one in found if problem in one.problem and right in one.right], found


@pytest.mark.parametrize(
    ("text", "begins"),
    [
        ("BAM! ist schuld.", True),
        ("„BAM!“ ist schuld.", True),
        ("184 neue Nachrichten: BAM!", True),
        ("– Łabędź? – BAM!", True),
        ("… und dann BAM!", True),
        ("der Schwan ist BAM!", False),
        ("„łabędź to BAM!”", False),
        ("’twas BAM!", False),
        ("", False),
    ],
)
def test_a_sentence_begins_with_a_capital_letter_or_the_gap(text: str, begins: bool) -> None:
    assert begins_a_sentence(text, "BAM!") == begins


def test_a_gap_begins_a_sentence_even_where_it_has_no_letters() -> None:
    assert begins_a_sentence("____ ist schuld.", "____")
    assert not begins_a_sentence("____ ist schuld.")


@pytest.mark.parametrize(
    ("text", "closed"),
    [
        ("Schuld war BAM!.", True),
        ("Schuld war BAM!", False),
        ("Nebenwirkungen: BAM!", False),
        ("„Wollen Sie wirklich BAM!?“", True),
        ("Er kam, sah und …", True),
        ("Niemand mag BAM! (außer mir).", True),
        ("Niemand mag den Schwan", False),
        ("Saal 4: BAM!, Öl auf Leinwand", True),
        ("Seite 1 der Zeitung, „BAM! spaltet das Dorf“", True),
    ],
)
def test_a_sentence_is_closed_by_a_sign_that_is_not_the_gap(text: str, closed: bool) -> None:
    assert is_closed(text, "BAM!") == closed


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "The swan", True),
        ("en", "Swan with a hat", True),
        ("en", "Polly with a hat", False),
        ("en", "Swan Vesta", False),
        ("en", "SWAN, the newspaper", False),
        ("en", "a Swan", False),
        ("de", "Der Schwan", True),
        ("de", "Swan mit Hut", False),
        ("pl", "Swan w kapeluszu", True),
        ("fr", "Swan au chapeau", False),
        ("en", "£5 in coins", False),
    ],
)
def test_a_capital_letter_in_front_of_a_term_is_a_names(language: str, text: str, wrong: bool) -> None:
    assert has_a_capital_of_no_name(text, language, {"swan", "hat"}) == wrong


@pytest.mark.parametrize(
    ("text", "openly"), [("ein Schwan", True), ("wer, ich?", True), ("hä …", True), ("nix:", False)]
)
def test_a_term_ends_openly(text: str, openly: bool) -> None:
    assert ends_openly(text) == openly
