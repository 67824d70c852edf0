"""The decks of Flotter Dreier: every quality reads right beside every thing, and answers are as people write them."""

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from spieleabend.decks.check import findings
from spieleabend.decks.load import languages, load
from spieleabend.decks.typography import misprints
from spieleabend.games.flotter_dreier import GAME
from spieleabend.games.flotter_dreier.box import ANSWERS
from spieleabend.games.flotter_dreier.cards import QualityCard, ThingCard, suits
from spieleabend.games.flotter_dreier.combination import Combination, combination

LANGUAGES = ("de", "en", "pl")
LONGEST = 84
"""No category is longer, so that screens know what to expect."""


def qualities(language: str) -> tuple[QualityCard, ...]:
    return cast("tuple[QualityCard, ...]", load(GAME, language).piles["quality"])


def things(language: str) -> tuple[ThingCard, ...]:
    return cast("tuple[ThingCard, ...]", load(GAME, language).piles["thing"])


@cache
def combinations(language: str) -> tuple[Combination, ...]:
    """All that can come up."""
    return tuple(combination(quality, thing) for quality in qualities(language) for thing in things(language))


def test_there_is_a_deck_in_every_language_of_the_house() -> None:
    assert languages(GAME) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_fd_r1_nothing_is_wrong_with_a_deck(language: str) -> None:
    assert list(findings(GAME, load(GAME, language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_fd_r6_all_combinations_are_different_and_well_set(language: str) -> None:
    said = [one.text for one in combinations(language)]
    assert len(set(said)) == 63 * 63
    assert [text for text in said if any(misprints(text, language))] == []
    assert [text for text in said if len(text) > LONGEST or text.count(",") > 1] == []


def test_only_polish_counts_persons_otherwise() -> None:
    assert [any(one.personal for one in combinations(language)) for language in LANGUAGES] == [False, False, True]


def test_polish_persons_are_never_counted_as_things() -> None:
    """No form for things beside persons: neither an adjective in -e nor a clause that begins with "które"."""
    for thing in things("pl"):
        for quality in qualities("pl"):
            words = combination(quality, thing).text.replace(thing.text, "").split()
            if thing.personal:
                assert "które" not in words
                assert not (quality.place == "before" and words[-1].endswith("e"))
            else:
                assert "którzy" not in words
                assert not (quality.place == "before" and words[-1].endswith(("ych", "ich")))


def _answers(language: str) -> Iterator[str]:
    """Every typical answer of a deck."""
    for thing in things(language):
        assert len(thing.answers) == ANSWERS
        yield from map(str, thing.answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_typical_answers_are_well_set(language: str) -> None:
    assert [answer for answer in _answers(language) if any(misprints(answer, language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_letter_that_is_asked_for_is_one_that_things_begin_with(language: str) -> None:
    """For most things a bot knows an answer with it, for half of them two."""
    asked = [quality for quality in qualities(language) if quality.begins]
    assert len(asked) == 3
    for quality in asked:
        suiting = [sum(suits(answer, quality) for answer in thing.answers) for thing in things(language)]
        assert sum(count >= 1 for count in suiting) >= 45
        assert sum(count >= 2 for count in suiting) >= 27
