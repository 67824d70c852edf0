"""Details: what people may tell of themselves, and what of it a match is told."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.play.details import Birthday, Detail, Line, as_rules_know_them, details_by_seat, settle_details
from spieleabend.play.errors import BadSetup
from spieleabend.play.options import Choice

OFFERED: tuple[Detail, ...] = (
    Line("surname", 5),
    Choice("surname_kind", ("own", "dream"), "own"),
    Birthday("birthday"),
)
DAY = date(2026, 11, 30)

A_LEAP_YEAR = [date(2000, 1, 1) + timedelta(days) for days in range(366)]
BIRTHDAYS = st.sampled_from([f"{day:%m-%d}" for day in A_LEAP_YEAR])
DAYS = st.dates(date(1900, 1, 1), date(2200, 1, 1))


def test_what_nobody_has_told_has_its_default() -> None:
    assert settle_details(OFFERED, {}) == {"surname": "", "surname_kind": "own", "birthday": ""}


def test_what_was_told_holds() -> None:
    told = {"surname": "Łuk", "surname_kind": "dream", "birthday": "02-29"}
    assert settle_details(OFFERED, told) == told


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("surname", "Müller"),
        ("surname", " Lang"),
        ("surname", "La\ng"),
        ("surname", "L\u202eg"),
        ("surname_kind", "other"),
        ("surname_kind", ""),
        ("birthday", "02-30"),
        ("birthday", "13-01"),
        ("birthday", "1-1"),
        ("birthday", "0101"),
        ("birthday", "W01-1"),
        ("birthday", "01-01\n"),
        ("birthday", "٠١-٠١"),
        ("birthday", "1999-01-01"),
    ],
)
def test_a_value_that_cannot_be_told_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        settle_details(OFFERED, {name: value})
    assert refusal.value.key == "bad-detail-value"
    assert refusal.value.parameters == {"detail": name, "value": value}


def test_a_detail_that_is_not_asked_is_refused() -> None:
    with pytest.raises(BadSetup) as refusal:
        settle_details(OFFERED, {"shoe": "43"})
    assert (refusal.value.key, refusal.value.parameters) == ("bad-detail-unknown", {"detail": "shoe"})


@pytest.mark.parametrize("detail", OFFERED, ids=lambda detail: detail.name)
def test_every_default_may_be_told(detail: Detail) -> None:
    assert detail.accepts(detail.default)


def test_every_day_of_a_leap_year_is_a_birthday() -> None:
    assert all(Birthday("birthday").accepts(f"{day:%m-%d}") for day in A_LEAP_YEAR)


def test_every_seat_has_every_detail_whoever_told_some() -> None:
    nothing = {"surname": "", "surname_kind": "own", "birthday": ""}
    assert details_by_seat(OFFERED, [{}, {"surname": "Lang"}], 3, DAY) == (
        nothing,
        {**nothing, "surname": "Lang"},
        nothing,
    )


def test_more_people_than_seats_cannot_have_told_anything() -> None:
    with pytest.raises(ValueError, match="3 people told something, but there are 2 seats"):
        details_by_seat(OFFERED, [{}, {}, {}], 2, DAY)


def test_a_match_is_told_no_birthday_but_only_their_order() -> None:
    told = [{"birthday": birthday} for birthday in ("12-24", "11-29", "06-30")]
    known = [own["birthday"] for own in details_by_seat(OFFERED, told, 4, DAY)]
    assert known == ["12-01", "12-03", "12-02", ""]


@pytest.mark.parametrize(
    ("day", "told", "known"),
    [
        (date(2026, 11, 30), ["11-30", "12-31"], ["11-30", "12-01"]),
        (date(2026, 12, 31), ["12-30", "01-01"], ["01-02", "01-01"]),
        (date(2027, 2, 27), ["02-29", "03-01", "02-28"], ["03-01", "03-01", "02-28"]),
        (date(2028, 2, 27), ["02-29", "03-01", "02-28"], ["02-29", "03-01", "02-28"]),
        (date(2028, 3, 1), ["02-29", "03-01"], ["03-02", "03-01"]),
        (date(2027, 3, 1), ["02-29", "02-28"], ["03-01", "03-02"]),
        (date(2100, 2, 28), ["02-29"], ["03-01"]),
        (date(2000, 2, 28), ["02-29"], ["02-29"]),
    ],
)
def test_the_order_is_that_of_the_days_to_go(day: date, told: list[str], known: list[str]) -> None:
    assert as_rules_know_them(told, day) == known


@given(DAYS, st.lists(BIRTHDAYS | st.just(""), max_size=7))
def test_what_rules_know_comes_out_again_when_it_is_put_in(day: date, told: list[str]) -> None:
    """So a match that is played again from its file is told the same."""
    known = as_rules_know_them(told, day)
    assert as_rules_know_them(known, day) == known
    assert all(Birthday("birthday").accepts(birthday) for birthday in known)


@given(DAYS, st.lists(BIRTHDAYS, min_size=1, max_size=7))
def test_birthdays_come_in_the_same_order_as_on_the_calendar(day: date, told: list[str]) -> None:
    wait = calendar_from(day)
    known = as_rules_know_them(told, day)
    places = sorted({0, *(wait[birthday] for birthday in told)})
    assert [wait[birthday] for birthday in known] == [places.index(wait[birthday]) for birthday in told]


def calendar_from(day: date) -> dict[str, int]:
    """In how many days each birthday is celebrated next, found by tearing off one day after the other."""
    wait: dict[str, int] = {}
    for days in range(367):
        today = day + timedelta(days)
        celebrated = [f"{today:%m-%d}"]
        if (today.month, today.day) == (3, 1) and (today - timedelta(1)).day == 28:
            celebrated.append("02-29")
        for birthday in celebrated:
            wait.setdefault(birthday, days)
    return wait
