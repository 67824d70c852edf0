"""What can be wrong with a deck, said to whoever wrote or asked for it."""


class DeckError(Exception):
    """A deck that cannot be used."""


class NoSuchDeck(DeckError):
    """The game has no deck in this language."""

    def __init__(self, game: str, language: str, languages: tuple[str, ...]) -> None:
        """There is no deck of `game` in `language`, only in `languages`."""
        there = ", ".join(languages) or "no language at all"
        super().__init__(f"{game} has no deck in {language!r}; it has decks in {there}")


class BrokenDeck(DeckError):
    """A deck whose text does not say what a deck must say."""

    def __init__(self, path: str, place: str, problem: str) -> None:
        """The deck at `path` has a `problem` at `place`: a field, a pile or a card's id."""
        super().__init__(f"{path}: {place}: {problem}")
        self.path = path
        self.place = place
        self.problem = problem
