"""Options: what a lobby may settle."""

import pytest

from spieleabend.play.errors import BadSetup
from spieleabend.play.options import Choice, Option, OptionValue, Range, Switch, settle

OFFERED: tuple[Option, ...] = (
    Switch("quiet", default=False),
    Range("rounds", 2, 10, 4, step=2),
    Range("seconds", 20, 60, 0, step=20, off=True),
    Choice("colour", ("red", "blue"), "red"),
)


def test_what_nobody_has_chosen_has_its_default() -> None:
    assert settle(OFFERED, {}) == {"quiet": False, "rounds": 4, "seconds": 0, "colour": "red"}


def test_what_was_chosen_holds() -> None:
    chosen: dict[str, OptionValue] = {"quiet": True, "rounds": 10, "seconds": 60, "colour": "blue"}
    assert settle(OFFERED, chosen) == chosen


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("quiet", 1),
        ("quiet", "on"),
        ("rounds", 0),
        ("rounds", 1),
        ("rounds", 3),
        ("rounds", 12),
        ("rounds", True),
        ("rounds", "4"),
        ("seconds", 10),
        ("seconds", 30),
        ("seconds", 80),
        ("seconds", False),
        ("colour", "green"),
        ("colour", 1),
    ],
)
def test_a_value_that_is_not_offered_is_refused(name: str, value: OptionValue) -> None:
    with pytest.raises(BadSetup) as refusal:
        settle(OFFERED, {name: value})
    assert refusal.value.key == "bad-option-value"
    assert refusal.value.parameters == {"option": name, "value": str(value)}


def test_an_option_that_is_not_offered_is_refused() -> None:
    with pytest.raises(BadSetup) as refusal:
        settle(OFFERED, {"size": 3})
    assert (refusal.value.key, refusal.value.parameters) == ("bad-option-unknown", {"option": "size"})


@pytest.mark.parametrize("option", OFFERED, ids=lambda option: option.name)
def test_every_default_is_a_value_that_is_offered(option: Option) -> None:
    assert option.accepts(option.default)
