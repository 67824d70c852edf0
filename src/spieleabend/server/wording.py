"""What the server says itself, on the terminal and where there is no page: Fluent messages, like everything else."""

import locale
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from spieleabend.protocol.fields import LANGUAGES, Language

FALLBACK: Language = "en"


def system_language(environment: Mapping[str, str] = os.environ) -> Language:
    """The language of whoever started the server, English where we do not speak it."""
    names = [environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    chosen = next((name for name in names if name), None) or locale.getlocale()[0] or ""
    for language in LANGUAGES:
        # Windows says "German_Germany", everybody else "de_DE".
        if chosen.lower().startswith((language, {"de": "german", "pl": "polish", "en": "english"}[language])):
            return language
    return FALLBACK


def say(language: Language, key: str, **parameters: str | int) -> str:
    """The message `key` in `language`, filled in. Raises KeyError where there is no such message."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, parameters)
    if errors:
        raise KeyError(f"{key} in {language}: {errors}")
    return str(text)


def in_every_language(key: str, **parameters: str | int) -> str:
    """The message in all languages, one under the other, for whoever may be looking."""
    return "\n\n".join(say(language, key, **parameters) for language in LANGUAGES) + "\n"


@cache
def _bundle(language: Language) -> FluentBundle:
    """The server's messages in `language`."""
    text = files("spieleabend.server").joinpath("messages", f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
