"""What is known of names: in which country and decade girls or boys are called so.

The lists that know it have licences of their own and are not in this repository. What is here are fingerprints, made of
them by `scripts/facts`: of a name at hand they tell whether a list has it, but nobody can read a list out of them.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Literal

from msgspec import Struct

from spieleabend.games.wir_sind_schwanger.spelling import plain

Sex = Literal["F", "M"]

EVERYWHERE = "any"
"""The list of all names of all lists."""

FINGERPRINT_BYTES = 5
"""40 bits: less than one in a hundred million names that a list does not have is taken for one of its own."""

_REMARK = re.compile(r"\s*[\[(].*")


class Listed(Struct, frozen=True):
    """A line of a list of names: an ISO country, a decade ("1980s", or anything else for none), a sex, a name."""

    country: str
    decade: str
    sex: Sex
    name: str


class Facts(Struct, frozen=True):
    """Fingerprints by list and sex; a list is called "SE", "DE-1980s" or EVERYWHERE."""

    lists: Mapping[tuple[str, Sex], frozenset[str]]

    def covers(self, list_name: str) -> bool:
        """Whether there is such a list."""
        return (list_name, "F") in self.lists and (list_name, "M") in self.lists

    def has(self, list_name: str, sex: Sex, name: str) -> bool:
        """Whether a list has this name for this sex, whatever its case and marks."""
        return fingerprint(list_name, sex, name) in self.lists[list_name, sex]


def fingerprint(list_name: str, sex: Sex, name: str) -> str:
    """The fingerprint of a name in a list, in hex."""
    said = f"{list_name}|{sex}|{plain(name)}"
    return blake2b(said.encode(), digest_size=FINGERPRINT_BYTES).hexdigest()


def fingerprints(rows: Iterable[Listed], wanted: Collection[str]) -> Facts:
    """The fingerprints of the `wanted` lists and of all names; a country's list has the names of all its decades."""
    lists: dict[tuple[str, Sex], set[str]] = defaultdict(set)
    for row in rows:
        name = _REMARK.sub("", row.name).strip()
        decade = re.match(r"\d{3}", row.decade)
        own = {row.country, f"{row.country}-{decade[0]}0s"} if decade else {row.country}
        for list_name in {EVERYWHERE, *own.intersection(wanted)}:
            lists[list_name, row.sex].add(fingerprint(list_name, row.sex, name))
    return Facts({key: frozenset(names) for key, names in lists.items()})


def written(facts: Facts) -> str:
    """The fingerprints as a file: a line for each list and sex, in order, so that nothing tells the ranks."""
    return "".join(f"{name}\t{sex}\t{' '.join(sorted(facts.lists[name, sex]))}\n" for name, sex in sorted(facts.lists))


def read(text: str) -> Facts:
    """The fingerprints of such a file."""
    lists: dict[tuple[str, Sex], frozenset[str]] = {}
    for line in text.splitlines():
        name, sex, hashes = line.split("\t")
        lists[name, "F" if sex == "F" else "M"] = frozenset(hashes.split())
    return Facts(lists)


@cache
def known_facts() -> Facts:
    """The fingerprints of this game, read once."""
    return read((files(__package__) / "fingerprints.tsv").read_text(encoding="utf-8"))
