"""Another match that looks the same to one viewer: whatever the viewer cannot know is dealt anew."""

import msgspec

from spieleabend.games.wir_sind_schwanger.showing import may_look
from spieleabend.games.wir_sind_schwanger.state import State
from spieleabend.play.randomness import Rng


def redeal(state: State, viewer: int | None, rng: Rng) -> State:
    """Another state, as possible for `viewer` (a seat, or None for a watcher) by all that its views show.

    The stack and what others have won are other name cards, others hold other ratings and have ticked another
    proposal. (Whoever remembers which names were under the stack could rule some of these out; no view tells it.)
    """
    other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
    rng.shuffle(other.surnames)
    _deal_names_anew(other, viewer, rng)
    _choose_anew(other, viewer, rng)
    _tick_anew(other, viewer, rng)
    return other


def _deal_names_anew(state: State, viewer: int | None, rng: Rng) -> None:
    """Shuffle all name cards whose front the viewer does not see, the viewer's own points among them."""
    sees_own = viewer is not None and may_look(state, viewer)
    seats = [seat for number, seat in enumerate(state.seats) if number != viewer or not sees_own]
    hidden = [*state.stack, *(card for seat in seats for card in seat.won)]
    rng.shuffle(hidden)
    for seat in seats:
        seat.won = [hidden.pop() for _ in seat.won]
    state.stack = hidden


def _choose_anew(state: State, viewer: int | None, rng: Rng) -> None:
    """Let the others hold other ratings, but none that was led: whoever had it has placed it."""
    placed = {led.rating.id for led in state.leads} if state.phase == "leading" else set()
    possible = [place for place, name in enumerate(state.rating_ids) if name not in placed]
    for number, seat in enumerate(state.seats):
        if number != viewer and seat.hand:
            held = rng.sample(possible, len(seat.hand))
            seat.hand = tuple(held)
            seat.aside = tuple([place for place in range(len(state.rating_ids)) if place not in held])


def _tick_anew(state: State, viewer: int | None, rng: Rng) -> None:
    """Let the others have ticked another proposal."""
    for number, seat in enumerate(state.seats):
        if number != viewer and seat.ticked is not None:
            seat.ticked = rng.choice(state.proposals).id
