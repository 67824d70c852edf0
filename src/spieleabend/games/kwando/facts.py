"""What the persons of a deck must be like, for `spieleabend decks check` (KW-R2, KW-R9, KW-R15)."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence

from spieleabend.games.kwando.calendars import gregorian
from spieleabend.games.kwando.cards import CLUES, HALVES, LONGEST_CLUE, Field, Person
from spieleabend.games.kwando.clues import breaches
from spieleabend.games.kwando.fingerprints import Facts, known_facts, plain
from spieleabend.play.box import Finding
from spieleabend.play.cards import Deck

LAST_JULIAN = "1918-02"
"""Russia changed its calendar in this month; nobody in the deck was born by the old one later."""

CONTINENTS: Mapping[str, str] = {
    "Africa": "DZ EG ET GH KE LR MA NG SN TZ ZA",
    "Asia": "CN HK IL IN IQ IR JO JP KR LB LK MM PH PK VN",
    "Europe": "AT BE CH CZ DE DK ES FI FR GB GR HR HU IE IS IT MC MK NL NO PL PT RO RS RU SE UA",
    "North America": "BB CA CU JM MX US",
    "Oceania": "AU NZ",
    "South America": "AR BR CL CO PE VE",
}
_CONTINENT = {country: continent for continent, countries in CONTINENTS.items() for country in countries.split()}

GERMAN_SPEAKING = frozenset({"AT", "CH", "DE", "LI"})

FEWEST_WOMEN = 0.4
"""Of each half, so that no half is for men alone."""

FEWEST_OF: Mapping[str, int] = {"Africa": 6, "Asia": 10, "North America": 40, "Oceania": 4, "South America": 8}
FEWEST_POLES, FEWEST_GERMAN_SPEAKERS = 25, 40
FEWEST_IN_FIELD: Mapping[Field, int] = {
    "science": 20,
    "letters": 20,
    "arts": 10,
    "music": 20,
    "screen": 20,
    "sport": 15,
    "politics": 20,
}
"""So many at least in both halves together."""

FAR_APART = 40
"""The two of a card are born so many years from each other, or are known for different things."""

ERAS = (1700, 1800, 1900, 1950)
MOST_UNEVEN = 3
"""The halves may differ by so many persons born before one of these years."""


def check_people(deck: Deck, facts: Facts | None = None) -> Iterator[Finding]:
    """Everything that is wrong with the persons of a deck, by the game's own `facts` if no others are given."""
    known = known_facts() if facts is None else facts
    halves = {half: [card for card in deck.piles[half] if isinstance(card, Person)] for half in HALVES}
    everybody = [person for half in HALVES for person in halves[half]]
    yield from _quotas(everybody)
    yield from _evenness(halves["blue"], halves["orange"])
    yield from _cards(halves["blue"], halves["orange"])
    yield from _twice(everybody)
    for person in everybody:
        yield from _day(person)
        yield from _proof(person, known)
        yield from _spelling(person)
        yield from _clues(person, deck.language)


def _quotas(everybody: Sequence[Person]) -> Iterator[Finding]:
    """Too few persons of a region or a field."""

    def few(what: str, fewest: int, holds: Callable[[Person], bool]) -> Iterator[Finding]:
        there = sum(holds(person) for person in everybody)
        if there < fewest:
            yield Finding("people", f"{there} {what}", f"at least {fewest}")

    yield from few("from Poland", FEWEST_POLES, lambda person: "PL" in person.homes)
    german = FEWEST_GERMAN_SPEAKERS
    yield from few("from German-speaking countries", german, lambda person: bool(GERMAN_SPEAKING & {*person.homes}))
    continents = Counter(_CONTINENT.get(person.homes[0]) for person in everybody)
    fields = Counter(person.field for person in everybody)
    for continent, fewest in FEWEST_OF.items():
        if continents[continent] < fewest:
            yield Finding("people", f"{continents[continent]} from {continent}", f"at least {fewest}")
    for field, fewest in FEWEST_IN_FIELD.items():
        if fields[field] < fewest:
            yield Finding("people", f"{fields[field]} in {field}", f"at least {fewest}")
    for person in everybody:
        strange = [country for country in person.homes if country not in _CONTINENT]
        if strange:
            yield Finding(person.id, f"the continent of {', '.join(strange)} is not known", "a line in CONTINENTS")


def _evenness(blue: Sequence[Person], orange: Sequence[Person]) -> Iterator[Finding]:
    """A half that is played worse than the other: too few women, or much older or younger people."""
    for half, people in zip(HALVES, (blue, orange), strict=True):
        women = sum(person.sex == "F" for person in people)
        if women < FEWEST_WOMEN * len(people):
            yield Finding(half, f"{women} women among {len(people)}", f"at least {FEWEST_WOMEN:.0%}")
    for year in ERAS:
        before = [sum(person.year < year for person in people) for people in (blue, orange)]
        if abs(before[0] - before[1]) > MOST_UNEVEN:
            problem = f"born before {year}: {before[0]} blue, {before[1]} orange"
            yield Finding("people", problem, f"as many in both halves, or {MOST_UNEVEN} more")


