"""Which evenings are chosen."""

from itertools import combinations, product

from tests.chaos.choice import choose, groups
from tests.games.support import rng_of

ALL = [(traits, "-".join(traits)) for traits in product("abc", "defg", "hij", "kl")]


def met(chosen: list[str], size: int) -> set[tuple[tuple[int, str], ...]]:
    return {group for one in chosen for group in groups(tuple(one.split("-")), size)}


def test_any_two_traits_that_can_come_together_do() -> None:
    possible = [(traits, name) for traits, name in ALL if traits[:2] != ("a", "d")]
    chosen = choose(possible, 1, rng_of("choice"))
    assert met(chosen, 2) == met([name for _, name in possible], 2)
    assert len(chosen) < len(possible) / 2


def test_more_evenings_bring_more_together_by_threes_and_none_is_chosen_twice() -> None:
    few, many = choose(ALL, 20, rng_of("choice")), choose(ALL, 40, rng_of("choice"))
    assert len(set(many)) == len(many) <= 40
    assert many[: len(few)] == few
    assert met(few, 3) < met(many, 3)
    assert met(choose(ALL, len(ALL), rng_of("choice")), 3) == met([name for _, name in ALL], 3)


def test_groups_tell_which_question_a_trait_answers() -> None:
    assert set(groups(("x", "x"), 1)) == {((0, "x"),), ((1, "x"),)}
    assert list(groups(("x", "y"), 2)) == list(combinations(((0, "x"), (1, "y")), 2))


def test_of_nothing_nothing_is_chosen() -> None:
    assert choose([], 5, rng_of("choice")) == []
