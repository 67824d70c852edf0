"""How a match begins, and each of its rounds: the two decks, the start player, the category."""

from collections import Counter

import pytest
from msgspec import structs

from spieleabend.games.flotter_dreier import GAME
from spieleabend.games.flotter_dreier.cards import QualityCard, ThingCard
from spieleabend.games.flotter_dreier.views import CategoryTurned, CategoryView
from spieleabend.play.errors import BadSetup, IllegalMove
from spieleabend.play.moves import Confirmed
from spieleabend.play.options import Range
from tests.chance import CRITICAL, chi_square
from tests.games.flotter_dreier.deck import DECK, QUALITIES, THINGS
from tests.games.flotter_dreier.play import at, begin, judge, own, ready, see, state_of, turn, write_all


def test_fd_r2_nine_rounds_are_suggested() -> None:
    (rounds,) = [option for option in GAME.options if option.name == "rounds"]
    assert isinstance(rounds, Range)
    assert rounds.default == 9
    assert see(begin()).rounds == 9
    assert see(begin(rounds=4)).rounds == 4


def test_fd_r3_both_decks_are_shuffled_by_themselves() -> None:
    tops: Counter[tuple[int, int]] = Counter()
    for seed in range(480):
        state = state_of(begin(seed=seed))
        assert sorted(state.qualities.stack) == list(range(QUALITIES))
        assert sorted(state.things.stack) == list(range(THINGS))
        tops[state.qualities.stack[-1] % 4, state.things.stack[-1] % 3] += 1
    assert chi_square(tops.elements(), 12) < CRITICAL[11]


def test_fd_r4_everybody_gets_an_empty_sheet() -> None:
    match = begin(5)
    turn(match)
    assert all([line.text for line in own(match, seat).lines] == ["", "", ""] for seat in range(5))


def test_fd_r5_the_first_start_player_is_drawn() -> None:
    assert chi_square([see(begin(6, seed=seed)).starter for seed in range(600)], 6) < CRITICAL[5]


def test_fd_r6_the_start_player_turns_the_top_cards_and_reads_what_they_make() -> None:
    match = begin(qualities=["q3"], things=["t2"])
    starter = see(match).starter
    assert see(match).category is None
    assert list(match.prompts) == [starter]
    with pytest.raises(IllegalMove):
        match.play(at(match, 1), Confirmed("turn"))
    category = CategoryView("quality3", "things 2!!", "quality3 things 2!!", personal=False)
    assert turn(match) == [CategoryTurned(starter, category)]
    assert see(match).category == category


def test_fd_r6_persons_are_said_to_be_persons() -> None:
    piles = {
        "quality": (QualityCard(id="q1", text="dziwne", personal="dziwnych"),),
        "thing": (ThingCard(id="t1", text="sąsiadów", personal=True),),
    }
    match = begin(deck=structs.replace(DECK, piles=piles))
    turn(match)
    assert see(match).category == CategoryView("dziwne", "sąsiadów", "dziwnych sąsiadów", personal=True)


def test_fd_d1_three_to_twelve_play_and_more_than_three_are_suggested() -> None:
    assert (GAME.seats.least, GAME.seats.most) == (3, 12)
    assert GAME.seats.recommended >= 4
    for seats in (2, 13):
        with pytest.raises(BadSetup, match="bad-seats"):
            begin(seats)


def test_fd_d9_an_empty_deck_is_shuffled_from_what_was_turned() -> None:
    match = begin(3, rounds=20, qualities=["q0", "q1"], things=["t0"])
    seen: list[tuple[str, str]] = []
    for _ in range(14):
        write_all(match, [[], [], []])
        category = see(match).category
        assert category is not None
        seen.append((category.quality.rstrip("!"), category.thing.rstrip("!")))
        match.play(see(match).starter, Confirmed("go-on"))
    qualities, things = zip(*seen, strict=True)
    assert qualities[:2] == ("quality0", "quality1")
    assert len(set(qualities[2:10])) >= QUALITIES - 2
    assert things[0] == "things 0"
    assert len(set(things[1:6])) == 5, "no card comes again before all others have come"


def test_fd_d9_what_was_turned_does_not_come_in_the_same_order_again() -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(5):
        match = begin(3, rounds=13, qualities=[f"q{number}" for number in range(QUALITIES)], seed=seed)
        seen: list[str] = []
        for _ in range(13):
            write_all(match, [[], [], []])
            category = see(match).category
            assert category is not None
            seen.append(category.quality)
            if match.result is None:
                match.play(see(match).starter, Confirmed("go-on"))
        orders.add(tuple(seen[QUALITIES:]))
    assert len(orders) > 1


@pytest.mark.parametrize("pile", ["quality", "thing"])
def test_a_deck_without_a_card_in_a_pile_is_refused(pile: str) -> None:
    deck = structs.replace(DECK, piles={**DECK.piles, pile: ()})
    with pytest.raises(BadSetup, match="flotter-dreier-bad-deck"):
        begin(deck=deck)


def test_the_table_writes_no_cards_of_its_own() -> None:
    assert GAME.writable == {}
    with pytest.raises(BadSetup, match="bad-own-cards"):
        GAME.check_card("thing", "clouds")


def test_a_new_round_begins_with_empty_sheets_and_nothing_said() -> None:
    match = begin(3)
    write_all(match, [["moss"], ["moss"], ["fern"]])
    judge(match)
    while see(match).phase == "reading":
        reader = see(match).reader
        assert reader is not None
        match.play(reader, Confirmed("next"))
    match.play(see(match).starter, Confirmed("go-on"))
    assert see(match).reads != ()
    turn(match)
    view = see(match)
    assert view.reads == ()
    assert [seat.round for seat in view.seats] == [0, 0, 0]
    assert all(line.text == "" for seat in range(3) for line in own(match, seat).lines)
    assert not any(seat.ready for seat in view.seats)
    ready(match, 0)
    assert [seat.ready for seat in see(match).seats] == [True, False, False]
