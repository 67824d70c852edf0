"""Loading decks: TOML files in the folder `decks` of each game, one a language, as the game's own card types.

A deck names its `id`, `game`, `language`, `version`, `title` and `licence`; then comes one list for each pile
of the game, whose cards are tables: `red = [{ id = "r001", level = "mild", text = "…" }, …]`.

Piles that are the same in every language may stand in `all.toml` instead, once for all of them. It names its `game` and
its `licence`. What differs on its cards is a table keyed by language: `text = { de = "…", en = "…", pl = "…" }`.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from spieleabend.decks.errors import BrokenDeck, NoSuchDeck
from spieleabend.play.cards import LEVELS, Card, Deck
from spieleabend.play.game import AnyGame
from spieleabend.play.prepare import bare_deck

_SUFFIX = ".toml"
_SHARED = "all"
"""The name of the file with the piles of every language."""
_loaded: dict[tuple[str, str], Deck] = {}


class _SharedHead(Struct):
    """What the file for every language says about itself."""

    game: str
    licence: Annotated[str, Meta(min_length=1)]


class _Head(Struct):
    """What a deck says about itself, above its piles."""

    id: Annotated[str, Meta(min_length=1)]
    game: str
    language: str
    version: Annotated[int, Meta(ge=1)]
    title: Annotated[str, Meta(min_length=1)]
    licence: Annotated[str, Meta(min_length=1)]


AnyHead = TypeVar("AnyHead", _Head, _SharedHead)


class Shared(Struct, frozen=True):
    """The piles of every language as they are written: the path of their file, and each pile's tables."""

    path: str
    piles: Mapping[str, Any]


NOT_SHARED = Shared("", {})
"""Of a game whose piles are all by language."""


def languages(game: AnyGame) -> tuple[str, ...]:
    """The languages of the decks of `game`, in alphabetical order; without piles, those that it has messages in."""
    folder = game_folder(game, "decks" if game.piles else "messages")
    if folder is None or not folder.is_dir():
        return ()
    suffix = _SUFFIX if game.piles else ".ftl"
    names = {entry.name.removesuffix(suffix) for entry in folder.iterdir() if entry.name.endswith(suffix)}
    return tuple(sorted(names - {_SHARED}))


def load(game: AnyGame, language: str) -> Deck:
    """The deck of `game` in `language`, read once and kept; a bare one for a game without piles.

    Raises NoSuchDeck for a language without a deck and BrokenDeck for a deck that cannot be read. The first
    call for a deck reads a file and takes some milliseconds.
    """
    deck = _loaded.get((game.id, language))
    if deck is None:
        there = languages(game)
        folder = game_folder(game, "decks")
        if folder is None or language not in there:
            raise NoSuchDeck(game.id, language, there)
        deck = _read(folder, game, language) if game.piles else bare_deck(game, language)
        _loaded[game.id, language] = deck
    return deck


def file_name(game: AnyGame, language: str) -> str:
    """The file of the deck of `game` in `language`, seen from the current folder if it is in there."""
    return seen_from_here(str((game_folder(game, "decks") or Path(game.id)) / f"{language}{_SUFFIX}"))


def seen_from_here(path: str) -> str:
    """The path of a file, from the current folder if it is in there."""
    file = Path(path)
    return str(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)


def _read(folder: Traversable, game: AnyGame, language: str) -> Deck:
    """The deck in the file that bears the name of a language, with what is for every language."""
    file = folder / f"{language}{_SUFFIX}"
    deck = parse(file.read_bytes(), game, str(file), load_shared(game))
    if deck.language != language:
        raise BrokenDeck(str(file), "language", f"{deck.language!r} in the file of {language!r}")
    return deck


def load_shared(game: AnyGame) -> Shared:
    """The piles of `game` for every language, NOT_SHARED without such a file. Raises BrokenDeck."""
    folder = game_folder(game, "decks")
    file = None if folder is None else folder / f"{_SHARED}{_SUFFIX}"
    return NOT_SHARED if file is None or not file.is_file() else parse_shared(file.read_bytes(), game, str(file))


def parse(text: str | bytes, game: AnyGame, path: str = "deck", shared: Shared = NOT_SHARED) -> Deck:
    """The deck that `text` (TOML, UTF-8) and what is `shared` describe; `path` is what errors call it.

    Raises BrokenDeck.
    """
    head, tables = _opened(text, game, path, _Head)
    for name in tables:
        if name in shared.piles:
            raise BrokenDeck(path, name, f"this pile is in {shared.path}, for every language, already")
    return Deck(
        id=head.id,
        game=head.game,
        language=head.language,
        version=head.version,
        title=head.title,
        piles=_piles(tables, game, path, head.language, shared),
    )


