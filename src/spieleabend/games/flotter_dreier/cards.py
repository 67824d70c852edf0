"""The cards of Flotter Dreier: a quality and a thing, which together are the category of a round (FD-R6)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spieleabend.play.cards import Card

Place = Literal["before", "after", "clause"]
"""Where a quality stands beside its thing: before it, after it, or after it and a comma."""

Tag = Literal[
    "soft",
    "big",
    "small",
    "expensive",
    "loud",
    "old",
    "red",
    "smelly",
    "sweet",
    "dangerous",
    "funny",
    "secret",
    "hot",
    "cold",
    "wet",
    "useful",
    "romantic",
    "dull",
]
"""What typical answers are, as far as a quality may ask for it."""

MOST_QUALITY_CHARACTERS = 50
MOST_THING_CHARACTERS = 40


class QualityCard(Card, frozen=True, kw_only=True):
    """What the things must be like: an adjective in the plural, a few words more, or a relative clause.

    `personal` is its form beside persons in a language that has one of its own, "" where there is none. `begins` is the
    letter that answers must begin with, if it asks for one; `tags` are what answers may be that suit it.
    """

    place: Place = "before"
    personal: str = ""
    begins: str = ""
    tags: tuple[Tag, ...] = ()


class Answer(Struct, frozen=True, array_like=True):
    """A typical answer as somebody would write it, how often it comes to mind (1 to 9), and what it is."""

    text: Annotated[str, Meta(min_length=1)]
    weight: Annotated[int, Meta(ge=1, le=9)]
    tags: tuple[Tag, ...] = ()

    def __str__(self) -> str:
        """As it is written on a sheet."""
        return self.text


class ThingCard(Card, frozen=True, kw_only=True):
    """Things in the plural without an article, and what comes to mind first.

    `personal` says that they are persons for whom the language has forms of their own; the text is in that form.
    """

    personal: bool = False
    answers: tuple[Answer, ...] = ()


def suits(answer: Answer, quality: QualityCard) -> bool:
    """Whether the cards say that an answer is what the quality asks for; what asks for nothing takes all.

    >>> suits(Answer("sofa", 9, ("soft",)), QualityCard(id="q1", text="soft", tags=("soft",)))
    True
    >>> suits(Answer("table", 9), QualityCard(id="q2", text="that start with S", begins="S"))
    False
    """
    if quality.begins:
        return answer.text.casefold().startswith(quality.begins.casefold())
    return not quality.tags or any(tag in quality.tags for tag in answer.tags)
