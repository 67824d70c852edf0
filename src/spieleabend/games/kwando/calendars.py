"""The two calendars in which birth dates are printed.

People of the past were born by the Julian calendar: until 1582 everywhere in Europe, in Protestant lands until about
1700, in Britain until 1752, in Russia until 1918. To say who was born before whom, all days are reckoned in the
Gregorian calendar, as if it had always been in use (the proleptic Gregorian calendar of ISO 8601).
"""

from calendar import monthrange
from datetime import date
from typing import Literal

Calendar = Literal["gregorian", "julian"]

_DAY_ONE = 1721425
"""The Julian day number of the day before 1 January of the year 1, Gregorian."""


def gregorian(day: str, calendar: Calendar) -> date:
    """The Gregorian date of a `day` ("1642-12-25") in a calendar. Raises ValueError for a day that it does not have.

    >>> gregorian("1642-12-25", "julian")
    datetime.date(1643, 1, 4)
    """
    if calendar == "gregorian":
        return date.fromisoformat(day)
    year, month, number = (int(part) for part in day.split("-"))
    if not (1 <= month <= 12 and 1 <= number <= _days(year, month)):
        raise ValueError(f"the Julian calendar has no {day}")
    # Years are counted from March on, so that the leap day comes last; 153 days are five months from March or August.
    before_march = month < 3
    years, months = year + 4800 - before_march, month - 3 + 12 * before_march
    day_number = number + (153 * months + 2) // 5 + 365 * years + years // 4 - 32083
    return date.fromordinal(day_number - _DAY_ONE)


def _days(year: int, month: int) -> int:
    """How many days a month has, where every fourth year is a leap year."""
    return 29 if month == 2 and year % 4 == 0 else monthrange(2001, month)[1]
