"""Decks as those who write them read them: what a check found, a deck's cards, and dealt rounds."""

from collections.abc import Iterator, Sequence
from typing import Any

from spieleabend.decks.check import Checked
from spieleabend.play.box import DealtRound
from spieleabend.play.cards import LEVELS, Card


def checked_lines(checked: Sequence[Checked]) -> Iterator[str]:
    """Every finding with its file, then the counts of all piles as a table, then the sum."""
    for deck in checked:
        for finding in deck.findings:
            yield f"{finding.file}: {finding.place}: {finding.problem}; right is: {finding.right}"
    yield f"{'deck':<24}{'pile':<12}" + "".join(f"{name:>8}" for name in (*LEVELS, "all"))
    for deck in checked:
        for pile, levels in deck.counts.items():
            numbers = (*levels.values(), sum(levels.values()))
            yield f"{f'{deck.game} {deck.language}':<24}{pile:<12}" + "".join(f"{number:>8}" for number in numbers)
    found = sum(len(deck.findings) for deck in checked)
    yield f"{_counted(sum(not deck.missing for deck in checked), 'deck')}, {_counted(found, 'finding')}"


def checked_json(checked: Sequence[Checked]) -> dict[str, Any]:
    """The same for scripts."""
    return {"findings": sum(len(deck.findings) for deck in checked), "decks": list(checked)}


def card_line(card: Card) -> str:
    """A card on one line: its id, its level, its text."""
    return f"{card.id} [{card.level}] {card.text}"


def lists_of(card: Card) -> Iterator[str]:
    """The lists that a game has put on a card, a line each: "girls: Anna, Berta"."""
    for name in type(card).__struct_fields__:
        value = getattr(card, name)
        if isinstance(value, tuple) and value:
            yield f"{name}: {', '.join(map(str, value))}"


def card_lines(card: Card) -> Iterator[str]:
    """A card on one line, and below it what lists it has."""
    yield card_line(card)
    yield from (f"   {line}" for line in lists_of(card))


def round_lines(number: int, dealt: DealtRound) -> Iterator[str]:
    """A round to read aloud: its card, and below it each entry with the ids and levels of what was laid."""
    yield f"Round {number}  {card_line(dealt.card)}"
    for entry in dealt.entries:
        ids = "+".join(card.id for card in entry.cards)
        levels = "/".join(card.level for card in entry.cards)
        yield f"   {ids} [{levels}] {entry.text}"
    yield ""


def _counted(number: int, what: str) -> str:
    """A number of things: "no findings", "1 finding", "2 findings"."""
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"
