"""How long bots think over which kind of prompt."""

import pytest

from spieleabend.play.prompts import Confirm, Number, Pick, Press, Prompt, Write
from spieleabend.play.randomness import Rng
from spieleabend.tables.pace import Pace, Span

PACE = Pace()


@pytest.mark.parametrize(
    ("prompt", "span"),
    [
        (Confirm("turn"), PACE.think_confirm),
        (Pick("cards", ("a", "b")), PACE.think_pick),
        (Pick("show", ("a", "b")), PACE.think_show),
        (Confirm("next"), PACE.think_show),
        (Confirm("ready"), PACE.think_sheet),
        (Pick("vote", ("yes", "no", "abstain")), PACE.think_abstain),
        (Write("clue", 1, 20), PACE.think_write),
        (Number("year", 1, 20), PACE.think_number),
        (Press("die", ("a", "b")), PACE.think_press),
    ],
)
def test_a_bot_takes_its_time(prompt: Prompt, span: Span) -> None:
    rng = Rng(bytes(32))
    times = [PACE.thinking((prompt,), rng) for _ in range(200)]
    assert span[0] <= min(times) < max(times) <= span[1]
    assert max(times) - min(times) > 0.8 * (span[1] - span[0])


def test_bots_may_be_faster_than_people() -> None:
    prompt = (Confirm("turn"),)
    usual = PACE.thinking(prompt, Rng(bytes(32)))
    assert Pace(bots=0.1).thinking(prompt, Rng(bytes(32))) == pytest.approx(usual / 10)


def test_what_is_optional_takes_no_thinking() -> None:
    pace = Pace(think_confirm=(1, 1), think_write=(9, 9))
    assert pace.thinking((Write("sentence", 1, 9, optional=True), Confirm("turn")), Rng(bytes(32))) == 1
