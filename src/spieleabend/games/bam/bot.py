"""A bot for BAM!."""

from spieleabend.play.game import Sight
from spieleabend.play.moves import SeatMove
from spieleabend.play.randomness import Rng


def bot(sight: Sight, rng: Rng) -> SeatMove:
    """Answer at random what the match waits for; never take back, never edit."""
    wanted = [prompt for prompt in sight.prompts if not prompt.optional] or list(sight.prompts)
    return wanted[-1].sample(rng)
