"""What public lists know of birth dates, without the lists.

The lists have licences of their own and are not in this repository. What is here are fingerprints, made of them by
`scripts/birthdates`: of a person and a date at hand they tell whether a list says so, but no list can be read out of
them without knowing both already.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Literal, get_args

from msgspec import Struct

Kind = Literal["two", "one", "named", "disputed", "wikidata"]
"""What a fingerprint is of: a name and a date that two lists or more have, or only one; a name with such a date of two
lists; a name whose date lists dispute; a name and its Wikidata id."""

KINDS: tuple[Kind, ...] = get_args(Kind)

FINGERPRINT_BYTES = 5
"""40 bits: less than one in a hundred million dates that no list has is taken for one of theirs."""

_SPELT = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "đ": "d", "ı": "i"})
"""Letters that Unicode does not take apart, in small ones."""


class Listed(Struct, frozen=True):
    """What lists say of a person: by how many the first of the `dates` is said, and a Wikidata id or nothing.

    There are two dates where a list has the Julian day and another one the Gregorian, or where they disagree.
    """

    name: str
    dates: tuple[str, ...]
    lists: int
    is_disputed: bool
    wikidata: str


class Facts(Struct, frozen=True):
    """Fingerprints by kind."""

    prints: Mapping[Kind, frozenset[str]]

    def has(self, kind: Kind, name: str, said: str = "") -> bool:
        """Whether the lists have this name, with a date or an id where the kind has one."""
        return fingerprint(kind, name, said) in self.prints.get(kind, frozenset())


def plain(name: str) -> str:
    """A name without case, marks, dots, hyphens and blanks.

    >>> plain("Lech Wałęsa"), plain("J. R. R. Tolkien")
    ('lechwalesa', 'jrrtolkien')
    """
    apart = unicodedata.normalize("NFD", name.casefold().translate(_SPELT))
    return "".join([sign for sign in apart if sign.isalnum()])


def fingerprint(kind: Kind, name: str, said: str = "") -> str:
    """The fingerprint of a name and what is said of it, in hex."""
    return blake2b(f"{kind}|{plain(name)}|{said}".encode(), digest_size=FINGERPRINT_BYTES).hexdigest()


def fingerprints(rows: Iterable[Listed]) -> Facts:
    """The fingerprints of what lists say."""
    prints: dict[Kind, set[str]] = defaultdict(set)
    for row in rows:
        if row.is_disputed:
            prints["disputed"].add(fingerprint("disputed", row.name))
        elif row.lists:
            worth: Kind = "two" if row.lists > 1 else "one"
            prints[worth].update(fingerprint(worth, row.name, day) for day in row.dates)
            if row.lists > 1:
                prints["named"].add(fingerprint("named", row.name))
        if row.wikidata:
            prints["wikidata"].add(fingerprint("wikidata", row.name, row.wikidata))
    return Facts({kind: frozenset(prints[kind]) for kind in KINDS})


def written(facts: Facts) -> str:
    """The fingerprints as a file: a line for each kind, in an order that tells nothing."""
    return "".join(f"{kind}\t{' '.join(sorted(facts.prints[kind]))}\n" for kind in KINDS)


def read(text: str) -> Facts:
    """The fingerprints of such a file."""
    lines = dict(line.split("\t") for line in text.splitlines())
    return Facts({kind: frozenset(lines[kind].split()) for kind in KINDS})


@cache
def known_facts() -> Facts:
    """The fingerprints of this game, read once."""
    return read((files(__package__) / "fingerprints.tsv").read_text(encoding="utf-8"))
