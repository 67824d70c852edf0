"""What a name is like, as far as a bot can tell."""

import pytest

from spieleabend.games.wir_sind_schwanger.cards import Kind, Trait
from spieleabend.games.wir_sind_schwanger.taste import bare, fit, traits_of
from spieleabend.games.wir_sind_schwanger.views import FoundView, NameCardView, RatingView
from tests.games.wir_sind_schwanger.deck import name_card


def on_card(name: str, kind: Kind, key: str) -> dict[Trait, float]:
    """The traits of a name that was found on such a card."""
    printed = name_card(1)
    card = NameCardView("n1", kind, key, "", 1, printed.girls, printed.boys)
    found = FoundView("n1", "n2", "left", 1, name.split()[0])
    return dict(traits_of(name, (found,), (card,)))


@pytest.mark.parametrize(
    ("trait", "more", "less"),
    [
        ("short", "Bo Maler", "Maximilian Maler"),
        ("long", "Maximilian Maler", "Bo Maler"),
        ("soft", "Lena Berg", "Greta Berg"),
        ("hard", "Kirk Berg", "Lena Berg"),
        ("alliterates", "Łucja Lis", "Ewa Lis"),
        ("grand", "Anna Maria Lang", "Anna Lang"),
        ("rare", "Xenia Berg", "Anna Berg"),
    ],
)
def test_it_listens_to_a_name(trait: Trait, more: str, less: str) -> None:
    assert on_card(more, "letter", "A")[trait] > on_card(less, "letter", "A").get(trait, 0.0)


def test_it_looks_at_the_card_on_which_a_name_stands() -> None:
    old, modern = on_card("Anna Berg", "decade", "DE-1920s"), on_card("Anna Berg", "decade", "DE-2010s")
    assert (old["old"], old["modern"]) == (1.0, 0.0)
    assert (modern["old"], modern["modern"]) == (0.0, 1.0)
    far, near = on_card("Anna Berg", "country", "JP"), on_card("Anna Berg", "country", "DK")
    assert far["faraway"] > near["faraway"] > 0
    assert far["rare"] > on_card("Anna Berg", "letter", "A").get("rare", 0.0)


@pytest.mark.parametrize("name", ["", "X", "🦄", "🦄 Lang", "Li", "A" * 40 + " " + "B" * 30, "!!! ???"])
def test_every_name_has_traits_from_nothing_to_one(name: str) -> None:
    assert all(0 <= strength <= 1 for strength in traits_of(name, (), ()).values())


def test_accents_do_not_matter() -> None:
    assert bare("Åsa Öztürk Ołek Søren") == "asa ozturk olek soren"


def test_a_rating_fits_by_any_of_its_traits_and_better_by_all() -> None:
    both = RatingView("w1", "", ("short", "old"))
    assert 0 == fit(both, {}) < fit(both, {"short": 1.0}) < fit(both, {"short": 1.0, "old": 1.0}) == 1
