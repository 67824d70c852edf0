"""A bot for BAM!: it lays what fits and surprises by a cheap measure, and judges others by the same one.

It knows next to nothing of language. What makes a term good here is its length and rhythm, that it echoes the red
card's words or sounds, and that it does not stumble over an article; the rest is taste, which is to say chance.
"""

import re
from collections.abc import Sequence

from spieleabend.games.bam.cards import GAP
from spieleabend.games.bam.views import EntryView, GreyView, PrivateView, PublicView
from spieleabend.play.game import Sight
from spieleabend.play.moves import Picked, SeatMove
from spieleabend.play.prompts import Pick
from spieleabend.play.randomness import Rng

TASTE = 1.0
"""How much of a judgement is chance, in points of `fit`."""

GOOD_LENGTH = 24
"""Characters that fit on one breath."""

STEM = 4
"""Words of more letters that begin with the same ones are taken for kin."""

ARTICLE = re.compile("an?|the|my|your|our|his|her|their|[mk]?ein(?:e[nmrs]?)?|d(?:er|ie|as|en|em|es)")
SENTENCE_ENDS = (".", "!", "?", ":", "„", "“", "”", '"')


def bot(sight: Sight, rng: Rng) -> SeatMove:
    """Answer a prompt for which the match waits; a bot does not take back and leaves sentences as they are.

    Where only optional prompts are left, answers the first of them. Raises ValueError where nothing is asked.
    """
    if not sight.prompts:
        raise ValueError(f"seat {sight.seat} is asked nothing")
    # The last is the verdict, where one is asked: whoever may judge has heard all.
    prompt = next((prompt for prompt in reversed(sight.prompts) if not prompt.optional), sight.prompts[0])
    if not isinstance(prompt, Pick):
        return prompt.sample(rng)
    public: PublicView = sight.public
    private: PrivateView = sight.private
    match prompt.name:
        case "cards":
            return Picked("cards", choose(public, private.hand, prompt, rng))
        case "keep":
            return Picked("keep", choose(public, private.chosen, prompt, rng))
        case "show":
            return Picked("show", (first_hidden(public.entries, prompt),))
        case "best":
            return Picked("best", (judge(public, prompt, rng)[-1],))
        case "worst":
            return Picked("worst", (judge(public, prompt, rng)[0],))
        case _:
            return prompt.sample(rng)


def choose(public: PublicView, hand: Sequence[GreyView], prompt: Pick, rng: Rng) -> tuple[str, ...]:
    """The cards of `hand` that fit the gaps best, in the order of the gaps."""
    parts = red_parts(public)
    left = [card for card in hand if card.id in prompt.options]
    chosen = []
    for gap in range(prompt.most):
        liked = {card.id: fit(parts[gap], card.text, parts[gap + 1]) + TASTE * rng.fraction() for card in left}
        best = max(left, key=lambda card: liked[card.id])
        left.remove(best)
        chosen.append(best.id)
    return tuple(chosen)


def first_hidden(entries: Sequence[EntryView], prompt: Pick) -> str:
    """The next entry that has not been laid open; the first where all have."""
    return next((entry.id for entry in entries if not entry.shown and entry.id in prompt.options), prompt.options[0])


def judge(public: PublicView, prompt: Pick, rng: Rng) -> list[str]:
    """The entries to choose from, the least liked first."""
    parts = red_parts(public)
    liked = {
        entry.id: TASTE * rng.fraction()
        + sum(fit(parts[gap], text, parts[gap + 1]) for gap, text in enumerate(entry.texts))
        for entry in public.entries
        if entry.id in prompt.options
    }
    return sorted(liked, key=lambda entry: liked[entry])


def red_parts(public: PublicView) -> list[str]:
    """What stands before, between and after the gaps of the red card."""
    return public.red.text.split(GAP) if public.red is not None else ["", "", ""]


def fit(before: str, term: str, after: str) -> float:
    """How well a term fills the gap between two pieces of text; about -2 to 3.

    >>> fit("I lost my ", "the spare keys", "!") < fit("I lost my ", "spare keys", "!")
    True
    """
    words = [word.casefold() for word in term.split()]
    around = before.casefold().split(), after.casefold().split()
    points = -abs(len(term) - GOOD_LENGTH) / GOOD_LENGTH
    if 2 <= len(words) <= 5:
        points += 0.5
    if not words:
        return points
    neighbour = around[0][-1] if around[0] else ""
    if ARTICLE.fullmatch(neighbour) and ARTICLE.fullmatch(words[0]):
        points -= 1.0
    if before.strip().endswith(SENTENCE_ENDS) or term[0].islower():
        points += 0.25
    if neighbour[:1] == words[0][0] or (around[1] and around[1][0][:1] == words[-1][0]):
        points += 0.5
    kin = {word[:STEM] for word in (*around[0], *around[1]) if len(word) > STEM}
    if any(len(word) > STEM and word[:STEM] in kin for word in words):
        points += 0.75
    return points
