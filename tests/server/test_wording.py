"""The server's own words in three languages."""

import pytest

from spieleabend.protocol.fields import LANGUAGES
from spieleabend.server.wording import in_every_language, say, system_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "German_Germany.1252"}, "de"),
        ({"LANG": "Polish_Poland.1250"}, "pl"),
    ],
)
def test_the_terminal_is_spoken_to_in_its_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_messages_are_filled_in() -> None:
    for language in LANGUAGES:
        text = say(language, "banner-port-taken", wanted="8000", port="8001")
        assert "8000" in text
        assert "8001" in text


def test_what_is_missing_is_an_error_and_not_a_hole() -> None:
    with pytest.raises(KeyError):
        say("de", "no-such-message")
    with pytest.raises(KeyError, match="banner-port-taken"):
        say("de", "banner-port-taken", wanted="8000")


def test_who_is_not_known_is_spoken_to_in_every_language() -> None:
    text = in_every_language("banner-welcome")
    assert all(say(language, "banner-welcome") in text for language in LANGUAGES)
