"""Reading out and judging."""

import pytest

from spieleabend.games.bam import GAME
from spieleabend.games.bam.views import (
    AuthorsRevealed,
    BestNamed,
    CardKept,
    EntryShown,
    Highlight,
    Outcome,
    SentenceEdited,
    WorstNamed,
)
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Leave, TimeUp, Wrote
from spieleabend.play.prompts import Pick, Write
from spieleabend.play.waits import Clock
from tests.games.bam.play import (
    DOUBLE,
    SINGLE,
    begin,
    edit,
    entry_of,
    hand,
    judge,
    lay_all,
    see,
    show,
    show_all,
    state_of,
    turn,
    vote,
)
from tests.games.playing import kinds, pick
from tests.games.support import everything, rng_of


def read(red: str = SINGLE, seats: int = 4, *, shown: bool = True) -> Match:
    """A match whose master, seat 0, has everybody's cards before it."""
    match = begin(seats, reds=[red, "s9", "s10", "s11"])
    vote(match, 0)
    turn(match)
    lay_all(match)
    if shown:
        show_all(match)
    return match


def names(match: Match, seat: int = 0) -> list[str]:
    return [prompt.name for prompt in match.prompts.get(seat, ())]


def options(match: Match, name: str, seat: int = 0) -> tuple[str, ...]:
    prompt = next(prompt for prompt in match.prompts[seat] if prompt.name == name)
    assert isinstance(prompt, Pick)
    return prompt.options


def test_bm_r10_the_master_lays_open_and_pages_to_any_entry() -> None:
    match = read(shown=False)
    assert (see(match).shown, names(match)) == (None, ["show"])
    laid = {entry.view.id: entry.cards[0] for entry in state_of(match).entries}
    for entry in ("e1", "e0", "e1"):
        text = state_of(match).cards.greys[laid[entry]].text
        assert show(match, entry) == [EntryShown(entry, (text,))]
        assert see(match).shown == entry
    assert [view.shown for view in see(match).entries] == [True, True, False]
    assert see(match).entries[2].texts == ()
    for seat in (1, 2, 3):
        assert names(match, seat) == []
        with pytest.raises(IllegalMove):
            match.play(seat, pick("show", "e2"))


def test_bm_r11_the_master_adapts_the_sentence_on_display() -> None:
    match = read(shown=False)
    with pytest.raises(IllegalMove):
        edit(match, "Nothing is on display yet.")
    show(match, "e1")
    assert edit(match, "Sentence 0 has nothing but terms!") == [
        SentenceEdited("e1", "Sentence 0 has nothing but terms!")
    ]
    assert [entry.edited for entry in see(match).entries] == [None, "Sentence 0 has nothing but terms!", None]
    show(match, "e0")
    assert see(match).entries[1].edited == "Sentence 0 has nothing but terms!"
    edit(match, "Another one.")
    assert see(match).entries[0].edited == "Another one."


def test_bm_r11_the_sentence_as_it_stands_is_no_adaptation() -> None:
    match = read(shown=False)
    show(match, "e0")
    edit(match, "Something else")
    edit(match, f"Sentence 0 has {see(match).entries[0].texts[0]}!")
    assert see(match).entries[0].edited is None


@pytest.mark.parametrize("text", ["", " ", "two\nlines", " padded", "x" * 301, "turned \u202e around"])
def test_bm_r11_a_sentence_is_one_plain_line(text: str) -> None:
    match = read()
    assert Write("sentence", 1, 300, optional=True) in match.prompts[0]
    match.play(0, Wrote("sentence", "x" * 300))
    with pytest.raises(IllegalMove):
        match.play(0, Wrote("sentence", text))


def test_bm_r11_an_adapted_sentence_scores_like_any_other() -> None:
    match = read()
    edit(match, "So that it makes sense.")
    judge(match, 1, 2)
    assert [(seat.won, seat.minus) for seat in see(match).seats] == [(0, 0), (1, 0), (0, 1), (0, 0)]


