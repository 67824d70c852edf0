"""What a judge of words tells a game."""

import pytest

from spieleabend.play.comparing import Compared, as_answer, from_answer
from spieleabend.play.errors import IllegalMove


def test_what_was_compared_comes_back_as_it_was() -> None:
    compared = Compared(same=((0, 3), (1, 2)), ask=((0, 5),))
    assert from_answer(as_answer(compared), 6) == compared


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "yes",
        "[]",
        '{"same":[[0,1]],"ask":[],"more":1}',
        '{"same":[[1,0]],"ask":[]}',
        '{"same":[[1,1]],"ask":[]}',
        '{"same":[],"ask":[[0,6]]}',
        '{"same":[[-1,0]],"ask":[]}',
        '{"same":[[0,1,2]],"ask":[]}',
    ],
)
def test_what_says_nothing_about_these_terms_is_no_verdict(answer: str) -> None:
    with pytest.raises(IllegalMove, match="illegal-answer"):
        from_answer(answer, 6)
