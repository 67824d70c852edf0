"""Written talk: sentences that everybody reads, with the referee reading along (KW-R15, KW-R16, KW-D15)."""

from spieleabend.games.kwando.state import Saying, State
from spieleabend.games.kwando.views import Marked, Said, SayingView, Signal, Signalled
from spieleabend.play.moves import Happening
from spieleabend.play.refereeing import Saying as Question
from spieleabend.play.refereeing import from_answer

MOST_SAYINGS = 60
"""Sentences of a turn; nobody can say more in three minutes."""

_QUESTION = "saying-"


def say(state: State, seat: int, text: str) -> list[Happening]:
    """Say a sentence."""
    state.said += 1
    saying = Saying(state.said, seat, text, list(state.held(seat)))
    state.sayings.append(saying)
    return [Said(saying_view(saying))]


def signal(state: State, seat: int, given: Signal) -> list[Happening]:
    """Say without words that one comes next, or somebody else; who says it again is heard, but nothing happens."""
    if state.signals[seat] == given:
        return []
    state.signals[seat] = given
    return [Signalled(seat, given)]


def saying_id(number: int) -> str:
    """How views and options name a sentence.

    >>> saying_id(4)
    's4'
    """
    return f"s{number}"


def saying_view(saying: Saying) -> SayingView:
    """A sentence as everybody sees it."""
    return SayingView(
        saying_id(saying.number),
        saying.seat,
        saying.text,
        saying.mark,
        saying.reason,
        saying.words,
        saying.decision,
    )


def unread(state: State) -> tuple[str, ...]:
    """The questions to the referee: one for each sentence that it has not read."""
    return tuple([f"{_QUESTION}{saying.number}" for saying in state.sayings if saying.mark == "unread"])


def question(state: State, name: str) -> Question:
    """What a question to the referee is about: a sentence, and the names of the persons that its speaker held.

    A teammate's person may be guessed (KW-D15), and who lies in the row already is no secret. Raises ValueError for
    a question that the state does not ask.
    """
    saying = _asked(state, name)
    return Question(saying.text, tuple([name for card in saying.held for name in state.cards[card].spellings]))


def remark(state: State, name: str, answer: str) -> list[Happening]:
    """Take what the referee says of a sentence. Raises IllegalMove for what is no remark."""
    said = from_answer(answer)
    saying = _asked(state, name)
    saying.mark, saying.reason, saying.words = said.mark, said.fault, said.words
    return [] if said.mark == "clear" else [Marked(saying_view(saying))]


def _asked(state: State, name: str) -> Saying:
    """The sentence of a question."""
    for saying in state.sayings:
        if name == f"{_QUESTION}{saying.number}":
            return saying
    raise ValueError(f"nobody asks {name}")