def test_bm_r12_the_best_is_named_when_all_were_read() -> None:
    match = read(shown=False)
    for entry in ("e0", "e2"):
        show(match, entry)
        assert "best" not in names(match)
    with pytest.raises(IllegalMove):
        match.play(0, pick("best", "e0"))
    show(match, "e1")
    assert options(match, "best") == ("e0", "e1", "e2")
    assert match.play(0, pick("best", "e2")) == [BestNamed("e2")]
    assert [entry.best for entry in see(match).entries] == [False, False, True]


def test_bm_r12_whoever_laid_the_best_keeps_its_card() -> None:
    match = read()
    card = state_of(match).seats[3].chosen
    happened = judge(match, 3, 1)
    text = state_of(match).cards.greys[card[0]].text
    assert CardKept(3, text) in happened
    assert state_of(match).seats[3].won == card
    assert see(match).outcome == Outcome(1, 3, 1, text, annulled=False)


def test_bm_r13_of_a_double_one_card_is_kept_and_the_other_is_discarded() -> None:
    match = read(DOUBLE)
    first, second = state_of(match).seats[2].chosen
    ids = [state_of(match).cards.greys[card].id for card in (first, second)]
    judge(match, 2, 3)
    assert see(match).phase == "keeping"
    assert match.prompts == {2: (Pick("keep", tuple(ids)),)}
    with pytest.raises(IllegalMove):
        match.play(2, pick("keep", hand(match, 2)[0]))
    with pytest.raises(IllegalMove):
        match.play(3, pick("keep", ids[1]))
    match.play(2, pick("keep", ids[1]))
    assert state_of(match).seats[2].won == (second,)
    assert first in state_of(match).discard_pile
    assert see(match).seats[2].won == 1


def test_bm_r14_then_the_least_liked_is_named_and_its_player_gets_the_red_card() -> None:
    match = read()
    red = state_of(match).red
    assert "worst" not in names(match)
    match.play(0, pick("best", entry_of(match, 1)))
    worst = entry_of(match, 3)
    assert match.play(0, pick("worst", worst))[0] == WorstNamed(worst)
    assert state_of(match).seats[3].minus == (red,)
    assert [seat.minus for seat in see(match).seats] == [0, 0, 0, 1]


def test_bm_r15_everybody_sees_how_many_plus_and_minus_cards_each_has() -> None:
    match = read()
    judge(match, 1, 3)
    assert [(seat.won, seat.minus) for seat in see(match).seats] == [(0, 0), (1, 0), (0, 0), (0, 1)]


def test_bm_d2_authors_are_known_only_after_both_verdicts() -> None:
    match = read()
    judge(match, 1, None)
    assert [entry.author for entry in see(match).entries] == [None, None, None]
    assert see(match).outcome is None
    authors = tuple(entry.seat for entry in state_of(match).entries)
    assert AuthorsRevealed(authors, 1, 3) in match.play(0, pick("worst", entry_of(match, 3)))
    assert tuple(entry.author for entry in see(match).entries) == authors


def test_bm_d3_the_best_cannot_be_the_worst() -> None:
    match = read()
    match.play(0, pick("best", "e1"))
    assert options(match, "worst") == ("e0", "e2")
    with pytest.raises(IllegalMove):
        match.play(0, pick("worst", "e1"))


def test_bm_d8_after_ten_seconds_the_first_card_is_kept() -> None:
    match = read(DOUBLE)
    first, _ = state_of(match).seats[2].chosen
    judge(match, 2, 3)
    (clock,) = match.waits.clocks
    assert clock == Clock("keep", clock.turn, 10_000)
    assert kinds(match.play(None, TimeUp("keep", clock.turn)))[:2] == ["time-ran-out", "card-kept"]
    assert state_of(match).seats[2].won == (first,)
    assert see(match).phase == "turning"


