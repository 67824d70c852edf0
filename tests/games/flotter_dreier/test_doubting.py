"""The table's word counts: what may be claimed, how it is decided, and what is counted anew."""

from collections.abc import Sequence

import pytest

from spieleabend.games.flotter_dreier.views import (
    ClaimDecided,
    Claimed,
    ClaimView,
    HolderView,
    Recounted,
    TimeRanOut,
    Voted,
)
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Happening, Picked
from spieleabend.play.options import OptionValue
from tests.games.flotter_dreier.play import (
    Sheets,
    agree,
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
    read_all,
    read_of,
    see,
    totals,
    vote,
    write_all,
)
from tests.games.playing import kinds, time_up

SHEETS = [["sofa", "lamp"], ["couch", "lamp"], ["settee", "vase"], ["couch", "sofa"]]
"""The start player's sheet first; read in the order sofa, lamp, couch, settee, vase."""


def seats(match: Match, *numbers: int) -> list[int]:
    return [at(match, number) for number in numbers]


class TestWhoMayClaimWhat:
    def test_fd_d12_the_term_may_be_the_same_as_one_already_read(self) -> None:
        match = open_round(SHEETS)
        read(match, "couch")
        for seat in range(4):
            assert {"same-r0", "same-r1"} <= {*claims(match, seat)}

    def test_fd_d12_or_as_a_line_of_ones_own_that_is_not_read_yet(self) -> None:
        match = open_round(SHEETS)
        read(match, "sofa")
        mine = {
            number: [option for option in claims(match, at(match, number)) if option.startswith("own")]
            for number in range(4)
        }
        assert mine == {0: ["own-1"], 1: ["own-0", "own-1"], 2: ["own-0", "own-1"], 3: ["own-0"]}

    def test_fd_d12_nobody_can_claim_anything_of_a_sheet_that_is_not_read(self) -> None:
        match = open_round(SHEETS)
        read(match, "sofa")
        with pytest.raises(IllegalMove):
            claim(match, at(match, 0), "own-0")
        with pytest.raises(IllegalMove):
            claim(match, at(match, 0), "same-r1")

    def test_before_anything_is_read_there_is_nothing_to_doubt(self) -> None:
        match = open_round(SHEETS)
        assert all(claims(match, seat) == () for seat in range(4))

    def test_what_a_hand_means_may_be_something_else(self) -> None:
        match = open_round(SHEETS)
        read(match, "sofa")
        assert [option for option in claims(match, at(match, 2)) if option.startswith("part")] == [
            f"part-{at(match, 3)}"
        ]

    def test_fd_d6_striking_is_an_option(self) -> None:
        assert "unfit" in claims(read_first(open_round(SHEETS)), 0)
        assert "unfit" not in claims(read_first(open_round(SHEETS, strike=False)), 0)

    def test_one_claim_at_a_time(self) -> None:
        match = read_first(open_round(SHEETS))
        claim(match, at(match, 1), "unfit")
        assert all(claims(match, seat) == () for seat in range(4))
        with pytest.raises(IllegalMove):
            match.play(at(match, 0), Confirmed("next"))

    def test_what_the_table_has_decided_is_not_asked_again(self) -> None:
        match = claimed()
        vote(match, {at(match, 0): "no", at(match, 2): "no"})
        assert "own-0" not in claims(match, at(match, 1))
        assert "own-0" in claims(match, at(match, 2)), "that is another line"
        assert "own-1" in claims(match, at(match, 1))

    def test_fd_d12_whether_it_fits_is_asked_before_whether_it_is_the_same(self) -> None:
        match = read_first(open_round(SHEETS))
        assert claims(match, at(match, 1))[0] == "unfit"
        claim(match, at(match, 1), "own-0")
        agree(match)
        assert "unfit" not in claims(match, at(match, 1))
        read(match, "lamp")
        assert "unfit" in claims(match, at(match, 1))

    def test_of_a_struck_term_nothing_more_is_claimed(self) -> None:
        match = read_first(open_round(SHEETS))
        claim(match, at(match, 1), "unfit")
        agree(match)
        assert last(match).struck
        assert all(claims(match, seat) == () for seat in range(4))


