"""Nothing of a sheet is visible to anybody before it is read, and no claim gives it away."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from spieleabend.games.flotter_dreier import GAME
from spieleabend.games.flotter_dreier.redeal import redeal
from spieleabend.play.match import Match
from spieleabend.play.moves import Picked
from tests.games.flotter_dreier.play import (
    at,
    begin,
    claim,
    claims,
    judge,
    last,
    next_term,
    open_round,
    own,
    place,
    read,
    see,
    state_of,
    vote,
    write_all,
)
from tests.games.support import rng_of, seen, viewers

NAMES = ("amber", "birch", "cedar", "daisy", "elder", "fennel", "gorse", "hazel")


def visible(match: Match, seat: int | None) -> str:
    """All that a viewer gets."""
    return seen(match, seat).decode()


def unread_of_others(match: Match, viewer: int | None) -> set[str]:
    """Texts that stand only on sheets of others, on lines that nobody has read or claimed."""
    state = state_of(match)
    done = {state.groups[place] for place in state.reads}
    hidden, known = set[str](), set[str]()
    for number, seat in enumerate(state.seats):
        for line, text in enumerate(seat.lines):
            where = 3 * number + line
            is_known = number == viewer or where in state.shown or state.groups[where] in done
            (known if is_known else hidden).add(text)
    return hidden - known - {""}


lines = st.lists(st.sampled_from((*NAMES, "")), min_size=3, max_size=3)
verdicts = st.lists(
    st.tuples(st.integers(0, 11), st.integers(0, 11)).filter(lambda pair: pair[0] != pair[1]), max_size=5
)


@given(
    st.lists(lines, min_size=4, max_size=4),
    verdicts,
    verdicts,
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 20), st.booleans()), max_size=12),
)
@settings(max_examples=80, deadline=None)
def test_no_sheet_is_seen_before_it_is_read_whatever_is_claimed(
    sheets: list[list[str]],
    same: list[tuple[int, int]],
    ask: list[tuple[int, int]],
    doubts: list[tuple[int, int, bool]],
) -> None:
    match = begin(4, rounds=1)
    write_all(match, sheets)
    if see(match).phase == "finished":
        return
    judge(match, same, ask)
    while see(match).phase == "reading":
        look(match)
        next_term(match)
        for seat, which, accepted in doubts[:2]:
            options = claims(match, seat)
            if options:
                claim(match, seat, options[which % len(options)])
                look(match)
                while see(match).phase == "doubting":
                    vote(match, {min(match.prompts): "yes" if accepted else "no"})
                look(match)
        doubts = doubts[2:]


def look(match: Match) -> None:
    """Nobody sees what stands unread on sheets of others."""
    for viewer in viewers(match):
        shown = visible(match, viewer)
        assert not [text for text in unread_of_others(match, viewer) if f'"{text}"' in shown]


def test_a_claim_shows_the_claimants_line_and_no_other() -> None:
    match = open_round([["sofa"], ["couch", "vase"], ["couch", "lamp"]])
    read(match, "sofa")
    claim(match, at(match, 1), "own-0")
    everywhere = visible(match, None) + visible(match, at(match, 0))
    assert "couch" in everywhere
    assert "vase" not in everywhere
    assert "lamp" not in everywhere
    assert [holder.seat for holder in last(match).holders] == [at(match, 0)], "who else has it shows only in the end"


def test_a_rejected_claim_gives_nobody_away() -> None:
    match = open_round([["sofa"], ["couch"], ["couch"], ["lamp"]])
    read(match, "sofa")
    claim(match, at(match, 1), "own-0")
    vote(match, {at(match, 0): "no", at(match, 3): "no"})
    assert [holder.seat for holder in last(match).holders] == [at(match, 0)]
    assert own(match, at(match, 2)).lines[0].read is None


def test_a_private_question_does_not_tell_what_others_wrote() -> None:
    """The judge asks about Anja's line and one that Bo wrote alike: only Anja's own pair is told to her."""
    match = begin(4)
    write_all(match, [["sofa"], ["couch"], ["Couch"], []])
    judge(match, ask=[(place(match, 0, 0), place(match, 2, 0))])
    read(match, "sofa")
    assert own(match, at(match, 2)).asks == ("own-0",)
    assert own(match, at(match, 1)).asks == ()


def test_while_people_write_others_may_have_written_anything() -> None:
    match = begin(4)
    write_all(match, [["moss"], ["fern"], ["reed"]])
    rng = rng_of("anything")
    for viewer in viewers(match):
        other = redeal(match.state, viewer, rng)
        assert GAME.public(other) == see(match)
        hidden = [seat for seat in range(3) if at(match, seat) != viewer]
        assert all(
            other.seats[at(match, seat)].lines != state_of(match).seats[at(match, seat)].lines for seat in hidden
        )
        if viewer is not None:
            assert msgspec.json.encode(GAME.private(other, viewer)) == msgspec.json.encode(own(match, viewer))


def test_a_vote_is_nobody_elses_business() -> None:
    match = open_round([["sofa"], ["couch"], ["lamp"], []])
    read(match, "sofa")
    claim(match, at(match, 1), "own-0")
    before = visible(match, None)
    for answer in ("yes", "no", "abstain"):
        again = open_round([["sofa"], ["couch"], ["lamp"], []])
        read(again, "sofa")
        claim(again, at(again, 1), "own-0")
        assert visible(again, None) == before
        again.play(at(again, 2), Picked("vote", (answer,)))
        assert [kind in visible(again, None) for kind in ('"yes"', '"no"', '"abstain"')] == [False, False, False]
