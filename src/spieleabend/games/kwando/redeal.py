"""Another match that looks the same to one viewer: whatever the viewer cannot know is dealt anew."""

import msgspec
from msgspec import structs

from spieleabend.games.kwando.state import State
from spieleabend.play.randomness import Rng


def redeal(state: State, viewer: int | None, rng: Rng) -> State:
    """Another state, as possible for `viewer` (a seat, or None for a watcher) by all that its views show.

    The pile and the hands that the viewer does not see hold other cards, and everybody is born on another day but
    those whom the decoder shows. (Whoever remembers earlier decoders could rule some of these out; no view tells it.)
    """
    other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
    _deal_anew(other, viewer, rng)
    _bear_anew(other, rng)
    return other


def _deal_anew(state: State, viewer: int | None, rng: Rng) -> None:
    """Shuffle all cards that the viewer does not see."""
    piles = [state.pile]
    playing = state.phase in ("laying", "checking")
    for number, team in enumerate(state.teams):
        for hand in team.hands:
            is_active = playing and number == state.active
            controls = viewer in state.controllers and state.settings.names_shown
            if not (is_active and (hand.seat == viewer or controls)) and not _lies_open(state, number):
                piles.append(hand.cards)
    hidden = [card for pile in piles for card in pile]
    dealt = list(hidden)
    rng.shuffle(dealt)
    instead = dict(zip(hidden, dealt, strict=True))
    for pile in piles:
        pile[:] = [instead[card] for card in pile]
    for saying in state.sayings:
        saying.held = [instead.get(card, card) for card in saying.held]


def _lies_open(state: State, team: int) -> bool:
    """Whether the decoder has shown what a team had left."""
    return state.phase in ("decoding", "finished") and state.decoded is not None and team == state.active


def _bear_anew(state: State, rng: Rng) -> None:
    """Exchange the birth dates of all whom the decoder does not show."""
    decoded = state.decoded
    shown = {card.id for card in (*decoded.row, *decoded.unlaid)} if decoded is not None else set[str]()
    hidden = [place for place, known in enumerate(state.cards) if known.id not in shown]
    dates = [(known.born, known.calendar, known.gregorian) for known in (state.cards[place] for place in hidden)]
    rng.shuffle(dates)
    cards = list(state.cards)
    for place, (born, calendar, gregorian) in zip(hidden, dates, strict=True):
        cards[place] = structs.replace(cards[place], born=born, calendar=calendar, gregorian=gregorian)
    state.cards = tuple(cards)
