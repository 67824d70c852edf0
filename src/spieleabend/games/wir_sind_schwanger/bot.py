"""A bot for Wir sind schwanger: it says of a name what it thinks that some others say, too, but not all.

Which ratings go with a name it tells by a cheap measure (`taste.py`); besides, a bot has a mind of its own, which is
chance, so that bots do not all think alike. What it leads is what will most likely gain a point.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp

from spieleabend.games.wir_sind_schwanger.arrow import find
from spieleabend.games.wir_sind_schwanger.leading import CROWDED, payers
from spieleabend.games.wir_sind_schwanger.state import HAND, RATINGS
from spieleabend.games.wir_sind_schwanger.taste import fit, traits_of
from spieleabend.games.wir_sind_schwanger.views import NameCardView, PrivateView, PublicView
from spieleabend.play.game import Sight
from spieleabend.play.moves import Confirmed, Picked, SeatMove, Wrote
from spieleabend.play.prompts import Pick, Prompt
from spieleabend.play.randomness import Rng

OWN_MIND, CROWD_MIND = 0.9, 1.2
"""How much of a judgement is chance, in points of `fit`: with up to five players, and with more of them."""

MOST_AT_A_SMALL_TABLE = CROWDED
"""With more players a crowd costs points (WS-R26)."""

LEAN, USUAL = 2.5, 0.4
"""How much likelier others hold what fits, in powers of e for a point of `fit` above the usual: found by simulation."""

SURE = 0.95
"""Nobody is surer of others than this."""

IDEAS = 2
"""One of so many bots has an idea for a name, where it has no names to look at."""

SYLLABLES = ("la", "le", "li", "lo", "lu", "ma", "mi", "mo", "na", "ne", "ni", "no", "ra", "ri", "ro", "va", "vi")
"""What a bot makes up names from: soft, short, and at home in every language."""

ENDINGS = {"daughter": ("la", "na", "ra", "lia", "nia"), "son": ("lo", "no", "ro", "lin", "mir")}


def bot(sight: Sight, rng: Rng) -> SeatMove:
    """Answer a prompt for which the match waits; where only optional ones are left, the first of them.

    Raises ValueError where nothing is asked.
    """
    if not sight.prompts:
        raise ValueError(f"seat {sight.seat} is asked nothing")
    prompt = next((prompt for prompt in sight.prompts if not prompt.optional), sight.prompts[0])
    answer = ANSWERS.get(prompt.name)
    return prompt.sample(rng) if answer is None else answer(sight, prompt, rng)


def choose(sight: Sight, prompt: Prompt, rng: Rng) -> SeatMove:
    """Keep the five ratings that go best with the name."""
    public: PublicView = sight.public
    traits = traits_of(public.name or "", public.found, public.drawn)
    mind = OWN_MIND if len(public.seats) <= MOST_AT_A_SMALL_TABLE else CROWD_MIND
    liked = {rating.id: fit(rating, traits) + mind * rng.fraction() for rating in public.ratings}
    best = sorted(liked, key=lambda rating: -liked[rating])
    return Picked(prompt.name, tuple(best[:HAND]))


def lead(sight: Sight, prompt: Prompt, rng: Rng) -> SeatMove:
    """Lead the rating that will most likely gain a point."""
    public: PublicView = sight.public
    private: PrivateView = sight.private
    traits = traits_of(public.name or "", public.found, public.drawn)
    worth = {rating.id: expected(public, sight.seat, fit(rating, traits)) for rating in private.hand}
    most = max(worth.values())
    return Picked(prompt.name, (rng.choice([rating for rating, value in worth.items() if value == most]),))


def expected(public: PublicView, leader: int, fitting: float) -> float:
    """By how much leading a rating that is so `fitting` brings the leader ahead of the others on average, in points.

    Nobody holds what was led already, so the fewer ratings are left, the likelier somebody holds this one.
    """
    left = RATINGS - len(public.leads)
    boost = exp(LEAN * (fitting - USUAL))
    holding = [1.0]
    for seat, other in enumerate(public.seats):
        if seat != leader:
            chance = min(boost * other.hand / left, SURE)
            one_more = [0.0, *(likely * chance for likely in holding)]
            no_more = [*(likely * (1 - chance) for likely in holding), 0.0]
            holding = [no + one for no, one in zip(no_more, one_more, strict=True)]
    return sum(likely * ahead(len(public.seats), others) for others, likely in enumerate(holding))


@cache
def ahead(seats: int, others: int) -> float:
    """By how much the leader gets ahead of the other seats where so many of them place the same, in points."""
    paying = payers(seats, 0, range(1, others + 1))
    if paying is None:
        return 1 - others / (seats - 1)
    return (len(paying) - 1) / (seats - 1) - 1


def stand(sight: Sight, prompt: Prompt, rng: Rng) -> SeatMove:
    """Stand up the card whose name is the more telling one."""
    if not isinstance(prompt, Pick):
        raise TypeError(f"{prompt.name} is no question between cards")
    public: PublicView = sight.public
    if public.child is None:
        raise ValueError("a name is sought for nobody")
    surname = public.seats[public.giver].surname
    cards = {card.id: card for card in public.drawn}
    first, second = prompt.options
    telling = {}
    for upright, sideways in ((first, second), (second, first)):
        found = find(cards[upright], cards[sideways], public.child)
        traits = traits_of(f"{found.name} {surname}", (found,), public.drawn)
        telling[upright] = sum(traits.values()) + rng.fraction()
    return Picked(prompt.name, (max(prompt.options, key=lambda card: telling[card]),))


def propose(sight: Sight, prompt: Prompt, rng: Rng) -> SeatMove:
    """Propose a name from the own cards, or one that is made up; who has neither passes."""
    public: PublicView = sight.public
    private: PrivateView = sight.private
    surname = public.seats[public.giver].surname
    names = names_on(private.own_names, public.child)
    if names:
        liked = {name: likeable(name, surname) + rng.fraction() for name in names}
        return Wrote(prompt.name, max(names, key=lambda name: liked[name]))
    passes = next((other for other in sight.prompts if other.name == "no-proposal"), None)
    if passes is not None and rng.below(IDEAS):
        return Confirmed(passes.name)
    return Wrote(prompt.name, made_up(public.child, rng))


def names_on(cards: Sequence[NameCardView], child: str | None) -> list[str]:
    """All names for such a child on these cards."""
    return [name for card in cards for name in (card.girls if child == "daughter" else card.boys)]


def made_up(child: str | None, rng: Rng) -> str:
    """A name that sounds like one."""
    start = "".join(rng.choice(SYLLABLES) for _ in range(rng.between(1, 2)))
    return (start + rng.choice(ENDINGS[child or "daughter"])).capitalize()


def likeable(first_name: str, surname: str) -> float:
    """How much a bot likes a first name before a surname, from 0 to about 1."""
    traits = traits_of(f"{first_name} {surname}", (), ())
    return 0.4 * traits["alliterates"] + 0.3 * traits["soft"] + 0.3 * traits["short"]


def agree(sight: Sight, prompt: Prompt, rng: Rng) -> SeatMove:
    """Tick what one likes, rather somebody else's; after a vote that failed, what most have ticked."""
    public: PublicView = sight.public
    surname = public.seats[public.giver].surname
    liked = {
        proposal.id: 10 * len(proposal.votes)
        + likeable(proposal.text, surname)
        + (proposal.seat != sight.seat)
        + rng.fraction()
        for proposal in public.proposals
    }
    return Picked(prompt.name, (max(liked, key=lambda proposal: liked[proposal]),))


ANSWERS: Mapping[str, Callable[[Sight, Prompt, Rng], SeatMove]] = {
    "upright": stand,
    "proposal": propose,
    "agree": agree,
    "ratings": choose,
    "lead": lead,
}
"""How each question is answered; all others by chance."""
