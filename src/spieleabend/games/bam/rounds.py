"""A round of BAM!, from the naming of its master to the refilling of the hands, and how rounds follow."""

from msgspec.structs import replace

from spieleabend.games.bam.scoring import score
from spieleabend.games.bam.state import HAND, Entry, State
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
        return [*happened, RoundAnnulled(), *close_round(state, None, rng)]
    rng.shuffle(authors)
    state.entries = [
        Entry(author, state.seats[author].chosen, EntryView(f"e{place}", False, (), None, None, False, False))
        for place, author in enumerate(authors)
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


def close_judging(state: State, rng: Rng) -> list[Happening]:
    """Reveal the authors after the last verdict (BM-D2) and give the loser the red card (BM-R14)."""
    if state.best is None:
        raise ValueError("there is no verdict yet")
    for entry in state.entries:
        entry.view = replace(entry.view, author=entry.seat, shown=True, texts=texts(state, entry))
    winner = state.entries[state.best]
    loser = None if state.worst is None else state.entries[state.worst].seat
    lose_red(state, loser)
    state.outcome = Outcome(state.round, winner.seat, loser, None, annulled=False)
    state.highlights.append(
        Highlight(state.round, winner.seat, red_card(state).text, winner.view.texts, winner.view.edited)
    )
    authors = tuple(entry.seat for entry in state.entries)
    happened: list[Happening] = [AuthorsRevealed(authors, winner.seat, loser)]
    if len(winner.cards) > 1:
        enter(state, "keeping")
        return happened
    return happened + keep(state, winner.cards[0], rng)


def keep(state: State, card: int, rng: Rng) -> list[Happening]:
    """The winner keeps one of the cards it laid (BM-R12, BM-R13), and the round is over."""
    if state.best is None or state.outcome is None:
        raise ValueError("there is no winner yet")
    winner = state.entries[state.best].seat
    seat = state.seats[winner]
    seat.won = (*seat.won, card)
    text = state.cards.greys[card].text
    state.outcome = replace(state.outcome, kept=text)
    return [CardKept(winner, text), *close_round(state, card, rng)]


def close_round(state: State, kept: int | None, rng: Rng) -> list[Happening]:
    """Discard what was laid, then refill the hands (BM-R16, BM-R17, BM-D5), then name the next master."""
    for entry in state.entries:
        state.discard_pile += [card for card in entry.cards if card != kept]
    for seat in state.seats:
        if seat.chosen:
            seat.hand = tuple([card for card in seat.hand if card not in seat.chosen])
            seat.chosen = ()
    happened: list[Happening] = []
    master, seats = state.master or 0, len(state.seats)
    for number in (*range(master + 1, seats), *range(master)):
        happened += refill(state, number, rng)
    return happened + go_on(state)


def refill(state: State, number: int, rng: Rng) -> list[Happening]:
    """Fill a hand up to ten cards; where the draw pile is empty, the discards are the new one (BM-R19)."""
    seat = state.seats[number]
    missing = HAND - len(seat.hand)
    happened: list[Happening] = []
    drawn: list[int] = []
    while len(drawn) < missing:
        if not state.draw_pile:
            if not state.discard_pile:
                break
            state.draw_pile, state.discard_pile = state.discard_pile, []
            rng.shuffle(state.draw_pile)
            happened.append(Reshuffled(len(state.draw_pile)))
        drawn.append(state.draw_pile.pop())
    if drawn:
        seat.hand = (*seat.hand, *drawn)
        happened.append(Drawn(number, len(drawn)))
    return happened


def go_on(state: State) -> list[Happening]:
    """Next is the nearest to the left who was not master in this cycle yet (BM-R18, BM-R20, BM-D15)."""
    master, seats = state.master or 0, len(state.seats)
    to_the_left = (*range(master + 1, seats), *range(master + 1))
    due = [number for number in to_the_left if state.seats[number].mastered < state.cycle]
    if not state.red_pile or (not due and state.cycle == state.cycles):
        enter(state, "finished")
        return [MatchOver(score([(len(seat.won), len(seat.minus)) for seat in state.seats]).winners)]
    if not due:
        state.cycle += 1
        due = [*to_the_left]
    state.round += 1
    return name_master(state, due[0])
