"""How a match of Kwando begins: teams, the pile, who is first, and the cards of the first round."""

from typing import Any, cast

from spieleabend.games.kwando.cards import Person
from spieleabend.games.kwando.dealing import deal, needed
from spieleabend.games.kwando.state import SEATS, Known, Settings, State
from spieleabend.games.kwando.teams import form
from spieleabend.play.errors import BadSetup
from spieleabend.play.game import Setup
from spieleabend.play.randomness import Rng


def start(setup: Setup, rng: Rng) -> State:
    """Shuffle the half that is played (KW-R2, KW-R10), form teams, and deal.

    Raises BadSetup for a number of seats that the game does not take and for a half with too few cards.
    """
    SEATS.check(setup.seats)
    options = cast("dict[str, Any]", setup.options)
    people = cast("tuple[Person, ...]", setup.deck.piles[options["half"]])
    pile = setup.pile(options["half"], rng)
    teams = form(setup.seats, [told.get("team", "") for told in setup.details], rng)
    needs = needed(len(teams), options["rounds"])
    if len(pile) < needs:
        raise BadSetup("kwando-bad-deck", pile=options["half"], has=len(pile), needs=needs)
    state = State(
        settings=Settings(
            talk=options["talk"],
            rounds=options["rounds"],
            glass_seconds=options["glass_seconds"],
            names_shown=options["names_shown"],
            first_card_counts=options["first_card_counts"],
            floor_at_zero=options["floor_at_zero"],
            vote=options["vote"],
        ),
        language=setup.deck.language,
        cards=tuple([_known(person) for person in people]),
        pile=pile,
        teams=teams,
        points=[0] * setup.seats,
        first=rng.below(len(teams)),
        signals=[None] * setup.seats,
    )
    deal(state)
    return state


def _known(person: Person) -> Known:
    """What the match needs to know of a person."""
    return Known(
        person.id,
        person.text,
        person.spellings,
        person.clues,
        person.born,
        person.calendar,
        person.gregorian,
    )
