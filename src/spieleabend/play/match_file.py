"""Match files: one match, whole and readable, from which anybody can play it again (`docs/match-file.md`).

A match file holds the secret of the shuffles, so it is made only when the match is over.
"""

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct, structs

from spieleabend.play.cards import LEVELS, Level
from spieleabend.play.details import SOME_DAY, Details, settle_details
from spieleabend.play.game import AnyGame, Result
from spieleabend.play.match import Match
from spieleabend.play.moves import Join, Move, OutsideMove
from spieleabend.play.options import OptionValue
from spieleabend.play.prepare import OwnCards
from spieleabend.play.seed import NONCE_CHARACTERS, promise

FORMAT = 1
MOST_BYTES = 16 * 1024 * 1024
"""A longer file is refused unread."""
MOST_MOVES = 100_000
MOST_SEATS = 100
MOST_CARDS = 10_000
LAST_DAY = date(9000, 12, 31)
"""No match is played later: the birthdays after it must be days of the calendar too."""

Word = Annotated[str, Meta(min_length=1, max_length=80)]
"""An id, a name of an option or a pile, a version of a build."""
Told = Annotated[str, Meta(max_length=1000)]
"""What somebody told of themselves."""
OwnPile = Annotated[tuple[Annotated[str, Meta(max_length=1000)], ...], Meta(max_length=MOST_CARDS)]
"""The texts of the table's own cards in one pile."""
Memory = Annotated[tuple[Annotated[str, Meta(max_length=2000)], ...], Meta(max_length=1000)]
"""What earlier matches have left at the table."""
StackedPile = Annotated[tuple[str | dict[str, Any], ...], Meta(max_length=MOST_CARDS)]
"""A pile written by hand, top card first."""


_KINDS = tuple(kind.__struct_config__.tag for kind in get_args(Move))


class MatchFileError(ValueError):
    """A match file that cannot be read or cannot begin: where in the file, and what would be right."""


class DeckVersion(Struct, frozen=True, forbid_unknown_fields=True):
    """Which deck the cards came from."""

    id: Word
    version: int


class Versions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the match was played with; `deck` is None where no card came from one (no piles, all stacked)."""

    spieleabend: Word
    rules: int
    deck: DeckVersion | None


class SeatLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat there: a name, whether it was a bot, and whether it sat down only during the match.

    `details` are what the rules knew of the person besides, where that was anything.
    """

    name: Annotated[str, Meta(max_length=80)]
    bot: bool = False
    joined: bool = False
    details: dict[Word, Told] = {}


class SeedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the chance came from (`spieleabend.play.seed`): the promised hash, the secret, a nonce a seat."""

    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    nonces: tuple[Annotated[str, Meta(max_length=NONCE_CHARACTERS)], ...]


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """One move: a seat's, or one from outside with seat None."""

    seat: int | None
    move: Move