def read_first(match: Match) -> Match:
    read(match, "sofa")
    return match


def claimed(sheets: Sheets = SHEETS, **options: OptionValue) -> Match:
    """The second says that their couch is the same as the sofa, which is read."""
    match = read_first(open_round(sheets, **options))
    claim(match, at(match, 1), "own-0")
    return match


def open_claim(match: Match) -> ClaimView:
    """The claim that is voted on."""
    view = see(match).claim
    assert view is not None
    return view


def decided(happened: Sequence[Happening]) -> list[tuple[bool, int, int]]:
    """Which claims the table has decided: whether they are accepted, and the votes for and against."""
    return [(one.accepted, one.yes, one.no) for one in happened if isinstance(one, ClaimDecided)]


class TestTheJudgesQuestions:
    def asked(self) -> Match:
        """The judge would ask about sofa and couch, sofa and settee, couch and settee."""
        match = begin(4)
        write_all(match, SHEETS)
        sofa, couch, settee = place(match, 0, 0), place(match, 1, 0), place(match, 2, 0)
        judge(match, ask=[(sofa, couch), (sofa, settee), (couch, settee)])
        return match

    def test_fd_d12_about_an_unread_line_only_its_writer_is_asked(self) -> None:
        match = self.asked()
        read(match, "sofa")
        assert last(match).asks == ()
        assert [own(match, at(match, number)).asks for number in range(4)] == [(), ("own-0",), ("own-0",), ()]

    def test_about_terms_that_are_read_everybody_is_asked(self) -> None:
        match = self.asked()
        read(match, "couch")
        assert last(match).asks == ("r0",)
        assert own(match, at(match, 1)).asks == ()
        assert own(match, at(match, 2)).asks == ("own-0",)
        read(match, "settee")
        assert last(match).asks == ("r0", "r2")

    def test_a_question_that_the_table_has_answered_is_not_put_again(self) -> None:
        match = self.asked()
        read(match, "couch")
        claim(match, at(match, 2), "same-r0")
        vote(match, {at(match, 0): "no", at(match, 1): "no"})
        assert last(match).asks == ()

    def test_when_the_next_term_is_read_the_question_is_gone(self) -> None:
        match = self.asked()
        read(match, "lamp")
        assert [own(match, seat).asks for seat in range(4)] == [(), (), (), ()]


