"""A quality and a thing as they are read out together (FD-R6): "3 soft things in a living room"."""

from msgspec import Struct

from spieleabend.games.flotter_dreier.cards import QualityCard, ThingCard


class Combination(Struct, frozen=True):
    """What everybody writes down three of, without the number, and whether they are persons who are counted otherwise.

    The sentence around it is a message: Polish says "trzy" of things and "trzech" of persons.
    """

    text: str
    personal: bool


def combination(quality: QualityCard, thing: ThingCard) -> Combination:
    """The category that the two cards make: the quality in the form and at the place that suit the thing.

    >>> stools = ThingCard(id="t1", text="bar stools")
    >>> combination(QualityCard(id="q1", text="wobbly"), stools).text
    'wobbly bar stools'
    >>> combination(QualityCard(id="q2", text="with a past", place="after"), stools).text
    'bar stools with a past'
    """
    said = quality.personal if thing.personal and quality.personal else quality.text
    if quality.place == "before":
        text = f"{said} {thing.text}"
    else:
        text = f"{thing.text}{',' if quality.place == 'clause' else ''} {said}"
    return Combination(text, thing.personal)
