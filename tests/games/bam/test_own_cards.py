"""Cards of the table's own, by the table of cases that the browser is held to as well."""

import json
from pathlib import Path
from typing import Any

import pytest

from spieleabend.games.bam.cards import check_card
from spieleabend.play.errors import BadSetup

CASES = json.loads((Path(__file__).parent / "own_cards.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["text"][:30] for case in CASES])
def test_bm_d7_what_can_be_written_and_what_cannot(case: dict[str, Any]) -> None:
    if case["key"] is None:
        check_card(case["pile"], case["text"])
        return
    with pytest.raises(BadSetup) as refusal:
        check_card(case["pile"], case["text"])
    assert refusal.value.key == case["key"]