class TestVoting:
    def test_a_claim_is_one_tap_and_the_claimants_vote(self) -> None:
        match = read_first(open_round(SHEETS))
        claimant = at(match, 1)
        happened = claim(match, claimant, "own-0")
        view = ClaimView("same", claimant, "r0", "sofa", "couch", None, None, None, (0, 1, 2, 3), (claimant,), ())
        assert happened == [Claimed(view)]
        assert see(match).claim == view
        assert sorted(match.prompts) == sorted({0, 1, 2, 3} - {claimant})

    def test_fd_d12_more_than_half_of_the_votes_cast_decide(self) -> None:
        match = claimed()
        happened = vote(match, {at(match, 0): "no", at(match, 2): "abstain", at(match, 3): "yes"})
        assert decided(happened) == [(True, 2, 1)]

    def test_fd_d12_a_tie_leaves_things_as_they_were(self) -> None:
        match = read_first(open_round(SHEETS))
        before = see(match).reads, match.points
        claim(match, at(match, 1), "own-0")
        happened = vote(match, {at(match, 0): "no", at(match, 2): "abstain", at(match, 3): "abstain"})
        assert decided(happened) == [(False, 1, 1)]
        assert (see(match).reads, match.points) == before

    def test_fd_d12_after_fifteen_seconds_those_votes_count_that_were_cast(self) -> None:
        match = claimed()
        (clock,) = match.waits.clocks
        assert (clock.name, clock.milliseconds) == ("vote", 15_000)
        happened = time_up(match)
        assert happened[0] == TimeRanOut("vote")
        assert decided(happened) == [(True, 1, 0)]

    def test_fd_d12_whoever_has_no_vote_says_so_and_bots_always_do(self) -> None:
        match = claimed()
        for number in (0, 2, 3):
            seat = at(match, number)
            assert match.game.bot(match.sight(seat), match.rng) == Picked("vote", ("abstain",))
        happened = vote(match, dict.fromkeys(seats(match, 0, 2, 3), "abstain"))
        assert decided(happened) == [(True, 1, 0)]

    def test_a_vote_is_closed_as_soon_as_nothing_can_change_it(self) -> None:
        match = claimed()
        assert kinds(vote(match, {at(match, 0): "yes", at(match, 2): "yes"})) == [
            "voted",
            "voted",
            "claim-decided",
            "recounted",
        ]
        match = claimed()
        vote(match, {at(match, 0): "no"})
        assert see(match).phase == "doubting"
        vote(match, {at(match, 2): "no"})
        assert see(match).phase == "reading", "one more yes would make it a tie"

    def test_nobody_learns_who_voted_what(self) -> None:
        match = claimed()
        assert vote(match, {at(match, 0): "no"}) == [Voted(at(match, 0))]
        view = open_claim(match)
        assert view.voted == tuple(sorted(seats(match, 0, 1)))

    def test_who_abstains_is_listed_apart_from_the_voters(self) -> None:
        match = claimed([*SHEETS, ["lamp"], ["vase"]])
        vote(match, {at(match, 0): "abstain", at(match, 2): "no", at(match, 3): "abstain"})
        view = open_claim(match)
        assert view.voters == tuple(sorted(seats(match, 1, 2, 4, 5)))
        assert view.voted == tuple(sorted(seats(match, 1, 2)))
        assert view.abstained == tuple(sorted(seats(match, 0, 3)))
        assert view.decider is None

    def test_fd_d4_the_reader_decides_where_the_table_likes(self) -> None:
        match = read_first(open_round(SHEETS, deciders="reader"))
        reader = at(match, 0)
        claim(match, at(match, 1), "own-0")
        view = open_claim(match)
        assert view.decider == reader
        assert kinds(vote(match, {reader: "yes"})) == ["voted", "claim-decided", "recounted"]
        claim(match, at(match, 2), "own-0")
        assert kinds(vote(match, {reader: "no"})) == ["voted", "claim-decided"]
        assert [holder.text for holder in last(match).holders] == ["sofa", "couch", "couch"]

    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_fd_d4_the_readers_vote_counts_alone_whatever_the_others_say(self, answer: str) -> None:
        match = claimed(deciders="reader")
        other = "no" if answer == "yes" else "yes"
        vote(match, {at(match, 2): other, at(match, 3): other})
        assert see(match).phase == "doubting", "the reader has not said anything yet"
        happened = vote(match, {at(match, 0): answer})
        expected = (True, 1, 0) if answer == "yes" else (False, 0, 1)
        assert decided(happened) == [expected]

    @pytest.mark.parametrize(("answer", "expected"), [("yes", (True, 2, 0)), ("no", (False, 1, 2))])
    def test_fd_d4_where_the_reader_abstains_the_table_decides(
        self, answer: str, expected: tuple[bool, int, int]
    ) -> None:
        """A bot reads, or stands in for a reader who has left."""
        match = claimed(deciders="reader")
        reader = at(match, 0)
        assert match.game.bot(match.sight(reader), match.rng) == Picked("vote", ("abstain",))
        vote(match, {reader: "abstain"})
        view = open_claim(match)
        assert view.decider is None
        happened = vote(match, {at(match, 2): answer})
        if see(match).phase == "doubting":
            happened = vote(match, {at(match, 3): answer})
        assert decided(happened) == [expected]

    def test_fd_d4_one_person_among_bots_can_doubt_what_a_bot_reads(self) -> None:
        match = claimed(deciders="reader")
        happened = vote(match, dict.fromkeys(seats(match, 2, 3, 0), "abstain"))
        assert decided(happened) == [(True, 1, 0)]

    def test_fd_d4_where_the_reader_says_nothing_in_time_the_table_decides(self) -> None:
        match = claimed(deciders="reader")
        vote(match, {at(match, 2): "no", at(match, 3): "abstain"})
        happened = time_up(match)
        assert decided(happened) == [(False, 1, 1)]

    def test_fd_d4_what_the_deciding_reader_claims_is_so(self) -> None:
        match = open_round(SHEETS, deciders="reader")
        read(match, "couch")
        assert kinds(claim(match, at(match, 1), "same-r0")) == ["claimed", "claim-decided", "recounted"]


