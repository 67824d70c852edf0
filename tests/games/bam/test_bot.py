"""The bot of BAM!: it sees no more than its seat, never dithers, and has a taste."""

import pytest

from spieleabend.games.bam import GAME
from spieleabend.games.bam.bot import fit
from spieleabend.play.game import Sight
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Picked, SeatMove, Wrote
from spieleabend.play.randomness import Rng
from tests.games.bam.play import DOUBLE, begin, lay, lay_all, see, show, turn, vote
from tests.games.support import rng_of


def answer(match: Match, seat: int, rng: Rng) -> SeatMove:
    move: SeatMove = GAME.bot(match.sight(seat), rng)
    return move


def test_as_master_it_lays_open_every_entry_in_order_then_judges() -> None:
    match, rng = begin(4), rng_of("bot")
    vote(match, 0)
    turn(match)
    lay_all(match)
    show(match, "e1")
    made: list[SeatMove] = []
    while see(match).phase in ("reading", "worst"):
        assert len(made) < 10
        made.append(answer(match, 0, rng))
        match.play(0, made[-1])
    assert [(move.prompt, move.options) for move in made[:2] if isinstance(move, Picked)] == [
        ("show", ("e0",)),
        ("show", ("e2",)),
    ]
    assert [move.prompt for move in made[2:]] == ["best", "worst"]


def test_bots_never_take_back_and_never_edit() -> None:
    match, rng = begin(5, cycles=2), rng_of("bots")
    while match.result is None:
        assert match.moves < 1000
        seat = rng.choice([seat for seat, asked in match.prompts.items() if not all(p.optional for p in asked)])
        move = answer(match, seat, rng)
        assert not isinstance(move, Wrote)
        assert move != Confirmed("take-back")
        match.play(seat, move)


def test_asked_only_what_is_optional_it_still_answers_legally() -> None:
    match = begin(4)
    vote(match, 0)
    turn(match)
    lay(match, 1)
    assert answer(match, 1, rng_of("optional")) == Confirmed("take-back")


def test_asked_nothing_it_says_so() -> None:
    match = begin(4, first_master="drawn")
    seat = 0 if see(match).master else 1
    with pytest.raises(ValueError, match=f"seat {seat} is asked nothing"):
        answer(match, seat, rng_of("nothing"))


def test_for_a_double_it_picks_two_different_cards() -> None:
    match, rng = begin(4, reds=[DOUBLE]), rng_of("double")
    vote(match, 0)
    turn(match)
    for _ in range(20):
        move = answer(match, 1, rng)
        assert isinstance(move, Picked)
        assert len(set(move.options)) == 2
        assert match.prompts[1][0].accepts(move)


def test_the_same_sight_and_chance_give_the_same_answer_and_other_chance_another() -> None:
    match = begin(4)
    vote(match, 0)
    turn(match)
    sight: Sight = match.sight(1)
    assert GAME.bot(sight, rng_of(1)) == GAME.bot(sight, rng_of(1))
    assert len({GAME.bot(sight, rng_of(seed)) for seed in range(30)}) > 1


@pytest.mark.parametrize(
    ("before", "worse", "better", "after"),
    [
        ("The judge wanted the ", "the red carpet", "red carpet", "."),
        ("It was ", "x", "a rather good idea", "."),
        ("It was ", "x" * 60, "a rather good idea", "."),
        ("My butcher sells ", "orange marbles", "silver marbles", " only."),
        ("Grandmothers like ", "noisy children", "noisy grandsons", "."),
    ],
)
def test_what_fits_is_liked_better(before: str, worse: str, better: str, after: str) -> None:
    assert fit(before, worse, after) < fit(before, better, after)


def test_a_term_of_nothing_but_blanks_is_measured_too() -> None:
    assert fit("", "", "") < 0
