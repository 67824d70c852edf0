"""The commands for those who write cards: `spieleabend decks check` and `spieleabend decks show`."""

from collections.abc import Iterable
from hashlib import blake2b
from itertools import islice
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spieleabend.cli import (
    DOES_NOT_HOLD,
    HOLDS,
    AtLeastOne,
    Several,
    Switched,
    WrongUsage,
    game_named,
    print_json,
    print_lines,
)
from spieleabend.decks.check import Checked, check_game
from spieleabend.decks.language import LANGUAGES
from spieleabend.decks.load import languages, load
from spieleabend.decks.report import card_lines, checked_json, checked_lines, lists_of, round_lines
from spieleabend.games import all_games
from spieleabend.play.box import DealtRound
from spieleabend.play.cards import Deck, Level
from spieleabend.play.randomness import KEY_BYTES, Rng

COLOURS: dict[Level, str] = {"mild": "green", "cheeky": "yellow", "adult": "red"}

app = App(name="decks", help="Check and read the decks of cards.")


@app.command(name="check")
def check_command(
    games: Annotated[tuple[str, ...], Parameter(show_default=False)] = (),
    /,
    *,
    language: Several = (),
    json: Switched = False,
) -> int:
    """Say what is wrong in decks: counts, gaps, ids, likenesses, levels, language, typography.

    Exit code 0 if nothing is, 1 if something is, 2 if there is no such game or deck.

    Parameters
    ----------
    games
        The ids of games; all games if left out.
    language
        The language of a deck; may be given several times. All of them if left out.
    json
        Print JSON.
    """
    checked: list[Checked] = []
    for game in [game_named(name) for name in games] or all_games().values():
        there = languages(game)
        # Who names a game means a deck of it; of all games, those are meant that have one or should.
        wanted = language if games else [code for code in language if code in there or code in LANGUAGES]
        if wanted or not language:
            checked += check_game(game, wanted)
    if not checked:
        raise WrongUsage(f"no game has a deck in {' or '.join(language)}" if language else "there are no decks")
    if json:
        print_json(checked_json(checked))
    else:
        print_lines(checked_lines(checked))
    return DOES_NOT_HOLD if any(deck.findings for deck in checked) else HOLDS


@app.command(name="show")
def show_command(
    game: str,
    /,
    *,
    language: str = "de",
    level: Level = "adult",
    pile: str | None = None,
    deal: Annotated[int | None, AtLeastOne] = None,
    seed: int = 1,
) -> int:
    """Print a deck to read, or rounds dealt from it to read aloud.

    Parameters
    ----------
    game
        The id of the game, as in "spieleabend decks show bam".
    language
        The language of the deck.
    level
        The spiciest cards to show.
    pile
        One pile alone, by its name in the deck.
    deal
        Deal so many rounds instead, as far as the deck goes; every round's card comes once.
    seed
        Any whole number; the same one deals the same rounds.
    """
    chosen = game_named(game)
    deck = load(chosen, language).up_to(level)
    if not deck.piles:
        raise WrongUsage(f"{chosen.id} has no cards")
    if pile is not None and pile not in deck.piles:
        raise WrongUsage(f"{chosen.id} has no pile {pile!r}; it has {', '.join(deck.piles)}")
    if deal is None:
        _show_piles(deck, deck.piles if pile is None else [pile])
        return HOLDS
    if pile is not None:
        raise WrongUsage("rounds are dealt from every pile: either --deal or --pile")
    if chosen.box is None or chosen.box.deal is None:
        raise WrongUsage(f"{chosen.id} has no rounds to read aloud; leave --deal out")
    rng = Rng(blake2b(f"reading {seed}".encode(), digest_size=KEY_BYTES).digest())
    _show_rounds(islice(chosen.box.deal(deck, rng), deal))
    return HOLDS


def _show_piles(deck: Deck, piles: Iterable[str]) -> None:
    """The cards of these piles: tables on a terminal, elsewhere a line a card and one for each of its lists."""
    console = Console()
    for pile in piles:
        cards = deck.piles[pile]
        if not console.is_terminal:
            print_lines(line for card in cards for line in card_lines(card))
            continue
        table = Table(title=f"{deck.title}: {pile}, {len(cards)}", title_justify="left")
        for column in ("id", "level", "text"):
            table.add_column(column)
        for card in cards:
            table.add_row(
                card.id, Text(card.level, style=COLOURS[card.level]), Text("\n".join([card.text, *lists_of(card)]))
            )
        console.print(table)


def _show_rounds(rounds: Iterable[DealtRound]) -> None:
    """Rounds to read aloud, their first lines bold on a terminal."""
    console = Console()
    for number, dealt in enumerate(rounds, 1):
        lines = round_lines(number, dealt)
        if console.is_terminal:
            console.print(Text(next(lines), style="bold"))
        print_lines(lines)