class TestTheSame:
    def test_fd_d4_terms_that_are_merged_count_as_one(self) -> None:
        match = open_round(SHEETS)
        read(match, "couch")
        assert totals(match) == [1 + 1, 1 + 1, 0, 1 + 1]
        claim(match, at(match, 2), "same-r0")
        happened = agree(match)
        # Sofa and couch are on three sheets, one of them has both.
        assert read_of(match, "sofa").each == 2
        assert totals(match) == [2 + 1, 2 + 1, 0, 2]
        changes = dict(zip(seats(match, 0, 1, 2, 3), (1, 1, 0, 0), strict=True))
        assert happened[-1] == Recounted(("r0", "r2"), tuple(changes[seat] for seat in range(4)))

    def test_a_merged_term_is_shown_where_it_was_read_first(self) -> None:
        match = open_round(SHEETS)
        read(match, "couch")
        claim(match, at(match, 2), "same-r0")
        agree(match)
        sofa, couch = read_of(match, "sofa"), read_of(match, "couch")
        assert (couch.merged, couch.holders, couch.each) == ("r0", (), 0)
        assert sofa.holders == (
            HolderView(at(match, 0), "sofa"),
            HolderView(at(match, 1), "couch"),
            HolderView(at(match, 3), "couch"),
        )
        assert own(match, at(match, 1)).lines[0].read == "r0"

    def test_fd_d13_a_line_that_is_merged_is_named_and_not_read_again(self) -> None:
        match = claimed()
        agree(match)
        read_all(match)
        assert [one.text for one in see(match).reads] == ["sofa", "lamp", "settee", "vase"]

    def test_fd_d13_who_has_the_merged_line_too_raises_a_hand(self) -> None:
        match = read_first(open_round([["sofa"], ["couch"], ["Couch"], ["lamp"]]))
        claim(match, at(match, 1), "own-0")
        assert [holder.seat for holder in last(match).holders] == [at(match, 0)]
        agree(match)
        assert last(match).holders == (
            HolderView(at(match, 0), "sofa"),
            HolderView(at(match, 1), "couch"),
            HolderView(at(match, 2), "Couch"),
        )
        assert totals(match) == [2, 2, 2, 0]

    def test_fd_d13_what_is_the_same_as_the_same_is_the_same(self) -> None:
        match = open_round([["sofa"], ["couch"], ["settee"], ["lamp"]])
        read(match, "couch")
        claim(match, at(match, 0), "same-r0")
        agree(match)
        read(match, "settee")
        claim(match, at(match, 0), "same-r0")
        agree(match)
        assert [one.merged for one in see(match).reads] == [None, "r0", "r0"]
        assert totals(match) == [2, 2, 2, 0]

    def test_fd_r11_a_merge_may_make_it_everybody(self) -> None:
        match = open_round([["sofa"], ["sofa"], ["couch"]])
        read(match, "couch")
        assert totals(match) == [1, 1, 0]
        claim(match, at(match, 2), "same-r0")
        agree(match)
        assert totals(match) == [0, 0, 0]
        assert read_of(match, "sofa").everybody

    def test_a_line_that_was_claimed_in_vain_stays_in_the_game(self) -> None:
        match = claimed()
        vote(match, {at(match, 0): "no", at(match, 2): "no"})
        read(match, "couch")
        assert [holder.seat for holder in last(match).holders] == seats(match, 1, 3)


