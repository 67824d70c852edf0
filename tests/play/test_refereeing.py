"""What a referee of words answers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.play.errors import IllegalMove
from spieleabend.play.refereeing import MOST_WORDS, Remark, as_answer, from_answer

REMARKS = st.one_of(
    st.just(Remark("clear")),
    st.builds(
        Remark,
        st.sampled_from(["question", "certain"]),
        st.sampled_from(["name", "number"]),
        st.lists(st.text(), max_size=MOST_WORDS).map(tuple),
    ),
)


@given(REMARKS)
def test_a_remark_is_read_as_it_was_written(remark: Remark) -> None:
    assert from_answer(as_answer(remark)) == remark


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "certain",
        "null",
        '{"mark":"unread"}',
        '{"mark":"certain"}',
        '{"mark":"clear","fault":"name"}',
        '{"mark":"certain","fault":"taste"}',
        '{"mark":"certain","fault":"name","words":"x"}',
        '{"mark":"clear","more":1}',
        as_answer(Remark("certain", "name", ("x",) * (MOST_WORDS + 1))),
    ],
)
def test_what_is_no_remark_is_refused(answer: str) -> None:
    with pytest.raises(IllegalMove, match="illegal-answer"):
        from_answer(answer)
