"""Somebody at a table: a person with devices, or a bot."""

from dataclasses import dataclass, field

MAKER = 0
"""Where a person's number could stand: the device that made the table, whoever sits at it."""
MOST_TOKENS_A_PERSON = 4


@dataclass
class Person:
    """Somebody at the table, or a bot. `tokens` are hashes, the newest last; `told` by game what they told for it."""

    id: int
    name: str
    picture: int
    bot: bool = False
    left: bool = False
    stand_in: bool = False
    kicked: bool = False
    tokens: list[str] = field(default_factory=list)
    told: dict[str, dict[str, str]] = field(default_factory=dict)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes the moves of this person's seat now."""
        return self.bot or self.left or self.stand_in

    def come_back(self) -> None:
        """Play oneself again."""
        self.left = self.stand_in = self.kicked = False
