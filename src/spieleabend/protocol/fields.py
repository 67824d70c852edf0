"""Bounded fields that several messages share. Decoding refuses whatever is outside the bounds."""

from typing import Annotated, Literal

from msgspec import Meta

Language = Literal["de", "en", "pl"]
LANGUAGES: tuple[Language, ...] = ("de", "en", "pl")

CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that nobody confuses when reading them aloud or from a screen (no 0, O, 1, I, L)."""
CODE_LENGTH = 7

Code = Annotated[str, Meta(pattern=f"^[{CODE_ALPHABET}]{{{CODE_LENGTH}}}$")]
CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, Meta(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
PersonId = Annotated[int, Meta(ge=1, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]

PICTURES = 24
"""How many pictures there are to choose from; a picture is a number from 0 on, drawn by the client."""
Picture = Annotated[int, Meta(ge=0, lt=PICTURES)]
CardText = Annotated[str, Meta(min_length=1, max_length=200)]
Keyword = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[A-Za-z0-9_-]+$")]
MOST_DETAIL_CHARACTERS = 60
DetailText = Annotated[str, Meta(max_length=MOST_DETAIL_CHARACTERS)]
"""What somebody tells of themselves; a game may take less, but not more."""
OptionField = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Keyword

ContestNumber = Annotated[int, Meta(ge=0, lt=2**32)]
"""Which contest: drawn by chance every time one is held, also when the same one is held again."""
DeviceTime = Annotated[float, Meta(ge=0, le=1e11)]
"""A reading of the device's own clock (`performance.now()`) in milliseconds with fractions; three years at most."""
