"""What bots press, take and secure."""

from collections import Counter

import pytest

from spieleabend.games.wollmilchsau import GAME
from spieleabend.games.wollmilchsau.bot import MUCH_TO_LOSE, bot, reaction
from spieleabend.games.wollmilchsau.lore import Lore
from spieleabend.games.wollmilchsau.reacting import TEMPERS
from spieleabend.play.game import Sight
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Picked, Pressed
from spieleabend.play.prepare import bare_deck, prepare
from spieleabend.research.simulate import simulate
from tests.games.support import rng_of
from tests.games.wollmilchsau.play import at, begin, state_of

TRIES = 600


def pressed(match: Match, quickness: int = 0) -> Counter[str]:
    """What a bot presses of many times."""
    state_of(match).seats[0].quickness = quickness
    rng = rng_of("presses")
    answers = [bot(match.sight(0), rng) for _ in range(TRIES)]
    return Counter(answer.option for answer in answers if isinstance(answer, Pressed))


def test_a_bot_knows_what_was_rolled_and_barred_and_nothing_more() -> None:
    """It is told as people see it; no view tells it."""
    match = at(3, die="cow", barred="pig")
    for number, seat in enumerate(state_of(match).seats):
        seat.quickness = number
    assert match.sight(2).lore == Lore("cow", "pig", (0, 1, 2))


@pytest.mark.parametrize("quickness", range(len(TEMPERS)))
def test_it_mostly_presses_the_rolled_animal_and_slips_now_and_then(quickness: int) -> None:
    answers = pressed(at(die="cow", visible=("pig", "dog")), quickness)
    slips = TEMPERS[quickness].slips * 5 / 6
    assert 1 - answers["cow"] / TRIES == pytest.approx(slips, abs=0.035)
    assert len(answers) == 6


def test_where_the_rolled_animal_lies_there_it_finds_another_one_and_its_slip_is_the_rolled_one() -> None:
    answers = pressed(at(die="cow", visible=("cow", "dog")), 2)
    assert set(answers) == {"mouse", "cat", "sheep", "pig", "cow"}
    assert answers["cow"] / TRIES == pytest.approx(TEMPERS[2].slips, abs=0.035)


@pytest.mark.parametrize("quickness", range(len(TEMPERS)))
def test_it_remembers_the_barred_animal_imperfectly(quickness: int) -> None:
    answers = pressed(at(die="cow", visible=("pig", "dog"), barred="cow"), quickness)
    forgotten = (1 - TEMPERS[quickness].slips) * (1 - TEMPERS[quickness].memory)
    assert answers["cow"] / TRIES == pytest.approx(forgotten + TEMPERS[quickness].slips / 6, abs=0.05)


def test_where_the_table_shows_the_barred_animal_nobody_forgets_it() -> None:
    answers = pressed(at(die="cow", visible=("pig", "dog"), barred="cow", barred_shown=True), 2)
    assert answers["cow"] / TRIES < 0.04


def test_its_reaction_is_its_own_and_longer_where_the_rolled_animal_is_not_right() -> None:
    def mean(match: Match, quickness: int) -> float:
        state_of(match).seats[0].quickness = quickness
        rng = rng_of("times")
        return sum(reaction(match.sight(0), rng) for _ in range(TRIES)) / TRIES

    plain = mean(at(die="cow", visible=("pig", "dog")), 0)
    assert plain < mean(at(die="cow", visible=("pig", "dog")), 1)
    assert mean(at(die="pig", visible=("pig", "dog")), 0) > 1.2 * plain
    assert mean(at(die="cow", visible=("pig", "dog"), barred="cow"), 0) > 1.2 * plain


def test_some_bots_of_a_table_are_quicker_all_match_long() -> None:
    tables = [tuple(seat.quickness for seat in state_of(begin(4, seed=seed)).seats) for seed in range(40)]
    assert len(set(tables)) > 20
    assert {quickness for table in tables for quickness in table} == {0, 1, 2}


def taken(match: Match) -> Counter[str]:
    """What a bot takes of many times."""
    rng = rng_of("takes")
    answers = [bot(match.sight(0), rng) for _ in range(60)]
    return Counter(answer.options[0] for answer in answers if isinstance(answer, Picked))


def test_it_secures_when_it_has_much_to_lose_and_takes_from_any_pile_before() -> None:
    assert set(taken(at(takers=[0], open_cards={0: MUCH_TO_LOSE - 1}))) == {"left", "right"}
    assert set(taken(at(takers=[0], open_cards={0: MUCH_TO_LOSE}))) == {"secure"}


def test_towards_the_end_it_takes_what_there_is() -> None:
    assert set(taken(at(takers=[0], open_cards={0: 6}, under=(2, 1)))) == {"left", "right"}


def test_it_rolls_and_goes_on() -> None:
    match = begin(2)
    assert bot(match.sight(state_of(match).roller), rng_of()) == Confirmed("roll")
    state_of(match).phase = "paused"
    prompts = GAME.prompts(match.state)[0]
    assert bot(Sight(0, None, None, prompts, None), rng_of()) == Confirmed("go-on")


def test_who_is_asked_nothing_answers_nothing() -> None:
    match = begin(2)
    with pytest.raises(ValueError, match="asked nothing"):
        bot(match.sight(1 - state_of(match).roller), rng_of())


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_bots_are_far_ahead_of_whoever_presses_anything(seats: int) -> None:
    setup = prepare(GAME, bare_deck(GAME, "en"), seats=seats, options={}, level="mild")
    lead = simulate(GAME, setup, matches=30, seed=1, players="mixed").lead
    assert lead is not None
    assert lead.points - lead.margin > 5
    assert lead.random_wins < 0.02