class ResultLine(Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended: points by seat, and the seats that won."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class MatchFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One match. `result` is None for a match that was stopped before its end.

    `stacked` are piles written by hand, top card first, as ids or as whole cards (`{"text": …}`). A file with
    stacked piles may go without a seed; what it shuffles later then comes from a seed of zeros.
    """

    format: int
    game: Word
    versions: Versions
    language: Word
    level: Level
    options: dict[Word, OptionValue] = {}
    own_cards: dict[Word, OwnPile] = {}
    day: date = SOME_DAY
    memory: Memory = ()
    seats: Annotated[tuple[SeatLine, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    seed: SeedLine | None = None
    stacked: dict[Word, StackedPile] | None = None
    moves: Annotated[tuple[Played, ...], Meta(max_length=MOST_MOVES)]
    result: ResultLine | None

    @property
    def seats_at_start(self) -> int:
        """How many seats there were when the match began."""
        return sum(not seat.joined for seat in self.seats)

    @property
    def details(self) -> tuple[Details, ...]:
        """What was told of the seats at the start, where it was anything."""
        return tuple(seat.details for seat in self.seats if not seat.joined)


class _Format(Struct):
    """What every version of the format has in common."""

    format: int


def from_match(
    match: Match,
    moves: Sequence[tuple[int | None, Move]],
    *,
    seats: Sequence[SeatLine],
    level: Level,
    secret: bytes,
    nonces: Sequence[str],
    build: str,
    own_cards: OwnCards | None = None,
) -> MatchFile:
    """The file of a match that is over, with all its secrets: `moves` are all that were played, in order.

    `seats` are all seats in order, those that joined late marked so, and their details are those of the
    match; `nonces` those of the seats at the start, empty where none came; `build` is the version of
    Spieleabend. Without a result the match was stopped early.
    """
    setup = match.setup
    return MatchFile(
        format=FORMAT,
        game=match.game.id,
        versions=Versions(
            spieleabend=build,
            rules=match.game.rules_version,
            deck=DeckVersion(setup.deck.id, setup.deck.version) if match.game.piles else None,
        ),
        language=setup.deck.language,
        level=level,
        options=dict(setup.options),
        own_cards={pile: tuple(texts) for pile, texts in (own_cards or {}).items() if texts},
        day=setup.day,
        memory=setup.memory,
        seats=_with_details(match.game, seats, setup.details),
        seed=SeedLine(promise(secret), secret.hex(), tuple(nonces)),
        moves=tuple(Played(seat, move) for seat, move in moves),
        result=result_line(match.result),
    )


def _with_details(game: AnyGame, seats: Sequence[SeatLine], details: Sequence[Details]) -> tuple[SeatLine, ...]:
    """The seats with what the match knows of them, but for what is so where nothing was told."""
    untold = settle_details(game.details, {})
    told = [{name: value for name, value in known.items() if value != untold[name]} for known in details]
    return tuple(
        structs.replace(seat, details=told[number] if number < len(told) else {}) for number, seat in enumerate(seats)
    )


def result_line(result: Result | None) -> ResultLine | None:
    """A match's result as a match file has it."""
    return None if result is None else ResultLine(result.points, result.winners)


def encode(file: MatchFile) -> bytes:
    """The file as JSON that people can read: one line a field, a pile, a seat and a move."""
    fields = []
    for name, value in msgspec.to_builtins(file).items():
        if name in {"seats", "moves"} and value:
            lines = ",\n".join(f"    {_line(item)}" for item in value)
            fields.append(f'  "{name}": [\n{lines}\n  ]')
        elif name in {"own_cards", "stacked"} and value:
            lines = ",\n".join(f"    {_line(pile)}: {_line(cards)}" for pile, cards in value.items())
            fields.append(f'  "{name}": {{\n{lines}\n  }}')
        else:
            fields.append(f'  "{name}": {_line(value)}')
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def decode(text: bytes) -> MatchFile:
    """The match that a file describes. Raises MatchFileError where it is none."""
    if len(text) > MOST_BYTES:
        raise MatchFileError(f"the file has {len(text)} bytes; a match file has at most {MOST_BYTES}")
    try:
        head = msgspec.json.decode(text, type=_Format)
        if head.format != FORMAT:
            raise MatchFileError(f"$.format: this build reads format {FORMAT}, the file says {head.format}")
        file = msgspec.json.decode(text, type=MatchFile)
    except msgspec.ValidationError as error:
        raise MatchFileError(_told(error, text)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MatchFileError(f"no JSON in UTF-8: {error}") from error
    _check_seats(file)
    _check_day(file)
    _check_chance(file)
    return file


def _told(error: msgspec.ValidationError, text: bytes) -> str:
    """Where in the file, then what is wrong there and what would be right."""
    problem, _, place = str(error).rpartition(" - at `")
    if not problem:
        return f"$: {place}"
    place = place.removesuffix("`")
    for end, known in (("$.level", LEVELS), (".move.kind", _KINDS)):
        if place.endswith(end):
            problem += f"; there is {', '.join(known)}"
    # The decoder does not say under which name of a mapping it stumbled.
    field, inside, rest = place.removeprefix("$.").partition("[...]")
    kind = get_type_hints(MatchFile, include_extras=True).get(field)
    if inside and kind is not None:
        for name, value in msgspec.json.decode(text)[field].items():
            try:
                msgspec.convert({name: value}, kind)
            except msgspec.ValidationError:
                place = f"$.{field}.{name}{rest}"
                break
    return f"{place}: {problem}"


def _check_seats(file: MatchFile) -> None:
    """Raise MatchFileError where seats and moves do not fit each other."""
    at_start = file.seats_at_start
    for number, seat in enumerate(file.seats):
        if seat.joined != (number >= at_start):
            raise MatchFileError(f"$.seats[{number}]: the seats that joined late stand last")
        if seat.joined and seat.details:
            raise MatchFileError(f"$.seats[{number}].details: whoever joins late has told nothing")
    joins = sum(isinstance(played.move, Join) for played in file.moves)
    if joins != len(file.seats) - at_start:
        late = f"{len(file.seats) - at_start} seats joined late, but {joins} moves are joins"
        raise MatchFileError(f"$.seats: {late}; each such move makes one seat")
    for number, played in enumerate(file.moves):
        if isinstance(played.move, get_args(OutsideMove)) != (played.seat is None):
            rule = "a move from outside has seat null, every other move has a seat"
            raise MatchFileError(f"$.moves[{number}].seat: {rule}; this one has {_line(played.seat)}")
        if played.seat is not None and not 0 <= played.seat < len(file.seats):
            seats = f"the seats are 0 to {len(file.seats) - 1}"
            raise MatchFileError(f"$.moves[{number}].seat: {seats}, this one is {played.seat}")


def _check_day(file: MatchFile) -> None:
    """Raise MatchFileError where the calendar would end soon after the match."""
    if file.day > LAST_DAY:
        raise MatchFileError(f"$.day: {LAST_DAY} at the latest, not {file.day}")


def _check_chance(file: MatchFile) -> None:
    """Raise MatchFileError where it is unclear where the cards came from."""
    if file.seed is None:
        if file.stacked is None:
            raise MatchFileError("$: a match file has a `seed`, or `stacked` piles, or both; this one has neither")
    elif len(file.seed.nonces) != file.seats_at_start:
        wanted = f"one for each of the {file.seats_at_start} seats at the start"
        raise MatchFileError(f"$.seed.nonces: {wanted} (empty where none came), not {len(file.seed.nonces)}")


def _line(value: Any) -> str:
    """A value as one line of JSON."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
