"""Another match that looks the same to one viewer: whatever the viewer cannot know is dealt anew."""

import msgspec

from spieleabend.games.flotter_dreier.grouping import BLANK, LINES
from spieleabend.games.flotter_dreier.reading import named, next_place
from spieleabend.games.flotter_dreier.state import State, clockwise
from spieleabend.play.randomness import Rng

LETTERS = "aeioulnrstäßłż"


def redeal(state: State, viewer: int | None, rng: Rng) -> State:
    """Another state, as possible for `viewer` (a seat, or None for a watcher) by all that its views show.

    Cards that are not turned lie in another order; on sheets of others stands something else, as far as nobody has
    read it, and what the judge says about that is another matter, too.
    """
    other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
    for pile in (other.qualities, other.things):
        rng.shuffle(pile.stack)
    hidden = _hidden(state, viewer)
    for place in hidden:
        other.seats[place // LINES].lines[place % LINES] = _something(rng)
    if state.groups:
        must_read = next_place(state)
        groups = list(state.groups)
        for place in hidden:
            # Where who wrote nothing does not count, points tell whether somebody did.
            keeps_blanks = not state.silent_count or place == must_read
            is_blank = state.groups[place] == BLANK if keeps_blanks else rng.below(3) == 0
            if is_blank:
                other.seats[place // LINES].lines[place % LINES] = ""
            groups[place] = BLANK if is_blank else len(groups) + place
        other.groups = tuple(groups)
        other.asks = tuple([pair for pair in state.asks if not {*pair} & {*hidden}])
    return other


def _hidden(state: State, viewer: int | None) -> list[int]:
    """Places whose text the viewer cannot know: on sheets of others, neither read nor claimed.

    Of a sheet that has been passed in the order of reading everybody knows that nothing more stands there.
    """
    if state.phase in ("turning", "round-over", "finished"):
        return []
    seats = range(len(state.seats))
    place = next_place(state) if state.groups else 0
    if place is None:
        return []
    order = clockwise(state.starter, len(state.seats))
    to_come = order[order.index(place // LINES) :] if state.groups else seats
    done = named(state) - {BLANK} if state.groups else set[int]()
    return [
        place
        for seat in to_come
        if seat != viewer
        for place in range(LINES * seat, LINES * (seat + 1))
        if place not in state.shown and (not state.groups or state.groups[place] not in done)
    ]


def _something(rng: Rng) -> str:
    """What might stand on a line."""
    return "".join(rng.choice(LETTERS) for _ in range(rng.between(1, 12)))
