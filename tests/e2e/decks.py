"""The real server with cards of the tests' own: `python -m tests.e2e.decks FOLDER` and then its usual options.

A deck is a file `<game>-<language>.toml` of that folder; for which there is none, the real deck is used. A file by any
other name is an error, for nobody would miss its cards.

Who looks closely at a screen needs time: here one may think for long about which card to keep, what to write, how to
vote, whom to lay, and when to roll. The box of Wollmilchsau has few cards, so that a walk comes to the end of a match.
"""

import sys
from pathlib import Path

from spieleabend import cli
from spieleabend.decks import load as decks
from spieleabend.games import all_games
from spieleabend.games.bam import asking
from spieleabend.games.flotter_dreier import asking as three
from spieleabend.games.kwando import asking as kwando
from spieleabend.games.wollmilchsau import asking as animals
from spieleabend.games.wollmilchsau import shouting
from spieleabend.play.cards import Deck
from spieleabend.play.game import AnyGame
from tests.e2e.small_box import few_cards

COMMAND = (sys.executable, "-m", "tests.e2e.decks")
LONG = {
    "de": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
    "en": "the thoroughly incomprehensible counterrevolutionaries’ annual picnic",
    "pl": "dźwiękonaśladowcza konstantynopolitańczykowianeczka z Szczebrzeszyna",
}
"""As long as words get; the German one does not even have a blank."""
SENTENCES = {
    "de": "Die Straßenbahnhaltestellenanzeige behauptet seit vorgestern hartnäckig:",
    "en": "According to the neighbourhood’s most trustworthy encyclopaedia,",
    "pl": "Najprawdopodobniej przedwczoraj niepodległościowcy oświadczyli, że",
}
MOST_RED, MOST_GREY = 110, 60
REDS, GREYS = 60, 260
LONG_WAIT, TAKE_BACK, DECODER = 600_000, 30_000, 8_000
"""Milliseconds."""


def red(language: str, gaps: int) -> str:
    """A red card as long as one may be, in its letters."""
    ending = "BAM!." if gaps == 1 else "BAM! & BAM!."
    start = SENTENCES[language]
    room = MOST_RED - len(start) - len(ending) - 2
    return f"{start} {LONG[language][:room].strip()} {ending}"


def grey(language: str, number: int) -> str:
    """A grey card as long as one may be, unlike all the others."""
    return f"{number} {LONG[language]}"[:MOST_GREY].strip()


def write_decks(folder: Path, gaps: int) -> Path:
    """Decks of the longest cards in every language; all red cards have so many gaps."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LONG:
        lines = [f'id = "long-{language}"', 'game = "bam"', f'language = "{language}"', "version = 1"]
        lines += ['title = "Long"', 'licence = "MIT"', "red = ["]
        lines += [f'{{ id = "r{n}", level = "mild", text = "{red(language, gaps)}" }},' for n in range(REDS)]
        lines += ["]", "grey = ["]
        lines += [f'{{ id = "g{n}", level = "mild", text = "{grey(language, n)}" }},' for n in range(GREYS)]
        (folder / f"bam-{language}.toml").write_text("\n".join([*lines, "]"]), encoding="utf-8")
    return folder


def main() -> int:
    """Serve with the decks of a folder."""
    folder = Path(sys.argv.pop(1))
    names = {f"{game}-{language}.toml" for game in all_games() for language in LONG}
    if unknown := {file.name for file in folder.iterdir()} - names:
        sys.exit(f"no game has decks called {sorted(unknown)}")

    real = decks.load

    def load(game: AnyGame, language: str) -> Deck:
        file = folder / f"{game.id}-{language}.toml"
        return decks.parse(file.read_bytes(), game, path=str(file)) if file.is_file() else real(game, language)

    decks.load = load
    asking.KEEP_MILLISECONDS = LONG_WAIT
    three.VOTE_MILLISECONDS = LONG_WAIT
    three.MILLISECONDS_OF_A_SECOND = LONG_WAIT // 30
    kwando.MILLISECONDS_OF_A_SECOND = LONG_WAIT // 60
    kwando.TURN_MILLISECONDS = kwando.CHECK_MILLISECONDS = kwando.CONFIRM_MILLISECONDS = LONG_WAIT
    kwando.TAKE_BACK_MILLISECONDS, kwando.DECODE_MILLISECONDS = TAKE_BACK, DECODER
    animals.ROLL_MILLISECONDS = animals.TAKE_MILLISECONDS = animals.JUDGE_MILLISECONDS = LONG_WAIT
    shouting.MILLISECONDS_OF_A_SECOND = LONG_WAIT // 10
    with few_cards():
        return cli.main()


if __name__ == "__main__":
    sys.exit(main())