def parse_shared(text: str | bytes, game: AnyGame, path: str = "deck") -> Shared:
    """What `text` says for every language; its cards are judged with the deck of a language. Raises BrokenDeck."""
    _, tables = _opened(text, game, path, _SharedHead)
    return Shared(path, tables)


def _opened(text: str | bytes, game: AnyGame, path: str, kind: type[AnyHead]) -> tuple[AnyHead, dict[str, Any]]:
    """What a file says about itself, and what it has under the names of piles."""
    try:
        tables = tomllib.loads(text if isinstance(text, str) else text.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenDeck(path, "file", f"no TOML in UTF-8: {error}") from error
    about = {name: tables.pop(name) for name in kind.__struct_fields__ if name in tables}
    try:
        head = msgspec.convert(about, kind)
    except msgspec.ValidationError as error:
        raise BrokenDeck(path, "head", str(error)) from error
    if head.game != game.id:
        raise BrokenDeck(path, "game", f"this is a deck of {head.game!r}, not of {game.id!r}")
    wanted = ", ".join(game.piles)
    for name in tables:
        if name not in game.piles:
            raise BrokenDeck(path, name, f"neither a pile of {game.id} ({wanted}) nor a field of a deck")
    return head, tables


def _piles(
    tables: Mapping[str, Any], game: AnyGame, path: str, language: str, shared: Shared
) -> dict[str, tuple[Card, ...]]:
    """The piles of the game, every card with an id of its own."""
    wanted = ", ".join(game.piles)
    piles: dict[str, tuple[Card, ...]] = {}
    seen: dict[str, str] = {}
    for pile, kind in game.piles.items():
        is_shared = pile in shared.piles
        file, written = (shared.path, shared.piles[pile]) if is_shared else (path, tables.get(pile))
        if not isinstance(written, list):
            raise BrokenDeck(file, pile, f"this pile is missing; {game.id} has {wanted}, each a list of cards")
        cards = []
        for number, table in enumerate(written, 1):
            place = f"{pile} card {number}"
            card = _card(_in_language(table, language, file, place) if is_shared else table, kind, file, place)
            if _says_its_level(game, pile) and "level" not in table:
                raise BrokenDeck(file, card.id, f"it has no level; there is {', '.join(LEVELS)}")
            if card.id in seen:
                raise BrokenDeck(file, card.id, f"two cards have this id, in {seen[card.id]} and in {pile}")
            seen[card.id] = pile
            cards.append(card)
        piles[pile] = tuple(cards)
    return piles


def _says_its_level(game: AnyGame, pile: str) -> bool:
    """Whether each card of this pile must say how spicy it is, as all prose must: forgotten would mean mild."""
    rule = None if game.box is None else game.box.piles.get(pile)
    return rule is not None and rule.prose


def _in_language(table: Any, language: str, path: str, place: str) -> Any:
    """A card for every language as it is in one: of what is written by language, what that language has."""
    if not isinstance(table, dict):
        return table
    spoken = {}
    for name, value in table.items():
        if isinstance(value, dict) and language not in value:
            problem = f"no {name} in {language!r}; there is {', '.join(value) or 'none'}"
            raise BrokenDeck(path, str(table.get("id", "")).strip() or place, problem)
        spoken[name] = value[language] if isinstance(value, dict) else value
    return spoken


def _card(table: Any, kind: type[Card], path: str, place: str) -> Card:
    """One card, typed; errors call it by its id where it has one."""
    if isinstance(table, dict):
        place = str(table.get("id", "")).strip() or place
        for name in table:
            if name not in kind.__struct_encode_fields__:
                known = ", ".join(kind.__struct_encode_fields__)
                raise BrokenDeck(path, place, f"a card has no {name!r}; it has {known}")
    try:
        card = msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        raise BrokenDeck(path, place, f"{error}{_known_values(kind, str(error))}") from error
    for name in ("id", "text"):
        if not getattr(card, name).strip():
            raise BrokenDeck(path, place, f"its {name} is empty")
    return card


def _known_values(kind: type[Card], problem: str) -> str:
    """What a field of a card, or what stands in its list, may be, where `problem` is that it is none of a few words."""
    _, found, field = problem.removesuffix("`").partition("Invalid enum value")[-1].rpartition("$.")
    if not found:
        return ""
    return f"; there is {', '.join(_words_of(get_type_hints(kind)[field.partition('[')[0]]))}"


def _words_of(hint: Any) -> list[str]:
    """All words that a type takes, however deep they are in it."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    fields = get_type_hints(hint).values() if isinstance(hint, type) and issubclass(hint, Struct) else get_args(hint)
    return [word for part in fields for word in _words_of(part)]


def game_folder(game: AnyGame, name: str) -> Traversable | None:
    """A folder of the game's package, None where there is no such package."""
    spec = find_spec(f"spieleabend.games.{game.id.replace('-', '_')}")
    return None if spec is None else files(spec.name) / name
