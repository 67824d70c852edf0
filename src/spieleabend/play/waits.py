"""What a state needs from outside: clocks, verdicts, shouts, and what it lets the host and late guests do."""

from msgspec import Struct


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
