"""The rules of BAM! (`docs/rules/bam.md`): how a match begins, and what each move changes."""

from collections.abc import Callable, Mapping
from typing import cast

from msgspec.structs import replace

from spieleabend.games.bam.asking import LAST_CYCLE, choosing, prompts_of, waits
from spieleabend.games.bam.cards import MOST_GAPS, RedCard, sentence
from spieleabend.games.bam.rounds import (
    all_have_chosen,
    best_entry,
    close_choosing,
    close_judging,
    enter,
    gaps,
    keep,
    name_master,
    planned,
    red_card,
    refill,
    texts,
    turn_red,
)
from spieleabend.games.bam.showing import seat_view
from spieleabend.games.bam.state import ENTRY_IDS, HAND, SEATS, Hand, Seat, State, lay_out
from spieleabend.games.bam.views import (
    BestNamed,
    CardLaid,
    CardTakenBack,
    EntryShown,
    EntryView,
    LastCycleAnnounced,
    Pointed,
    SatOut,
    SeatJoined,
    SentenceEdited,
    TimeRanOut,
    WorstNamed,
)
from spieleabend.play.errors import BadSetup, IllegalMove
from spieleabend.play.game import Setup
from spieleabend.play.moves import Happening, HostAction, Join, Move, Picked, TimeUp, Wrote
from spieleabend.play.prompts import check_answer
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import awaited


def start(setup: Setup, rng: Rng) -> State:
    """Shuffle both stacks and deal whole hands (BM-R3): of a stacked grey pile, seat 0 gets the top ten.

    Raises BadSetup for a number of seats that BAM! does not take, for a red card without one or two gaps, and
    for a deck that is too small; only a stacked grey pile is dealt as far as it goes.
    """
    SEATS.check(setup.seats)
    reds = cast("tuple[RedCard, ...]", setup.deck.piles["red"])
    greys = setup.deck.piles["grey"]
    cards = lay_out(reds, greys)
    for card in cards.reds:
        if not 1 <= card.gaps <= MOST_GAPS:
            raise BadSetup("bam-bad-card-gaps", gaps=card.gaps)
    red_pile = setup.pile("red", rng)
    if not red_pile:
        raise BadSetup("bam-bad-deck", pile="red", has=0, needs=1)
    needs = setup.seats * HAND
    if "grey" not in (setup.stacked or {}) and len(greys) < needs:
        raise BadSetup("bam-bad-deck", pile="grey", has=len(greys), needs=needs)
    draw_pile = setup.pile("grey", rng)
    seats = []
    for _ in range(setup.seats):
        seats.append(Seat(tuple(reversed(draw_pile[-HAND:]))))
        del draw_pile[-HAND:]
    state = State(
        cards=cards,
        choose_seconds=int(setup.options["choose_seconds"]),
        judge_seconds=int(setup.options["judge_seconds"]),
        cycles=int(setup.options["cycles"]),
        seats=seats,
        red_pile=red_pile,
        draw_pile=draw_pile,
    )
    if setup.options["first_master"] == "drawn":
        name_master(state, rng.below(setup.seats))
    state.rounds = planned(state, state.cycles)
    return state


def play(state: State, seat: int | None, move: Move, rng: Rng) -> list[Happening]:
    """Make a move and say what happened. Raises IllegalMove for what is not asked; nothing changes then."""
    if seat is None:
        return _from_outside(state, move, rng)
    check_answer(prompts_of(state, seat), move)
    if isinstance(move, Picked):
        return PICKS[move.prompt](state, seat, move.options, rng)
    if isinstance(move, Wrote):
        return _edit(state, move.text)
    if seat == state.master:
        return turn_red(state, rng)
    _lay(state, seat, ())
    return [CardTakenBack(seat)]


def _from_outside(state: State, move: Move, rng: Rng) -> list[Happening]:
    """Make a move that comes from no seat."""
    if not awaited(waits(state), move):
        raise IllegalMove("illegal-not-awaited")
    match move:
        case TimeUp(clock):
            return [TimeRanOut(clock), *_time_up(state, clock, rng)]
        case HostAction(action) if action == LAST_CYCLE:
            state.cycles = state.cycle
            state.rounds = planned(state, state.cycles)
            return [LastCycleAnnounced()]
        case Join():
            return _join(state, rng)
        case _:
            raise AssertionError(f"{move} is awaited and unknown")


def _point(state: State, seat: int, options: tuple[str, ...], rng: Rng) -> list[Happening]:
    """Take somebody for the greatest talker (BM-R4)."""
    here = state.seats[seat]
    here.pointed = int(options[0])
    here.built.turn = 0
    if any(here.pointed is None for here in state.seats):
        return [Pointed(seat)]
    return [Pointed(seat), *_name_talker(state, rng)]


def _name_talker(state: State, rng: Rng) -> list[Happening]:
    """Whom most have pointed at begins, of several one by chance (BM-R4)."""
    pointed = [seat.pointed for seat in state.seats]
    votes = tuple(pointed.count(seat) for seat in range(len(pointed)))
    for seat in state.seats:
        seat.pointed = None
    most = max(votes)
    return name_master(state, rng.choice([seat for seat, count in enumerate(votes) if count == most]), votes)


