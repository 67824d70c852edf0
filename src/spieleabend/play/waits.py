"""What a state needs from outside: clocks, verdicts, shouts, and what it lets the host and late guests do."""

from msgspec import Struct

from spieleabend.play.moves import HostAction, Join, Move, Shouts, TimeUp, Verdict


class Clock(Struct, frozen=True):
    """A named clock that runs `milliseconds` from the record after which `(name, turn)` first appeared."""

    name: str
    turn: int
    milliseconds: int


class Waits(Struct, frozen=True):
    """What a game would take from outside right now; it refuses every other outside move.

    `clocks` may bring TimeUp, `verdicts` name questions for a Verdict, `shouts` says that Shouts close the round,
    `host_actions` are the buttons for HostAction, `joins` says that a late guest may sit down.
    """

    clocks: tuple[Clock, ...] = ()
    verdicts: tuple[str, ...] = ()
    shouts: bool = False
    host_actions: tuple[str, ...] = ()
    joins: bool = False


NOTHING = Waits()


def awaited(waits: Waits, move: Move) -> bool:
    """Whether `move` is an outside move that `waits` would take."""
    match move:
        case TimeUp(name, turn):
            return any(clock.name == name and clock.turn == turn for clock in waits.clocks)
        case Verdict(question):
            return question in waits.verdicts
        case Shouts():
            return waits.shouts
        case HostAction(action):
            return action in waits.host_actions
        case Join():
            return waits.joins
        case _:
            return False
