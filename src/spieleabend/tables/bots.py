"""Bots: which seats of a match a bot plays now, what it answers, and when it has thought long enough."""

from collections.abc import Sequence

from spieleabend.play.match import Match
from spieleabend.play.moves import SeatMove
from spieleabend.play.prompts import Press, Prompt, waited_for
from spieleabend.play.randomness import Rng
from spieleabend.tables.pace import Pace
from spieleabend.tables.state import TableState


class Thinking:
    """What the bots of one table are thinking about; times are monotonic seconds."""

    def __init__(self, pace: Pace, rng: Rng) -> None:
        """`rng` decides how long a bot thinks and what it answers; it is not the match's chance."""
        self._pace = pace
        self._rng = rng
        self._ready_at: dict[tuple[int, int, int], float] = {}
        self._seats: tuple[int, ...] = ()
        self._seating = -1

    def attend_to(self, state: TableState, now: float) -> None:
        """Begin to think about every new prompt of a bot's seat, and forget those that are gone."""
        if self._seating != state.seating:
            self._seating = state.seating
            self._seats = tuple(seat for seat in range(len(state.seats)) if state.player(seat).played_by_bot)
        if not self._seats and not self._ready_at:
            return
        asked = _asked(state, self._seats)
        self._ready_at = {
            key: self._ready_at[key] if key in self._ready_at else now + self._pace.thinking(asked[key], self._rng)
            for key in asked
        }

    def overlook(self, seconds: float) -> None:
        """Have thought about nothing for so many seconds that have passed."""
        self._ready_at = {key: at + seconds for key, at in self._ready_at.items()}

    def next_answer(self) -> float | None:
        """When the first bot will have its answer."""
        return min(self._ready_at.values(), default=None)

    def answered(self, state: TableState, now: float) -> tuple[int, SeatMove] | None:
        """A seat whose bot has its answer at `now`, and the answer. Raises IllegalMove for one that is none."""
        for (_, seat, number), at in self._ready_at.items():
            if at <= now and state.match is not None:
                move = answer(state.match, seat, self._rng)
                state.match.check(seat, number, move)
                return seat, move
        return None


def answer(match: Match, seat: int, rng: Rng) -> SeatMove:
    """What a bot answers for `seat`; it sees nothing but that seat's views and prompts."""
    return match.game.bot(match.sight(seat), rng)


def _asked(state: TableState, seats: Sequence[int]) -> dict[tuple[int, int, int], tuple[Prompt, ...]]:
    """What is asked of these seats and waited for, by match number, seat and prompt number.

    Presses in a contest are no matter of thinking: `spieleabend.tables.contest` sees to them.
    """
    match = state.match
    if match is None or state.phase != "playing":
        return {}
    is_measured = match.waits.shouts and match.game.contest is not None
    return {
        (state.match_number, seat, match.prompt_numbers[seat]): prompts
        for seat in seats
        if (prompts := match.prompts.get(seat)) is not None
        and waited_for(prompts)
        and not (is_measured and all(type(prompt) is Press for prompt in prompts))
    }
