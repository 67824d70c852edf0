"""Replaying a match file: every deal is derived again, every move made again, every claim compared."""

from typing import Any

import msgspec
from msgspec import Struct

from spieleabend.play.cards import Card, Deck
from spieleabend.play.errors import BadSetup, IllegalMove, Parameter
from spieleabend.play.game import AnyGame
from spieleabend.play.match import Match
from spieleabend.play.match_file import MatchFile, MatchFileError, Played, result_line
from spieleabend.play.moves import Confirmed, Counted, Picked, Pressed, Wrote
from spieleabend.play.prepare import bare_deck, prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.seed import SECRET_BYTES, mix, promise


class Illegal(Struct, frozen=True):
    """The move at which the replay stopped: its place in the file (from 0), its seat, and why."""

    index: int
    seat: int | None
    key: str
    parameters: dict[str, Parameter]


class Unknown(Struct, frozen=True):
    """Something of the match's that this build does not have: "rules" or "deck", theirs and ours."""

    what: str
    named: str
    here: str


class Replay(Struct, frozen=True, kw_only=True):
    """What came out. Where anything is unknown no move was played, and only the seed's hash was checked.

    `points` and the `public` view are as they stand after the last move played; `winners` is None until the match is
    over. `seed_hash_holds` is None for a file that promises nothing, because all its piles are stacked.
    """

    unknown: tuple[Unknown, ...]
    moves: int
    moves_played: int
    illegal: Illegal | None
    points: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    seed_hash_holds: bool | None
    moves_hold: bool
    result_holds: bool
    public: Struct | None

    @property
    def holds(self) -> bool:
        """Whether every claim of the file is true."""
        return self.seed_hash_holds is not False and self.moves_hold and self.result_holds


def replay(file: MatchFile, game: AnyGame, deck: Deck | None) -> Replay:
    """Play the match of `file` again with the whole `deck` that it names (None where it names none).

    Raises MatchFileError where the match cannot begin: an option, a seat or a card that the game refuses.
    """
    seed_hash_holds = None if file.seed is None else promise(bytes.fromhex(file.seed.secret)) == file.seed.hash
    unknown = unknown_versions(file, game, deck)
    if unknown:
        return Replay(
            unknown=unknown,
            moves=len(file.moves),
            moves_played=0,
            illegal=None,
            points=None,
            winners=None,
            seed_hash_holds=seed_hash_holds,
            moves_hold=False,
            result_holds=False,
            public=None,
        )
    match = begin(file, game, deck)
    illegal = None
    for index, played in enumerate(file.moves):
        try:
            play(match, played)
        except IllegalMove as error:
            illegal = Illegal(index, played.seat, error.key, error.parameters)
            break
    result = match.result
    return Replay(
        unknown=(),
        moves=len(file.moves),
        moves_played=match.moves,
        illegal=illegal,
        points=match.points,
        winners=None if result is None else result.winners,
        seed_hash_holds=seed_hash_holds,
        moves_hold=illegal is None,
        result_holds=illegal is None and file.result == result_line(result),
        public=game.public(match.state),
    )


def unknown_versions(file: MatchFile, game: AnyGame, deck: Deck | None) -> tuple[Unknown, ...]:
    """What the file was played with and this build, with this `game` and `deck`, does not have."""
    unknown = []
    if file.versions.rules != game.rules_version:
        unknown.append(Unknown("rules", str(file.versions.rules), str(game.rules_version)))
    named = file.versions.deck
    if named is not None:
        ours = "none" if deck is None else f"{deck.id} {deck.version}"
        if f"{named.id} {named.version}" != ours:
            unknown.append(Unknown("deck", f"{named.id} {named.version}", ours))
    return tuple(unknown)


def begin(file: MatchFile, game: AnyGame, deck: Deck | None) -> Match:
    """The match as it stood before the first move. Raises MatchFileError where it cannot begin."""
    if file.versions.deck is None or deck is None:
        left = [pile for pile in game.piles if pile not in (file.stacked or {})]
        if left:
            raise MatchFileError(f"$.versions.deck: name a deck, or put every pile into `stacked`; {left} missing")
        deck = bare_deck(game, file.language)
    seats = file.seats_at_start
    if file.seed is None:
        key = mix(bytes(SECRET_BYTES), [""] * seats)
    else:
        key = mix(bytes.fromhex(file.seed.secret), file.seed.nonces)
    try:
        setup = prepare(
            game,
            deck,
            seats=seats,
            options=file.options,
            level=file.level,
            own_cards=file.own_cards,
            stacked=_stacks(game, file),
            details=file.details,
            day=file.day,
            memory=file.memory,
        )
        return Match(game, setup, Rng(key))
    except BadSetup as error:
        raise MatchFileError(f"the match cannot begin: {error}") from error


def play(match: Match, played: Played) -> None:
    """Make one move of a file. Raises IllegalMove where it answers no prompt or the game refuses it."""
    if played.seat is not None and isinstance(played.move, Picked | Wrote | Counted | Confirmed | Pressed):
        match.check(played.seat, match.prompt_numbers.get(played.seat, 0), played.move)
    match.play(played.seat, played.move)


def _stacks(game: AnyGame, file: MatchFile) -> dict[str, tuple[str | Card, ...]] | None:
    """The stacked piles of a file, if any."""
    if file.stacked is None:
        return None
    return {pile: _stack(game, pile, lines) for pile, lines in file.stacked.items()}


def _stack(game: AnyGame, pile: str, lines: tuple[str | dict[str, Any], ...]) -> tuple[str | Card, ...]:
    """One stacked pile; a card written out gets an id from its place, counted from 1, unless it has one."""
    kind = game.piles.get(pile)
    if kind is None:
        raise MatchFileError(f"$.stacked: {game.id} has no pile {pile!r}; it has {', '.join(game.piles)}")
    stack: list[str | Card] = []
    for number, line in enumerate(lines, 1):
        if isinstance(line, str):
            stack.append(line)
            continue
        try:
            stack.append(msgspec.convert({"id": f"stacked-{pile}-{number}", **line}, kind))
        except msgspec.ValidationError as error:
            raise MatchFileError(f"$.stacked.{pile}[{number - 1}]: {error}") from error
    return tuple(stack)
