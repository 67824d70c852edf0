"""What a table remembers for the whole evening: which words are the same, and which are not (FD-D14).

Each is a line that people can read: "sofa = couch", "bank ≠ bench". What is spelled alike never stands there.
"""

from spieleabend.games.flotter_dreier.grouping import spelling
from spieleabend.games.flotter_dreier.state import State
from spieleabend.play.errors import BadSetup

Pairs = list[tuple[str, str]]

SAME, DIFFERENT = "=", "≠"

MOST_REMEMBERED = 100
"""Of each kind, so many lines are kept for the next match, the newest ones."""


def remember(state: State, verdicts: Pairs, one: int, other: int) -> None:
    """Remember in `verdicts`, which are the state's own, what the table says of two terms; the newest word counts."""
    pair = (spelling(state.text(one)), spelling(state.text(other)))
    for said in (state.same, state.different):
        said[:] = [before for before in said if before not in (pair, pair[::-1])]
    if pair[0] != pair[1]:
        verdicts.append(pair)


def forget(state: State, number: int) -> None:
    """Keep nothing apart any more that the table has brought together in this group."""
    words = {spelling(state.text(place)) for place, other in enumerate(state.groups) if other == number}
    state.different[:] = [pair for pair in state.different if not words.issuperset(pair)]


def memory(state: State) -> tuple[str, ...]:
    """What the match leaves for the next one."""
    return (
        *[f"{one} {SAME} {other}" for one, other in state.same[-MOST_REMEMBERED:]],
        *[f"{one} {DIFFERENT} {other}" for one, other in state.different[-MOST_REMEMBERED:]],
    )


def recall(lines: tuple[str, ...]) -> tuple[Pairs, Pairs]:
    """The pairs that are the same, and those that are not. Raises BadSetup for a line that is none of ours."""
    pairs: dict[str, Pairs] = {SAME: [], DIFFERENT: []}
    for line in lines:
        # A spelling has no blank in it.
        match line.split(" "):
            case [one, sign, other] if one and other and sign in pairs:
                pairs[sign].append((one, other))
            case _:
                raise BadSetup("bad-memory", line=line)
    return pairs[SAME], pairs[DIFFERENT]
