"""The bot: it sees no more than its seat, says what fits, leads what others may say too, and lets votes end."""

import pytest
from msgspec import structs

from spieleabend.decks.load import load
from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.games.wir_sind_schwanger.bot import ahead, expected, likeable, made_up
from spieleabend.games.wir_sind_schwanger.cards import RatingCard, Trait
from spieleabend.play.cards import Deck
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Picked, SeatMove, Wrote
from spieleabend.play.prepare import prepare
from spieleabend.play.prompts import is_plain_line, waited_for
from spieleabend.play.randomness import Rng
from spieleabend.research.simulate import simulate
from tests.games.support import rng_of
from tests.games.wir_sind_schwanger.deck import DECK
from tests.games.wir_sind_schwanger.play import (
    begin,
    choose,
    declare,
    find_name,
    own,
    pass_on,
    propose,
    see,
    state_of,
    tick,
    with_hands,
)

FITTING = (2, 5, 11, 14, 20)
"""The ratings of `deck_with` that fit."""


def answer(match: Match, seat: int, rng: Rng) -> SeatMove:
    move: SeatMove = GAME.bot(match.sight(seat), rng)
    return move


def picked(match: Match, seat: int, rng: Rng) -> tuple[str, ...]:
    move = answer(match, seat, rng)
    assert isinstance(move, Picked)
    return move.options


def deck_with(fitting: Trait, others: Trait) -> Deck:
    """A deck of which five ratings go with the one trait, all others with another."""
    ratings = tuple(
        RatingCard(
            id=f"w{number}", text="x", tone="odd", about="era", suits=(fitting if number in FITTING else others,)
        )
        for number in range(1, 21)
    )
    return structs.replace(DECK, piles={**DECK.piles, "ratings": ratings})


def lena_lang() -> Match:
    """A match in which all choose ratings for a child whose names begin alike, and which is not modern at all."""
    match = begin(4, deck=deck_with("alliterates", "modern"), surnames=["Lang"], variant="free_choice")
    declare(match)
    for seat in (1, 2, 3):
        propose(match, seat, "Lena")
    for seat in (1, 2, 3):
        tick(match, seat, "Lena")
    return match


def test_it_chooses_ratings_that_fit_the_name_more_often_than_others() -> None:
    match = lena_lang()
    chosen = [int(rating[1:]) for seed in range(60) for rating in picked(match, 1, rng_of(seed))]
    fitting = sum(number in FITTING for number in chosen) / 60
    assert fitting > 3.5, "by chance it would be 1.25"


def test_bots_think_alike_but_not_quite() -> None:
    """Some others say the same, but not all: that is what scores."""
    setup = prepare(GAME, load(GAME, "de"), seats=5, options={}, level="mild")
    shared = []
    for seed in range(30):
        match = Match(GAME, setup, rng_of("alike", seed))
        find_name(match)
        one, other = (set(picked(match, 1, rng_of(seed, bot))) for bot in range(2))
        shared.append(len(one & other))
    assert 1.7 < sum(shared) / len(shared) < 3.3
    assert len(set(shared)) > 2


@pytest.mark.parametrize("seats", [4, 7])
def test_its_bets_add_up(seats: int) -> None:
    assert ahead(seats, 0) == ahead(seats, seats - 1) == -1
    assert ahead(seats, 1) == pytest.approx(1 - 1 / (seats - 1))
    if seats == 7:
        assert ahead(7, 4) == pytest.approx(2 / 6 - 1)


def test_what_others_will_say_too_but_not_all_is_worth_leading() -> None:
    match = with_hands([[1, 2, 3, 4, 5]] * 5)
    view = see(match)
    worth = [expected(view, 0, fitting / 10) for fitting in range(11)]
    assert all(-1 <= value <= 1 for value in worth)
    assert worth.index(max(worth)) not in (0, 10)


def test_it_leads_from_its_own_hand() -> None:
    match = with_hands([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]])
    (rating,) = picked(match, 0, rng_of("lead"))
    assert rating in {card.id for card in own(match, 0).hand}


def test_it_stands_up_the_more_telling_of_two_names() -> None:
    match = begin(4)
    declare(match)
    assert {picked(match, 0, rng_of(seed)) for seed in range(40)} <= {(card.id,) for card in see(match).drawn}


