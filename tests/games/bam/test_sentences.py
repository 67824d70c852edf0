"""The red card read aloud, by the table of cases that the browser's composition is held to as well."""

import json
from pathlib import Path
from typing import Any

import pytest

from spieleabend.games.bam.cards import sentence

CASES = json.loads((Path(__file__).parent / "sentences.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["sentence"] for case in CASES])
def test_a_red_card_is_read_with_the_grey_ones_in_its_gaps(case: dict[str, Any]) -> None:
    """BM-R10, BM-D9."""
    assert sentence(case["red"], tuple(case["greys"])) == case["sentence"]
