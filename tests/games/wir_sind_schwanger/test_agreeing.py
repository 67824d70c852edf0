"""The variants in which the others find the name: proposals, ticks, votes."""

import pytest

from spieleabend.games.wir_sind_schwanger.views import (
    NameSettled,
    NobodyProposed,
    NoProposal,
    ProposalChanged,
    Proposed,
    Ticked,
    VoteFailed,
    VoteTied,
)
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.prompts import Confirm, Write
from tests.games.playing import asked, pick
from tests.games.wir_sind_schwanger.play import (
    begin,
    declare,
    options_of,
    own,
    pass_on,
    propose,
    see,
    stand,
    state_of,
    tick,
)

VARIANTS = pytest.mark.parametrize("variant", ["others_choose", "free_choice"])


def proposing(variant: str = "free_choice", seats: int = 4, agreement: str = "everyone") -> Match:
    match = begin(seats, variant=variant, agreement=agreement, surnames=["Lang"])
    declare(match, "daughter")
    return match


def voting(variant: str = "free_choice", agreement: str = "everyone") -> Match:
    """Seats 1, 2 and 3 have proposed Ada, Bea and Cleo."""
    match = proposing(variant, agreement=agreement)
    for seat, name in ((1, "Ada"), (2, "Bea"), (3, "Cleo")):
        propose(match, seat, name)
    return match


def ready(match: Match) -> list[bool]:
    return [seat.ready for seat in see(match).seats]


@VARIANTS
def test_ws_d11_no_card_is_drawn_but_daughter_or_son_is_said(variant: str) -> None:
    match = proposing(variant)
    assert (see(match).phase, see(match).child, see(match).drawn) == ("proposing", "daughter", ())
    assert see(match).stack == 130 - 8
    assert asked(match, 0) == []
    for seat in (1, 2, 3):
        assert match.prompts[seat] == (Write("proposal", 1, 40), Confirm("no-proposal"))


def test_ws_r31_the_others_may_look_at_the_names_on_their_points() -> None:
    match = begin(4, variant="others_choose")
    assert [own(match, seat).own_names for seat in range(4)] == [()] * 4
    declare(match)
    for seat in (1, 2, 3):
        won = [state_of(match).cards.names[card] for card in reversed(state_of(match).seats[seat].won)]
        assert list(own(match, seat).own_names) == won
    assert own(match, 0).own_names == (), "the name-giver may not"
    for seat in (1, 2, 3):
        propose(match, seat, "Ada")
    assert see(match).phase == "agreeing"
    assert len(own(match, 1).own_names) == 2
    for seat in (1, 2, 3):
        tick(match, seat, "Ada")
    assert [own(match, seat).own_names for seat in range(4)] == [()] * 4


def test_ws_r34_in_free_choice_nobody_looks() -> None:
    match = voting("free_choice")
    assert [own(match, seat).own_names for seat in range(4)] == [()] * 4


@VARIANTS
def test_ws_r32_ws_r35_all_but_the_giver_tick_the_same_proposal(variant: str) -> None:
    match = voting(variant)
    assert see(match).phase == "agreeing"
    assert asked(match, 0) == []
    assert options_of(match, 1) == ("p0", "p1", "p2")
    assert tick(match, 1, "Bea") == [Ticked(1)]
    assert tick(match, 3, "Bea") == [Ticked(3)]
    assert tick(match, 2, "Bea") == [Ticked(2), NameSettled("Bea Lang")]
    assert (see(match).phase, see(match).name) == ("choosing", "Bea Lang")


def test_ws_r33_ws_r36_it_may_be_on_no_card_and_quite_unusual() -> None:
    match = proposing("others_choose")
    for seat in (1, 2, 3):
        propose(match, seat, "X Æ A-12 🦄")
    for seat in (1, 2, 3):
        match.play(seat, pick("agree", "p0"))
    assert see(match).name == "X Æ A-12 🦄 Lang"


@pytest.mark.parametrize("text", ["", " Ada", "Ada\nBea", "A" * 41])
def test_ws_d19_a_proposal_is_one_plain_line_of_at_most_40_characters(text: str) -> None:
    match = proposing()
    with pytest.raises(IllegalMove):
        propose(match, 1, text)
    propose(match, 1, "A" * 40)


def test_ws_d19_a_proposal_is_open_as_soon_as_it_is_made() -> None:
    match = proposing()
    assert propose(match, 2, "Bea") == [Proposed(2)]
    assert [(one.id, one.seat, one.text, one.votes) for one in see(match).proposals] == [("p0", 2, "Bea", ())]
    assert ready(match) == [False, False, True, False]
    assert asked(match, 2) == []


def test_ws_d18_who_has_no_idea_may_pass_and_votes_all_the_same() -> None:
    match = proposing()
    assert pass_on(match, 1) == [NoProposal(1)]
    propose(match, 2, "Bea")
    pass_on(match, 3)
    assert see(match).phase == "agreeing"
    for seat in (1, 2, 3):
        assert options_of(match, seat) == ("p0",)
        tick(match, seat, "Bea")
    assert see(match).name == "Bea Lang"


@pytest.mark.parametrize("stands", [False, True])
def test_ws_d18_where_nobody_has_an_idea_the_cards_find_the_name(stands: bool) -> None:
    match = begin(4, variant="free_choice", first_drawn_stands=stands)
    declare(match)
    pass_on(match, 1)
    pass_on(match, 3)
    happened = pass_on(match, 2)
    assert NobodyProposed() in happened
    if not stands:
        assert see(match).phase == "placing"
        stand(match)
    assert see(match).phase == "choosing"
    assert len(see(match).found) == 1


