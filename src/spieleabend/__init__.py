"""Spieleabend: five card games, on your phones, around one screen."""
