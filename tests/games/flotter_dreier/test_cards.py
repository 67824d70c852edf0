"""What suits a quality, as far as the cards say."""

import pytest

from spieleabend.games.flotter_dreier.cards import Answer, QualityCard, suits

SOFA = Answer("Sofa", 9, ("soft", "big"))


@pytest.mark.parametrize(
    ("quality", "suited"),
    [
        (QualityCard(id="q001", text="underrated"), True),
        (QualityCard(id="q001", text="soft", tags=("soft",)), True),
        (QualityCard(id="q001", text="big or red", tags=("red", "big")), True),
        (QualityCard(id="q001", text="loud", tags=("loud",)), False),
        (QualityCard(id="q001", text="that start with S", begins="S"), True),
        (QualityCard(id="q001", text="that start with B", begins="B"), False),
    ],
)
def test_an_answer_suits_by_its_tags_or_its_first_letter(quality: QualityCard, suited: bool) -> None:
    assert suits(SOFA, quality) is suited


def test_a_first_letter_is_the_same_in_capitals_and_small() -> None:
    assert suits(Answer("ślimak", 5), QualityCard(id="q001", text="na literę Ś", begins="Ś"))


def test_an_answer_reads_as_it_is_written() -> None:
    assert str(SOFA) == "Sofa"
