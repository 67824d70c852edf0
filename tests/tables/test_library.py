"""The games of the house and their decks."""

import pytest

from spieleabend.decks import load
from spieleabend.games import all_games
from spieleabend.play.cards import Deck, Level
from spieleabend.play.errors import Refusal
from spieleabend.play.game import AnyGame
from spieleabend.play.prepare import bare_deck
from spieleabend.protocol.fields import LANGUAGES
from spieleabend.tables.library import Library
from tests.play.high_card import GAME as HIGH_CARD
from tests.play.high_card import NumberCard
from tests.tables.counting import GAME
from tests.tables.logs import library


def test_the_games_of_the_house_have_their_decks() -> None:
    shelf = Library(all_games(), load)
    for game in all_games().values():
        assert shelf.languages(game) == tuple(sorted(LANGUAGES))
        assert shelf.deck(shelf.game(game.id), "pl").language == "pl"


def test_a_game_that_is_not_here_is_refused_by_name() -> None:
    with pytest.raises(Refusal, match="refused-unknown-game") as refusal:
        library().game("chess")
    assert refusal.value.parameters == {"game": "chess"}


def test_a_language_without_a_deck_is_refused_by_name() -> None:
    with pytest.raises(Refusal, match="refused-unknown-language") as refusal:
        library().deck(GAME, "pl")
    assert refusal.value.parameters == {"language": "pl"}


def test_a_level_matters_where_a_deck_has_cards_of_more_than_one() -> None:
    shelf = Library(all_games(), load)
    assert shelf.level_matters(shelf.game("bam"))
    assert not library().level_matters(GAME)


@pytest.mark.parametrize(
    ("levels", "matters"),
    [(["mild", "mild"], False), (["cheeky", "cheeky"], False), (["mild", "adult"], True)],
)
def test_a_level_that_leaves_no_card_in_the_box_does_not_matter(levels: list[Level], matters: bool) -> None:
    cards = tuple(NumberCard(id=f"c{number}", text="1", level=level) for number, level in enumerate(levels))

    class Shelf:
        def languages(self, game: AnyGame) -> tuple[str, ...]:
            return ("de", "en")

        def load(self, game: AnyGame, language: str) -> Deck:
            deck = bare_deck(game, language)
            return deck.with_cards("cards", cards) if language == "en" else deck

    assert Library({HIGH_CARD.id: HIGH_CARD}, Shelf()).level_matters(HIGH_CARD) is matters


def test_all_decks_are_read_beforehand() -> None:
    read: list[tuple[str, str]] = []

    class Shelf:
        def languages(self, game: object) -> tuple[str, ...]:
            return ("de", "en")

        def load(self, game: object, language: str) -> object:
            read.append((getattr(game, "id", ""), language))
            return None

    Library({GAME.id: GAME}, Shelf()).read_all()  # type: ignore[arg-type] # no deck is wanted
    assert read == [("counting", "de"), ("counting", "en")]
