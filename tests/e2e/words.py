"""What the screens say, from the same messages: tests find things by these words, in any language."""

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

SOURCE = Path(__file__).resolve().parents[2] / "src" / "spieleabend"
LANGUAGES = ("de", "en", "pl")


def in_languages(first: str, *others: str) -> pytest.MarkDecorator:
    """Run a long walk in one language whenever tests run, and in the others only in scripts/soak."""
    soaked = [pytest.param(language, marks=pytest.mark.soak) for language in others]
    return pytest.mark.parametrize("language", [first, *soaked])


def say(language: str, key: str, **parameters: str | int) -> str:
    """The message `key` with its parameters put in, as a screen shows it. A missing one fails the test."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} says nothing in {language}"
    words, errors = bundle.format_pattern(pattern, parameters)
    assert not errors, f"{key} in {language}: {errors}"
    return str(words)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in [SOURCE / "protocol", *sorted((SOURCE / "games").iterdir())]:
        messages = path / "messages" / f"{language}.ftl"
        if messages.is_file():
            bundle.add_resource(FluentResource(messages.read_text(encoding="utf-8")))
    return bundle
