"""The cards of Wir sind schwanger: name cards, which are points too, and ratings of a name."""

from typing import Annotated, Literal

from msgspec import Meta

from spieleabend.play.cards import Card

NAMES_A_SIDE = 10
"""A name card has ten girls' names on its left and ten boys' names on its right (WS-R3)."""

LONGEST_RATING = 48
LONGEST_SURNAME = 30
LONGEST_TITLE = 40

Kind = Literal["letter", "country", "decade"]
Tone = Literal["kind", "unkind", "odd"]
About = Literal["sound", "surname", "era", "place", "school", "career", "grandparents"]
Trait = Literal[
    "short",
    "long",
    "common",
    "rare",
    "old",
    "modern",
    "local",
    "faraway",
    "soft",
    "hard",
    "alliterates",
    "grand",
]
"""What a name can be like, as far as a bot can tell."""

Column = Annotated[int, Meta(ge=1, le=NAMES_A_SIDE)]
Side = Annotated[tuple[str, ...], Meta(min_length=NAMES_A_SIDE, max_length=NAMES_A_SIDE)]


class NameCard(Card, frozen=True, kw_only=True):
    """Ten girls' and ten boys' names of one letter, country or decade; `text` is its title (WS-R2, WS-R3).

    `key` names what they have in common for machines: "B", "SE", "DE-1980s". The `arrow` on the top edge stands in
    this column, 1 to 10 from the left.
    """

    kind: Kind
    key: str
    arrow: Column
    girls: Side
    boys: Side


class RatingCard(Card, frozen=True, kw_only=True):
    """What people say of a name. `suits` are traits of a name that make them say it."""

    tone: Tone
    about: About
    suits: Annotated[tuple[Trait, ...], Meta(min_length=1, max_length=3)]