def _choose(state: State, seat: int, options: tuple[str, ...], rng: Rng) -> list[Happening]:
    """Lay cards into the gaps, in this order (BM-R6, BM-R8)."""
    places = state.places
    _lay(state, seat, tuple([places[name] for name in options]))
    if all_have_chosen(state):
        return [CardLaid(seat), *close_choosing(state, rng)]
    return [CardLaid(seat)]


def _lay(state: State, number: int, cards: Hand) -> None:
    """Let a seat have laid these cards. As long as all choose, nothing but this seat looks different then."""
    seat, built = state.seats[number], state.built
    seat.chosen = cards
    seat.built.turn = 0
    if built.asked_turn == state.turn:
        built.asked = {**built.asked, number: choosing(state, number)}
    if built.seat_views_turn == state.turn:
        views = [*built.seat_views]
        views[number] = seat_view(seat)
        built.seat_views = tuple(views)


def _show(state: State, _seat: int, options: tuple[str, ...], _rng: Rng) -> list[Happening]:
    """Lay an entry open and put it on display (BM-R10)."""
    place = ENTRY_IDS.index(options[0])
    entry = state.entries[place]
    seen = entry.view
    if not seen.shown:
        seen = EntryView(seen.id, True, texts(state, entry), None, None, seen.best, seen.worst)
        entry.view = seen
    state.display = place
    return [EntryShown(seen.id, seen.texts)]


def _edit(state: State, text: str) -> list[Happening]:
    """Adapt the sentence on display so that it makes sense (BM-R11)."""
    if state.display is None:
        raise ValueError("no entry is on display")
    entry = state.entries[state.display]
    plain = sentence(red_card(state).text, entry.view.texts)
    entry.view = replace(entry.view, edited=None if text == plain else text)
    return [SentenceEdited(entry.view.id, text)]


def _name_best(state: State, _seat: int, options: tuple[str, ...], rng: Rng) -> list[Happening]:
    """The first verdict (BM-R12); with one entry it is the only one (BM-D14)."""
    state.best = ENTRY_IDS.index(options[0])
    entry = state.entries[state.best]
    seen = entry.view
    entry.view = EntryView(seen.id, seen.shown, seen.texts, seen.edited, None, True, False)
    happened: list[Happening] = [BestNamed(seen.id)]
    if len(state.entries) == 1:
        close_judging(state, rng, happened)
    else:
        enter(state, "worst")
    return happened


def _name_worst(state: State, _seat: int, options: tuple[str, ...], rng: Rng) -> list[Happening]:
    """The second verdict (BM-R14)."""
    state.worst = ENTRY_IDS.index(options[0])
    entry = state.entries[state.worst]
    seen = entry.view
    entry.view = EntryView(seen.id, seen.shown, seen.texts, seen.edited, None, False, True)
    happened: list[Happening] = [WorstNamed(seen.id)]
    close_judging(state, rng, happened)
    return happened


def _keep(state: State, _seat: int, options: tuple[str, ...], rng: Rng) -> list[Happening]:
    """The winner of a double chooses which of its two cards to keep (BM-R13, BM-D8)."""
    happened: list[Happening] = []
    keep(state, state.places[options[0]], rng, happened)
    return happened


PICKS: Mapping[str, Callable[[State, int, tuple[str, ...], Rng], list[Happening]]] = {
    "talker": _point,
    "cards": _choose,
    "show": _show,
    "best": _name_best,
    "worst": _name_worst,
    "keep": _keep,
}
"""What an answer to each Pick does: a seat picks these options."""


def _time_up(state: State, clock: str, rng: Rng) -> list[Happening]:
    """Go on without whoever was late: verdicts that are missing fall by chance (BM-D11)."""
    if clock == "point":
        return _name_talker(state, rng)
    if clock == "turn":
        return turn_red(state, rng)
    if clock == "choose":
        return close_choosing(state, rng)
    happened: list[Happening] = []
    if clock == "keep":
        keep(state, best_entry(state).cards[0], rng, happened)
        return happened
    ids = ENTRY_IDS[: len(state.entries)]
    if state.best is None:
        happened += _name_best(state, -1, (rng.choice(ids),), rng)
    if state.phase == "worst":
        others = [name for place, name in enumerate(ids) if place != state.best]
        happened += _name_worst(state, -1, (rng.choice(others),), rng)
    return happened


def _join(state: State, rng: Rng) -> list[Happening]:
    """A late guest gets the last seat and a hand and plays on, from this round where possible (BM-D15)."""
    number = len(state.seats)
    seat = Seat(())
    state.seats.append(seat)
    state.built.asked_turn = state.built.seat_views_turn = 0
    state.rounds = planned(state, state.cycles)
    happened: list[Happening] = [SeatJoined(number)]
    refill(state, number, rng, happened)
    if state.phase == "choosing":
        seat.sits_out = len(seat.hand) < gaps(state)
    else:
        seat.sits_out = state.phase in ("reading", "worst", "keeping")
    if seat.sits_out:
        happened.append(SatOut(number))
    return happened
