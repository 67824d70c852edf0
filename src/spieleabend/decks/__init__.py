"""Loading, checking, importing and printing decks of any game."""