class TestNotTheSame:
    def test_fd_d13_what_is_not_the_same_leaves_and_is_read_by_itself(self) -> None:
        match = begin(4)
        write_all(match, [["bank", "lamp"], ["bench"], ["Bench"], ["bank"]])
        judge(match, same=[(place(match, 0, 0), place(match, 1, 0))])
        read(match, "bank")
        assert totals(match) == [0, 0, 0, 0], "all have it"
        claim(match, at(match, 0), f"part-{at(match, 1)}")
        view = open_claim(match)
        assert (view.doubt, view.text, view.other, view.holder) == ("different", "bank", "bench", at(match, 1))
        assert kinds(agree(match))[-2:] == ["claim-decided", "recounted"]
        assert totals(match) == [1, 0, 0, 1]
        read_all(match)
        assert [one.text for one in see(match).reads] == ["bank", "lamp", "bench"]
        assert totals(match) == [1, 1, 1, 1], "who wrote it just like that has left, too"

    def test_words_that_only_look_the_same_can_be_told_apart(self) -> None:
        match = open_round([["bank"], ["bank"], ["bank"], []])
        read(match, "bank")
        assert totals(match) == [2, 2, 2, 0]
        claim(match, at(match, 1), f"part-{at(match, 1)}")
        agree(match)
        assert totals(match) == [1, 0, 1, 0]
        read_all(match)
        assert [(one.text, one.reader) for one in see(match).reads] == [("bank", at(match, 0)), ("bank", at(match, 1))]

    def test_a_term_that_was_merged_by_vote_has_no_parts(self) -> None:
        match = open_round(SHEETS)
        read(match, "couch")
        claim(match, at(match, 2), "same-r0")
        agree(match)
        assert not any(option.startswith("part") for seat in range(4) for option in claims(match, seat))


class TestUnfit:
    def test_fd_d6_the_majority_strikes_what_does_not_fit(self) -> None:
        match = read_first(open_round(SHEETS))
        assert totals(match) == [1, 0, 0, 1]
        claim(match, at(match, 2), "unfit")
        happened = agree(match)
        assert isinstance(happened[-1], Recounted)
        assert (last(match).struck, last(match).each, last(match).everybody) == (True, 0, False)
        assert totals(match) == [0, 0, 0, 0]
        read(match, "lamp")
        assert totals(match) == [1, 1, 0, 0]

    def test_what_is_the_same_as_a_struck_term_does_not_fit_either(self) -> None:
        match = read_first(open_round(SHEETS))
        claim(match, at(match, 2), "unfit")
        agree(match)
        read(match, "couch")
        claim(match, at(match, 2), "same-r0")
        agree(match)
        assert read_of(match, "sofa").struck
        assert totals(match) == [1, 1, 0, 0]


