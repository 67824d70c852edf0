"""A round of BAM!, from the naming of its master to the refilling of the hands, and how rounds follow."""

from spieleabend.games.bam.scoring import score
from spieleabend.games.bam.state import ENTRY_IDS, HAND, Entry, State
from spieleabend.games.bam.views import (
    AllChosen,
    AuthorsRevealed,
    CardKept,
    Drawn,
    EntryView,
    Highlight,
    MasterNamed,
    MatchOver,
    Outcome,
    Phase,
    RedTurned,
    RedView,
    Reshuffled,
    RoundAnnulled,
    SatOut,
)
from spieleabend.play.moves import Happening
from spieleabend.play.randomness import Rng

FACE_DOWN = tuple([EntryView(name, False, (), None, None, False, False) for name in ENTRY_IDS])
"""The entries before any is shown."""


def enter(state: State, phase: Phase) -> None:
    """Go on to a phase; its clock is a new one."""
    state.phase = phase
    state.turn += 1


def red_card(state: State) -> RedView:
    """The red card on the table."""
    if state.red is None:
        raise ValueError(f"no red card lies on the table while {state.phase}")
    return state.cards.reds[state.red]


def gaps(state: State) -> int:
    """The gaps of the red card on the table."""
    return red_card(state).gaps


def planned(state: State, cycles: int) -> int:
    """How many rounds the match has with so many cycles (BM-R20), as far as the red cards reach (BM-D4)."""
    due = sum(seat.mastered < state.cycle for seat in state.seats)
    later = due + (cycles - state.cycle) * len(state.seats) - (state.master is None)
    reds = len(state.red_pile) - (state.phase in ("pointing", "turning"))
    return state.round + min(later, reds)


def name_master(state: State, master: int, votes: tuple[int, ...] = ()) -> list[Happening]:
    """Name who is master of the round that begins."""
    state.master = master
    state.seats[master].mastered = state.cycle
    enter(state, "turning")
    return [MasterNamed(master, votes)]


def turn_red(state: State, rng: Rng) -> list[Happening]:
    """Turn the top red card (BM-R5). A hand that is too small for its gaps sits the round out (BM-D13)."""
    state.red = state.red_pile.pop()
    state.entries = []
    state.outcome = state.display = state.best = state.worst = None
    enter(state, "choosing")
    red = red_card(state)
    happened: list[Happening] = [RedTurned(red)]
    for number, seat in enumerate(state.seats):
        seat.sits_out = number != state.master and len(seat.hand) < red.gaps
        if seat.sits_out:
            happened.append(SatOut(number))
    if all_have_chosen(state):
        happened += close_choosing(state, rng)
    return happened


def all_have_chosen(state: State) -> bool:
    """Whether nobody is thinking any more (BM-R7)."""
    master = state.master
    for number, seat in enumerate(state.seats):
        if not seat.chosen and not seat.sits_out and number != master:
            return False
    return True


def close_choosing(state: State, rng: Rng) -> list[Happening]:
    """Shuffle what was laid, a seat's cards as one entry (BM-R7 to BM-R9, BM-D2); the late sit out."""
    happened: list[Happening] = []
    authors = []
    for number, seat in enumerate(state.seats):
        if seat.chosen:
            authors.append(number)
        elif number != state.master and not seat.sits_out:
            seat.sits_out = True
            happened.append(SatOut(number))
    if not authors:
        state.outcome = Outcome(state.round, None, None, None, annulled=True)
        lose_red(state, None)
        happened.append(RoundAnnulled())
        close_round(state, None, rng, happened)
        return happened
    rng.shuffle(authors)
    state.entries = [
        Entry(author, state.seats[author].chosen, view) for author, view in zip(authors, FACE_DOWN, strict=False)
    ]
    enter(state, "reading")
    happened.append(AllChosen(len(authors)))
    return happened


def texts(state: State, entry: Entry) -> tuple[str, ...]:
    """The texts of an entry's cards."""
    greys = state.cards.greys
    return tuple([greys[card].text for card in entry.cards])


def lose_red(state: State, loser: int | None) -> None:
    """Give the red card to the loser (BM-R14), or to nobody for good (BM-D4, BM-D14)."""
    if state.red is None:
        raise ValueError("there is no red card to lose")
    if loser is None:
        state.gone.append(state.red)
    else:
        seat = state.seats[loser]
        seat.minus = (*seat.minus, state.red)


