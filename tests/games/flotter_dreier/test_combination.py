"""FD-R6: a quality and a thing are read out together, in the forms and the order of their language."""

import pytest

from spieleabend.games.flotter_dreier.cards import QualityCard, ThingCard
from spieleabend.games.flotter_dreier.combination import Combination, combination

LAMPS = ThingCard(id="t001", text="Lampen im Flur")
UNCLES = ThingCard(id="t002", text="wujków z miasta", personal=True)


@pytest.mark.parametrize(
    ("quality", "said"),
    [
        (QualityCard(id="q001", text="krumme"), "krumme Lampen im Flur"),
        (QualityCard(id="q001", text="mit Seele", place="after"), "Lampen im Flur mit Seele"),
        (QualityCard(id="q001", text="die summen", place="clause"), "Lampen im Flur, die summen"),
        (QualityCard(id="q001", text="krumme", personal="krummer"), "krumme Lampen im Flur"),
    ],
)
def test_a_quality_stands_where_it_says(quality: QualityCard, said: str) -> None:
    assert combination(quality, LAMPS) == Combination(said, personal=False)


@pytest.mark.parametrize(
    ("quality", "said"),
    [
        (QualityCard(id="q001", text="krzywe", personal="krzywych"), "krzywych wujków z miasta"),
        (QualityCard(id="q001", text="bez celu", place="after"), "wujków z miasta bez celu"),
        (
            QualityCard(id="q001", text="które brzęczą", place="clause", personal="którzy brzęczą"),
            "wujków z miasta, którzy brzęczą",
        ),
    ],
)
def test_beside_persons_a_quality_takes_its_form_for_them(quality: QualityCard, said: str) -> None:
    assert combination(quality, UNCLES) == Combination(said, personal=True)
