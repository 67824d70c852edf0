"""Another match that looks the same to one viewer: whatever the viewer cannot know is dealt anew."""

import msgspec
from msgspec import structs

from spieleabend.games.wollmilchsau.animals import ANIMALS, right_shouts
from spieleabend.games.wollmilchsau.state import State
from spieleabend.play.randomness import Rng


def redeal(state: State, viewer: int | None, rng: Rng) -> State:
    """Another state, as possible for `viewer` (a seat, or None for a watcher) by all that its views show.

    Below the tops of the piles lie other cards, and so they do in the safe and the lost ones. While people press, the
    die shows something else, another animal is barred unless the table shows it, and others have pressed something
    else.
    """
    other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
    _deal_anew(other, rng)
    if other.phase == "shouting" and not other.aloud:
        _roll_anew(other, viewer, rng)
    return other


def _deal_anew(state: State, rng: Rng) -> None:
    """Shuffle all cards that lie face down, or under another one (whoever remembers what was taken knows more)."""
    stacks = [state.discarded, *(seat.safe for seat in state.seats)]
    covered = [pile.cards[:-1] for pile in state.piles]
    hidden = [card for stack in (*stacks, *covered) for card in stack]
    dealt = list(hidden)
    rng.shuffle(dealt)
    instead = dict(zip(hidden, dealt, strict=True))
    for stack in stacks:
        stack[:] = [instead[card] for card in stack]
    for pile in state.piles:
        pile.cards[:-1] = [instead[card] for card in pile.cards[:-1]]
        if pile.marker is not None:
            pile.marker = instead[pile.marker]


def _roll_anew(state: State, viewer: int | None, rng: Rng) -> None:
    """Let the die and the barred animal be any that make wrong what the viewer has pressed, as the round goes on."""
    own = {shout.option for shout in state.shouts if shout.seat == viewer}
    barred = (state.barred,) if state.settings.barred_shown else (None, *ANIMALS)
    possible = [(die, other) for die in ANIMALS for other in barred]
    fitting = [one for one in possible if not own & set(right_shouts(one[0], state.visible, one[1]))]
    state.die, state.barred = rng.choice(fitting)
    wrong = [animal for animal in ANIMALS if animal not in right_shouts(state.die, state.visible, state.barred)]
    state.shouts = tuple(
        [shout if shout.seat == viewer else structs.replace(shout, option=rng.choice(wrong)) for shout in state.shouts]
    )
