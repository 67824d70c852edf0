"""The order of shouts, and which of them stand."""

from hypothesis import given
from hypothesis import strategies as some

from spieleabend.play.contest import as_shouts
from spieleabend.play.moves import Shout

WINDOW = 15_000


def test_shouts_are_ordered_by_time_then_seat() -> None:
    shouts = [Shout(2, "cow", 500), Shout(1, "cow", 500), Shout(0, "cow", 900)]
    assert [shout.seat for shout in as_shouts(shouts, ["cow"], WINDOW).shouts] == [1, 2, 0]


def test_what_is_within_the_window_after_the_first_right_one_stands_with_it() -> None:
    shouts = [Shout(0, "cow", 400_000), Shout(1, "pig", 414_999), Shout(2, "cow", 415_000), Shout(3, "cow", 415_001)]
    assert as_shouts(shouts, ["cow"], WINDOW).standing == 3


def test_a_wrong_one_before_the_first_right_one_stands_however_early() -> None:
    shouts = [Shout(0, "pig", 200_000), Shout(1, "cow", 900_000)]
    assert as_shouts(shouts, ["cow"], WINDOW).standing == 2


def test_all_stand_where_none_is_right() -> None:
    shouts = [Shout(0, "pig", 200_000), Shout(1, "dog", 9_000_000)]
    assert as_shouts(shouts, ["cow"], WINDOW).standing == 2


def test_false_starts_are_named_by_seat_and_shout_nothing() -> None:
    heard = as_shouts([], ["cow"], WINDOW, [3, 1])
    assert (heard.shouts, heard.standing, heard.false_starts) == ((), 0, (1, 3))


@given(
    times=some.lists(some.integers(0, 1_000_000), max_size=6),
    right=some.lists(some.booleans(), min_size=6, max_size=6),
    window=some.integers(0, 500_000),
)
def test_exactly_those_up_to_the_window_after_the_first_right_one_stand(
    times: list[int], right: list[bool], window: int
) -> None:
    shouts = [Shout(seat, "cow" if right[seat] else "pig", time) for seat, time in enumerate(times)]
    heard = as_shouts(reversed(shouts), ["cow"], window)
    firsts = [shout.microseconds for shout in shouts if shout.option == "cow"]
    standing = {shout for shout in shouts if not firsts or shout.microseconds <= min(firsts) + window}
    assert set(heard.shouts[: heard.standing]) == standing
    assert set(heard.shouts) == set(shouts)
