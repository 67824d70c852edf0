"""One whole match of a game as a text: every move, what happened, and what every viewer then saw and was asked.

`scripts/playthrough` writes these texts into `tests/games/playthroughs/`; a test holds the games to them, so that
no rule, view or order of events changes without being seen.
"""

from pathlib import Path
from typing import Any

import msgspec

from spieleabend.play.game import AnyGame
from spieleabend.play.match import Match
from spieleabend.play.moves import Move
from spieleabend.play.options import settle
from spieleabend.play.prompts import Write, waited_for
from spieleabend.play.randomness import Rng
from tests.games.support import Case, hooks, outside_moves, rng_of

FOLDER = Path(__file__).parent / "playthroughs"


def file_of(game: AnyGame) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{game.id}.txt"


def playthrough(game: AnyGame) -> str:
    """A match of the fewest seats, by seats that answer by chance and now and then dither.

    Its options are the default ones, but for those that the game's own tests want otherwise.
    """
    chosen = getattr(hooks(game), "PLAYTHROUGH", {})
    match = Case(game, game.seats.least, settle(game.options, chosen), 0).begin()
    rng = rng_of("playthrough", game.id)
    lines = [f"# A match of {game.id} with {match.seats} seats. What is not named after a move is as before.", ""]
    shown: dict[str, str] = {}
    tell(lines, match, shown)
    while match.result is None:
        seat, move = next_move(match, rng)
        happened = match.play(seat, move)
        lines += ["", f"## {match.moves}. {'outside' if seat is None else f'seat {seat}'}: {text(move)}"]
        lines += [f"   {text(one)}" for one in happened]
        tell(lines, match, shown)
    return "\n".join(lines) + "\n"


def next_move(match: Match, rng: Rng) -> tuple[int | None, Move]:
    """What a seat answers that the match waits for; every tenth move may be any other, or as many as the game wants."""
    any_move = rng.below(getattr(hooks(match.game), "MOVES_TO_A_WHIM", 10)) == 0
    seats = [seat for seat, prompts in sorted(match.prompts.items()) if any_move or waited_for(prompts)]
    if not seats:
        return None, rng.choice(outside_moves(match, rng))
    seat = rng.choice(seats)
    prompt = rng.choice([prompt for prompt in match.prompts[seat] if any_move or not prompt.optional])
    if isinstance(prompt, Write):
        prompt = Write(prompt.name, prompt.least, min(prompt.most, prompt.least + 20))
    return seat, prompt.sample(rng)


def tell(lines: list[str], match: Match, shown: dict[str, str]) -> None:
    """Add what any viewer now sees that it did not see before."""
    views = {"all see": text(match.game.public(match.state)), "waits": text(match.waits)}
    for seat in range(match.seats):
        views[f"seat {seat} sees"] = text(match.game.private(match.state, seat))
        views[f"seat {seat} is asked"] = text(match.prompts.get(seat, ()))
    for who, view in views.items():
        if shown.get(who) != view:
            lines.append(f"{who}: {view}")
            shown[who] = view


def text(value: Any) -> str:
    """A value as one line of JSON."""
    return msgspec.json.encode(value).decode()
