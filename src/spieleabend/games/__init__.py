"""One folder a game. Games are discovered, never listed: a package here with a constant GAME is a game of the house."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from spieleabend.play.game import AnyGame


@cache
def all_games() -> dict[str, AnyGame]:
    """Every game of the house by its id, in alphabetical order."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg]
    games: list[AnyGame] = [module.GAME for module in modules]
    return {game.id: game for game in sorted(games, key=lambda game: game.id)}
