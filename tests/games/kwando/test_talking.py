"""Written talk and its referee: KW-R15, KW-R16, KW-D10, KW-D14, KW-D15, KW-D20, KW-D27."""

import pytest

from spieleabend.games.kwando.talking import question
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Verdict, Wrote
from spieleabend.play.prompts import Pick
from spieleabend.play.refereeing import Remark, as_answer
from tests.games.kwando.play import (
    RISING,
    begin,
    decode,
    foul,
    foul_for_good,
    lay,
    options_of,
    own,
    penalties,
    pick,
    remark,
    ring,
    say,
    see,
    state_of,
    talking,
    turn,
)
from tests.games.playing import asked, kinds
from tests.games.support import everything


def is_waited_for(match: Match, seat: int, name: str) -> bool:
    """Whether the match waits for this answer."""
    return any(prompt.name == name and not prompt.optional for prompt in match.prompts.get(seat, ()))


def test_kw_r16_people_say_what_they_like_and_everybody_reads_it() -> None:
    match = talking()
    saying = say(match, 0, "Is yours older than mine? I guess it is a painter.")
    assert (saying.id, saying.seat, saying.mark, saying.decision) == ("s1", 0, "unread", None)
    assert say(match, 1, "Hm.").id == "s2"
    assert [one.text for one in see(match).sayings] == ["Is yours older than mine? I guess it is a painter.", "Hm."]


def test_kw_d27_only_the_active_team_talks_and_only_while_it_lays() -> None:
    match = talking()
    with pytest.raises(IllegalMove):
        match.play(2, Wrote("say", "Hm."))
    ring(match, "glass")
    with pytest.raises(IllegalMove):
        match.play(0, Wrote("say", "Hm."))


@pytest.mark.parametrize("text", ["", "x" * 201, " Hm.", "a\nb"])
def test_kw_d27_a_sentence_is_one_plain_line(text: str) -> None:
    match = talking()
    with pytest.raises(IllegalMove):
        match.play(0, Wrote("say", text))


def test_kw_d27_nobody_says_more_than_sixty_sentences() -> None:
    match = talking()
    for number in range(60):
        assert "say" in asked(match, 0)
        say(match, number % 2, "Hm.")
    assert "say" not in asked(match, 0) + asked(match, 1)
    assert "lay" in asked(match, 0)


def test_where_people_talk_aloud_nothing_is_written_and_the_referee_is_silent() -> None:
    match = begin()
    turn(match)
    assert set(asked(match, 0)) == {"lay", "done"}
    assert match.waits.verdicts == ()


def test_kw_d27_a_signal_says_without_words_who_comes_next() -> None:
    match = talking()
    assert kinds(pick(match, 0, "signal", "next")) == ["signalled"]
    assert [seat.signal for seat in see(match).seats] == ["next", None, None, None]
    lay(match, 1452)
    assert [seat.signal for seat in see(match).seats] == [None] * 4


def test_kw_d27_who_has_laid_all_may_still_talk_but_nobody_waits_for_it() -> None:
    match = talking()
    for year in RISING[:3]:
        assert is_waited_for(match, 0, "say")
        lay(match, year)
    assert asked(match, 0) == ["say", "done"]
    assert not is_waited_for(match, 0, "say")


def test_kw_d15_the_referee_listens_for_the_own_persons_alone() -> None:
    match = talking()
    say(match, 0, "Is yours blue?")
    asks = question(state_of(match), "saying-1")
    mine = [name for person in own(match, 0).hand for name in (person.name, f"Sir {person.name}")]
    assert asks.text == "Is yours blue?"
    assert sorted(asks.names) == sorted(mine)
    assert not set(asks.names) & {person.name for person in own(match, 1).hand}


def test_kw_d15_who_lies_in_the_row_is_no_secret() -> None:
    match = talking()
    laid = own(match, 0).hand[0].name
    lay(match, 1452)
    say(match, 0, f"Mine comes after {laid}.")
    assert laid not in question(state_of(match), "saying-1").names


def test_kw_d15_what_was_said_before_it_was_laid_counts_as_it_was_said() -> None:
    match = talking()
    laid = own(match, 0).hand[0].name
    say(match, 0, f"I hold {laid}.")
    lay(match, 1452)
    assert laid in question(state_of(match), "saying-1").names


def test_the_names_are_in_no_question_that_everybody_sees() -> None:
    match = talking()
    say(match, 0, "Hm.")
    say(match, 1, "Oh.")
    assert match.waits.verdicts == ("saying-1", "saying-2")
    with pytest.raises(ValueError, match="nobody asks saying-3"):
        question(state_of(match), "saying-3")


