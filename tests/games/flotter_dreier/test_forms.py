"""A card that would not read right beside some other card is found by its form."""

import pytest

from spieleabend.games.flotter_dreier.cards import Place, QualityCard, ThingCard
from spieleabend.games.flotter_dreier.forms import FORMS, misfits


def quality(text: str, place: Place = "before", personal: str = "") -> QualityCard:
    return QualityCard(id="q001", text=text, place=place, personal=personal)


def thing(text: str, personal: bool = False) -> ThingCard:
    return ThingCard(id="t001", text=text, personal=personal)


SOUND: dict[str, list[QualityCard | ThingCard]] = {
    "de": [
        quality("krumme"),
        quality("leicht angebrannte"),
        quality("rosa"),
        quality("mit Seele", "after"),
        quality("die summen", "clause"),
        quality("vor denen Oma warnt", "clause"),
        thing("Lampen im Flur"),
        thing("kleine Lampen"),
    ],
    "en": [
        quality("crooked"),
        quality("slightly burnt"),
        quality("that hum", "after"),
        quality("nobody should lend", "after"),
        quality("with a soul", "after"),
        thing("lamps"),
        thing("table lamps in a hall"),
        thing("old people on a bench"),
    ],
    "pl": [
        quality("krzywe", personal="krzywych"),
        quality("lekko drogie", personal="lekko drogich"),
        quality("bez celu", "after"),
        quality("kupione w maju", "after", "kupionych w maju"),
        quality("które brzęczą", "clause", "którzy brzęczą"),
        quality("o których się milczy", "clause"),
        thing("lampy w sieni"),
        thing("stare lampy"),
        thing("wujków z miasta", personal=True),
        thing("ludzi na ławce", personal=True),
        thing("starych wujków", personal=True),
    ],
}


@pytest.mark.parametrize("language", FORMS)
def test_what_reads_right_beside_everything_is_let_be(language: str) -> None:
    assert [found for card in SOUND[language] for found in misfits(card, language)] == []


@pytest.mark.parametrize(
    ("language", "card", "problem"),
    [
        ("de", quality("krummen"), "does not fit its place, before"),
        ("de", quality("lila-blau"), "does not fit its place, before"),
        ("de", quality("die summen", "after"), "does not fit its place, after"),
        ("de", quality("welche summen", "clause"), "does not fit its place, clause"),
        ("de", quality("Krumme"), "begins with “K”"),
        ("de", quality("krumme", personal="krummer"), "a form for persons"),
        ("de", thing("lampen im Flur"), "no plural"),
        ("de", thing("Lampen, die summen"), "a comma in a thing"),
        ("de", thing("Onkel", personal=True), "a form for persons"),
        ("en", quality("that hum", "clause"), "its place is clause"),
        ("en", quality("who hum", "after"), "does not fit its place, after"),
        ("en", thing("furniture"), "no plural"),
        ("pl", quality("krzywy", personal="krzywych"), "does not fit its place, before"),
        ("pl", quality("krzywe"), "no form for persons"),
        ("pl", quality("krzywe", personal="krzywi"), "does not fit persons"),
        ("pl", quality("kupione w maju", "after"), "no form for persons"),
        ("pl", quality("które brzęczą", "clause"), "no form for persons"),
        ("pl", quality("na które się czeka", "clause"), "no form for persons"),
        ("pl", quality("które brzęczą", "clause", "które brzęczą"), "does not fit persons"),
        ("pl", thing("lamp w sieni"), "no plural"),
        ("pl", thing("wujkowie z miasta", personal=True), "no plural"),
    ],
)
def test_what_would_not_read_right_is_found(language: str, card: QualityCard | ThingCard, problem: str) -> None:
    (found,) = misfits(card, language)
    assert found.place == card.id
    assert problem in found.problem
    assert found.right


def test_a_language_that_is_not_known_is_held_to_what_holds_for_all() -> None:
    assert list(misfits(quality("tordus", "clause", "tordues"), "fr")) == []
    assert [found.problem for found in misfits(thing("lampes, rouges"), "fr")] == ["a comma in a thing"]
