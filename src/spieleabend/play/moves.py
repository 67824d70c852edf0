"""Moves: what a seat answers to a prompt, and what reaches a game from outside (seat None)."""

from typing import ClassVar

from msgspec import Struct


class Picked(Struct, frozen=True, tag_field="kind", tag="picked", forbid_unknown_fields=True):
    """These options of the Pick prompt called `prompt`, in this order."""

    prompt: str
    options: tuple[str, ...]


class Wrote(Struct, frozen=True, tag_field="kind", tag="wrote", forbid_unknown_fields=True):
    """A text for the Write prompt called `prompt`."""

    prompt: str
    text: str


class Counted(Struct, frozen=True, tag_field="kind", tag="counted", forbid_unknown_fields=True):
    """A number for the Number prompt called `prompt`."""

    prompt: str
    value: int


class Confirmed(Struct, frozen=True, tag_field="kind", tag="confirmed", forbid_unknown_fields=True):
    """A yes to the Confirm prompt called `prompt`."""

    prompt: str


class Pressed(Struct, frozen=True, tag_field="kind", tag="pressed", forbid_unknown_fields=True):
    """One of the options of the Press prompt called `prompt`, as fast as the finger could."""

    prompt: str
    option: str


SeatMove = Picked | Wrote | Counted | Confirmed | Pressed


class TimeUp(Struct, frozen=True, tag_field="kind", tag="time-up", forbid_unknown_fields=True):
    """The clock called `clock` of turn `turn` has run out."""

    clock: str
    turn: int


class Verdict(Struct, frozen=True, tag_field="kind", tag="verdict", forbid_unknown_fields=True):
    """A word judge or a vote has answered `question` with `answer`."""

    question: str
    answer: str


class Shout(Struct, frozen=True, forbid_unknown_fields=True):
    """One shout of a round: who, what, and after how many microseconds."""

    seat: int
    option: str
    microseconds: int


class Shouts(Struct, frozen=True, tag_field="kind", tag="shouts", forbid_unknown_fields=True):
    """All shouts of a round, in the order that counts, as `spieleabend.play.contest` puts them.

    The first `standing` of them stand: they came before the first right one or together with it, so those of them that
    are right are simultaneous; the others came too late. `false_starts` are seats that pressed before anybody could
    have seen what was shown; they have shouted nothing.
    """

    shouts: tuple[Shout, ...]
    standing: int
    false_starts: tuple[int, ...] = ()


class Join(Struct, frozen=True, tag_field="kind", tag="join", forbid_unknown_fields=True):
    """Somebody sat down late: the game makes one more seat, the last in order."""


class Leave(Struct, frozen=True, tag_field="kind", tag="leave", forbid_unknown_fields=True):
    """The seat will not be played any more, not even by a bot."""

    seat: int


class HostAction(Struct, frozen=True, tag_field="kind", tag="host-action", forbid_unknown_fields=True):
    """The host pressed one of the buttons that the game offers in `Waits.host_actions`."""

    action: str


OutsideMove = TimeUp | Verdict | Shouts | Join | Leave | HostAction
Move = SeatMove | OutsideMove


class Happening(Struct, frozen=True, tag_field="kind"):
    """Something everybody may know has happened; screens animate it. Each game derives its own, tagged."""

    __rules__: ClassVar[str] = "Built only from what public() shows."