def test_kw_d27_a_clear_sentence_needs_no_decision() -> None:
    match = talking()
    say(match, 0, "Hm.")
    assert remark(match, 1, "clear", None) == []
    assert see(match).sayings[0].mark == "clear"
    assert match.waits.verdicts == ()
    assert "decide" not in asked(match, 2)


@pytest.mark.parametrize(("mark", "waited"), [("certain", True), ("question", False)])
def test_kw_d14_kw_d27_the_controllers_decide_about_what_is_marked(mark: str, waited: bool) -> None:
    match = talking()
    say(match, 0, "In May.")
    assert kinds(remark(match, 1, mark)) == ["marked"]
    assert (see(match).sayings[0].mark, see(match).sayings[0].reason) == (mark, "number")
    assert options_of(match, 2, "decide") == ("s1-breach", "s1-fine")
    assert is_waited_for(match, 2, "decide") == waited
    assert penalties(match) == (), "the referee itself punishes nobody"
    assert kinds(pick(match, 3, "decide", "s1-breach")) == ["decided", "penalty-played"]
    (penalty,) = penalties(match)
    assert (penalty.reason, penalty.saying, penalty.by) == ("number", "s1", (3,))
    assert see(match).sayings[0].decision == "breach"
    assert "decide" not in asked(match, 2)


def test_kw_d27_they_may_let_it_be() -> None:
    match = talking()
    say(match, 0, "In May.")
    remark(match, 1, "certain", "name")
    assert kinds(pick(match, 2, "decide", "s1-fine")) == ["decided"]
    assert penalties(match) == ()
    assert see(match).sayings[0].decision == "fine"


def test_kw_d20_who_has_just_pressed_meant_this_sentence() -> None:
    match = talking()
    say(match, 0, "In May.")
    foul(match, 2)
    remark(match, 1, "certain")
    assert kinds(pick(match, 3, "decide", "s1-breach")) == ["decided", "penalty-seconded"]
    (penalty,) = penalties(match)
    assert (penalty.by, penalty.saying) == ((2, 3), "s1")


def test_kw_d20_two_sentences_are_two_breaches() -> None:
    match = talking()
    for number in (1, 2):
        say(match, 0, "In May.")
        remark(match, number, "certain")
    pick(match, 2, "decide", "s1-breach")
    pick(match, 3, "decide", "s2-breach")
    assert [penalty.saying for penalty in penalties(match)] == ["s1", "s2"]


def test_kw_d27_without_a_card_left_a_sentence_can_only_be_let_be() -> None:
    match = talking()
    say(match, 0, "In May.")
    remark(match, 1, "certain")
    foul_for_good(match, 5)
    foul(match)
    assert options_of(match, 2, "decide") == ("s1-fine",)


def test_kw_d27_what_the_referee_says_after_the_decoder_is_not_awaited() -> None:
    match = talking()
    say(match, 0, "In May.")
    ring(match, "glass")
    assert list(match.waits.verdicts) == ["saying-1"]
    decode(match)
    assert list(match.waits.verdicts) == []
    with pytest.raises(IllegalMove, match="illegal-not-awaited"):
        remark(match, 1, "certain")


@pytest.mark.parametrize("answer", ["", "certain", '{"mark":"certain"}', '{"mark":"clear","fault":"name"}'])
def test_what_is_no_remark_changes_nothing(answer: str) -> None:
    match = talking()
    say(match, 0, "In May.")
    before = everything(match)
    with pytest.raises(IllegalMove, match="illegal-answer"):
        match.play(None, Verdict("saying-1", answer))
    assert everything(match) == before


def test_a_remark_is_taken_once() -> None:
    match = talking()
    say(match, 0, "In May.")
    remark(match, 1, "question")
    with pytest.raises(IllegalMove, match="illegal-not-awaited"):
        match.play(None, Verdict("saying-1", as_answer(Remark("clear"))))


def test_sentences_go_with_their_turn_and_are_numbered_through_the_match() -> None:
    match = talking()
    say(match, 0, "Hm.")
    ring(match, "glass")
    decode(match)
    assert len(see(match).sayings) == 1
    ring(match, "decoder")
    assert see(match).sayings == ()
    turn(match)
    assert say(match, 2, "Oh.").id == "s2"


def test_a_sentence_does_not_make_stale_what_others_are_about_to_do() -> None:
    match = talking()
    numbers = dict(match.prompt_numbers)
    say(match, 0, "Hm.")
    assert {seat: number for seat, number in match.prompt_numbers.items() if seat} == {
        seat: number for seat, number in numbers.items() if seat
    }
    lay_prompt = next(prompt for prompt in match.prompts[1] if prompt.name == "lay")
    assert isinstance(lay_prompt, Pick)
