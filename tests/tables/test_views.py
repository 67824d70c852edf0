"""What viewers of a table may know."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec
from msgspec import structs

from spieleabend.games import all_games
from spieleabend.play.moves import Counted, HostAction
from spieleabend.play.prompts import Number
from spieleabend.play.seed import mix, promise
from spieleabend.protocol.updates import AskView, ClockView, MatchView, PrivateView, TableView
from spieleabend.tables import records as said
from spieleabend.tables.encodings import Encodings
from spieleabend.tables.judge import Device
from spieleabend.tables.parts import PublicPart
from spieleabend.tables.state import TableState
from spieleabend.tables.views import ClockKey, private_view
from tests.tables.asking import GAME as ASKING
from tests.tables.asking import NOTHING_TOLD
from tests.tables.counting import GAME, Public
from tests.tables.logs import LOBBY, PLAYING, SECRET, begun, created, library, sat, state_of

BAM = all_games()["bam"]
HOST = Device(frozenset(), made_table=True)
BOTH = Device(frozenset({1, 2}), made_table=False)


def match_of(view: TableView) -> MatchView:
    assert view.match is not None
    return view.match


def seen(state: TableState, left: Mapping[ClockKey, int] = {}) -> TableView:
    """The public view as it comes over the wire."""
    return msgspec.json.decode(b"".join(PublicPart(Encodings()).encoded(state, left)), type=TableView)


def test_the_lobby_shows_people_settings_and_what_keeps_the_match_from_beginning() -> None:
    view = seen(state_of(created(), sat(1, "Łucja"), said.HostPassed(1)))
    assert (view.phase, view.host, view.match) == ("lobby", 1, None)
    assert [(one.name, one.seat, one.bot, one.left) for one in view.people] == [("Łucja", None, False, False)]
    assert view.settings.options == {"rounds": 3, "seconds": 0, "mood": "calm"}
    assert view.start_refused is not None
    assert (view.start_refused.key, view.start_refused.parameters) == ("refused-too-few", {"least": 2, "seated": 1})
    assert seen(state_of(*LOBBY)).start_refused is None
    assert not view.settings.level_matters


def test_a_table_of_a_game_with_spicier_cards_says_so() -> None:
    assert seen(state_of(created(BAM), shelf=library(BAM))).settings.level_matters


def test_a_match_shows_whom_it_waits_for_its_clocks_and_buttons() -> None:
    settled = said.Settled("counting", "en", "mild", {"seconds": 30}, {})
    state = state_of(*LOBBY, settled, begun(1, 2, 3), said.Played(1, Counted("number", 3)))
    match = match_of(seen(state, {("say", 1): 12_345}))
    assert msgspec.json.decode(match.public, type=Public) == Public(1, (0, 0, 0), (1,))
    assert (match.number, match.seats, match.waiting) == (1, (1, 2, 3), (0, 2))
    assert match.clocks == (ClockView("say", 1, 30_000, 12_345),)
    assert match.host_actions == ("stop",)
    assert match.result is None


def test_a_match_says_whether_a_late_guest_may_sit_down() -> None:
    assert match_of(seen(state_of(*PLAYING))).joins
    closed = replace(GAME, waits=lambda state: structs.replace(GAME.waits(state), joins=False))
    assert not match_of(seen(state_of(*PLAYING, shelf=library(closed)))).joins


def test_a_match_that_was_stopped_or_is_over_takes_no_late_guest() -> None:
    """Whoever comes then has a chair for the next one."""
    over = state_of(*PLAYING, said.FromOutside(HostAction("stop")))
    assert over.phase == "finished"
    assert not match_of(seen(over)).joins


def test_who_is_gone_is_shown_to_be_played_by_a_bot() -> None:
    view = seen(state_of(*PLAYING, said.Left(1), said.StoodIn(2)))
    assert [(one.left, one.stand_in, one.seat) for one in view.people] == [
        (True, True, 0),
        (False, True, 1),
        (False, False, 2),
    ]


def test_the_secret_is_promised_first_and_shown_when_it_has_nothing_left_to_tell() -> None:
    nonces = [said.NonceGiven(1, "a" * 16), said.NonceGiven(2, "b" * 16)]
    lobby, playing = state_of(*LOBBY, *nonces), state_of(*LOBBY, *nonces, begun(1, 2, 3))
    for state in (lobby, playing):
        seed = seen(state).seed
        assert (seed.promise, seed.secret, seed.nonces) == (promise(bytes.fromhex(SECRET)), None, None)
    over = state_of(*LOBBY, *nonces, begun(1, 2, 3), sat(4, late=True), said.FromOutside(HostAction("stop")))
    seed = seen(over).seed
    assert seed.secret == SECRET
    assert seed.nonces == ("a" * 16, "b" * 16, "")
    assert playing.match is not None
    assert mix(bytes.fromhex(seed.secret), seed.nonces) == playing.match.rng.key


def test_a_device_sees_the_hands_of_its_own_seats_only() -> None:
    state = state_of(*PLAYING, said.Played(0, Counted("number", 7)))
    own = private_view(state, BOTH)
    assert [(seat.seat, seat.number, msgspec.json.decode(seat.private)) for seat in own.seats] == [
        (0, 2, {"said": 7}),
        (1, 1, {"said": None}),
    ]
    assert [seat.prompts for seat in own.seats] == [(), (Number("number", 1, 9),)]
    watcher = private_view(state, Device(frozenset(), made_table=False))
    assert watcher == PrivateView(False, (), (), (), (), ())


def test_a_person_without_a_seat_has_none() -> None:
    over = state_of(*PLAYING, said.FromOutside(HostAction("stop")), sat(4))
    own = private_view(over, Device(frozenset({4}), made_table=False))
    assert (own.people, own.seats) == ((4,), ())


def test_nonces_are_wanted_from_own_people_before_a_match() -> None:
    assert private_view(state_of(*LOBBY, said.NonceGiven(1, "n" * 16)), BOTH).nonces_wanted == (2,)
    assert private_view(state_of(*PLAYING), BOTH).nonces_wanted == ()


def test_asks_are_the_host_s_and_the_asker_s_business() -> None:
    state = state_of(*LOBBY)
    asks = (AskView("ask", 1),)
    assert private_view(state, HOST, asks).asks == asks
    assert private_view(state, BOTH, asks).asks == ()
    assert private_view(state, BOTH, asks, ("ask",)).asked == ("ask",)


def test_own_cards_are_shown_where_they_can_be_changed_bm_d7() -> None:
    shelf = library(BAM)
    settled = said.Settled("bam", "en", "mild", {}, {"grey": ("my own",)})
    lobby = (created(BAM), sat(1), sat(2), sat(3), settled)
    assert seen(state_of(*lobby, shelf=shelf)).settings.own_cards == {"grey": ("my own",)}
    deck = shelf.deck(BAM, "en")
    started = said.MatchStarted((1, 2, 3), BAM.rules_version, deck.id, deck.version)
    assert seen(state_of(*lobby, started, shelf=shelf)).settings.own_cards == {}


def test_an_option_that_is_offered_no_more_does_not_hide_the_lobby() -> None:
    state = state_of(created(), said.Settled("counting", "en", "mild", {"gone": 1}, {}))
    assert "gone" not in seen(state).settings.options
    assert state.game is GAME


def test_what_was_told_is_shown_to_the_devices_of_the_person_in_the_lobby_of_the_game_it_was_told_for() -> None:
    told = said.Told(1, "asking", {**NOTHING_TOLD, "nickname": "Ängli"})
    shelf = library(ASKING, GAME)
    lobby = (created(ASKING), sat(1), sat(2), told)
    state = state_of(*lobby, shelf=shelf)
    own = {1: {**NOTHING_TOLD, "nickname": "Ängli"}, 2: NOTHING_TOLD}
    assert private_view(state, BOTH).details == own
    assert private_view(state, Device(frozenset({2}), made_table=False)).details == {2: NOTHING_TOLD}
    assert private_view(state, HOST).details == {}
    other_game = said.Settled("counting", "en", "mild", {}, {})
    assert private_view(state_of(*lobby, other_game, shelf=shelf), BOTH).details == {}
    back = said.Settled("asking", "en", "mild", {}, {})
    assert private_view(state_of(*lobby, other_game, back, shelf=shelf), BOTH).details == own
    assert private_view(state_of(*lobby, begun(1, 2, game=ASKING), shelf=shelf), BOTH).details == {}
