"""Details: what a game would like to know of each person, in three closed kinds that any lobby can ask for.

Nobody has to tell. What was told is the business of the person and the rules alone; no view of a table shows it, but
a game may show what its rules make of it.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, timedelta

from msgspec import Struct

from spieleabend.play.errors import BadSetup
from spieleabend.play.options import Choice
from spieleabend.play.prompts import is_plain_line

SOME_DAY = date(2000, 1, 1)
"""The day of matches that nobody plays on a certain day: simulations, and files that name none."""

NOT_TOLD = ""
_A_LEAP_YEAR = 2000


class Line(Struct, frozen=True, tag_field="kind", tag="line"):
    """One plain line of up to `most` characters (code points), or "" where nothing was told."""

    name: str
    most: int

    @property
    def default(self) -> str:
        """Not told."""
        return NOT_TOLD

    def accepts(self, value: str) -> bool:
        """Whether `value` may be told."""
        return len(value) <= self.most and is_plain_line(value)


class Birthday(Struct, frozen=True, tag_field="kind", tag="birthday"):
    """A birthday without its year as "MM-DD", or "" where nothing was told.

    A match is told only whose birthday comes next and in which order all of them do (`as_rules_know_them`).
    """

    name: str

    @property
    def default(self) -> str:
        """Not told."""
        return NOT_TOLD

    def accepts(self, value: str) -> bool:
        """Whether `value` may be told: a day that a leap year has."""
        if value == NOT_TOLD:
            return True
        try:
            return _written(date.fromisoformat(f"{_A_LEAP_YEAR}-{value}")) == value
        except ValueError:
            return False


Detail = Line | Birthday | Choice
Details = Mapping[str, str]
"""What one person told, by the names of the details."""


def settle_details(offered: tuple[Detail, ...], told: Details) -> dict[str, str]:
    """Every detail of a game with what was told, the defaults elsewhere. Raises BadSetup for what is not asked."""
    settled = {detail.name: detail.default for detail in offered}
    by_name = {detail.name: detail for detail in offered}
    for name, value in told.items():
        detail = by_name.get(name)
        if detail is None:
            raise BadSetup("bad-detail-unknown", detail=name)
        if not detail.accepts(value):
            raise BadSetup("bad-detail-value", detail=name, value=value)
        settled[name] = value
    return settled


def details_by_seat(
    offered: tuple[Detail, ...],
    told: Sequence[Details],
    seats: int,
    day: date,
    small_talk: Collection[str] = (),
) -> tuple[dict[str, str], ...]:
    """The settled details of each seat in a match on `day`; `told` are those of the first seats.

    Of the details named in `small_talk`, which no rule uses, every seat has the default whatever was told.

    Raises BadSetup for what is not asked, and ValueError where more was told than there are seats.
    """
    if len(told) > seats:
        raise ValueError(f"{len(told)} people told something, but there are {seats} seats")
    settled = [settle_details(offered, own) for own in told]
    settled += [settle_details(offered, {}) for _ in range(seats - len(told))]
    for detail in offered:
        if detail.name in small_talk:
            for own in settled:
                own[detail.name] = detail.default
        elif isinstance(detail, Birthday):
            known = as_rules_know_them([own[detail.name] for own in settled], day)
            for own, birthday in zip(settled, known, strict=True):
                own[detail.name] = birthday
    return tuple(settled)


def as_rules_know_them(birthdays: Sequence[str], day: date) -> list[str]:
    """Other birthdays that come in the same order from `day` on, as close together as can be; "" stays "".

    Whoever has birthday on `day` itself keeps it. So a match and its file hold nobody's birthday, and whoever puts
    in what comes out gets the same again.

    >>> as_rules_know_them(["12-24", "", "06-30", "05-02", "12-24"], date(2026, 11, 30))
    ['12-01', '', '12-03', '12-02', '12-01']
    """
    days_to_go = {birthday: _days_to_go(birthday, day) for birthday in birthdays if birthday != NOT_TOLD}
    ahead = sorted({0, *days_to_go.values()})
    known = {birthday: _written(day + timedelta(ahead.index(days))) for birthday, days in days_to_go.items()}
    return [known.get(birthday, NOT_TOLD) for birthday in birthdays]


def _days_to_go(birthday: str, day: date) -> int:
    """In how many days from `day` on it is this birthday; today is 0."""
    for year in (day.year, day.year + 1):
        next_one = _celebrated(birthday, year)
        if next_one >= day:
            return (next_one - day).days
    raise AssertionError("every year has every birthday")


def _celebrated(birthday: str, year: int) -> date:
    """The day of a birthday in a year; that of the 29th of February is the 1st of March where there is none."""
    month, day = map(int, birthday.split("-"))
    is_leap_day_missing = (month, day) == (2, 29) and (year % 4 != 0 or (year % 100 == 0 and year % 400 != 0))
    return date(year, 3, 1) if is_leap_day_missing else date(year, month, day)


def _written(day: date) -> str:
    """A day without its year."""
    return f"{day.month:02}-{day.day:02}"
