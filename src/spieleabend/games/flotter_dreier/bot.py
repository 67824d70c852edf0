"""A bot for Flotter Dreier: it writes what comes to mind first, and claims nothing.

It cannot tell whether two terms are the same: it leaves that to people, and never votes (FD-D12).
"""

from collections.abc import Sequence

from spieleabend.games.flotter_dreier.cards import Answer, suits
from spieleabend.games.flotter_dreier.grouping import spelling
from spieleabend.games.flotter_dreier.lore import Lore
from spieleabend.games.flotter_dreier.views import PrivateView
from spieleabend.games.flotter_dreier.writing import NAMES
from spieleabend.play.game import Sight
from spieleabend.play.moves import Picked, SeatMove, Wrote
from spieleabend.play.randomness import Rng

SUITING = 6
"""So many times as likely is an answer that the quality card asks for."""


def bot(sight: Sight, rng: Rng) -> SeatMove:
    """Answer a prompt for which the match waits: write line by line, then be ready; read on; abstain.

    Where only optional prompts are left, answers the first of them. Raises ValueError where nothing is asked.
    """
    if not sight.prompts:
        raise ValueError(f"seat {sight.seat} is asked nothing")
    prompt = next((prompt for prompt in sight.prompts if not prompt.optional), sight.prompts[0])
    if prompt.name == "ready":
        private: PrivateView = sight.private
        lines = [line.text for line in private.lines]
        answer = think_of(sight.lore, lines, rng)
        if answer is not None:
            return Wrote(NAMES[lines.index("")], answer)
    if prompt.name == "vote":
        return Picked("vote", ("abstain",))
    return prompt.sample(rng)


def think_of(lore: Lore | None, lines: Sequence[str], rng: Rng) -> str | None:
    """One more answer for a sheet with an empty line; None where it is full, or nothing more comes to mind."""
    written = {spelling(line) for line in lines}
    if "" not in lines or lore is None:
        return None
    left = [answer for answer in lore.thing.answers if spelling(answer.text) not in written]
    if not left:
        return None
    weights = [answer.weight * (SUITING if suits(answer, lore.quality) else 1) for answer in left]
    return draw(left, weights, rng).text


def draw(answers: Sequence[Answer], weights: Sequence[int], rng: Rng) -> Answer:
    """One of the answers, each as likely as it weighs."""
    drawn = rng.below(sum(weights))
    for answer, weight in zip(answers, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return answer
    raise ValueError("the weights have changed")
