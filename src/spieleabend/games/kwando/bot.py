"""A bot for Kwando: it says the clues of its persons, listens, and lays when it believes that nobody comes before.

It knows the dates of whom it holds about as well as people do, the better the nearer they are. As a controller it
penalises what the referee calls certain, and nothing else.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from spieleabend.games.kwando.hearing import guessed_era, recognised
from spieleabend.games.kwando.lore import Lore
from spieleabend.games.kwando.state import Known
from spieleabend.games.kwando.views import LaidView, PersonView, PrivateView, PublicView, SayingView, Signal
from spieleabend.play.game import Sight
from spieleabend.play.moves import Confirmed, Picked, SeatMove, Wrote
from spieleabend.play.prompts import Pick, Prompt
from spieleabend.play.randomness import Rng

TODAY = 2026
DOUBT, DOUBT_OF_A_YEAR = 8.0, 0.15
"""By how many years a bot errs about somebody of today, and how much more for every year that has passed."""

RECOGNISES = 0.5
"""How often a bot understands of whom a clue is; with these numbers four of them get about 4.6 of six cards right."""

IMPATIENCE = 5
"""One of so many times a bot lays although what a teammate has told it says nothing of a time."""


def bot(sight: Sight, rng: Rng) -> SeatMove:
    """Answer a prompt for which the match waits; where only optional ones are left, the first of them.

    Raises ValueError where nothing is asked.
    """
    if not sight.prompts:
        raise ValueError(f"seat {sight.seat} is asked nothing")
    waited = {prompt.name: prompt for prompt in sight.prompts if not prompt.optional}
    if not waited:
        return sight.prompts[0].sample(rng)
    if "done" in waited:
        return Confirmed("done")
    if "game-over" in waited:
        return Picked("game-over", ("yes" if confirms(sight.public) else "no",))
    decision = waited.get("decide")
    if isinstance(decision, Pick):
        return Picked("decide", (decide(sight.public, decision),))
    lay = waited.get("lay")
    if isinstance(lay, Pick):
        return play_a_card(sight, lay, waited, rng)
    return next(iter(waited.values())).sample(rng)


def confirms(public: PublicView) -> bool:
    """Whether a bot confirms the Game Over card: where people talk aloud it believes them, else only the referee."""
    return public.talk == "aloud" or any(saying.mark == "certain" for saying in public.sayings)


def decide(public: PublicView, prompt: Pick) -> str:
    """Penalise a sentence of which the referee is certain; where no card is left, let it be."""
    certain = {saying.id for saying in public.sayings if saying.mark == "certain"}
    about = [option for option in prompt.options if option.partition("-")[0] in certain]
    return next((option for option in about if option.endswith("-breach")), about[0])


def play_a_card(sight: Sight, lay: Pick, waited: Mapping[str, Prompt], rng: Rng) -> SeatMove:
    """Talk about the own persons, then lay the oldest, or wait for others."""
    public: PublicView = sight.public
    private: PrivateView = sight.private
    years = {person.id: own_year(sight, person.id) for person in private.hand}
    oldest = min(years, key=lambda card: years[card])
    laying = Picked("lay", (next(option for option in lay.options if option.startswith(f"{oldest}@")),))
    if "signal" not in waited:
        return laying
    unsaid = None if "say" not in waited else untold(public.sayings, sight.seat, private.hand, years)
    if unsaid is not None and not public.hurry:
        return Wrote("say", rng.choice(unsaid.clues))
    rivals = [seat for seat in public.teams[public.active].seats if seat != sight.seat and public.seats[seat].cards]
    if all(public.seats[seat].signal == "later" for seat in rivals):
        return laying
    heard = {seat: heard_year(sight, seat) for seat in rivals}
    before = [seat for seat in rivals if (year := heard[seat]) is not None and year < years[oldest]]
    unclear = [seat for seat in rivals if heard[seat] is None]
    pushed = [seat for seat in unclear if public.seats[seat].signal == "next"]
    if not before and not unclear:
        return laying
    if before or pushed:
        return laying if public.hurry and rng.below(IMPATIENCE) == 0 else wait(sight, "later", waited, rng)
    patient = any(unheard(public, seat) for seat in unclear) or rng.below(IMPATIENCE) > 0
    if public.seats[sight.seat].signal == "next" and (public.hurry or not patient):
        return laying
    return wait(sight, "next", waited, rng)


def wait(sight: Sight, signal: Signal, waited: Mapping[str, Prompt], rng: Rng) -> SeatMove:
    """Give a signal; who has given it already tells more about the own people meanwhile, as long as there is time."""
    public: PublicView = sight.public
    private: PrivateView = sight.private
    if "say" in waited and not public.hurry and public.seats[sight.seat].signal == signal:
        said = {saying.text for saying in public.sayings}
        more = [clue for person in private.hand for clue in person.clues if clue not in said]
        if more:
            return Wrote("say", rng.choice(more))
    return Picked("signal", (signal,))


def unheard(public: PublicView, seat: int) -> bool:
    """Whether a teammate has not said, signalled or laid anything yet: a person types more slowly than a bot does."""
    told = any(saying.seat == seat for saying in public.sayings)
    return not told and public.seats[seat].signal is None and all(laid.seat != seat for laid in public.row)


def untold(
    sayings: Sequence[SayingView], seat: int, hand: Sequence[PersonView], years: Mapping[str, float]
) -> PersonView | None:
    """The oldest of the own persons of whom one has not said a clue."""
    told = {saying.text for saying in sayings if saying.seat == seat}
    left = [person for person in hand if not told & {*person.clues}]
    return min(left, key=lambda person: years[person.id], default=None)


def own_year(sight: Sight, card: str) -> float:
    """When somebody was born, as far as this seat knows; without any lore, as good as anything."""
    lore: Lore | None = sight.lore
    known = None if lore is None else next((person for person in lore.people if person.id == card), None)
    return remembered(sight.seat, known) if known is not None else TODAY * chance_of(sight.seat, card)


def remembered(seat: int, person: Known) -> float:
    """The year of somebody's birth with the doubt of a seat, which stays the same."""
    year = int(person.gregorian[:4])
    doubt = DOUBT + DOUBT_OF_A_YEAR * (TODAY - year)
    return year + doubt * (2 * chance_of(seat, person.id) - 1)


