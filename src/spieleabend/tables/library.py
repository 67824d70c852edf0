"""The games of the house and their decks, as every table finds them."""

from collections.abc import Mapping
from typing import Protocol

from spieleabend.play.cards import Deck
from spieleabend.play.errors import Refusal
from spieleabend.play.game import AnyGame


class Decks(Protocol):
    """Where decks come from: the module `spieleabend.decks.load`, or a stand-in of a test's."""

    def languages(self, game: AnyGame) -> tuple[str, ...]:
        """The languages in which there is a deck for `game`."""

    def load(self, game: AnyGame, language: str) -> Deck:
        """The deck in one of these languages, read the first time and kept."""


class Library:
    """What can be played here, and in which languages."""

    def __init__(self, games: Mapping[str, AnyGame], decks: Decks) -> None:
        """`games` by their ids."""
        self.games = games
        self._decks = decks
        self._languages = {game.id: decks.languages(game) for game in games.values()}
        self._level_matters: dict[str, bool] = {}

    def game(self, game_id: str) -> AnyGame:
        """A game by its id. Raises Refusal for one that is not here."""
        game = self.games.get(game_id)
        if game is None:
            raise Refusal("refused-unknown-game", game=game_id)
        return game

    def languages(self, game: AnyGame) -> tuple[str, ...]:
        """The languages in which `game` can be played."""
        return self._languages[game.id]

    def check_language(self, game: AnyGame, language: str) -> None:
        """Raise Refusal where `game` has no deck in `language`."""
        if language not in self.languages(game):
            raise Refusal("refused-unknown-language", language=language)

    def deck(self, game: AnyGame, language: str) -> Deck:
        """The whole deck of `game` in `language`. Raises Refusal where there is none."""
        self.check_language(game, language)
        return self._decks.load(game, language)

    def level_matters(self, game: AnyGame) -> bool:
        """Whether a deck of `game` has cards of more than one level. Reads its decks the first time."""
        if game.id not in self._level_matters:
            decks = (self.deck(game, language) for language in self.languages(game))
            levels = [{card.level for pile in deck.piles.values() for card in pile} for deck in decks]
            self._level_matters[game.id] = any(len(found) > 1 for found in levels)
        return self._level_matters[game.id]

    def read_all(self) -> None:
        """Read every deck, so that no table waits for a file later. Takes some milliseconds a deck; blocks."""
        for game in self.games.values():
            for language in self.languages(game):
                self._decks.load(game, language)
