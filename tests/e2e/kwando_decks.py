"""Decks of Kwando with the longest names and clues in every language."""

from datetime import date, timedelta
from pathlib import Path

LONGEST_NAME, LONGEST_CLUE = 30, 110
CARDS = 123
NAMES = {
    "de": "Maximiliane von Thurn und Taxis",
    "en": "Bartholomew Fitzgerald-Worthington",
    "pl": "Konstantynopolitanka Brzęczyszczykiewicz",
}
CLUES = {
    "de": "Meine Straßenbahnhaltestellenanzeigetafel behauptete seit Langem, dass niemand von uns je wiederkäme.",
    "en": "According to counterrevolutionaries my incomprehensible encyclopaedia was misunderstood by its readers.",
    "pl": "Najprawdopodobniej konstantynopolitańczyk opowiadał o niepodległościowcach, a mało kto to rozumiał.",
}


def write_kwando_decks(folder: Path) -> Path:
    """The longest people in every language."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in NAMES:
        lines = [f'id = "long-{language}"', 'game = "kwando"', f'language = "{language}"', "version = 1"]
        lines += ['title = "Long"', 'licence = "MIT"']
        for half in ("blue", "orange"):
            lines += [f"{half} = [", *(_person(language, half, number) for number in range(CARDS)), "]"]
        (folder / f"kwando-{language}.toml").write_text("\n".join(lines), encoding="utf-8")
    return folder


def name_of(language: str, number: int) -> str:
    """A name as long as one may be, unlike all the others."""
    return f"{NAMES[language][: LONGEST_NAME - 2]}{chr(65 + number // 26)}{chr(97 + number % 26)}"


def _person(language: str, half: str, number: int) -> str:
    name = name_of(language, number)
    # Who comes when is in no order of the cards.
    day = date(1650, 5, 17) + timedelta(days=1000 * (number * 50 % CARDS))
    clues = [f"{CLUES[language]} {letter}, {letter}."[-LONGEST_CLUE:] for letter in (name[-2:], name[-1])]
    return (
        f'{{ id = "{half[0]}{number:03}", level = "mild", text = "{name}", spellings = ["{name}"], sex = "F", '
        f'homes = ["PL"], field = "music", born = "{day}", gregorian = "{day}", checked = "twice", clues = {clues} }},'
    )
