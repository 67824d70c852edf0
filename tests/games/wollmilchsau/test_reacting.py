"""How quickly bots press."""

from statistics import median, quantiles

import pytest

from spieleabend.games.wollmilchsau.reacting import LEAST, SECOND_THOUGHT, TEMPERS, Temper, reaction_time
from tests.games.support import rng_of

MANY = 3000


def reactions(temper: Temper, second_thought: bool = False) -> list[int]:
    """Many reactions of the same bot."""
    rng = rng_of("reactions")
    return [reaction_time(temper, second_thought, rng) for _ in range(MANY)]


@pytest.mark.parametrize("temper", TEMPERS)
def test_half_of_all_reactions_take_at_most_the_median(temper: Temper) -> None:
    assert median(reactions(temper)) == pytest.approx(temper.median, rel=0.02)


def test_people_take_from_450_to_900_milliseconds_mostly() -> None:
    everybody = [time for temper in TEMPERS for time in reactions(temper)]
    tenths = quantiles(everybody, n=10)
    assert 450_000 < tenths[0] < 600_000
    assert 900_000 < tenths[-1] < 1_150_000


def test_there_are_slow_reactions_more_often_than_quick_ones_as_people_have_them() -> None:
    """A log-normal distribution leans to the right: its mean is above its median."""
    times = reactions(TEMPERS[0])
    assert sum(times) / MANY > median(times) * 1.01


def test_a_second_thought_takes_longer() -> None:
    plain, hard = median(reactions(TEMPERS[1])), median(reactions(TEMPERS[1], second_thought=True))
    assert hard / plain == pytest.approx(SECOND_THOUGHT, rel=0.02)


def test_nobody_is_quicker_than_a_fifth_of_a_second() -> None:
    assert min(reactions(Temper(150_000, 0, 1))) == LEAST == 200_000


def test_the_quicker_a_bot_the_better_it_is() -> None:
    assert list(TEMPERS) == sorted(TEMPERS, key=lambda temper: (temper.median, temper.slips, -temper.memory))
