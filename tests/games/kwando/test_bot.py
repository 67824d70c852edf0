"""The bot: it says clues that may be said, listens, lays in a good order, and punishes what is certain."""

import pytest

from spieleabend.decks.load import load
from spieleabend.games.kwando import GAME
from spieleabend.games.kwando.bot import chance_of, remembered
from spieleabend.games.kwando.clues import breaches
from spieleabend.games.kwando.hearing import recognised
from spieleabend.games.kwando.lore import lore
from spieleabend.games.kwando.talking import question
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Picked, SeatMove, Wrote
from spieleabend.play.prepare import prepare
from spieleabend.play.prompts import waited_for
from spieleabend.research.simulate import simulate
from tests.games.kwando.deck import LANGUAGES
from tests.games.kwando.play import (
    RISING,
    begin,
    decode,
    foul,
    foul_for_good,
    lay,
    lay_all,
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
from tests.games.support import rng_of


def answer(match: Match, seat: int, seed: object = 0) -> SeatMove:
    move: SeatMove = GAME.bot(match.sight(seat), rng_of("bot", seed))
    return move


def prompt_of(move: SeatMove) -> str:
    """Which prompt a move answers."""
    return move.prompt


def tell_all(match: Match) -> None:
    """Let the active team say a clue of every card."""
    for seat in see(match).teams[see(match).active].seats:
        for person in own(match, seat).hand:
            say(match, seat, person.clues[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_kw_r15_what_it_says_the_referee_lets_pass(language: str) -> None:
    setup = prepare(GAME, load(GAME, language), seats=4, options={"talk": "written", "rounds": 1}, level="mild")
    match, said = Match(GAME, setup, rng_of("clues", language)), 0
    while match.result is None:
        waited = [seat for seat, prompts in match.prompts.items() if waited_for(prompts)]
        if not waited:
            ring(match, match.waits.clocks[0].name)
            continue
        seat = waited[match.moves % len(waited)]
        move = answer(match, seat, match.moves)
        match.play(seat, move)
        if isinstance(move, Wrote):
            said += 1
            asks = question(state_of(match), f"saying-{state_of(match).said}")
            assert breaches(asks.text, language, asks.names) == ()
    assert said >= 6


def test_who_waits_for_others_tells_more_and_never_the_same_twice() -> None:
    match = talking(dates=(1850, 1879, 1929, 1452, 1564, 1685))
    tell_all(match)
    pick(match, 0, "signal", "later")
    told = []
    for number in range(20):
        move = answer(match, 0, number)
        if isinstance(move, Wrote):
            match.play(0, move)
            told.append(move.text)
    assert sorted(told) == sorted(person.clues[1] for person in own(match, 0).hand)
    assert answer(match, 0) == Picked("signal", ("later",))
    ring(match, "hurry")


def test_it_tells_of_every_person_of_its_own_first_the_oldest_first() -> None:
    match = talking()
    for place in range(3):
        move = answer(match, 0, place)
        assert isinstance(move, Wrote)
        assert move.text in own(match, 0).hand[place].clues
        match.play(0, move)
    assert not isinstance(answer(match, 0), Wrote)


def test_when_nobody_has_anything_older_it_lays() -> None:
    match = talking()
    tell_all(match)
    for seat in (0, 1):
        pick(match, seat, "signal", "later")
    move = answer(match, 0)
    assert isinstance(move, Picked)
    assert move.options == (options_of(match, 0, "lay")[0],)


def test_it_lets_a_teammate_go_first_whom_it_takes_for_older() -> None:
    match = talking(dates=(1850, 1879, 1929, 1452, 1564, 1685))
    tell_all(match)
    moves = [answer(match, 0, seed) for seed in range(20)]
    assert set(moves) <= {Picked("signal", ("later",)), Picked("lay", options_of(match, 0, "lay")[:1])}
    assert Picked("signal", ("later",)) in moves


def tell_own(match: Match, seat: int = 0) -> None:
    """Let a seat say a clue of every card of its own."""
    for person in own(match, seat).hand:
        say(match, seat, person.clues[0])


def test_before_the_sand_is_nearly_through_it_does_not_lay_while_a_teammate_has_not_been_heard() -> None:
    match = talking()
    tell_own(match)
    pick(match, 0, "signal", "next")
    assert all(prompt_of(answer(match, 0, seed)) != "lay" for seed in range(50)), "the other one still writes"
    ring(match, "hurry")
    assert prompt_of(answer(match, 0)) == "lay"


def test_of_several_teammates_it_waits_for_each() -> None:
    match = talking(6, dates=(1756, 1879, 1452, 1929, 1564, 1685))
    tell_own(match)
    say(match, 1, "Hello!")
    pick(match, 0, "signal", "next")
    assert all(prompt_of(answer(match, 0, seed)) != "lay" for seed in range(50))


@pytest.mark.parametrize("heard", ["a sentence", "a signal", "a card"])
def test_who_has_spoken_signalled_or_laid_is_not_waited_for_so_long(heard: str) -> None:
    match = talking()
    tell_own(match)
    if heard == "a sentence":
        say(match, 1, "Hello!")
    elif heard == "a signal":
        pick(match, 1, "signal", "later")
    else:
        match.play(1, Picked("lay", options_of(match, 1, "lay")[:1]))
    pick(match, 0, "signal", "next")
    assert any(prompt_of(answer(match, 0, seed)) == "lay" for seed in range(50))


def test_it_does_not_wait_for_ever() -> None:
    match = talking()
    for person in own(match, 0).hand:
        say(match, 0, person.clues[0])
    assert answer(match, 0) == Picked("signal", ("next",))
    pick(match, 0, "signal", "next")
    ring(match, "hurry")
    move = answer(match, 0)
    assert isinstance(move, Picked)
    assert move.prompt == "lay"


def test_when_the_sand_is_nearly_through_it_tells_nothing_more() -> None:
    match = talking()
    assert isinstance(answer(match, 0), Wrote)
    ring(match, "hurry")
    assert not isinstance(answer(match, 0), Wrote)


def test_who_pushes_forward_is_let_go() -> None:
    match = talking()
    for person in own(match, 0).hand:
        say(match, 0, person.clues[0])
    pick(match, 1, "signal", "next")
    assert answer(match, 0) == Picked("signal", ("later",))


def test_with_nobody_left_to_wait_for_it_lays_one_after_the_other() -> None:
    match = talking(dates=(1756, 1879, 1929, 1452, 1564, 1685))
    lay_all(match, (1452, 1564, 1685))
    for person in own(match, 0).hand:
        say(match, 0, person.clues[0])
    for year in (1756, 1879, 1929):
        move = answer(match, 0)
        assert isinstance(move, Picked)
        assert move.prompt == "lay"
        match.play(0, move)
        assert see(match).row[-1].id == state_of(match).cards[(1756, 1879, 1929).index(year)].id


def test_aloud_it_lays_what_it_holds_when_the_sand_is_nearly_through() -> None:
    match = begin(4, dates=RISING)
    turn(match)
    ring(match, "hurry")
    assert answer(match, 0) == Picked("lay", options_of(match, 0, "lay")[:1])


def test_kw_d19_it_agrees_that_the_team_is_done() -> None:
    match = begin(4, dates=RISING)
    turn(match)
    match.play(0, Confirmed("done"))
    assert answer(match, 1) == Confirmed("done")
    match = talking()
    match.play(0, Confirmed("done"))
    assert answer(match, 1) == Confirmed("done"), "whatever it would still have to say"


def test_it_turns_the_glass() -> None:
    assert answer(begin(4), 2) == Confirmed("turn")


def test_it_punishes_what_the_referee_calls_certain_and_nothing_else() -> None:
    match = talking()
    for number, mark in enumerate(("question", "certain", "clear"), 1):
        say(match, 0, "In May.")
        remark(match, number, mark)
    assert answer(match, 2) == Picked("decide", ("s2-breach",))
    pick(match, 2, "decide", "s2-breach")
    assert len(penalties(match)) == 1
    assert not waited_for(match.prompts[3])


def test_without_a_card_left_it_lets_be_what_is_certain() -> None:
    match = talking()
    foul_for_good(match, 5)
    foul(match)
    pick(match, 3, "game-over", "yes")
    say(match, 0, "In May.")
    remark(match, 1, "certain")
    assert answer(match, 2) == Picked("decide", ("s1-fine",))


@pytest.mark.parametrize(("mark", "vote"), [("certain", "yes"), ("question", "no"), ("clear", "no")])
def test_kw_d10_it_confirms_a_game_over_card_only_where_the_referee_is_certain(mark: str, vote: str) -> None:
    match = talking()
    say(match, 0, "In May.")
    remark(match, 1, mark)
    foul_for_good(match, 5)
    foul(match, 2)
    assert answer(match, 3) == Picked("game-over", (vote,))


def test_kw_d10_where_people_talk_aloud_it_believes_them() -> None:
    match = begin(4)
    turn(match)
    foul_for_good(match, 5)
    foul(match, 2)
    assert answer(match, 3) == Picked("game-over", ("yes",))


def test_asked_only_what_is_optional_it_still_answers_legally() -> None:
    match = begin(4)
    turn(match)
    for seat in range(4):
        assert any(prompt.accepts(answer(match, seat)) for prompt in match.prompts[seat])


def test_asked_nothing_it_says_so() -> None:
    with pytest.raises(ValueError, match="seat 0 is asked nothing"):
        answer(begin(4), 0)


def test_it_knows_people_of_today_better_than_those_of_long_ago_and_never_changes_its_mind() -> None:
    people = state_of(begin(4, dates=(1452, 1990))).cards
    errs = {
        year: sum(abs(remembered(seat, people[place]) - year) for seat in range(50)) / 50
        for place, year in enumerate((1452, 1990))
    }
    assert 2 < errs[1990] < 12
    assert errs[1452] > 2 * errs[1990]
    assert remembered(3, people[0]) == remembered(3, people[0])
    assert len({remembered(seat, people[0]) for seat in range(10)}) == 10


def test_what_it_knows_is_spread_evenly() -> None:
    chances = [chance_of("spread", number) for number in range(1000)]
    assert 0 <= min(chances) < 0.02
    assert 0.98 < max(chances) < 1
    assert 0.45 < sum(chances) / 1000 < 0.55


def test_it_does_not_see_what_others_hold_nor_when_they_were_born() -> None:
    match = talking()
    for person in own(match, 0).hand:
        say(match, 0, person.clues[0])
    state = state_of(match)
    other = GAME.redeal(state, 0, rng_of("other"))
    mine = {person.id for person in own(match, 0).hand}
    known = {card.id: card for card in state.cards}
    other.cards = tuple(known[card.id] if card.id in mine else card for card in other.cards)
    blind = Match(match.game, match.setup, rng_of("blind"))
    blind.state = other
    blind.prompts = GAME.prompts(other)
    for seed in range(20):
        assert answer(blind, 0, seed) == answer(match, 0, seed)


def test_it_takes_out_of_what_it_heard_who_lies_already() -> None:
    match = talking(dates=(1850, 1879, 1929, 1452, 1564, 1970))
    tell_all(match)
    lay_all(match, (1452, 1564))
    assert recognised(own(match, 1).hand[0].clues[0], lore(state_of(match)).people) is not None
    assert answer(match, 0) != Picked("signal", ("later",))


def test_bots_get_more_right_than_chance_but_not_all() -> None:
    setup = prepare(GAME, load(GAME, "en"), seats=4, options={"talk": "written"}, level="mild")
    simulation = simulate(GAME, setup, matches=20, seed=1, players="bots")
    cards = sum(seat.mean for seat in simulation.seats) / 4 / 5
    assert 3.5 < cards < 5.3, "by chance it is about 2.5"


def test_a_bot_team_is_clearly_better_than_chance_where_its_mates_lay_by_chance() -> None:
    setup = prepare(GAME, load(GAME, "en"), seats=4, options={"talk": "written"}, level="mild")
    lead = simulate(GAME, setup, matches=60, seed=1, players="mixed").lead
    assert lead is not None
    assert lead.points > 0


def test_a_match_of_bots_ends_with_clocks_alone() -> None:
    match = talking()
    lay(match, 1929)
    ring(match, "glass")
    assert decode(match).points == 1
