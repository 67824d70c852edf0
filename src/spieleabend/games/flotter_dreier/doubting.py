"""The table's word counts: claims about the term that is being read, and votes on them (FD-D6, FD-D12 to FD-D14).

A claim is an option of one prompt: "unfit"; "same-r2", the same as the term read as r2; "own-0", the same as the first
line of one's own sheet; "part-3", what seat 3 means is something else.
"""

from collections.abc import Sequence
from itertools import product

from spieleabend.games.flotter_dreier.counting import first_reads, read_id, read_views, round_points, struck_groups
from spieleabend.games.flotter_dreier.grouping import LINES, hands, merge, part, spelling
from spieleabend.games.flotter_dreier.memory import forget, remember
from spieleabend.games.flotter_dreier.reading import named, show
from spieleabend.games.flotter_dreier.state import Claim, State, Vote, enter
from spieleabend.games.flotter_dreier.views import ClaimDecided, Claimed, ClaimView, ReadView, Recounted, Voted
from spieleabend.play.moves import Happening

UNFIT = "unfit"


def options(state: State) -> list[tuple[str, ...]]:
    """What each seat may claim of the term that is being read, if any.

    Whether it fits is asked before whether it is the same as another (FD-D12); of a term that is struck nothing more.
    A claim that the table has decided is not made again.
    """
    if not state.reads:
        return [()] * len(state.seats)
    number = state.groups[state.reads[-1]]
    if number in struck_groups(state):
        return [()] * len(state.seats)
    first, decided = first_reads(state), state.decided
    fits_is_open = state.strike and all(option == UNFIT for option in decided)
    before = [UNFIT] if fits_is_open else []
    before += [f"same-{read_id(index)}" for other, index in first.items() if other != number]
    after: list[str] = []
    if first[number] == len(state.reads) - 1:
        reader = state.reads[-1] // LINES
        after = [f"part-{seat}" for seat in hands(state.groups)[number] if seat != reader]
    before, after = [[option for option in shared if option not in decided] for shared in (before, after)]
    return [(*before, *own, *after) for own in _own_lines(state)]


def _own_lines(state: State) -> list[list[str]]:
    """By seat, the lines of its own sheet that are not named yet, as options of a claim."""
    done, decided = named(state), state.decided
    return [
        [
            f"own-{place - LINES * seat}"
            for place in range(LINES * seat, LINES * (seat + 1))
            if state.groups[place] not in done and f"own:{place}" not in decided
        ]
        for seat in range(len(state.seats))
    ]


def decided_as(option: str, place: int | None) -> str:
    """How a claim is remembered as decided: each seat has an "own-0" of its own."""
    return f"own:{place}" if option.startswith("own-") else option


