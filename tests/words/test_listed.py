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
            for said in ("zwei", "siebzehnte", "dreimal", "neunzehnhundertvierundfünfzig", "fuenfzig", "funf")
        ],
        *[
            ("de", said)
            for said in (
                "zweitausendeins",
                "hundertste",
                "zu dritt",
                "Achtzigerjahre",
                "zweiiii",
                "Heiligabend",
                "im Märzen",
                "Tag der Arbeit",
            )
        ],
        *[("en", said) for said in ("seventh", "twentyone", "fourty", "sixties", "number one", "one hundred", "twice")],
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
            for said in ("beide", "die Erste", "halb", "Jahrhundert", "Dreirad", "Vierbeiner", "sep tember", "Dezembr")
        ],
        *[
            ("en", said)
            for said in ("both", "the first", "half", "century", "the second", "In a May", "Janurary", "seventteen")
        ],
        *[
            ("pl", said)
            for said in ("pierwsza", "oba", "pół", "stulecie", "maja", "szescdziesiat", "czwar ty", "paźdzernik")
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
