"""The cards of Kwando: each has a blue and an orange half, and on each half stands a famous person (KW-R9)."""

from typing import Annotated, Literal

from msgspec import Meta

from spieleabend.games.kwando.calendars import Calendar
from spieleabend.play.cards import Card

Half = Literal["blue", "orange"]
HALVES: tuple[Half, ...] = ("blue", "orange")
"""The piles of a deck. The persons at the same place in both share a card: b001 and o001 are the halves of one."""

CARDS = 123
CLUES = 2
LONGEST_NAME = 30
LONGEST_CLUE = 110

Field = Literal[
    "adventure", "arts", "business", "faith", "letters", "music", "politics", "science", "screen", "sport", "style"
]
"""What people know somebody for."""

Checked = Literal["lists", "list", "twice"]
"""What vouches for a birth date: two public lists or more; or a single one, and a look-up in other public texts; or no
list, but what was known of the person and then such a look-up."""

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
"""A day as ISO 8601 writes it: "1769-08-15"."""

Country = Annotated[str, Meta(pattern="^[A-Z]{2}$")]
"""ISO 3166."""


class Person(Card, frozen=True, kw_only=True):
    """Half a card: a person, whose name is the `text` (KW-R9).

    `spellings` are all names by which the person is known in any language; the referee listens for every one. `homes`
    are the countries, by today's borders, that the person is from or stands for, the most fitting one first. `born` is
    the birth date as it is printed, in its `calendar`; `gregorian` is the same day by the calendar of today, reckoned
    back, and puts people in order. `wikidata` is empty where no list has told. `clues` are sentences that a player may
    say of the person.
    """

    spellings: Annotated[tuple[str, ...], Meta(min_length=1)]
    sex: Literal["F", "M"]
    homes: Annotated[tuple[Country, ...], Meta(min_length=1)]
    field: Field
    born: Day
    calendar: Calendar = "gregorian"
    gregorian: Day
    wikidata: Annotated[str, Meta(pattern=r"^(Q[1-9]\d*)?$")] = ""
    checked: Checked
    clues: Annotated[tuple[str, ...], Meta(min_length=CLUES, max_length=CLUES)]

    @property
    def year(self) -> int:
        """The year of birth, by the calendar of today."""
        return int(self.gregorian[:4])