def heard_year(sight: Sight, seat: int) -> float | None:
    """When the oldest person was born that a teammate still holds, by what they have said; None if nothing told."""
    public: PublicView = sight.public
    lore: Lore | None = sight.lore
    if lore is None:
        return None
    guesses: dict[str, float] = {}
    for saying in public.sayings:
        if saying.seat == seat:
            person = recognised(saying.text, lore.people)
            if person is not None and chance_of(sight.seat, saying.text) < RECOGNISES:
                guesses[person.id] = remembered(sight.seat, person)
            elif (era := guessed_era(saying.text, lore.language)) is not None:
                guesses[saying.id] = era
    return min(without_laid(sight, seat, guesses, public.row), default=None)


def without_laid(sight: Sight, seat: int, guesses: dict[str, float], row: Sequence[LaidView]) -> list[float]:
    """The guesses that are left when those are taken out that a teammate has laid: the nearest ones, if unsure."""
    left = {card: year for card, year in guesses.items() if all(laid.id != card for laid in row)}
    for laid in row:
        if laid.seat == seat and laid.id not in guesses and left:
            year = own_year(sight, laid.id)
            del left[min(left, key=lambda card: abs(left[card] - year))]
    return list(left.values())


def chance_of(*what: object) -> float:
    """A number from 0 to 1 that is always the same for the same things: what a bot knows does not change."""
    return int.from_bytes(blake2b(repr(what).encode(), digest_size=6).digest(), "big") / (1 << 48)
