"""Judges with their dictionaries, each read once."""

from functools import cache

from spieleabend.words.same import Comparison, comparison


@cache
def with_dictionary(code: str) -> Comparison:
    return comparison(code)
