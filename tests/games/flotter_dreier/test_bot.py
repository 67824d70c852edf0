"""The bot: it writes what comes to mind first, and leaves it to people whether two terms are the same."""

from collections import Counter

import pytest

from spieleabend.games.flotter_dreier import GAME
from spieleabend.games.flotter_dreier.bot import think_of
from spieleabend.games.flotter_dreier.cards import Answer, QualityCard, ThingCard
from spieleabend.games.flotter_dreier.lore import Lore
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Picked, SeatMove
from spieleabend.play.prompts import waited_for
from tests.games.flotter_dreier.play import begin, claim, open_round, own, read, see, turn, write, write_all
from tests.games.playing import time_up
from tests.games.support import rng_of

ANSWERS = (Answer("sofa", 9, ("soft",)), Answer("lamp", 9), Answer("stone", 1))


def lore(**quality: object) -> Lore:
    return Lore(QualityCard(id="q", text="quality", **quality), ThingCard(id="t", text="things", answers=ANSWERS))  # type: ignore[arg-type] # fields by name


def answer(match: Match, seat: int, seed: object = 0) -> SeatMove:
    move: SeatMove = GAME.bot(match.sight(seat), rng_of("bot", seed))
    return move


def thoughts(known: Lore, times: int = 2000) -> Counter[str | None]:
    rng = rng_of("thoughts")
    return Counter(think_of(known, ["", "", ""], rng) for _ in range(times))


def test_it_writes_three_different_answers_one_by_one_then_it_is_ready() -> None:
    match = begin(3, things=["t5"])
    turn(match)
    made: list[SeatMove] = []
    while see(match).seats[1].ready is False:
        made.append(answer(match, 1, len(made)))
        match.play(1, made[-1])
    assert [move.prompt for move in made] == ["first", "second", "third", "ready"]
    lines = [line.text for line in own(match, 1).lines]
    assert len({*lines}) == 3
    assert {*lines} <= {f"answer 5-{place}" for place in range(6)}


def test_it_fills_the_lines_that_somebody_who_left_has_not_written() -> None:
    match = begin(3, things=["t5"])
    turn(match)
    write(match, 1, ["", "answer 5-0"])
    for seed in range(3):
        match.play(1, answer(match, 1, seed))
    lines = [line.text for line in own(match, 1).lines]
    assert lines[1] == "answer 5-0"
    assert len({*lines}) == 3
    assert see(match).seats[1].ready


def test_it_is_ready_where_nothing_more_comes_to_mind() -> None:
    match = begin(3, things=["t0"])
    turn(match)
    made: list[SeatMove] = []
    while not see(match).seats[1].ready:
        made.append(answer(match, 1, len(made)))
        match.play(1, made[-1])
    assert [move.prompt for move in made] == ["first", "second", "ready"]


def test_what_comes_to_mind_first_is_written_more_often() -> None:
    seen = thoughts(lore())
    assert 780 < seen["sofa"] < 1120
    assert 780 < seen["lamp"] < 1120
    assert 60 < seen["stone"] < 165


def test_what_the_quality_asks_for_is_written_more_often_still() -> None:
    seen = thoughts(lore(tags=("soft",)))
    assert seen["sofa"] > 5 * seen["lamp"] > 0


def test_so_is_what_begins_as_it_should() -> None:
    seen = thoughts(lore(begins="L"))
    assert seen["lamp"] > 5 * seen["sofa"] > 0


def test_it_does_not_write_what_is_written_already() -> None:
    rng = rng_of("again")
    assert all(think_of(lore(), ["Sofa", "LAMP", ""], rng) == "stone" for _ in range(20))
    assert think_of(lore(), ["sofa", "lamp", "stone"], rng) is None


def test_no_device_is_sent_what_bots_know() -> None:
    match = begin(3, things=["t5"])
    turn(match)
    known = match.sight(0).lore
    assert isinstance(known, Lore)
    assert known.thing.answers
    assert "answer" not in repr(see(match)) + repr(own(match, 0))


def test_before_the_cards_are_turned_there_is_nothing_to_know() -> None:
    assert begin(3).sight(0).lore is None


def test_fd_d12_it_claims_nothing_and_has_no_vote() -> None:
    match, rng = begin(5, rounds=2), rng_of("silent")
    while match.result is None:
        asked = [seat for seat, prompts in match.prompts.items() if waited_for(prompts)]
        if not asked:
            time_up(match)
            continue
        seat = rng.choice(asked)
        move = GAME.bot(match.sight(seat), rng)
        assert not isinstance(move, Picked)
        match.play(seat, move)
    match = open_round([["sofa"], ["couch"], []])
    read(match, "sofa")
    claim(match, see(match).starter, "unfit")
    asked = list(match.prompts)
    assert [answer(match, seat) for seat in asked] == [Picked("vote", ("abstain",))] * 2


def test_asked_only_what_is_optional_it_still_answers_legally() -> None:
    match = begin(3)
    turn(match)
    match.play(0, Confirmed("ready"))
    assert answer(match, 0) == Confirmed("take-back")


def test_asked_nothing_it_says_so() -> None:
    match = begin(3)
    seat = (see(match).starter + 1) % 3
    with pytest.raises(ValueError, match=f"seat {seat} is asked nothing"):
        answer(match, seat)


def test_it_reads_on() -> None:
    match = begin(3)
    write_all(match, [["moss"], [], []])
    time_up(match)
    assert answer(match, see(match).starter) == Confirmed("next")