class TestTheEvening:
    def told_apart(self, sheets: list[list[str]]) -> Match:
        """The judge takes the first lines of the first two for the same, and the table tells them apart."""
        match = begin(len(sheets))
        write_all(match, sheets)
        judge(match, same=[(place(match, 0, 0), place(match, 1, 0))])
        read(match, sheets[0][0])
        claim(match, at(match, 2), f"part-{at(match, 1)}")
        agree(match)
        return match

    def second_round(
        self,
        match: Match,
        sheets: list[list[str]],
        same: Sequence[tuple[int, int]] = (),
        ask: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Another round; of the first lines of these sheets, counted from the start player, the judge speaks."""
        read_all(match)
        match.play(see(match).starter, Confirmed("go-on"))
        write_all(match, sheets)
        first_lines = [
            [(place(match, one, 0), place(match, other, 0)) for one, other in pairs] for pairs in (same, ask)
        ]
        judge(match, *first_lines)

    def test_fd_d14_the_same_is_remembered(self) -> None:
        match = open_round([["sofa"], ["couch"], ["lamp"]])
        read(match, "couch")
        claim(match, at(match, 0), "same-r0")
        agree(match)
        self.second_round(match, [["COUCH"], ["lamp"], ["sofa"]])
        read(match, "COUCH")
        assert [holder.text for holder in last(match).holders] == ["COUCH", "sofa"]

    def test_fd_d14_so_is_what_is_not_the_same(self) -> None:
        match = self.told_apart([["bank"], ["bench"], ["lamp"]])
        self.second_round(match, [["bank"], ["lamp"], ["bench"]], same=[(0, 2)])
        read(match, "bank")
        assert len(last(match).holders) == 1

    def test_fd_d14_what_has_left_a_group_stays_apart_from_all_of_it(self) -> None:
        """Else the judge would bring bank and settee together again by way of the bench."""
        match = begin(3)
        write_all(match, [["bank"], ["bench"], ["settee"]])
        bank, bench, settee = (place(match, number, 0) for number in range(3))
        judge(match, same=[(bank, bench), (bench, settee)])
        read(match, "bank")
        claim(match, at(match, 1), f"part-{at(match, 2)}")
        agree(match)
        assert [holder.text for holder in last(match).holders] == ["bank", "bench"]
        self.second_round(match, [["bank"], ["bench"], ["settee"]], same=[(0, 1), (1, 2)])
        read(match, "bank")
        assert [holder.text for holder in last(match).holders] == ["bank", "bench"]

    def test_fd_d14_a_third_spelling_does_not_bring_together_what_is_not_the_same(self) -> None:
        match = self.told_apart([["Bank"], ["Bänke"], ["lamp"], ["vase"]])
        self.second_round(match, [["Bänke"], ["Bank"], ["eine Bank"], ["vase"]], same=[(0, 1), (0, 2), (1, 2)])
        assert len(read(match, "Bänke").holders) == 1
        assert [holder.text for holder in read(match, "Bank").holders] == ["Bank", "eine Bank"]

    def test_fd_d14_what_one_sheet_has_in_two_spellings_stays_apart_in_both(self) -> None:
        match = begin(3)
        write_all(match, [["bank"], ["bench", "benches"], ["lamp"]])
        bank, bench, benches = place(match, 0, 0), place(match, 1, 0), place(match, 1, 1)
        judge(match, same=[(bank, bench), (bench, benches)])
        read(match, "bank")
        claim(match, at(match, 2), f"part-{at(match, 1)}")
        agree(match)
        self.second_round(match, [["bank"], ["benches"], ["lamp"]], same=[(0, 1)])
        assert len(read(match, "bank").holders) == 1

    def test_fd_d14_what_the_table_merges_after_all_is_not_kept_apart_any_more(self) -> None:
        """Bank and bench are parted; later the table joins both groups by way of the settee."""
        match = self.told_apart([["bank"], ["bench"], ["lamp"]])
        self.second_round(match, [["bank"], ["settee"], ["bench"]], same=[(0, 1)])
        read(match, "bench")
        claim(match, at(match, 0), "same-r0")
        agree(match)
        assert len(read_of(match, "bank").holders) == 3
        self.second_round(match, [["settee"], ["bench"], ["bank"]], same=[(0, 2)])
        assert len(read(match, "settee").holders) == 3

    def test_fd_d14_what_is_not_the_same_is_not_asked_by_way_of_a_third(self) -> None:
        match = self.told_apart([["bank"], ["bench"], ["lamp"]])
        self.second_round(match, [["bank"], ["banks"], ["bench"]], same=[(0, 1)], ask=[(1, 2)])
        assert read(match, "bench").asks == ()

    def test_fd_d14_does_not_fit_is_forgotten_with_the_category(self) -> None:
        match = open_round([["sofa"], ["sofa"], ["lamp"]])
        read(match, "sofa")
        claim(match, at(match, 2), "unfit")
        agree(match)
        assert last(match).struck
        self.second_round(match, [["sofa"], ["sofa"], ["lamp"]])
        read(match, "sofa")
        assert (last(match).struck, last(match).each) == (False, 1)

    def test_a_later_verdict_goes_before_an_earlier_one(self) -> None:
        match = open_round([["sofa"], ["couch"], ["lamp"]])
        read(match, "couch")
        claim(match, at(match, 0), "same-r0")
        agree(match)
        self.second_round(match, [["sofa"], ["couch"], ["lamp"]])
        read(match, "sofa")
        claim(match, at(match, 2), f"part-{at(match, 1)}")
        agree(match)
        self.second_round(match, [["sofa"], ["couch"], ["lamp"]])
        read(match, "sofa")
        assert len(last(match).holders) == 1


def test_while_the_last_term_is_talked_about_the_round_is_still_open() -> None:
    match = open_round([["sofa"], ["couch"], []])
    read(match, "couch")
    assert see(match).all_read
    claim(match, at(match, 2), "same-r0")
    agree(match)
    next_term(match)
    assert see(match).phase == "round-over"
    assert totals(match) == [1, 1, 0]
