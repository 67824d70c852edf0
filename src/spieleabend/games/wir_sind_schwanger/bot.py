"""A bot for Wir sind schwanger."""

from spieleabend.play.game import Sight
from spieleabend.play.moves import SeatMove
from spieleabend.play.randomness import Rng


def bot(sight: Sight, rng: Rng) -> SeatMove:
    """Answer a prompt for which the match waits; where only optional ones are left, the first of them.

    Raises ValueError where nothing is asked.
    """
    if not sight.prompts:
        raise ValueError(f"seat {sight.seat} is asked nothing")
    prompt = next((prompt for prompt in sight.prompts if not prompt.optional), sight.prompts[0])
    return prompt.sample(rng)
