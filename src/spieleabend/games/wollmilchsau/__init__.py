"""Wollmilchsau: the first to shout the right animal takes a card (`docs/rules/wollmilchsau.md`)."""

from spieleabend.games.wollmilchsau.game import GAME

__all__ = ["GAME"]