def test_ws_r31_where_it_may_look_it_proposes_a_name_of_its_cards() -> None:
    match = begin(4, variant="others_choose")
    declare(match, "daughter")
    move = answer(match, 2, rng_of("look"))
    assert isinstance(move, Wrote)
    assert move.text in {name for card in own(match, 2).own_names for name in card.girls}


@pytest.mark.parametrize("child", ["daughter", "son"])
def test_ws_r34_where_it_may_not_it_makes_one_up_or_passes(child: str) -> None:
    match = begin(4, variant="free_choice")
    declare(match, child)
    moves = [answer(match, 1, rng_of(seed)) for seed in range(60)]
    names = {move.text for move in moves if isinstance(move, Wrote)}
    assert len(names) > 10
    assert Confirmed("no-proposal") in moves
    assert {type(move) for move in moves} == {Wrote, Confirmed}


def test_names_that_are_made_up_are_short_and_plain() -> None:
    for seed in range(200):
        name = made_up("son" if seed % 2 else "daughter", rng_of(seed))
        assert is_plain_line(name)
        assert 3 <= len(name) <= 8
        assert name.isalpha()
        assert name == name.capitalize()


def test_it_likes_names_that_go_with_the_surname() -> None:
    assert likeable("Lena", "Lang") > likeable("Gertrud", "Lang")


def test_ws_d11_it_rather_ticks_what_somebody_else_proposes_and_then_what_most_have_ticked() -> None:
    match = begin(5, variant="free_choice")
    declare(match)
    for seat, name in ((1, "Lena"), (2, "Gertrud"), (3, "Kunigunde")):
        propose(match, seat, name)
    pass_on(match, 4)
    first = [picked(match, 1, rng_of(seed)) for seed in range(80)]
    assert set(first) == {("p0",), ("p1",), ("p2",)}
    assert first.count(("p0",)) < 20
    for seat, name in ((1, "Lena"), (2, "Kunigunde"), (3, "Kunigunde"), (4, "Gertrud")):
        tick(match, seat, name)
    assert see(match).attempt == 1
    assert {picked(match, 1, rng_of(seed)) for seed in range(40)} == {("p2",)}


def test_bots_never_take_back() -> None:
    match, rng = begin(5), rng_of("bots")
    while match.result is None:
        assert match.moves < 1000
        seat = rng.choice([seat for seat, prompts in match.prompts.items() if waited_for(prompts)])
        move = answer(match, seat, rng)
        assert move != Confirmed("take-back")
        match.play(seat, move)


def test_asked_only_what_is_optional_it_still_answers_legally() -> None:
    match = begin(4)
    find_name(match)
    choose(match, 1, [1, 2, 3, 4, 5])
    assert answer(match, 1, rng_of("optional")) == Confirmed("take-back")
    match = begin(4, variant="free_choice")
    declare(match)
    for seat in (1, 2, 3):
        propose(match, seat, "Ada")
    tick(match, 1, "Ada")
    assert match.prompts[1][0].accepts(answer(match, 1, rng_of("optional")))


def test_asked_nothing_it_says_so() -> None:
    match = begin(4)
    with pytest.raises(ValueError, match="seat 2 is asked nothing"):
        answer(match, 2, rng_of("nothing"))


def test_the_same_sight_and_chance_give_the_same_answer_and_other_chance_another() -> None:
    match = begin(4)
    find_name(match)
    sight = match.sight(1)
    assert GAME.bot(sight, rng_of(1)) == GAME.bot(sight, rng_of(1))
    assert len({GAME.bot(sight, rng_of(seed)) for seed in range(30)}) > 20


def test_it_does_not_see_what_others_hold() -> None:
    one = with_hands([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]])
    other = with_hands([[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]])
    state_of(other).stack.reverse()
    assert answer(one, 0, rng_of("blind")) == answer(other, 0, rng_of("blind"))


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_bots_are_clearly_better_than_chance(seats: int) -> None:
    """Held to half of what long simulations say (`docs/rules/wir-sind-schwanger.md`)."""
    setup = prepare(GAME, DECK, seats=seats, options={}, level="mild")
    lead = simulate(GAME, setup, matches=60, seed=1, players="mixed").lead
    assert lead is not None
    assert lead.points - lead.margin > 0.5
    assert lead.bot_wins > lead.random_wins
