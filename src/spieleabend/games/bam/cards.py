"""The cards of BAM!: red sentences with one or two gaps, grey terms that fill them."""

import re
from typing import Literal

from spieleabend.play.cards import Card
from spieleabend.play.errors import BadSetup
from spieleabend.play.prompts import is_plain_line

GAP = "BAM!"
"""A gap is exactly this (BM-D9): in "BAM!!" the second exclamation mark is part of the sentence."""

OPENS = re.compile(r"(?:^|[.!?…][“”»]? )[„“‚‘»«(¿¡]*$|[:–] [„“‚‘»«]$")
"""What stands before the first word of a sentence: nothing or the end of another one, perhaps with a mark that opens
it; or a quotation that follows a colon or a dash. The browser has the same one (`web/src/games/bam/sentence.ts`)."""

MOST_GAPS = 2
WRITABLE = {"red": 12, "grey": 21}
"""As many own cards as the box has blank ones (BM-R1, BM-D7)."""

MOST_RED_CHARACTERS = 110
MOST_GREY_CHARACTERS = 60

Case = Literal["nominative", "genitive", "dative", "accusative", "instrumental", "locative"]


class RedCard(Card, frozen=True, kw_only=True):
    """A sentence with one or two gaps; `case` hints in which grammatical case they want their terms."""

    case: Case | None = None


class GreyCard(Card, frozen=True, kw_only=True):
    """A term for a gap."""


def gaps_of(red: str) -> int:
    """How many gaps a red card has (BM-D9).

    >>> gaps_of("Wanted: BAM!!"), gaps_of("First BAM!, then BAM!?")
    (1, 2)
    """
    return red.count(GAP)


def sentence(red: str, greys: tuple[str, ...]) -> str:
    """The red card read aloud with the grey ones in its gaps, in order; a gap without a card stays a gap.

    A term that opens a sentence, in quotation marks or not, begins with a capital letter; all else is left to the
    master (BM-R11).

    >>> sentence("Wanted: BAM!!", ("a quiet neighbour",))
    'Wanted: a quiet neighbour!'
    >>> sentence("BAM! is late. “BAM!” is not.", ("the bus", "uncle Bo"))
    'The bus is late. “Uncle Bo” is not.'
    """
    first, *rest = red.split(GAP)
    filled = [*greys, *[GAP] * len(rest)]
    read = before = first
    for term, after in zip(filled, rest, strict=False):
        read += (term[:1].upper() + term[1:] if OPENS.search(before) else term) + after
        # The term is a word, whatever its last sign is: no sentence ends with it.
        before = "x" + after
    return read


def check_card(pile: str, text: str) -> None:
    """Raise BadSetup unless `text` can be a card of the table's own in `pile`, "red" or "grey" (BM-D7)."""
    if not text or not is_plain_line(text):
        raise BadSetup("bam-bad-card-line")
    gaps = gaps_of(text)
    if pile == "red":
        if not 1 <= gaps <= MOST_GAPS:
            raise BadSetup("bam-bad-card-gaps", gaps=gaps)
        most = MOST_RED_CHARACTERS
    else:
        if gaps:
            raise BadSetup("bam-bad-card-term")
        most = MOST_GREY_CHARACTERS
    if len(text) > most:
        raise BadSetup("bam-bad-card-long", most=most)
