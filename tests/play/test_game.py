"""What a game says about itself."""

import pytest

from spieleabend.play.errors import BadSetup
from spieleabend.play.game import Seats


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_a_match_can_begin_with_so_many_seats(seats: int) -> None:
    Seats(least=3, most=10, recommended=4).check(seats)


@pytest.mark.parametrize("seats", [0, 2, 11])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        Seats(least=3, most=10, recommended=4).check(seats)
    assert refusal.value.key == "bad-seats"
    assert refusal.value.parameters == {"seats": seats, "least": 3, "most": 10}
