"""Writing down three answers (FD-R7), and having them compared."""

from itertools import combinations

from spieleabend.games.flotter_dreier.grouping import BLANK, are_apart, group, spelling
from spieleabend.games.flotter_dreier.reading import begin_reading
from spieleabend.games.flotter_dreier.state import State, enter, terms
from spieleabend.games.flotter_dreier.views import AllReady, SheetReady, SheetTakenBack
from spieleabend.play.comparing import Compared, Pair, from_answer
from spieleabend.play.moves import Happening

NAMES = ("first", "second", "third")
"""The prompts of the three lines, in order."""


def write(state: State, seat: int, prompt: str, text: str) -> list[Happening]:
    """Write a line of one's own sheet; nobody else notices."""
    state.seats[seat].lines[NAMES.index(prompt)] = text
    return []


def ready(state: State, seat: int) -> list[Happening]:
    """Have written down all that comes to mind, which may be less than three (FD-D3)."""
    state.seats[seat].ready = True
    happened: list[Happening] = [SheetReady(seat)]
    if all(here.ready for here in state.seats):
        close_writing(state, happened)
    return happened


def take_back(state: State, seat: int) -> list[Happening]:
    """Change one's sheet after all, as long as somebody else is writing."""
    state.seats[seat].ready = False
    return [SheetTakenBack(seat)]


def close_writing(state: State, happened: list[Happening]) -> None:
    """Collect the sheets and have all terms compared; where nobody has written anything the round is over."""
    happened.append(AllReady())
    if any(spelling(text) for text in terms(state)):
        enter(state, "judging")
    else:
        compare(state, Compared(), happened)


def judged(state: State, answer: str) -> list[Happening]:
    """Take the verdict of the judge of words. Raises IllegalMove for one about other terms."""
    happened: list[Happening] = []
    compare(state, from_answer(answer, len(terms(state))), happened)
    return happened


def compare(state: State, compared: Compared, happened: list[Happening]) -> None:
    """Group the terms (FD-D4); what the table has said this evening goes before what the judge says (FD-D14).

    Where the judge's pairs cannot all stand, those are heard first of which one spelling holds the other: "eine Bank"
    goes with "Bank" and not with "Bänke".
    """
    texts = terms(state)
    words = [spelling(text) for text in texts]
    apart = {frozenset(pair) for pair in state.different}
    # The newest word first, where the table has contradicted itself by way of a third.
    newest = {frozenset(pair): age for age, pair in enumerate(reversed(state.same))}

    def spelled(pair: Pair) -> frozenset[str]:
        return frozenset((words[pair[0]], words[pair[1]]))

    def is_unlike(pair: Pair) -> bool:
        one, other = words[pair[0]], words[pair[1]]
        return one not in other and other not in one

    said = [pair for pair in combinations(range(len(texts)), 2) if spelled(pair) in newest]
    said.sort(key=lambda pair: newest[spelled(pair)])
    state.groups = groups = group(texts, [*said, *sorted(compared.same, key=is_unlike)], apart)
    state.asks = tuple(
        [
            pair
            for pair in compared.ask
            if BLANK not in (groups[pair[0]], groups[pair[1]]) and not are_apart(groups, words, apart, *pair)
        ]
    )
    begin_reading(state, happened)
