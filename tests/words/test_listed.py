"""KW-R15, KW-D14: number words, months and feast days, in all their forms and beside their homographs."""

import pytest

from spieleabend.words.hearing import hear
from spieleabend.words.listed import word_lists


def level(language: str, said: str) -> str:
    marks = word_lists(language).marks(hear(said))
    return min((mark.level for mark in marks), default="clear")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        *[
            ("de", said)
            for said in ("zwei", "siebzehnte", "dreimal", "neunzehnhundertvierundfünfzig", "fuenfzig", "fuffzig")
        ],
        *[
            ("de", said)
            for said in (
                "zweitausendeins",
                "hundertste",
                "zu dritt",
                "Achtzigerjahre",
                "zweiiii",
                "funf",
                "einundfuffzig",
                "fuffzehn",
                "Heiligabend",
                "im Märzen",
                "Tag der Arbeit",
            )
        ],
        *[("en", said) for said in ("seventh", "twentyone", "fourty", "sixties", "number one", "one hundred", "twice")],
        *[("en", said) for said in ("a score of years", "many scores of years", "threescore")],
        *[("en", said) for said in ("born in may", "last March", "New Year's Eve", "Boxing Day", "Xmas", "June")],
        *[
            ("pl", said)
            for said in ("dwojgiem", "jedenastu", "osiemdziesiątych", "dziewiątką", "setka", "w maju", "lipcowy")
        ],
        *[("pl", said) for said in ("Bożym Narodzeniem", "Wszystkich Świętych", "mikołajki", "trzech", "numer jeden")],
        *[("de", "z w e i"), ("en", "n-i-n-e"), ("pl", "s i e d e m")],
    ],
)
def test_kw_r15_what_is_nothing_else_is_certain(language: str, said: str) -> None:
    assert level(language, said) == "certain"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        *[
            ("de", said)
            for said in (
                "die Erste",
                "die erste Frau",
                "halb",
                "Jahrhundert",
                "Dreirad",
                "Vierbeiner",
                "sep tember",
                "Dezembr",
            )
        ],
        *[
            ("en", said)
            for said in (
                "the first",
                "I was first",
                "half",
                "century",
                "the second",
                "In a May",
                "Janurary",
                "in my teens",
            )
        ],
        *[
            ("pl", said)
            for said in (
                "pierwsza",
                "byłem pierwszy",
                "pół",
                "stulecie",
                "maja",
                "szescdziesiat",
                "czwar ty",
                "paźdzernik",
            )
        ],
    ],
)
def test_kw_r15_what_may_be_meant_otherwise_is_marked(language: str, said: str) -> None:
    assert level(language, said) in ("question", "certain")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        *[
            ("de", said)
            for said in ("Bitte achten Sie", "Zweifel", "Klavier", "dreist", "einmal", "gib acht, außer acht lassen")
        ],
        *[
            ("de", said)
            for said in ("zum ersten Mal", "ein Zweig", "in der Nacht", "Elfenbein", "Österreich", "Einstand")
        ],
        *[
            ("en", said)
            for said in ("I may go", "we march on", "May I?", "no one", "once", "a second", "at first", "often")
        ],
        *[("en", said) for said in ("thirsty", "someone", "second that", "adventure", "tennis", "weight", "attend")],
        *[
            ("pl", said)
            for said in ("mają", "piec", "w piątek", "świat", "trzymać", "jeden z nich", "raz", "jednak", "stopa")
        ],
        *[
            ("pl", said)
            for said in ("po drugiej stronie", "milioner", "ośmiornica", "otwarty", "czwartek", "stary", "siedzę")
        ],
    ],
)
def test_kw_r15_what_only_looks_like_it_may_be_said(language: str, said: str) -> None:
    assert level(language, said) == "clear"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        *[
            ("de", said)
            for said in (
                "wir beide danach",
                "lass mich als Erste legen",
                "ihr beiden seid jünger",
                "ich lege zuerst, als erstes",
                "ich Erster",
            )
        ],
        *[
            ("en", said)
            for said in (
                "I go first, then you",
                "you first",
                "lay yours first",
                "first I lay, then you",
                "I'm first",
                "both of you are older",
                "we both come after",
            )
        ],
        *[
            ("pl", said)
            for said in (
                "ja pierwszy",
                "mogę pierwsza?",
                "połóż jako pierwsza",
                "oboje jesteście młodsi",
                "obie po mnie",
                "najpierw ja",
            )
        ],
    ],
)
def test_kw_r16_who_lays_first_and_where_both_belong_may_be_said(language: str, said: str) -> None:
    assert level(language, said) == "clear"


def test_a_score_of_a_film_or_a_match_is_no_number() -> None:
    assert level("en", "I wrote the score of the film, the score and the words") == "clear"
