"""Days of the Julian calendar are put into the Gregorian one, for the order (KW-R23)."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.games.kwando.calendars import gregorian


@pytest.mark.parametrize(
    ("julian", "right"),
    [
        ("1582-10-05", "1582-10-15"),  # the day that did not come in Rome
        ("1752-09-03", "1752-09-14"),  # nor in London
        ("1918-02-01", "1918-02-14"),  # nor in Moscow
        ("1452-04-15", "1452-04-24"),  # Leonardo
        ("1642-12-25", "1643-01-04"),  # Newton is of another year
        ("1685-03-21", "1685-03-31"),  # Bach
        ("1571-12-27", "1572-01-06"),  # Kepler, too
        ("1700-02-28", "1700-03-10"),
        ("1700-02-29", "1700-03-11"),  # a leap day that only the Julian calendar has
        ("0001-01-03", "0001-01-01"),
    ],
)
def test_julian_days_are_known_days(julian: str, right: str) -> None:
    assert gregorian(julian, "julian").isoformat() == right


@given(st.dates(min_value=date(200, 3, 1), max_value=date(2000, 1, 1)))
def test_a_day_that_both_calendars_have_is_later_by_what_they_differ(day: date) -> None:
    """KW-R23: reckoned another way, by the leap days that the Gregorian calendar leaves out."""
    year = day.year if day.month > 2 else day.year - 1
    differ = year // 100 - year // 400 - 2
    assert gregorian(day.isoformat(), "julian") == day + timedelta(days=differ)


@given(st.dates())
def test_a_gregorian_day_is_itself(day: date) -> None:
    assert gregorian(day.isoformat(), "gregorian") == day


@pytest.mark.parametrize("calendar", ["gregorian", "julian"])
@pytest.mark.parametrize("day", ["1701-02-29", "1700-13-01", "1700-04-31", "1700-00-10", "1700-01-00"])
def test_a_day_that_is_none_is_refused(day: str, calendar: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        gregorian(day, "julian" if calendar == "julian" else "gregorian")


def test_only_the_julian_calendar_had_a_leap_day_in_1700() -> None:
    with pytest.raises(ValueError, match=r".+"):
        gregorian("1700-02-29", "gregorian")