def asks(state: State, seat: int) -> tuple[str, ...]:
    """Lines of a seat's own sheet about which the judge of words would ask: only the seat is told (FD-D12)."""
    if not state.asks or state.phase != "reading" or not state.reads:
        return ()
    number = state.groups[state.reads[-1]]
    # A line's own pairs alone: what the line shares with unread sheets of others must not show.
    asked = {place for pair in state.asks for place, other in (pair, pair[::-1]) if state.groups[other] == number}
    lines = {f"own-{place - LINES * seat}" for place in asked if place // LINES == seat}
    return tuple([option for option in options(state)[seat] if option in lines])


def claim(state: State, seat: int, option: str) -> list[Happening]:
    """Ask the table; the claim is the claimant's own vote."""
    kind, _, which = option.partition("-")
    match kind:
        case "same":
            state.claim = Claim(option, "same", seat, state.reads[int(which[1:])])
        case "own":
            place = LINES * seat + int(which)
            state.claim = Claim(option, "same", seat, place)
            state.shown = sorted({*state.shown, place})
        case "part":
            state.claim = Claim(option, "different", seat, leaving(state, int(which))[0])
        case _:
            state.claim = Claim(option, "unfit", seat, None)
    for here in state.seats:
        here.vote = None
    if seat in voters(state):
        state.seats[seat].vote = "yes"
    enter(state, "doubting")
    happened: list[Happening] = [Claimed(_open_view(state))]
    decide_when_certain(state, happened)
    return happened


def leaving(state: State, holder: int) -> list[int]:
    """Which lines leave the term that is being read if a holder means something else.

    The holder's own, and those of others who wrote it just like that, unless the reader did, too.
    """
    read = state.reads[-1]
    number = state.groups[read]
    own = [place for place in range(LINES * holder, LINES * (holder + 1)) if state.groups[place] == number]
    spelled = {spelling(state.text(place)) for place in own} - {spelling(state.text(read))}
    others = [
        place
        for place, other in enumerate(state.groups)
        if other == number and place // LINES != read // LINES and spelling(state.text(place)) in spelled
    ]
    return [*own, *[place for place in others if place not in own]]


def voters(state: State) -> Sequence[int]:
    """Who decides: everybody, or who has read the term, as the table likes (FD-D4)."""
    if state.deciders == "reader":
        return (state.reads[-1] // LINES,)
    return range(len(state.seats))


def vote(state: State, seat: int, answer: str) -> list[Happening]:
    """Say what one thinks, or that one does not mind; bots never do (FD-D12)."""
    votes: dict[str, Vote] = {"yes": "yes", "no": "no", "abstain": "abstain"}
    state.seats[seat].vote = votes[answer]
    happened: list[Happening] = [Voted(seat)]
    decide_when_certain(state, happened)
    return happened


def ballot(state: State) -> tuple[int, int, int]:
    """Votes for and against, and how many may still come."""
    votes = [state.seats[voter].vote for voter in voters(state)]
    return votes.count("yes"), votes.count("no"), votes.count(None)


def decide_when_certain(state: State, happened: list[Happening]) -> None:
    """Decide as soon as no vote that may still come could change it."""
    yes, no, open_votes = ballot(state)
    if yes > no + open_votes or no >= yes + open_votes:
        decide(state, happened)


def decide(state: State, happened: list[Happening]) -> None:
    """Do what more than half of the votes cast say; a tie leaves things as they were (FD-D12)."""
    claimed, view = _open(state), _open_view(state)
    yes, no, _ = ballot(state)
    state.decided.append(decided_as(claimed.option, claimed.place))
    before = read_views(state)
    if yes > no:
        accept(state, claimed)
    state.claim = None
    enter(state, "reading")
    happened.append(ClaimDecided(view, yes > no, yes, no))
    after = read_views(state)
    changed = [new.id for old, new in zip(before, after, strict=True) if _counts(old) != _counts(new)]
    if changed:
        points = [round_points(reads, len(state.seats)) for reads in (before, after)]
        changes = [new - old for old, new in zip(*points, strict=True)]
        happened.append(Recounted(tuple(changed), tuple(changes)))


def _counts(read: ReadView) -> tuple[object, ...]:
    """What a claim can change about a term that was read."""
    return read.holders, read.each, read.everybody, read.struck, read.merged


def accept(state: State, claimed: Claim) -> None:
    """Let it be as was claimed; every count that this touches is another one from now on."""
    read = state.reads[-1]
    if claimed.place is None:
        state.struck.append(read)
    elif claimed.doubt == "same":
        remember(state, state.same, read, claimed.place)
        state.groups = merge(state.groups, read, claimed.place)
        forget(state, state.groups[read])
        show(state, state.groups[read])
    else:
        leaves, number = leaving(state, claimed.place // LINES), state.groups[read]
        stays = [place for place, other in enumerate(state.groups) if other == number and place not in leaves]
        # All that leaves is apart from all that stays, else both would come together again by way of a third.
        for place, left in product(stays, leaves):
            remember(state, state.different, place, left)
        state.groups = part(state.groups, leaves)


def claim_view(state: State) -> ClaimView | None:
    """The claim that is voted on, if any."""
    return None if state.claim is None else _open_view(state)


def _open(state: State) -> Claim:
    """The claim that is voted on."""
    if state.claim is None:
        raise ValueError(f"nobody claims anything in {state.phase}")
    return state.claim


def _open_view(state: State) -> ClaimView:
    """What everybody sees of the claim that is voted on."""
    claimed = _open(state)
    read = state.reads[-1]
    kind, _, which = claimed.option.partition("-")
    asked = voters(state)
    return ClaimView(
        doubt=claimed.doubt,
        claimant=claimed.claimant,
        read=read_id(len(state.reads) - 1),
        text=state.text(read),
        other="" if claimed.place is None else state.text(claimed.place),
        other_read=which if kind == "same" else None,
        holder=int(which) if kind == "part" else None,
        voters=tuple(asked),
        voted=tuple([voter for voter in asked if state.seats[voter].vote is not None]),
    )
