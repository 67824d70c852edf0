"""Agreeing on a name, where the others choose it: proposals, ticks, votes (WS-R32, WS-R35, WS-D11)."""

from spieleabend.games.wir_sind_schwanger.naming import draw, settle
from spieleabend.games.wir_sind_schwanger.state import State, enter
from spieleabend.games.wir_sind_schwanger.views import (
    NobodyProposed,
    NoProposal,
    ProposalChanged,
    ProposalView,
    Proposed,
    Ticked,
    VoteFailed,
    VoteTied,
)
from spieleabend.play.moves import Happening

PATIENCE = 2
"""After so many votes that failed, most ticks are enough (WS-D11)."""


def propose(state: State, number: int, text: str) -> list[Happening]:
    """Propose a first name; one that the seat proposed before is taken back, and ticks for it are void."""
    seat = state.seats[number]
    before = next((proposal for proposal in state.proposals if proposal.seat == number), None)
    made = ProposalView(f"p{state.proposed}", number, text, ())
    state.proposed += 1
    if before is None:
        state.proposals = (*state.proposals, made)
    else:
        state.proposals = tuple([made if proposal is before else proposal for proposal in state.proposals])
        for other in state.seats:
            if other.ticked == before.id:
                other.ticked = None
    happened: list[Happening] = [Proposed(number) if before is None else ProposalChanged(number)]
    if state.phase == "proposing":
        seat.answered = True
        go_on_when_all_have_answered(state, happened)
    return happened


def pass_on(state: State, number: int) -> list[Happening]:
    """Have no idea."""
    state.seats[number].answered = True
    happened: list[Happening] = [NoProposal(number)]
    go_on_when_all_have_answered(state, happened)
    return happened


def choosers(state: State) -> list[int]:
    """Everybody but the name-giver."""
    giver = state.giver
    return [number for number in range(len(state.seats)) if number != giver]


def go_on_when_all_have_answered(state: State, happened: list[Happening]) -> None:
    """Go on to the vote once nobody is thinking any more."""
    if all(state.seats[number].answered for number in choosers(state)):
        close_proposing(state, happened)


def close_proposing(state: State, happened: list[Happening]) -> None:
    """Vote on the proposals; without any the cards find the name after all (WS-D18)."""
    if state.proposals:
        begin_vote(state)
    else:
        happened.append(NobodyProposed())
        draw(state, happened)


def begin_vote(state: State) -> None:
    """Let everybody but the giver tick a proposal."""
    for seat in state.seats:
        seat.ticked = None
    enter(state, "agreeing")


def tick(state: State, number: int, proposal: str) -> list[Happening]:
    """Tick a proposal; when all have, the vote is counted."""
    state.seats[number].ticked = proposal
    happened: list[Happening] = [Ticked(number)]
    voters = choosers(state)
    if all(state.seats[voter].ticked for voter in voters):
        tally = count(state)
        if len(tally) == 1 or state.agreement == "majority" or state.attempt >= PATIENCE:
            elect(state, tally, happened)
        else:
            fail(state, happened)
    return happened


def count(state: State) -> dict[str, int]:
    """Ticks by the name that is proposed; who proposes the same name proposes one."""
    tally: dict[str, int] = {}
    names = {proposal.id: proposal.text.casefold() for proposal in state.proposals}
    for number in choosers(state):
        ticked = state.seats[number].ticked
        if ticked is not None:
            tally[names[ticked]] = tally.get(names[ticked], 0) + 1
    return tally


def fail(state: State, happened: list[Happening]) -> None:
    """Show who ticked what, and vote again."""
    state.attempt += 1
    state.proposals = tuple([_voted(state, proposal) for proposal in state.proposals])
    happened.append(VoteFailed(state.attempt))
    begin_vote(state)


def _voted(state: State, proposal: ProposalView) -> ProposalView:
    """A proposal with the seats that have ticked it."""
    votes = tuple([number for number, seat in enumerate(state.seats) if seat.ticked == proposal.id])
    return ProposalView(proposal.id, proposal.seat, proposal.text, votes)


def elect(state: State, tally: dict[str, int], happened: list[Happening]) -> None:
    """Take the name with most ticks; the giver decides between equals, of all where nobody ticked (WS-D11)."""
    most = max(tally.values(), default=0)
    best = {name for name, ticks in tally.items() if ticks == most}
    state.proposals = tuple([_voted(state, proposal) for proposal in state.proposals])
    tied: dict[str, ProposalView] = {}
    for proposal in state.proposals:
        name = proposal.text.casefold()
        if not best or name in best:
            tied.setdefault(name, proposal)
    for seat in state.seats:
        seat.ticked = None
    left = tuple(tied.values())
    if len(left) == 1:
        settle(state, left[0].text, happened)
        return
    state.tied = tuple([proposal.id for proposal in left])
    happened.append(VoteTied(state.giver))
    enter(state, "deciding")


def decide(state: State, proposal: str, happened: list[Happening]) -> None:
    """Let the giver break the tie (WS-D11)."""
    chosen = next(one for one in state.proposals if one.id == proposal)
    settle(state, chosen.text, happened)
