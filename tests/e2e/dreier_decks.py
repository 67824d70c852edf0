"""Decks of Flotter Dreier with the longest categories in every language, and answers as long as they may be."""

from pathlib import Path

LONGEST_CATEGORY, LONGEST_ANSWER = 84, 40
CARDS = 12
THINGS = {
    "de": "Straßenbahnhaltestellenanzeigetafeln",
    "en": "incomprehensible encyclopaedia entries",
    "pl": "najnieprawdopodobniejsze przypadłości",
}
QUALITIES = {
    "de": "über die sich die Nachbarschaftsvereinigung ständig beschwert",
    "en": "that the counterrevolutionaries absolutely misunderstood yesterday",
    "pl": "których najprawdopodobniej konstantynopolitańczyk nie zrozumie",
}
ANSWERS = {
    "de": ["Rindfleischetikettierungsüberwachungsauf", "Donaudampfschifffahrtsgesellschaft zu zw"],
    "en": ["counterrevolutionaries’ incomprehensible", "the neighbourhood’s unfortunate picnic b"],
    "pl": ["konstantynopolitańczykowianeczka i spółk", "dźwiękonaśladownictwo niepodległościowca"],
}
"""Two in every language, as long as an answer may be."""


def write_dreier_decks(folder: Path) -> Path:
    """The longest categories in every language."""
    folder.mkdir(parents=True, exist_ok=True)
    for language, thing in THINGS.items():
        quality = QUALITIES[language][: LONGEST_CATEGORY - len(thing) - len(", ")].strip()
        answers = ", ".join(f'["{number:x} {answer[2:]}", 1]' for number, answer in enumerate(ANSWERS[language] * 8))
        lines = [f'id = "long-{language}"', 'game = "flotter-dreier"', f'language = "{language}"', "version = 1"]
        lines += ['title = "Long"', 'licence = "MIT"', "quality = ["]
        lines += [f'{{ id = "q{n:03}", level = "mild", text = "{quality}", place = "clause" }},' for n in range(CARDS)]
        lines += ["]", "thing = ["]
        lines += [
            f'{{ id = "t{n:03}", level = "mild", text = "{thing}", answers = [{answers}] }},' for n in range(CARDS)
        ]
        (folder / f"flotter-dreier-{language}.toml").write_text("\n".join([*lines, "]"]), encoding="utf-8")
    return folder
