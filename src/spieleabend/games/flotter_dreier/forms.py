"""Which forms the cards of a language must have, so that any quality reads right beside any thing.

Only plausibility can be told without a dictionary: endings, the first word, commas. A language that is not known here
is held to the rules for all of them.
"""

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct

from spieleabend.games.flotter_dreier.cards import Place, QualityCard, ThingCard
from spieleabend.play.box import Finding


class Forms(Struct, frozen=True, kw_only=True):
    """What fits in a language: patterns of qualities by place, of things, and of both beside and of persons.

    A place without a pattern is not used in the language. Without patterns for persons there are no forms for them.
    """

    qualities: Mapping[Place, re.Pattern[str]]
    things: re.Pattern[str]
    beside_persons: Mapping[Place, re.Pattern[str]] = {}
    persons: re.Pattern[str] | None = None
    agreeing: re.Pattern[str] | None = None
    """Qualities after a thing that need a form of their own beside persons."""


FORMS: Mapping[str, Forms] = {
    "de": Forms(
        qualities={
            "before": re.compile(r"(?:e|\brosa|\bsexy)$"),
            "after": re.compile(r"^(?:ab|am|an|aus|für|im|in|mit|nach|ohne|unter|vom|von|wie|zum|zur)\b"),
            "clause": re.compile(
                r"^(?:(?:an|auf|aus|bei|für|hinter|in|mit|nach|ohne|über|um|von|vor) )?(?:die|denen|deren)\b"
            ),
        },
        things=re.compile(r"^(?:[a-zäöü]+e )*[A-ZÄÖÜ0-9]"),
    ),
    "en": Forms(
        qualities={
            "before": re.compile(r"^[a-z][\w’ -]*$"),
            "after": re.compile(r"^(?:big|for|from|of|that|with|without|worth|(?:[a-z]+ ){1,2}(?:should|would))\b"),
        },
        things=re.compile(r"^(?:[\w’-]+ ){0,2}?(?:[\w’-]+s|people)\b"),
    ),
    "pl": Forms(
        qualities={
            "before": re.compile(r"e$"),
            "after": re.compile(
                r"^(?:bez|do|dla|jak|na|nie|od|po|pod|poza|prosto|rodem|z|za|ze)\b|^\w+(?:ne|te|ące)\b"
            ),
            "clause": re.compile(r"^(?:(?:bez|dla|do|na|o|od|po|przez|przy|u|w|z|za|ze) )?(?:któr\w+)\b"),
        },
        things=re.compile(r"^\w+(?:[aeyi])\b"),
        beside_persons={
            "before": re.compile(r"(?:ych|ich)$"),
            "after": re.compile(r"^\w+(?:ych|ich)\b"),
            "clause": re.compile(r"^(?:(?:na|o|po|przez|w|za) )?(?:którzy|których)\b"),
        },
        persons=re.compile(r"^(?:\w+(?:ych|ich) )*\w+(?:ów|i|y)\b"),
        agreeing=re.compile(r"^\w+(?:ne|te|ące)\b|^(?:\w+ )?które\b"),
    ),
}
"""Every language of the house."""


def misfits(card: QualityCard | ThingCard, language: str) -> Iterator[Finding]:
    """What would not read right beside some card of the other pile."""
    if isinstance(card, ThingCard):
        if "," in card.text:
            yield Finding(card.id, "a comma in a thing", "none: a relative clause may follow it")
    elif card.text[:1].isupper():
        yield Finding(card.id, f"it begins with “{card.text[:1]}”", "a small letter: it stands inside a sentence")
    known = FORMS.get(language)
    if known is not None:
        yield from _thing(card, known) if isinstance(card, ThingCard) else _quality(card, known)


def _thing(card: ThingCard, known: Forms) -> Iterator[Finding]:
    """A thing that is no plural, as far as endings tell."""
    if card.personal and known.persons is None:
        yield Finding(card.id, "a form for persons", "none in this language")
        return
    wanted = known.persons if card.personal and known.persons else known.things
    if not wanted.search(card.text):
        yield Finding(card.id, f"no plural: “{card.text}”", f"what {wanted.pattern} finds")


def _quality(card: QualityCard, known: Forms) -> Iterator[Finding]:
    """A quality that does not fit its place, or has no form beside persons though it needs one."""
    wanted = known.qualities.get(card.place)
    if wanted is None:
        yield Finding(card.id, f"its place is {card.place}", " or ".join(known.qualities))
    elif not wanted.search(card.text):
        yield Finding(card.id, f"“{card.text}” does not fit its place, {card.place}", f"what {wanted.pattern} finds")
    beside = known.beside_persons.get(card.place)
    if beside is None:
        if card.personal:
            yield Finding(card.id, "a form for persons", "none in this language")
    elif card.personal:
        if not beside.search(card.personal):
            yield Finding(card.id, f"“{card.personal}” does not fit persons", f"what {beside.pattern} finds")
    elif known.agreeing is not None and _agrees(card, known.agreeing):
        yield Finding(
            card.id, "no form for persons", "its form in the genitive plural, or in the nominative in a clause"
        )


def _agrees(card: QualityCard, agreeing: re.Pattern[str]) -> bool:
    """Whether a quality has another form beside persons."""
    return card.place == "before" or agreeing.search(card.text) is not None
