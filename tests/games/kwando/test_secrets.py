"""What a viewer may never see: dates before the decoder, hands of others (KW-R8, KW-R9, KW-R11, KW-D16)."""

import re

import msgspec
import pytest

from spieleabend.games.kwando import GAME
from spieleabend.play.match import Match
from spieleabend.play.moves import Verdict
from spieleabend.play.options import OptionValue
from tests.games.kwando.play import RISING, begin, decode, foul, lay, lay_all, own, ring, say, see, state_of, turn
from tests.games.support import fork, rng_of, seen, viewers, walk

DAY = re.compile(r"\d{4}-\d\d-\d\d")
CARD = re.compile(r'"(b\d{3})(?:@\d)?"')

TABLES = pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"talk": "written", "rounds": 1}),
        (4, {"talk": "written", "rounds": 2}),
        (5, {"talk": "aloud", "rounds": 2, "vote": True}),
        (8, {"talk": "written", "rounds": 1, "names_shown": False}),
    ],
)


def text_of(match: Match, viewer: int | None) -> str:
    """All that a viewer is shown and asked, as text."""
    return seen(match, viewer).decode()


def shown_dates(match: Match) -> set[str]:
    """The dates that the decoder shows."""
    decoded = see(match).decoded
    return set() if decoded is None else {card.gregorian for card in (*decoded.row, *decoded.unlaid)}


@TABLES
def test_kw_r8_kw_r9_no_date_is_shown_to_anybody_but_by_the_decoder(
    seats: int, options: dict[str, OptionValue]
) -> None:
    match = begin(seats, options=options)
    before = 0
    for seat, move in walk(match, rng_of("dates", seats)):
        for viewer in viewers(match):
            assert set(DAY.findall(text_of(match, viewer))) == shown_dates(match)
        happened = msgspec.json.encode(fork(match).play(seat, move)).decode()
        if b'"decoded"' not in happened.encode():
            assert DAY.findall(happened) == []
        before += bool(see(match).decoded)
    assert before, "the decoder never came"


@TABLES
def test_kw_r11_nobody_is_shown_a_card_that_is_not_theirs_to_see(seats: int, options: dict[str, OptionValue]) -> None:
    match = begin(seats, options=options)
    state = state_of(match)
    for _ in walk(match, rng_of("cards", seats)):
        open_to_all = {card.id for card in see(match).row}
        if (decoded := see(match).decoded) is not None:
            open_to_all |= {card.id for card in (*decoded.row, *decoded.unlaid)}
        playing = see(match).phase in ("laying", "checking")
        held = {
            hand.seat: {state.cards[card].id for card in hand.cards} if playing else set[str]()
            for hand in state.team.hands
        }
        for viewer in viewers(match):
            allowed = set(open_to_all)
            if viewer in held:
                allowed |= held[viewer]
            elif viewer is not None and state.settings.names_shown:
                allowed |= set().union(*held.values())
            assert set(CARD.findall(text_of(match, viewer))) <= allowed


def test_controllers_see_the_names_of_the_active_team_but_nothing_else_of_it() -> None:
    match = begin(4)
    turn(match)
    hands = {(seat, person.name) for seat in (0, 1) for person in own(match, seat).hand}
    for controller in (2, 3):
        assert {(card.seat, card.name) for card in own(match, controller).watched} == hands
        assert own(match, controller).hand == ()
    clue = own(match, 0).hand[0].clues[0]
    assert clue not in text_of(match, 2)
    assert clue not in text_of(match, 1)
    ring(match, "glass")
    assert own(match, 2).watched
    decode(match)
    assert own(match, 2).watched == ()


def test_the_table_may_like_it_better_that_they_do_not() -> None:
    match = begin(4, names_shown=False)
    turn(match)
    assert own(match, 2).watched == ()
    assert own(match, 0).hand != ()


def test_kw_d16_nobody_sees_a_hand_before_the_own_glass_is_turned() -> None:
    match = begin(4)
    for viewer in viewers(match):
        assert CARD.findall(text_of(match, viewer)) == []
    turn(match)
    others = {match.state.cards[card].id for hand in match.state.teams[1].hands for card in hand.cards}
    for viewer in viewers(match):
        assert not others & set(CARD.findall(text_of(match, viewer)))


def test_other_dates_look_the_same() -> None:
    match = begin(4, dates=RISING, talk="written")
    turn(match)
    lay_all(match, (1879, 1452))
    say(match, 0, "Hm.")
    foul(match)
    other = fork(match)
    state_of(other).cards = tuple(
        msgspec.structs.replace(card, born="1900-01-01", gregorian="1900-01-01") for card in state_of(other).cards
    )
    assert [seen(other, viewer) for viewer in viewers(match)] == [seen(match, viewer) for viewer in viewers(match)]


def test_a_redealt_match_keeps_what_the_viewer_knows_and_changes_the_rest() -> None:
    match = begin(4, dates=RISING)
    turn(match)
    lay(match, 1685)
    other = fork(match, GAME.redeal(match.state, 0, rng_of("redeal")))
    assert own(other, 0) == own(match, 0)
    assert own(other, 1) != own(match, 1)
    assert state_of(other).pile != state_of(match).pile
    dates = [[card.gregorian for card in state_of(one).cards] for one in (match, other)]
    assert dates[0] != dates[1]
    assert sorted(dates[0]) == sorted(dates[1])
    watched = fork(match, GAME.redeal(match.state, 3, rng_of("redeal")))
    assert own(watched, 3) == own(match, 3)
    assert own(watched, 0) == own(match, 0), "controllers see the active team's names"


def test_a_redealt_match_keeps_what_the_decoder_shows() -> None:
    match = begin(4, dates=RISING)
    turn(match)
    lay(match, 1685)
    ring(match, "glass")
    decode(match)
    other = fork(match, GAME.redeal(match.state, None, rng_of("redeal")))
    assert see(other) == see(match)
    hidden = [hand.cards for hand in state_of(match).teams[1].hands]
    assert [hand.cards for hand in state_of(other).teams[1].hands] != hidden


def test_a_remark_tells_nothing_but_what_the_referee_says() -> None:
    """The names that the referee listens for stay on the server."""
    match = begin(4, dates=RISING, talk="written")
    turn(match)
    say(match, 0, "Hm.")
    match.play(None, Verdict("saying-1", '{"mark":"question","fault":"name","words":["Hm"]}'))
    for viewer in (1, None):
        assert "Sir " not in text_of(match, viewer)
