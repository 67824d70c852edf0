"""A bot for Wollmilchsau: it presses what it believes to be right, and secures when it has much to lose.

It sees the die when it has rolled, as everybody does (`lore.py`), and the tops of the piles. Which animal is barred it
remembers more or less.
"""

from collections.abc import Callable, Mapping, Sequence

from spieleabend.games.wollmilchsau import reacting
from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal, right_shouts
from spieleabend.games.wollmilchsau.asking import SECURE
from spieleabend.games.wollmilchsau.lore import Lore
from spieleabend.games.wollmilchsau.reacting import Temper, reaction_time
from spieleabend.games.wollmilchsau.views import PublicView
from spieleabend.play.game import Sight
from spieleabend.play.moves import Confirmed, Picked, Pressed, SeatMove
from spieleabend.play.prompts import Pick, Prompt
from spieleabend.play.randomness import Rng

MUCH_TO_LOSE = 4
"""With so many open cards it is time to secure them: found by simulation."""

HOPELESS = 2
"""Where at most so many cards a player are left, securing costs one and saves little."""


def bot(sight: Sight, rng: Rng) -> SeatMove:
    """Answer a prompt for which the match waits; where only optional ones are left, the first of them.

    Raises ValueError where nothing is asked.
    """
    if not sight.prompts:
        raise ValueError(f"seat {sight.seat} is asked nothing")
    prompt = next((prompt for prompt in sight.prompts if not prompt.optional), sight.prompts[0])
    answer = ANSWERS.get(prompt.name)
    return prompt.sample(rng) if answer is None else answer(sight, prompt, rng)


def reaction(sight: Sight, rng: Rng) -> int:
    """Microseconds until it presses what `bot` answers; longer where what was rolled is not right."""
    return reaction_time(_temper(sight), not _is_plain(sight), rng)


def shout(sight: Sight, prompt: Prompt, rng: Rng) -> SeatMove:
    """Press what is right by all that is seen and remembered, or now and then what is rolled all the same."""
    lore: Lore = sight.lore
    temper = _temper(sight)
    seen = visible(sight.public)
    if lore.die is None:
        raise ValueError("nothing was rolled")
    if rng.fraction() < temper.slips:
        return Pressed(prompt.name, rng.choice(_slips(lore.die, seen)))
    barred = lore.barred if sight.public.barred_shown or rng.fraction() < temper.memory else None
    return Pressed(prompt.name, rng.choice(right_shouts(lore.die, seen, barred)))


def take(sight: Sight, prompt: Prompt, rng: Rng) -> SeatMove:
    """Secure where much lies open, else take a card from any pile."""
    if not isinstance(prompt, Pick):
        raise TypeError(f"{prompt.name} is no question between piles")
    public: PublicView = sight.public
    piles = [option for option in prompt.options if option != SECURE]
    if SECURE in prompt.options and is_worth_securing(public, sight.seat):
        return Picked(prompt.name, (SECURE,))
    return Picked(prompt.name, (rng.choice(piles or prompt.options),))


def is_worth_securing(public: PublicView, seat: int) -> bool:
    """Whether a seat had better secure its open cards than take another one."""
    left = sum(pile.cards for pile in public.piles)
    return len(public.seats[seat].open) >= MUCH_TO_LOSE and left > HOPELESS * len(public.seats)


def roll(sight: Sight, prompt: Prompt, _rng: Rng) -> SeatMove:
    """Roll; but where people shout, give the die to somebody who can hear them (WM-D22)."""
    passes = next((other for other in sight.prompts if other.name == "pass-on"), prompt)
    return Confirmed(passes.name)


def visible(public: PublicView) -> tuple[Animal, ...]:
    """The animals on top of the piles."""
    return tuple([pile.top for pile in public.piles if pile.top is not None])


def _slips(die: Animal, seen: Sequence[Animal]) -> Sequence[Animal]:
    """What one names by mistake: the rolled animal though it lies there, else anything."""
    return (die,) if die in seen else ANIMALS


def _is_plain(sight: Sight) -> bool:
    """Whether the rolled animal is right and nothing else has to be found."""
    lore: Lore = sight.lore
    return lore.die not in visible(sight.public) and lore.die != lore.barred


def _temper(sight: Sight) -> Temper:
    """How the bot on this seat is."""
    lore: Lore = sight.lore
    return reacting.TEMPERS[lore.quickness[sight.seat]]


ANSWERS: Mapping[str, Callable[[Sight, Prompt, Rng], SeatMove]] = {"roll": roll, "shout": shout, "take": take}
"""How each question is answered; all others by chance."""