def test_ws_d11_ticks_are_hidden_until_all_have_ticked() -> None:
    one, other = voting(), voting()
    tick(one, 1, "Ada")
    tick(other, 1, "Cleo")
    assert see(one) == see(other)
    assert ready(one) == [False, True, False, False]
    assert (own(one, 1).ticked, own(other, 1).ticked) == ("p0", "p2")
    assert [own(one, seat) == own(other, seat) for seat in (0, 2, 3)] == [True] * 3


def fail(match: Match) -> None:
    """Let a vote fail: Bea gets two ticks, Ada one."""
    tick(match, 1, "Ada")
    tick(match, 2, "Bea")
    tick(match, 3, "Bea")


def test_ws_d11_ws_d19_a_vote_that_failed_is_open_and_all_tick_again() -> None:
    match = voting()
    tick(match, 1, "Ada")
    tick(match, 2, "Bea")
    assert tick(match, 3, "Bea") == [Ticked(3), VoteFailed(1)]
    assert (see(match).phase, see(match).attempt) == ("agreeing", 1)
    assert [one.votes for one in see(match).proposals] == [(1,), (2, 3), ()]
    assert ready(match) == [False] * 4
    assert [asked(match, seat) for seat in range(4)] == [[], *[["agree", "proposal"]] * 3]


def test_ws_d11_after_the_second_vote_that_failed_most_ticks_are_enough() -> None:
    match = voting()
    fail(match)
    fail(match)
    assert (see(match).phase, see(match).attempt) == ("agreeing", 2)
    fail(match)
    assert see(match).name == "Bea Lang"
    assert [one.votes for one in see(match).proposals] == [(1,), (2, 3), ()]


def test_ws_d11_where_the_table_likes_most_ticks_are_enough_at_once() -> None:
    match = voting(agreement="majority")
    fail(match)
    assert see(match).name == "Bea Lang"


def test_ws_d11_between_equals_the_name_giver_decides() -> None:
    match = voting(agreement="majority")
    tick(match, 1, "Ada")
    tick(match, 2, "Bea")
    assert tick(match, 3, "Cleo")[-1] == VoteTied(0)
    assert see(match).phase == "deciding"
    assert options_of(match, 0) == ("p0", "p1", "p2")
    assert [asked(match, seat) for seat in (1, 2, 3)] == [[], [], []]
    match.play(0, pick("decide", "p2"))
    assert see(match).name == "Cleo Lang"


def test_ws_d11_the_giver_decides_only_between_those_with_most_ticks() -> None:
    match = proposing(seats=6, agreement="majority")
    for seat in range(1, 6):
        propose(match, seat, f"Name {seat}")
    for seat, name in ((1, "Name 4"), (2, "Name 2"), (3, "Name 4"), (4, "Name 2"), (5, "Name 1")):
        tick(match, seat, name)
    assert options_of(match, 0) == ("p1", "p3")
    with pytest.raises(IllegalMove):
        match.play(0, pick("decide", "p0"))


def test_ws_d19_who_changes_a_proposal_makes_a_new_one_and_its_ticks_are_void() -> None:
    match = voting()
    tick(match, 1, "Bea")
    tick(match, 3, "Ada")
    assert asked(match, 3) == ["proposal"]
    assert match.prompts[3][0].optional
    assert propose(match, 2, "Beatrix") == [ProposalChanged(2)]
    assert [(one.id, one.text) for one in see(match).proposals] == [("p0", "Ada"), ("p3", "Beatrix"), ("p2", "Cleo")]
    assert ready(match) == [False, False, False, True]
    assert options_of(match, 1) == ("p0", "p3", "p2")
    with pytest.raises(IllegalMove):
        match.play(1, pick("agree", "p1"))


def test_ws_d19_an_answer_to_what_was_proposed_before_is_stale() -> None:
    match = voting()
    number = match.prompt_numbers[1]
    propose(match, 2, "Beatrix")
    with pytest.raises(IllegalMove, match="illegal-stale"):
        match.check(1, number, pick("agree", "p0"))


def test_ws_d19_who_passed_may_still_propose_while_the_others_vote() -> None:
    match = proposing()
    propose(match, 1, "Ada")
    pass_on(match, 2)
    pass_on(match, 3)
    assert propose(match, 3, "Cleo") == [Proposed(3)]
    assert options_of(match, 2) == ("p0", "p1")


def test_ws_d19_the_same_name_proposed_twice_is_one() -> None:
    match = proposing()
    for seat, name in ((1, "Ada"), (2, "ada"), (3, "Cleo")):
        propose(match, seat, name)
    tick(match, 1, "Ada")
    tick(match, 2, "ada")
    tick(match, 3, "Ada")
    assert see(match).name == "Ada Lang"


def test_ws_d19_nor_is_there_a_tie_between_a_name_and_itself() -> None:
    match = proposing(agreement="majority")
    for seat, name in ((1, "Ada"), (2, "ADA"), (3, "Cleo")):
        propose(match, seat, name)
    tick(match, 1, "ADA")
    tick(match, 2, "Ada")
    tick(match, 3, "Cleo")
    assert see(match).name == "Ada Lang"


@VARIANTS
def test_every_round_begins_with_no_proposal(variant: str) -> None:
    match = voting(variant)
    for seat in (1, 2, 3):
        tick(match, seat, "Ada")
    for seat in range(4):
        match.play(seat, pick("ratings", "w1", "w2", "w3", "w4", "w5"))
    for lead in ("w1", "w2", "w3", "w4", "w5"):
        leader = see(match).leader
        assert leader is not None
        match.play(leader, pick("lead", lead))
    assert (see(match).proposals, see(match).attempt, see(match).phase) == ((), 0, "declaring")
    declare(match)
    assert ready(match) == [False] * 4
    assert [asked(match, seat) for seat in (0, 1)] == [["proposal", "no-proposal"], []]
