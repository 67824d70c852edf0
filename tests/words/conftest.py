"""The judge of each language."""

import pytest

from spieleabend.words.same import Comparison
from tests.words.judges import with_dictionary


@pytest.fixture(params=["de", "en", "pl"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def judge(language: str) -> Comparison:
    return with_dictionary(language)