def _cards(blue: Sequence[Person], orange: Sequence[Person]) -> Iterator[Finding]:
    """Cards whose two persons are too much alike (KW-R9)."""
    for one, other in zip(blue, orange, strict=False):
        if one.id[1:] != other.id[1:]:
            yield Finding(other.id, f"on one card with {one.id}", "the two of a card have the same number")
        if one.year == other.year or one.born[:4] == other.born[:4]:
            yield Finding(one.id, f"“{one.text}” and “{other.text}” are born in the same year", "two years")
        elif abs(one.year - other.year) < FAR_APART and one.field == other.field:
            problem = f"“{one.text}” and “{other.text}” are alike: {one.field}, {one.year} and {other.year}"
            yield Finding(one.id, problem, f"another field, or {FAR_APART} years between them")


def _twice(everybody: Sequence[Person]) -> Iterator[Finding]:
    """Persons who are in the deck already, and two who are born on the same day: nobody could put them in order."""
    said: dict[tuple[str, str], str] = {}
    for person in everybody:
        known = {("name", plain(name)) for name in (person.text, *person.spellings)}
        known |= {("day", person.gregorian)} | ({("Wikidata id", person.wikidata)} if person.wikidata else set())
        for kind, what in sorted(known):
            other = said.setdefault((kind, what), person.id)
            if other != person.id:
                yield Finding(person.id, f"the {kind} {what} is on {other} already", f"a {kind} of its own")


def _day(person: Person) -> Iterator[Finding]:
    """A birth date that no calendar has, or that is not the same day in the other calendar."""
    try:
        right = gregorian(person.born, person.calendar).isoformat()
    except ValueError:
        yield Finding(person.id, f"there is no day {person.born}", f"a day of the {person.calendar} calendar")
        return
    if person.gregorian != right:
        problem = f"{person.born} ({person.calendar}) is not {person.gregorian}"
        yield Finding(person.id, problem, right)
    if person.calendar == "julian" and person.born > LAST_JULIAN:
        yield Finding(
            person.id, f"{person.born} by the Julian calendar", "the Gregorian one, everywhere in use by then"
        )
    if person.calendar == "gregorian" and person.born < "1582-10-15":
        yield Finding(person.id, f"{person.born} by the Gregorian calendar", "the Julian one: there was no other yet")


def _proof(person: Person, facts: Facts) -> Iterator[Finding]:
    """A birth date that lists dispute or have otherwise, or that was checked by less or more than it says."""
    names = {person.text, *person.spellings}
    days = {person.born, person.gregorian}
    if any(facts.has("disputed", name) for name in names):
        yield Finding(person.id, f"the birth date of “{person.text}” is disputed", "somebody else")
    by_lists = any(facts.has("two", name, day) for name in names for day in days)
    if not by_lists and any(facts.has("named", name) for name in names):
        yield Finding(person.id, f"two lists or more have another date than {person.born}", "theirs, or somebody else")
        return
    by_list = any(facts.has("one", name, day) for name in names for day in days)
    right = "lists" if by_lists else "list" if by_list else "twice"
    if person.checked != right:
        yield Finding(person.id, f"checked “{person.checked}”", f"“{right}”, as the fingerprints say")
    if person.wikidata and not any(facts.has("wikidata", name, person.wikidata) for name in names):
        yield Finding(person.id, f"no list has the Wikidata id {person.wikidata}", "the id that a list has, or none")


def _spelling(person: Person) -> Iterator[Finding]:
    """A name that the referee would not listen for, or hears twice."""
    if person.text not in person.spellings:
        yield Finding(person.id, f"“{person.text}” is none of its spellings", "every spelling in any language")
    often = Counter(person.spellings)
    if max(often.values()) > 1:
        yield Finding(person.id, f"the same spelling twice: {often.most_common(1)[0][0]}", "each once")


def _clues(person: Person, language: str) -> Iterator[Finding]:
    """Clues that are too long, are the same, or say what nobody may say (KW-R15)."""
    if len(set(person.clues)) < CLUES:
        yield Finding(person.id, "a clue twice", f"{CLUES} different ones")
    for clue in person.clues:
        if len(clue) > LONGEST_CLUE:
            yield Finding(person.id, f"a clue of {len(clue)} characters", f"at most {LONGEST_CLUE}")
        said = defaultdict(list)
        for breach in breaches(clue, language, person.spellings):
            kind, _, word = breach.partition(": ")
            said[kind].append(word)
        for kind, words in said.items():
            yield Finding(person.id, f"{kind} in the clue “{clue}”: {', '.join(words)}", "a clue without")
