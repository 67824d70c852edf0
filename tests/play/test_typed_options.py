import pytest

from spieleabend.play.typed_options import WrongOption, typed_option
from tests.play.high_card import GAME


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("rounds=3", ("rounds", 3)),
        ("rounds=off", ("rounds", 0)),
        ("rounds=0", ("rounds", 0)),
        ("quiet=on", ("quiet", True)),
        ("quiet=No", ("quiet", False)),
        ("colour=blue", ("colour", "blue")),
    ],
)
def test_options_are_read_as_their_kind_says(text: str, read: tuple[str, object]) -> None:
    assert typed_option(GAME.options, text) == read


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("rounds", "name=value, not 'rounds'"),
        ("rounds=10", "rounds takes 1 to 9 or off, not '10'"),
        ("rounds=-1", "rounds takes 1 to 9 or off, not '-1'"),
        ("rounds=many", "not 'many'"),
        ("rounds=" + "9" * 5000, "rounds takes 1 to 9 or off"),
        ("quiet=maybe", "quiet takes on or off, not 'maybe'"),
        ("colour=green", "colour takes red or blue, not 'green'"),
        ("cycles=2", "no option 'cycles'; there is rounds, quiet, colour"),
    ],
)
def test_a_wrong_option_is_told_what_would_be_right(text: str, says: str) -> None:
    with pytest.raises(WrongOption) as refused:
        typed_option(GAME.options, text)
    assert says in str(refused.value)
