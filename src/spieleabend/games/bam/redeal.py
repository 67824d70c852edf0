"""Another match that looks the same to one viewer: whatever the viewer cannot know is dealt anew."""

import msgspec

from spieleabend.games.bam.state import Entry, State
from spieleabend.play.randomness import Rng


def redeal(state: State, viewer: int | None, rng: Rng) -> State:
    """Another state, as possible for `viewer` (a seat, or None for a watcher) by all that its views show.

    Others have other cards, piles another order, votes another target, and what is laid and not revealed has
    another author. (Whoever remembers what was discarded before a reshuffle could rule some of these out; no
    view tells it.)
    """
    other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
    rng.shuffle(other.red_pile)
    rng.shuffle(other.discard_pile)
    _point_anew(other, viewer, rng)
    if other.phase in ("reading", "worst"):
        _write_anew(other, viewer, rng)
    _deal_anew(other, viewer, rng)
    return other


def _point_anew(state: State, viewer: int | None, rng: Rng) -> None:
    """Let the others point elsewhere."""
    for number, seat in enumerate(state.seats):
        if number != viewer and seat.pointed is not None:
            seat.pointed = rng.choice([target for target in range(len(state.seats)) if target != number])


def _write_anew(state: State, viewer: int | None, rng: Rng) -> None:
    """Give the entries other authors; the viewer knows its own where it lies open, and only there."""
    entries = state.entries
    fixed = [place for place, entry in enumerate(entries) if entry.seat == viewer and entry.view.shown]
    authors = [entry.seat for place, entry in enumerate(entries) if place not in fixed]
    rng.shuffle(authors)
    hidden = [place for place, entry in enumerate(entries) if not entry.view.shown]
    for place, entry in enumerate(entries):
        if place not in fixed:
            entry.seat = authors.pop()
    # The viewer's own cards cannot be among those that lie open, unless it saw them there.
    for place, entry in enumerate(entries):
        if entry.seat == viewer and place not in fixed and place not in hidden:
            swapped = entries[rng.choice(hidden)]
            entry.seat, swapped.seat = swapped.seat, entry.seat


def _deal_anew(state: State, viewer: int | None, rng: Rng) -> None:
    """Deal what is hidden: the others' hands, what they laid and nobody has seen, and the draw pile."""
    in_play = state.phase in ("reading", "worst", "keeping")
    laid = {entry.seat: entry for entry in state.entries if in_play}
    hidden = [*state.draw_pile]
    sizes = {}
    for number, seat in enumerate(state.seats):
        if number != viewer:
            hidden += seat.hand
            sizes[number] = len(seat.hand), len(seat.chosen)
    for entry in laid.values():
        if entry.view.shown and entry.seat != viewer:
            hidden = [card for card in hidden if card not in entry.cards]
    rng.shuffle(hidden)
    for number, (held, chosen) in sizes.items():
        seat = state.seats[number]
        seat.chosen = _cards_laid(laid.get(number), chosen, hidden)
        hand = [*seat.chosen, *(hidden.pop() for _ in range(held - chosen))]
        rng.shuffle(hand)
        seat.hand = tuple(hand)
    for entry in laid.values():
        entry.cards = state.seats[entry.seat].chosen
    state.draw_pile = hidden


def _cards_laid(entry: Entry | None, count: int, hidden: list[int]) -> tuple[int, ...]:
    """What a seat has laid: the cards that lie open, or as many of the hidden ones."""
    if entry is not None and entry.view.shown:
        return entry.cards
    return tuple(hidden.pop() for _ in range(count))
