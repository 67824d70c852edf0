"""Finding a name: daughter or son, two cards, an arrow, one or two first names, a surname."""

import pytest

from spieleabend.games.wir_sind_schwanger.views import ChildDeclared, NameFound, NamesDrawn, NameSettled
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening
from tests.games.playing import asked, kinds, pick
from tests.games.wir_sind_schwanger.deck import name_card
from tests.games.wir_sind_schwanger.play import begin, declare, find_name, options_of, see, stand, state_of

FIRST, SECOND = name_card(20), name_card(13)
"""Their arrows stand in the columns 1 and 4."""


def drawn(**options: str | bool) -> Match:
    return begin(4, names=[20, 13], surnames=["Lang"], options=options)


def found_names(match: Match) -> list[str]:
    return [found.name for found in see(match).found]


def test_ws_r10_daughter_or_son_is_said_before_a_card_is_drawn() -> None:
    match = drawn()
    assert see(match).phase == "declaring"
    assert {seat: asked(match, seat) for seat in range(4)} == {0: ["child"], 1: [], 2: [], 3: []}
    assert options_of(match, 0) == ("daughter", "son")
    assert (see(match).child, see(match).drawn) == (None, ())


def test_ws_r11_two_cards_are_drawn_from_the_top_of_the_stack() -> None:
    match = drawn()
    before = see(match).stack
    assert declare(match, "daughter") == [ChildDeclared(0, "daughter"), NamesDrawn(0)]
    assert [card.id for card in see(match).drawn] == ["n20", "n13"]
    assert see(match).stack == before - 2
    assert see(match).child == "daughter"


def test_ws_d5_ws_d12_the_giver_sees_both_cards_and_chooses_which_one_stands() -> None:
    match = drawn()
    declare(match)
    assert see(match).phase == "placing"
    assert options_of(match, 0) == ("n20", "n13")
    shown = see(match).drawn[1]
    assert (shown.title, shown.arrow, shown.girls, shown.boys) == (SECOND.text, 4, SECOND.girls, SECOND.boys)
    assert (shown.kind, shown.key) == (SECOND.kind, SECOND.key)
    assert [asked(match, seat) for seat in (1, 2, 3)] == [[], [], []]


@pytest.mark.parametrize(
    ("child", "place", "name"),
    [
        ("son", 0, FIRST.boys[6]),
        ("daughter", 0, FIRST.girls[3]),
        ("son", 1, SECOND.boys[9]),
        ("daughter", 1, SECOND.girls[0]),
    ],
)
def test_ws_r13_the_arrow_of_the_lying_card_finds_the_name_and_the_surname_follows(
    child: str, place: int, name: str
) -> None:
    match = drawn()
    declare(match, child)
    happened = stand(match, place)
    assert kinds(happened) == ["name-found", "name-settled"]
    assert found_names(match) == [name]
    assert happened[-1] == NameSettled(f"{name} Lang")
    assert see(match).name == f"{name} Lang"
    assert see(match).phase == "choosing"


def test_ws_r12_the_view_says_how_the_cards_lie() -> None:
    for child, side in (("son", "right"), ("daughter", "left")):
        match = drawn()
        find_name(match, child)
        (found,) = see(match).found
        assert (found.upright, found.sideways, found.side) == ("n20", "n13", side)


@pytest.mark.parametrize("child", ["son", "daughter"])
def test_ws_d5_where_the_table_likes_the_card_drawn_first_stands(child: str) -> None:
    match = drawn(first_drawn_stands=True)
    happened = declare(match, child)
    assert kinds(happened) == ["child-declared", "names-drawn", "name-found", "name-settled"]
    assert see(match).found[0].upright == "n20"
    assert see(match).phase == "choosing"


def both_names(child: str) -> list[str]:
    return [FIRST.boys[6], SECOND.boys[9]] if child == "son" else [FIRST.girls[3], SECOND.girls[0]]


@pytest.mark.parametrize("child", ["son", "daughter"])
def test_ws_r29_the_same_two_cards_change_places_and_find_a_second_name(child: str) -> None:
    match = drawn(variant="two_names")
    declare(match, child)
    happened: list[Happening] = stand(match)
    assert kinds(happened) == ["name-found", "name-found"]
    one, other = [event.found for event in happened if isinstance(event, NameFound)]
    assert (one.upright, one.sideways) == (other.sideways, other.upright) == ("n20", "n13")
    assert found_names(match) == both_names(child)
    assert see(match).name is None
    assert len(see(match).drawn) == 2


@pytest.mark.parametrize("first", ["first", "second"])
def test_ws_r30_the_giver_says_which_of_the_two_comes_first(first: str) -> None:
    match = drawn(variant="two_names")
    find_name(match)
    assert see(match).phase == "ordering"
    assert asked(match, 0) == ["order"]
    match.play(0, pick("order", first))
    names = both_names("son") if first == "first" else both_names("son")[::-1]
    assert see(match).name == f"{names[0]} {names[1]} Lang"
    assert see(match).phase == "choosing"


def test_ws_r30_also_where_the_card_drawn_first_stands() -> None:
    match = drawn(variant="two_names", first_drawn_stands=True)
    declare(match)
    assert see(match).phase == "ordering"
    assert found_names(match) == both_names("son")


def test_ws_d11_by_default_no_variant_is_played() -> None:
    assert state_of(begin()).variant == "draw"


def test_ws_r9_a_round_finds_a_name_then_chooses_then_plays() -> None:
    match = drawn()
    phases = [see(match).phase]
    declare(match)
    phases.append(see(match).phase)
    stand(match)
    phases.append(see(match).phase)
    for seat in range(4):
        match.play(seat, pick("ratings", "w1", "w2", "w3", "w4", "w5"))
    phases.append(see(match).phase)
    assert phases == ["declaring", "placing", "choosing", "leading"]
    assert [see(match).giver] == [0]
