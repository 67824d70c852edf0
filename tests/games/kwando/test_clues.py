"""What a clue may not say is found, and what it may say is let through (KW-R15, KW-R16, KW-D14)."""

import pytest

from spieleabend.games.kwando.clues import breaches, name_parts

CHOPIN = (
    "Frédéric Chopin",
    "Fryderyk Chopin",
    "Szopen",
)
MOZART = ("Wolfgang Amadeus Mozart",)
MERKEL = ("Angela Merkel",)
NEWTON = ("Isaac Newton",)
LEWANDOWSKI = ("Robert Lewandowski",)


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("de", CHOPIN, "Am Klavier hatte ich immer Heimweh nach Warschau."),
        ("de", MOZART, "Salzburg, Kutsche, Wunderkind."),
        ("de", MERKEL, "Bitte achtet auf meine Raute."),
        ("de", MERKEL, "Ein Kind der Nachkriegszeit, eine Physikerin."),
        ("de", MERKEL, "Witzig, einig, einzig und winzig."),
        ("en", NEWTON, "I wore a wig, and an apple fell."),
        ("en", NEWTON, "Anyone can see someone falling, often and for tens of reasons."),
        ("pl", LEWANDOWSKI, "Gram w piłkę nożną."),
        ("pl", LEWANDOWSKI, "Stoję na półce, wiekowy jak las."),
    ],
)
def test_kw_r16_paraphrases_pass(language: str, names: tuple[str, ...], said: str) -> None:
    assert breaches(said, language, names) == ()


@pytest.mark.parametrize(
    ("language", "said", "word"),
    [
        ("de", "Baujahr 54.", "54"),
        ("de", "Ich habe ²zig Kinder.", "²zig"),
        ("de", "MCMLIV, oder so.", "MCMLIV"),
        ("de", "Einundsechzig Fenster hatte das Haus.", "Einundsechzig"),
        ("de", "neunzehnhundertvierundfünfzig", "neunzehnhundertvierundfünfzig"),
        ("de", "Am siebten Tag.", "siebten"),
        ("de", "Vierlinge? Nein, dreifach.", "dreifach"),
        ("de", "Ein halbes Leben.", "halbes"),
        ("de", "Wir beide.", "beide"),
        ("de", "Ein paar Freunde.", "paar"),
        ("de", "Als Erster im Ziel.", "Erster"),
        ("en", "A few hundred miles.", "hundred"),
        ("en", "I am number one.", "one"),
        ("en", "Twenty-seven.", "Twenty"),
        ("en", "Second to none.", "Second"),
        ("en", "Eighteenth, perhaps.", "Eighteenth"),
        ("en", "Both of us.", "Both"),
        ("pl", "Mój numer to dziewiątka.", "dziewiątka"),
        ("pl", "Było nas jedenastu.", "jedenastu"),
        ("pl", "Kilka bramek.", "Kilka"),
        ("pl", "Raz na wozie.", "Raz"),
        ("pl", "Pół świata.", "Pół"),
        ("pl", "Osiemdziesiątych.", "Osiemdziesiątych"),
    ],
)
def test_kw_r15_numbers_are_found(language: str, said: str, word: str) -> None:
    assert f"a number: {word}" in breaches(said, language, ("Nobody",))


@pytest.mark.parametrize(
    ("language", "said", "word"),
    [
        ("de", "Sie kam im Juli zur Welt.", "Juli"),
        ("de", "An Heiligabend.", "Heiligabend"),
        ("de", "Im Jahrhundert der Perücken.", "Jahrhundert"),
        ("de", "Vor vielen Jahren.", "Jahren"),
        ("en", "Born on Christmas day.", "Christmas"),
        ("en", "You may march.", "march"),
        ("en", "Last century.", "century"),
        ("pl", "Urodzony w sierpniu.", "sierpniu"),
        ("pl", "Wiele lat temu.", "lat"),
        ("pl", "W tamtym wieku.", "wieku"),
        ("pl", "Wszyscy mają czas.", "mają"),
    ],
)
def test_kw_d14_months_and_feasts_are_found(language: str, said: str, word: str) -> None:
    assert f"a time: {word}" in breaches(said, language, ("Nobody",))


@pytest.mark.parametrize(
    ("language", "names", "said", "word"),
    [
        ("de", CHOPIN, "Schopin heißt er doch.", "Schopin"),
        ("pl", CHOPIN, "To był ktoś jak Chopina brat.", "Chopina"),
        ("pl", CHOPIN, "Fryderykowi nie było łatwo.", "Fryderykowi"),
        ("pl", CHOPIN, "Szopenfeldziarz.", "Szopenfeldziarz"),
        ("de", MOZART, "Nach mir ist die Mozartkugel benannt.", "Mozartkugel"),
        ("de", MERKEL, "Frau Merkl war das.", "Merkl"),
        ("en", NEWTON, "Newtonian, you know.", "Newtonian"),
        ("en", NEWTON, "My friend Ysaac.", "Ysaac"),
        ("pl", LEWANDOWSKI, "Robercie, strzelaj!", "Robercie"),
        ("de", ("Albrecht Dürer",), "Herr Duerer malte.", "Duerer"),
        ("pl", ("Stanisław Lem",), "Pisałem o robotach.", "Pisałem"),
    ],
)
def test_kw_r15_own_names_are_found_in_any_spelling(
    language: str, names: tuple[str, ...], said: str, word: str
) -> None:
    assert f"a name: {word}" in breaches(said, language, names)


def test_small_words_and_numbers_of_kings_are_no_names() -> None:
    assert name_parts(["Leonardo da Vinci", "Louis XIV of France", "Ursula von der Leyen"]) == {
        "leonardo",
        "vinci",
        "louis",
        "france",
        "ursula",
        "leyen",
    }


def test_a_clue_in_a_language_that_nobody_knows_here_is_held_to_digits_and_names() -> None:
    assert breaches("Robert hade 9 mål i juli.", "sv", LEWANDOWSKI) == ("a number: 9", "a name: Robert")
