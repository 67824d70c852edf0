"""Decks of Wir sind schwanger with the longest cards in every language."""

from pathlib import Path

LONGEST_RATING, LONGEST_TITLE = 48, 40
NAMES, RATINGS, SURNAMES = 130, 20, 10
GIRL, BOY = "Konstantina", "Konstantinos"
"""As long as two names that stand beside each other on a card."""
TITLES = {
    "de": "Bundesrepublik Großbritannien, 1900–1909",
    "en": "The United Kingdom of Northern Countries",
    "pl": "Republika Południowej Afryki, 1900–1909",
}
SAYINGS = {
    "de": "Donaudampfschifffahrtsgesellschaftsmützenträgern",
    "en": "Counterrevolutionaries’ incomprehensible picnic.",
    "pl": "Konstantynopolitańczykowianeczka niepodległości.",
}
SURNAME = "Schmidt-Pfefferkorn-Wagenknech"
"""A surname as long as one may be."""
UNPARTED = "Wolfeschlegelsteinhausenberger"
"""As long a surname, and no hyphen to part it at."""


def write_naming_decks(folder: Path) -> Path:
    """The longest cards in every language."""
    folder.mkdir(parents=True, exist_ok=True)
    for language, title in TITLES.items():
        lines = [f'id = "long-{language}"', 'game = "wir-sind-schwanger"', f'language = "{language}"', "version = 1"]
        lines += ['title = "Long"', 'licence = "MIT"', "names = ["]
        lines += [_name_card(number, title[:LONGEST_TITLE]) for number in range(NAMES)]
        lines += ["]", "ratings = ["]
        lines += [_rating(number, SAYINGS[language][:LONGEST_RATING]) for number in range(RATINGS)]
        lines += ["]", "surnames = ["]
        lines += [f'{{ id = "s{n}", level = "mild", text = "{SURNAME[:28]}{n:02}" }},' for n in range(SURNAMES)]
        (folder / f"wir-sind-schwanger-{language}.toml").write_text("\n".join([*lines, "]"]), encoding="utf-8")
    return folder


def _name_card(number: int, title: str) -> str:
    girls, boys = [GIRL] * 10, [BOY] * 10
    return (
        f'{{ id = "n{number:03}", level = "mild", text = "{title}", kind = "letter", key = "K{number}", '
        f"arrow = {number % 10 + 1}, girls = {girls}, boys = {boys} }},"
    )


def _rating(number: int, saying: str) -> str:
    """A rating as long as one may be, unlike all the others."""
    text = f"{number:02} {saying}"[:LONGEST_RATING].strip()
    return (
        f'{{ id = "w{number:03}", level = "mild", tone = "odd", about = "sound", suits = ["long"], text = "{text}" }},'
    )
