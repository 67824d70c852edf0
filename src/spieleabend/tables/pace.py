"""How long things may take at a table, in seconds. The host's timers are options of the games, not here."""

from dataclasses import dataclass

from spieleabend.play.prompts import Confirm, Number, Pick, Press, Prompt, Write
from spieleabend.play.randomness import Rng

Span = tuple[float, float]


@dataclass(frozen=True, kw_only=True)
class Pace:
    """All waiting times of a table; tests and simulations bring their own."""

    stand_in_after: float = 20.0
    """A seat whose device has been silent for so long is played by a bot until it is back."""
    host_passes_after: float = 45.0
    """When the host's device has been silent for so long, somebody who is here becomes host."""
    unload_after: float = 120.0
    """A table that nobody looks at is put away; its log stays."""
    busy_after: float = 1.0
    """A command that other nodes overtook for so long is refused as busy."""
    think_confirm: Span = (1.2, 2.8)
    think_pick: Span = (2.5, 6.5)
    think_show: Span = (3.5, 5.0)
    """Laying open one of many: the others want to read, too."""
    think_sheet: Span = (8.0, 16.0)
    """Writing several lines before one is ready."""
    think_abstain: Span = (0.5, 1.5)
    """Having no vote: people would else wait for it."""
    think_write: Span = (5.0, 12.0)
    think_number: Span = (1.5, 4.0)
    foreperiod: Span = (0.5, 3.0)
    """Before a contest shows anything: nobody can guess when."""
    think_press: Span = (0.35, 0.9)
    """Where nobody measures; in a contest a bot reacts as its game says."""
    bots: float = 1.0
    """How long bots think compared with people: 0.5 is twice as fast."""

    def thinking(self, prompts: tuple[Prompt, ...], rng: Rng) -> float:
        """How long a bot takes over these prompts, like a person would."""
        asked = next(prompt for prompt in prompts if not prompt.optional)
        least, most = self._span(asked)
        return self.bots * (least + (most - least) * rng.fraction())

    def _span(self, asked: Prompt) -> Span:
        """From how long to how long this kind of prompt takes."""
        match asked:
            case Confirm(name="ready"):
                return self.think_sheet
            case Confirm(name="next") | Pick(name="show"):
                return self.think_show
            case Confirm():
                return self.think_confirm
            case Pick(options=options) if "abstain" in options:
                return self.think_abstain
            case Pick():
                return self.think_pick
            case Write():
                return self.think_write
            case Number():
                return self.think_number
            case Press():
                return self.think_press
