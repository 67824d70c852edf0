"""A match: one play of one game, with the numbers that tell a fresh answer from a stale one."""

from spieleabend.play.errors import IllegalMove
from spieleabend.play.game import AnyGame, Result, Setup, Sight
from spieleabend.play.moves import Happening, Join, Move, SeatMove, TimeUp
from spieleabend.play.prompts import Prompt, Prompts, check_answer, waited_for
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import Waits


class Match:
    """A running or finished match. The state changes only by `play`, so the same moves give the same match.

    `prompt_numbers[seat]` changes when that seat's own prompts change, and when the same is asked anew: after the seat
    has answered what was waited for, and after a clock has run out. A move that names an older number is stale.
    `seats` counts the seats there are now, those of late guests too; `moves` the moves made.
    """

    def __init__(self, game: AnyGame, setup: Setup, rng: Rng) -> None:
        """Begin a match of `game`. Raises BadSetup where the setup does not fit it."""
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.rng = rng
        self.state = game.start(setup, rng)
        self.prompts: Prompts = game.prompts(self.state)
        self.waits: Waits = game.waits(self.state)
        self.prompt_numbers: dict[int, int] = dict.fromkeys(self.prompts, 1)
        self.moves = 0

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat as they stand."""
        return self.game.points(self.state)

    @property
    def result(self) -> Result | None:
        """None while the match runs."""
        result: Result | None = self.game.result(self.state)
        return result

    def check(self, seat: int, number: int, move: SeatMove) -> None:
        """Raise IllegalMove unless `move` answers one of the seat's prompts, whose number it names."""
        prompts = self.prompts.get(seat)
        if prompts is not None and number != self.prompt_numbers[seat]:
            raise IllegalMove("illegal-stale")
        check_answer(prompts, move)

    def play(self, seat: int | None, move: Move) -> list[Happening]:
        """Make a move and say what happened. Raises IllegalMove, and then nothing happened."""
        happened = self.game.play(self.state, seat, move, self.rng)
        self.moves += 1
        if type(move) is Join:
            self.seats += 1
        before, self.prompts = self.prompts, self.game.prompts(self.state)
        self.waits = self.game.waits(self.state)
        self._number(before, seat, move)
        return happened

    def _number(self, before: Prompts, seat: int | None, move: Move) -> None:
        """Number anew what is asked since `move`, which `seat` made when `before` was asked."""
        numbers, prompts = self.prompt_numbers, self.prompts
        for asked, own in prompts.items():
            own_before = before.get(asked)
            # Mostly it is the very same, and to compare what is in it would take longer than the move.
            if own is not own_before and own != own_before:
                numbers[asked] = numbers.get(asked, 0) + 1
            elif (asked == seat and _answers(move, own)) or (seat is None and _is_late(move, own)):
                numbers[asked] += 1
        if prompts.keys() != before.keys():
            for asked in before.keys() - prompts.keys():
                numbers[asked] += 1

    def sight(self, seat: int) -> Sight:
        """What a bot on `seat` may see."""
        game, state = self.game, self.state
        lore = None if game.lore is None else game.lore(state)
        return Sight(seat, game.public(state), game.private(state, seat), self.prompts.get(seat, ()), lore)


def _answers(move: Move, prompts: tuple[Prompt, ...]) -> bool:
    """Whether `move` answers one of `prompts` for which the match waits."""
    for prompt in prompts:  # noqa: SIM110 - asked at every move, and a generator costs twice as much
        if not prompt.optional and prompt.accepts(move):
            return True
    return False


def _is_late(move: Move, prompts: tuple[Prompt, ...]) -> bool:
    """Whether the clock that has run out waited for an answer to one of `prompts`."""
    return type(move) is TimeUp and waited_for(prompts)