def test_bm_d12_a_bot_goes_on_for_a_master_who_left_and_hands_over_in_the_middle() -> None:
    """Leaving changes nothing in the rules: whoever plays the seat plays on from where the round stands."""
    match, rng = read(shown=False), rng_of("stand-in")
    before = everything(match)
    with pytest.raises(IllegalMove):
        match.play(None, Leave(0))
    assert everything(match) == before
    show(match, "e1")
    while see(match).phase == "reading":
        assert match.moves < 50
        match.play(0, GAME.bot(match.sight(0), rng))
    assert all(entry.shown for entry in see(match).entries)
    match.play(0, pick("worst", options(match, "worst")[0]))
    assert (see(match).phase, see(match).master) == ("turning", 1)


def test_bm_d14_with_one_entry_there_is_only_a_best_and_the_red_card_leaves_the_match() -> None:
    match = begin(3, reds=[SINGLE, "s1", "s2"], choose_seconds=20)
    vote(match, 0)
    turn(match)
    match.play(2, pick("cards", hand(match, 2)[0]))
    match.play(None, TimeUp("choose", match.waits.clocks[0].turn))
    red = state_of(match).red
    show(match, "e0")
    happened = match.play(0, pick("best", "e0"))
    assert AuthorsRevealed((2,), 2, None) in happened
    assert [(seat.won, seat.minus) for seat in see(match).seats] == [(0, 0), (0, 0), (1, 0)]
    assert state_of(match).gone == [red]
    assert (see(match).phase, see(match).master) == ("turning", 1)


def test_bm_d14_without_an_entry_the_round_is_annulled_and_the_next_master_follows() -> None:
    match = begin(4, reds=[SINGLE, "s1", "s2", "s3"], choose_seconds=20)
    vote(match, 1)
    turn(match)
    hands = [seat.hand for seat in state_of(match).seats]
    red = state_of(match).red
    happened = match.play(None, TimeUp("choose", match.waits.clocks[0].turn))
    assert kinds(happened) == ["time-ran-out", "sat-out", "sat-out", "sat-out", "round-annulled", "master-named"]
    assert [seat.hand for seat in state_of(match).seats] == hands
    assert see(match).outcome == Outcome(1, None, None, None, annulled=True)
    assert state_of(match).gone == [red]
    assert (see(match).phase, see(match).master, see(match).round) == ("turning", 2, 2)
    assert [(seat.won, seat.minus) for seat in see(match).seats] == [(0, 0)] * 4


def test_bm_d14_where_nobody_can_choose_the_round_is_annulled_at_once() -> None:
    match = begin(3, reds=[DOUBLE, SINGLE, "s1"], greys=["g0", "g1"])
    vote(match, 0)
    assert kinds(turn(match)) == ["red-turned", "sat-out", "sat-out", "round-annulled", "master-named"]
    assert (see(match).phase, see(match).master) == ("turning", 1)


def test_the_outcome_stays_to_be_seen_until_the_next_card_is_turned() -> None:
    match = read()
    judge(match, 1, 3)
    view = see(match)
    assert view.phase == "turning"
    assert view.red is not None
    assert view.red.id == SINGLE
    assert len(view.entries) == 3
    turn(match)
    assert (see(match).entries, see(match).outcome, see(match).shown) == ((), None, None)


def test_the_best_sentences_are_told_when_the_match_is_over() -> None:
    match = read(seats=3)
    edit(match, "Adapted.")
    last = see(match).shown
    best = next(entry.seat for entry in state_of(match).entries if entry.view.id == last)
    text = see(match).entries[int(str(last)[1:])].texts
    judge(match, best, 3 - best)
    assert see(match).highlights == ()
    for master in (1, 2):
        turn(match)
        lay_all(match)
        show_all(match)
        judge(match, (master + 1) % 3, (master + 2) % 3)
    assert see(match).highlights[0] == Highlight(1, best, "Sentence 0 has BAM!!", text, "Adapted.")
    assert [highlight.round for highlight in see(match).highlights] == [1, 2, 3]
