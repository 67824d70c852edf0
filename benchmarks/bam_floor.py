"""BAM! without any interface: what a move of it costs in Python at the least, to judge the rules by.

One function, one loop, local names and plain lists. What it gets is what the rules get: the setup, the key, and the
very same Move objects with the ids of cards and entries in them. It does what the rules ask for, and checks it:

- who may move in which phase, what kind of move it is, which prompt it names; that the right number of different
  options is picked, and that a picked card is in that seat's hand, a picked entry on the table;
- one gap or two, taking back, hands too small to lay anything (they sit out), the shuffled stack of entries, best and
  worst, the double's winner who keeps one card, stacks of won and lost cards;
- discarding before refilling, the shuffled discards as the new pile, the next master in the cycle, the round counted,
  the end with points and winners, and the best sentences for it;
- what has happened, told by every move as a tuple of tuples.

It leaves out what a match between people who answer in time does not need: the vote for the first master, clocks, late
guests, the host's button, the edited sentence, a round in which nobody can lay a card. Nothing else can be asked of it
either: it has no state that anybody could look at, keep, or go on from after an illegal move.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import cast

from spieleabend.games.bam.cards import RedCard, gaps_of
from spieleabend.games.bam.state import HAND
from spieleabend.play.game import Result, Setup
from spieleabend.play.moves import Confirmed, Picked, SeatMove
from spieleabend.play.randomness import Rng

TURNING, CHOOSING, READING, WORST, KEEPING, FINISHED = range(6)
Told = tuple[object, ...]


def play_floor(  # noqa: C901 - all in one function is the point
    setup: Setup, key: bytes, moves: Sequence[tuple[int, SeatMove]]
) -> tuple[float, Result]:
    """Play a whole match of these moves; the seconds that it took once all was dealt, and its result.

    Raises AssertionError, or KeyError for an unknown id, where a move is not legal.
    """
    # Dealing, which is not measured.
    rng = Rng(key)
    shuffle = rng.shuffle
    reds = cast("tuple[RedCard, ...]", setup.deck.piles["red"])
    greys = setup.deck.piles["grey"]
    gaps_by_red = [gaps_of(card.text) for card in reds]
    place_of = {card.id: place for place, card in enumerate(greys)}
    red_pile, draw_pile = list(range(len(reds))), list(range(len(greys)))
    shuffle(red_pile)
    shuffle(draw_pile)
    seats = setup.seats
    hands: list[list[int]] = []
    for _ in range(seats):
        hands.append(draw_pile[: -HAND - 1 : -1])
        del draw_pile[-HAND:]
    entry_of = {f"e{place}": place for place in range(seats)}
    cycles = int(setup.options["cycles"])
    master = rng.below(seats)
    mastered = [0] * seats
    mastered[master] = cycle = round_ = 1
    chosen: list[list[int]] = [[] for _ in range(seats)]
    sits_out = [False] * seats
    won: list[list[int]] = [[] for _ in range(seats)]
    minus: list[list[int]] = [[] for _ in range(seats)]
    discards: list[int] = []
    gone: list[int] = []
    authors: list[int] = []
    shown: list[bool] = []
    highlights: list[tuple[int, int, int, list[int]]] = []
    red = gaps = thinking = hidden = best = winner = -1
    phase = TURNING
    result = Result((), ())
    told: tuple[Told, ...]

    began = perf_counter()
    for seat, move in moves:
        kept = -1
        if phase == CHOOSING:
            if seat == master or sits_out[seat]:
                raise AssertionError("nothing is asked")
            if chosen[seat]:
                if not isinstance(move, Confirmed) or move.prompt != "take-back":
                    raise AssertionError("no answer")
                chosen[seat] = []
                thinking += 1
                told = (("card-taken-back", seat),)
                continue
            if not isinstance(move, Picked) or move.prompt != "cards":
                raise AssertionError("no answer")
            options = move.options
            if len(options) != gaps:
                raise AssertionError("too many or too few")
            hand, laid = hands[seat], []
            for name in options:
                card = place_of[name]
                if card not in hand or card in laid:
                    raise AssertionError("not in hand, or twice")
                laid.append(card)
            chosen[seat] = laid
            thinking -= 1
            if thinking:
                told = (("card-laid", seat),)
                continue
            authors = [other for other in range(seats) if chosen[other]]
            shuffle(authors)
            hidden = len(authors)
            shown = [False] * hidden
            best = -1
            phase = READING
            told = ("card-laid", seat), ("all-chosen", hidden)
            continue
        if READING <= phase <= WORST:
            if seat != master:
                raise AssertionError("nothing is asked")
            if not isinstance(move, Picked):
                raise AssertionError("no answer")
            prompt, options = move.prompt, move.options
            if len(options) != 1:
                raise AssertionError("too many or too few")
            entry = entry_of[options[0]]
            if entry >= len(authors):
                raise AssertionError("no such entry")
            if prompt == "show":
                if not shown[entry]:
                    shown[entry] = True
                    hidden -= 1
                told = (("entry-shown", entry, [greys[card].text for card in chosen[authors[entry]]]),)
                continue
            if hidden:
                raise AssertionError("not all are shown")
            if phase == READING:
                if prompt != "best":
                    raise AssertionError("no answer")
                best, winner = entry, authors[entry]
                told = (("best-named", entry),)
                if len(authors) > 1:
                    phase = WORST
                    continue
                gone.append(red)
                loser = -1
            else:
                if prompt != "worst" or entry == best:
                    raise AssertionError("no answer")
                loser = authors[entry]
                minus[loser].append(red)
                told = (("worst-named", entry),)
            laid = chosen[winner]
            highlights.append((round_, winner, red, laid))
            told += (("authors-revealed", authors, winner, loser),)
            if len(laid) > 1:
                phase = KEEPING
                continue
            kept = laid[0]
        elif phase == TURNING:
            if seat != master:
                raise AssertionError("nothing is asked")
            if not isinstance(move, Confirmed) or move.prompt != "turn":
                raise AssertionError("no answer")
            red = red_pile.pop()
            gaps = gaps_by_red[red]
            thinking = 0
            told = (("red-turned", red),)
            for other in range(seats):
                if other != master:
                    sits_out[other] = len(hands[other]) < gaps
                    if sits_out[other]:
                        told += (("sat-out", other),)
                    else:
                        thinking += 1
            if not thinking:
                raise AssertionError("nobody can lay anything")
            phase = CHOOSING
            continue
        elif phase == KEEPING:
            if seat != winner:
                raise AssertionError("nothing is asked")
            if not isinstance(move, Picked) or move.prompt != "keep" or len(move.options) != 1:
                raise AssertionError("no answer")
            kept = place_of[move.options[0]]
            if kept not in chosen[winner]:
                raise AssertionError("not one of the two")
            told = ()
        else:
            raise AssertionError("the match is over")

        # The round is over.
        won[winner].append(kept)
        told += (("card-kept", winner, kept),)
        for author in authors:
            hand = hands[author]
            for card in chosen[author]:
                hand.remove(card)
                if card != kept:
                    discards.append(card)
            chosen[author] = []
        order = [*range(master + 1, seats), *range(master + 1)]
        for other in order[:-1]:
            hand = hands[other]
            missing = HAND - len(hand)
            if missing:
                if len(draw_pile) < missing and discards:
                    shuffle(discards)
                    draw_pile, discards = discards + draw_pile, []
                    told += (("reshuffled", len(draw_pile)),)
                drawn = draw_pile[: -missing - 1 : -1]
                del draw_pile[-missing:]
                hand += drawn
                told += (("drawn", other, len(drawn)),)
        due = [other for other in order if mastered[other] < cycle]
        if not red_pile or (not due and cycle == cycles):
            phase = FINISHED
            points = tuple([len(won[other]) - len(minus[other]) for other in range(seats)])
            rank = [(points[other], len(won[other])) for other in range(seats)]
            most = max(rank)
            result = Result(points, tuple([other for other in range(seats) if rank[other] == most]))
            told += (("match-over", result.winners),)
            continue
        if not due:
            cycle += 1
            due = order
        round_ += 1
        master = due[0]
        mastered[master] = cycle
        phase = TURNING
        told += (("master-named", master),)
    return perf_counter() - began, result