def best_entry(state: State) -> Entry:
    """The entry that the master likes best."""
    if state.best is None:
        raise ValueError("there is no verdict yet")
    return state.entries[state.best]


def close_judging(state: State, rng: Rng, happened: list[Happening]) -> None:
    """Reveal the authors after the last verdict (BM-D2) and give the loser the red card (BM-R14)."""
    winner = best_entry(state)
    authors = []
    for entry in state.entries:
        seen, author = entry.view, entry.seat
        laid = seen.texts if seen.shown else texts(state, entry)
        entry.view = EntryView(seen.id, True, laid, seen.edited, author, seen.best, seen.worst)
        authors.append(author)
    loser = None if state.worst is None else state.entries[state.worst].seat
    lose_red(state, loser)
    state.outcome = Outcome(state.round, winner.seat, loser, None, False)
    state.highlights.append(
        Highlight(state.round, winner.seat, red_card(state).text, winner.view.texts, winner.view.edited)
    )
    happened.append(AuthorsRevealed(tuple(authors), winner.seat, loser))
    if len(winner.cards) > 1:
        enter(state, "keeping")
    else:
        keep(state, winner.cards[0], rng, happened)


def keep(state: State, card: int, rng: Rng, happened: list[Happening]) -> None:
    """The winner keeps one of the cards it laid (BM-R12, BM-R13), and the round is over."""
    winner = best_entry(state).seat
    loser = None if state.worst is None else state.entries[state.worst].seat
    seat = state.seats[winner]
    seat.won = (*seat.won, card)
    text = state.cards.greys[card].text
    state.outcome = Outcome(state.round, winner, loser, text, False)
    happened.append(CardKept(winner, text))
    close_round(state, card, rng, happened)


def close_round(state: State, kept: int | None, rng: Rng, happened: list[Happening]) -> None:
    """Discard what was laid, then refill the hands (BM-R16, BM-R17, BM-D5), then name the next master."""
    for entry in state.entries:
        seat = state.seats[entry.seat]
        hand = [*seat.hand]
        for card in entry.cards:
            hand.remove(card)
            if card != kept:
                state.discard_pile.append(card)
        seat.hand = tuple(hand)
        seat.chosen = ()
    order = to_the_left(state)
    for number in order[:-1]:
        refill(state, number, rng, happened)
    go_on(state, order, happened)


def to_the_left(state: State) -> list[int]:
    """The seats clockwise from the master's left neighbour to the master."""
    master, seats = state.master or 0, len(state.seats)
    return [*range(master + 1, seats), *range(master + 1)]


def refill(state: State, number: int, rng: Rng, happened: list[Happening]) -> None:
    """Fill a hand up to ten cards; where the draw pile is empty, the discards are the new one (BM-R19)."""
    seat = state.seats[number]
    missing = HAND - len(seat.hand)
    if missing < 1:
        return
    drawn = draw(state, missing)
    if len(drawn) < missing and state.discard_pile:
        state.draw_pile, state.discard_pile = state.discard_pile, []
        rng.shuffle(state.draw_pile)
        happened.append(Reshuffled(len(state.draw_pile)))
        drawn += draw(state, missing - len(drawn))
    if drawn:
        seat.hand = (*seat.hand, *drawn)
        happened.append(Drawn(number, len(drawn)))


def draw(state: State, count: int) -> list[int]:
    """The top cards of the draw pile, at least one is wanted; fewer where it ends."""
    drawn = state.draw_pile[: -count - 1 : -1]
    del state.draw_pile[-count:]
    return drawn


def go_on(state: State, order: list[int], happened: list[Happening]) -> None:
    """Next is the nearest to the left who was not master in this cycle yet (BM-R18, BM-R20, BM-D15)."""
    due = [number for number in order if state.seats[number].mastered < state.cycle]
    if not state.red_pile or (not due and state.cycle == state.cycles):
        enter(state, "finished")
        winners = score([(len(seat.won), len(seat.minus)) for seat in state.seats]).winners
        happened.append(MatchOver(winners))
        return
    if not due:
        state.cycle += 1
        due = order
    state.round += 1
    happened += name_master(state, due[0])
