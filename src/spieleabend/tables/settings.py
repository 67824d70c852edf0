"""What a table has settled, as its records say."""

from dataclasses import dataclass, field

from spieleabend.play.cards import Level
from spieleabend.play.options import OptionValue
from spieleabend.protocol.fields import Language


@dataclass
class Settings:
    """What the table has settled; `options` are those that somebody has chosen."""

    game: str
    language: Language
    level: Level
    options: dict[str, OptionValue] = field(default_factory=dict)
    own_cards: dict[str, tuple[str, ...]] = field(default_factory=dict)
