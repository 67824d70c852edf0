"""The course of a round: the die, the verdict, and who takes what; then the next one, a pause, or the end."""

from collections.abc import Collection

from spieleabend.games.wollmilchsau.animals import ANIMALS, largest
from spieleabend.games.wollmilchsau.piles import punish, secure
from spieleabend.games.wollmilchsau.result import winners
from spieleabend.games.wollmilchsau.shouting import in_turn, right_now, rolled, verdicts
from spieleabend.games.wollmilchsau.state import State, enter
from spieleabend.games.wollmilchsau.views import (
    DiePassed,
    DieRolled,
    Judged,
    MatchOver,
    Paused,
    RoundEmpty,
    RoundView,
)
from spieleabend.play.moves import Happening, Shouts
from spieleabend.play.randomness import Rng

EMPTY_ROUNDS_TO_A_PAUSE = 10
"""After so many rounds in a row in which nobody has shouted, the match rests (WM-D20)."""

PAUSES_TO_THE_END = 3
"""Where it would rest for so many times in a row, it is over (WM-D24)."""


def roll(state: State, rng: Rng) -> DieRolled:
    """Roll the die (WM-R5); the server does it for whoever has it (WM-D11)."""
    state.die = rng.choice(ANIMALS)
    state.passes = 0
    enter(state, "shouting")
    return DieRolled(state.roller, state.round, state.die if state.aloud else None)


def give_die_on(state: State) -> DiePassed:
    """Let the next seat have the die."""
    before = state.roller
    state.roller = (before + 1) % len(state.seats)
    return DiePassed(before, state.roller)


def pass_on(state: State, happened: list[Happening]) -> None:
    """Let the next seat roll and hear; where nobody wants to, that was an empty round (WM-D22)."""
    happened.append(give_die_on(state))
    state.passes += 1
    if state.passes < len(state.seats):
        enter(state, "rolling")
        return
    state.passes = 0
    if not _rests(state, happened):
        enter(state, "rolling")


def judge(state: State, heard: Shouts, measured: Collection[int], happened: list[Happening]) -> None:
    """Say who was right, punish who was wrong, and let those who were right take.

    Of the animals rightly named, the largest is barred next (WM-R10), none where nobody was right (WM-D5).
    """
    right = right_now(state)
    shouts = verdicts(heard, right, measured)
    scorers = [shout for shout in heard.shouts[: heard.standing] if shout.option in right]
    state.takers = in_turn(scorers, state.roller, len(state.seats))
    state.last = RoundView(state.round, state.roller, rolled(state), state.visible, right, shouts, state.takers)
    happened.append(Judged(state.last))
    state.barred = largest([animal for animal in right if any(shout.option == animal for shout in scorers)])
    state.die, state.shouts = None, ()
    for shout in shouts:
        if shout.verdict == "wrong":
            happened += punish(state, shout.seat)
    if shouts:
        state.empty_rounds = 0
        go_on(state, happened)
    elif not _rests(state, happened):
        begin_round(state)


def go_on(state: State, happened: list[Happening]) -> None:
    """Let the next one take, or begin another round; without cards the match is over (WM-R16)."""
    if not state.visible:
        _end(state, happened)
    elif state.takers:
        enter(state, "taking")
    else:
        begin_round(state)


def begin_round(state: State) -> None:
    """Give the die to the next seat (WM-D11)."""
    state.round += 1
    give_die_on(state)
    enter(state, "rolling")


def _rests(state: State, happened: list[Happening]) -> bool:
    """Whether a round in which nobody has shouted is one too many: count it, and pause or end the match then."""
    state.empty_rounds += 1
    happened.append(RoundEmpty(state.empty_rounds))
    if state.empty_rounds == EMPTY_ROUNDS_TO_A_PAUSE * PAUSES_TO_THE_END:
        _end(state, happened)
        return True
    if state.empty_rounds % EMPTY_ROUNDS_TO_A_PAUSE == 0:
        enter(state, "paused")
        happened.append(Paused())
        return True
    return False


def _end(state: State, happened: list[Happening]) -> None:
    """Let whoever has not taken yet secure, as no card is left (WM-D7), and end the match."""
    happened += [secure(state.seats[taker], taker) for taker in state.takers if state.seats[taker].open]
    state.takers = ()
    enter(state, "finished")
    happened.append(MatchOver(winners(state)))
