"""What devices may ask for, and what is refused."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import pytest
from msgspec import structs

from spieleabend.games import all_games
from spieleabend.play.errors import Refusal
from spieleabend.play.moves import Counted, HostAction
from spieleabend.protocol import commands as asked
from spieleabend.tables import records as said
from spieleabend.tables.judge import Device, hash_token, judge, why_not_start
from spieleabend.tables.state import TableState
from tests.tables.asking import GAME as ASKING
from tests.tables.asking import NOTHING_TOLD
from tests.tables.counting import GAME
from tests.tables.logs import DAY, LOBBY, PLAYING, begun, created, library, sat, state_of, token

ID = "command-1"
SCREEN = Device(frozenset(), made_table=True)
ANIA = Device(frozenset({1}), made_table=False)
BO = Device(frozenset({2}), made_table=False)
BOTH = Device(frozenset({1, 2}), made_table=False)
STRANGER = Device(frozenset(), made_table=False)

NEW_TOKEN = "t" * 32
HANDED_IN = bytes(range(32))
BAM = all_games()["bam"]


def no_ask(ask: str) -> tuple[int, str]:
    raise Refusal("refused-ask-unknown")


def decided(
    state: TableState,
    device: Device,
    command: asked.TableCommand,
    asks: Callable[[str], tuple[int, str]] = no_ask,
) -> said.AnyRecord | None:
    """The record of a command; the state must be untouched, whatever comes out."""
    before = state.number
    try:
        return judge(state, device, command, lambda size: HANDED_IN[:size], asks, lambda: DAY)
    finally:
        assert state.number == before


def refused(state: TableState, device: Device, command: asked.TableCommand) -> str:
    with pytest.raises(Refusal) as refusal:
        decided(state, device, command)
    return refusal.value.key


def lobby(*more: said.AnyRecord) -> TableState:
    return state_of(*LOBBY, *more)


def playing(*more: said.AnyRecord) -> TableState:
    return state_of(*PLAYING, *more)


def bam_lobby() -> TableState:
    return state_of(created(BAM), sat(1), sat(2), sat(3), shelf=library(BAM, GAME))


def test_tokens_are_kept_as_hashes() -> None:
    assert hash_token("abc") == sha256(b"abc").hexdigest()


def test_whoever_made_the_table_is_host_until_somebody_else_is() -> None:
    assert SCREEN.is_host(lobby())
    assert not ANIA.is_host(lobby())
    passed = lobby(said.HostPassed(1))
    assert not SCREEN.is_host(passed)
    assert ANIA.is_host(passed)
    assert BOTH.is_host(passed)


class TestSitting:
    def test_a_new_person_gets_the_next_number_a_clean_name_and_a_hashed_token(self) -> None:
        record = decided(lobby(), STRANGER, asked.Sit(ID, NEW_TOKEN, "  Person 1 ", 5))
        assert record == said.Sat(4, hash_token(NEW_TOKEN), "Person 1 2", 5)

    def test_a_token_has_one_seat(self) -> None:
        taken = lobby(said.TokenAdded(1, hash_token(NEW_TOKEN)))
        assert refused(taken, STRANGER, asked.Sit(ID, NEW_TOKEN, "Bo", 5)) == "refused-already-sitting"

    def test_a_device_may_hold_several_seats(self) -> None:
        assert isinstance(decided(lobby(), BOTH, asked.Sit(ID, NEW_TOKEN, "Cem", 5)), said.Sat)

    def test_a_late_guest_sits_down_where_the_game_takes_one(self) -> None:
        assert decided(playing(), STRANGER, asked.Sit(ID, NEW_TOKEN, "Late", 5)) == said.Sat(
            4, hash_token(NEW_TOKEN), "Late", 5, late=True
        )

    def test_a_late_guest_is_refused_where_the_game_takes_none(self) -> None:
        closed = replace(GAME, waits=lambda state: structs.replace(GAME.waits(state), joins=False))
        state = state_of(*PLAYING, shelf=library(closed))
        assert refused(state, STRANGER, asked.Sit(ID, NEW_TOKEN, "Late", 5)) == "refused-not-in-lobby"

    def test_every_chair_is_for_one(self) -> None:
        assert refused(lobby(sat(4)), STRANGER, asked.Sit(ID, NEW_TOKEN, "Bo", 5)) == "refused-full"
        full = playing(sat(4, late=True))
        assert refused(full, STRANGER, asked.Sit(ID, NEW_TOKEN, "Bo", 5)) == "refused-full"

    @pytest.mark.parametrize("name", ["\u200b", " ", "\u202e\u2066"])
    def test_a_name_can_be_seen(self, name: str) -> None:
        assert refused(lobby(), STRANGER, asked.Sit(ID, NEW_TOKEN, name, 5)) == "refused-name-empty"
        assert refused(lobby(), ANIA, asked.Rename(ID, 1, name, 5)) == "refused-name-empty"


class TestOwnSeat:
    def test_one_s_own_name_may_change_and_stay(self) -> None:
        assert decided(lobby(), ANIA, asked.Rename(ID, 1, "Person 1", 3)) == said.Renamed(1, "Person 1", 3)
        assert decided(lobby(), ANIA, asked.Rename(ID, 1, "person 2", 3)) == said.Renamed(1, "person 2 2", 3)

    @pytest.mark.parametrize(
        "command",
        [
            asked.Rename(ID, 2, "Bo", 1),
            asked.Leave(ID, 2),
            asked.Return(ID, 2),
            asked.GiveNonce(ID, 2, "n" * 16),
            asked.Tell(ID, 2, {}),
            asked.Play(ID, 1, 1, Counted("number", 3)),
            asked.Play(ID, 63, 1, Counted("number", 3)),
        ],
    )
    def test_nobody_acts_for_somebody_else(self, command: asked.TableCommand) -> None:
        for device in (ANIA, STRANGER, SCREEN):
            assert refused(playing(), device, command) == "refused-not-yours"

    def test_leaving_twice_is_leaving_once(self) -> None:
        assert decided(playing(), ANIA, asked.Leave(ID, 1)) == said.Left(1)
        assert decided(playing(said.Left(1)), ANIA, asked.Leave(ID, 1)) is None

    def test_who_left_or_was_silent_returns_and_nobody_else_has_to(self) -> None:
        assert decided(playing(said.Left(1)), ANIA, asked.Return(ID, 1)) == said.Returned(1)
        assert decided(playing(said.StoodIn(1)), ANIA, asked.Return(ID, 1)) == said.Returned(1)
        assert decided(playing(), ANIA, asked.Return(ID, 1)) is None

    def test_a_nonce_is_given_once_and_before_the_match(self) -> None:
        nonce = "n" * 16
        assert decided(lobby(), ANIA, asked.GiveNonce(ID, 1, nonce)) == said.NonceGiven(1, nonce)
        assert decided(lobby(said.NonceGiven(1, nonce)), ANIA, asked.GiveNonce(ID, 1, "m" * 16)) is None
        assert refused(playing(), ANIA, asked.GiveNonce(ID, 1, nonce)) == "refused-not-in-lobby"


class TestTelling:
    def asking(self, *more: said.AnyRecord) -> TableState:
        return state_of(created(ASKING), sat(1), sat(2), *more, shelf=library(ASKING, GAME))

    def test_what_was_told_is_written_whole_and_what_was_not_named_stays(self) -> None:
        first = decided(self.asking(), ANIA, asked.Tell(ID, 1, {"nickname": "Ängli"}))
        assert first == said.Told(1, "asking", {**NOTHING_TOLD, "nickname": "Ängli"})
        more = asked.Tell(ID, 1, {"birthday": "02-29", "nickname": ""})
        assert decided(self.asking(first), ANIA, more) == said.Told(1, "asking", {**NOTHING_TOLD, "birthday": "02-29"})

    def test_what_is_nothing_new_is_not_written(self) -> None:
        assert decided(self.asking(), ANIA, asked.Tell(ID, 1, {})) is None
        assert decided(self.asking(), ANIA, asked.Tell(ID, 1, NOTHING_TOLD)) is None

    @pytest.mark.parametrize(
        ("details", "key"),
        [
            ({"shoe": "43"}, "bad-detail-unknown"),
            ({"nickname": "x" * 41}, "bad-detail-value"),
            ({"nickname": "fine", "birthday": "02-30"}, "bad-detail-value"),
            ({"side": ""}, "bad-detail-value"),
        ],
    )
    def test_only_what_the_game_asks_for_can_be_told(self, details: dict[str, str], key: str) -> None:
        assert refused(self.asking(), ANIA, asked.Tell(ID, 1, details)) == key

    def test_a_game_that_asks_for_nothing_is_told_nothing(self) -> None:
        assert refused(lobby(), ANIA, asked.Tell(ID, 1, {"nickname": "Ängli"})) == "bad-detail-unknown"

    def test_it_is_told_in_the_lobby_and_neither_during_a_match_nor_before_it_is_cleared_away(self) -> None:
        on = self.asking(begun(1, 2, game=ASKING))
        tell = asked.Tell(ID, 1, {"nickname": "Ängli"})
        assert refused(on, ANIA, tell) == "refused-not-in-lobby"
        on.apply(said.Entry(said.FromOutside(HostAction("stop"))))
        assert on.phase == "finished"
        assert refused(on, ANIA, tell) == "refused-not-in-lobby"


class TestPlaying:
    def test_a_move_answers_a_prompt(self) -> None:
        move = Counted("number", 3)
        assert decided(playing(), BO, asked.Play(ID, 1, 1, move)) == said.Played(1, move)

    @pytest.mark.parametrize(
        ("seat", "number", "move", "key"),
        [
            (0, 1, Counted("number", 10), "illegal-answer"),
            (0, 1, Counted("other", 3), "illegal-answer"),
            (0, 0, Counted("number", 3), "illegal-stale"),
            (0, 2, Counted("number", 3), "illegal-stale"),
            (1, 1, Counted("number", 3), "illegal-nothing-asked"),
        ],
    )
    def test_anything_else_is_refused_politely(self, seat: int, number: int, move: Counted, key: str) -> None:
        state = playing(said.Played(1, Counted("number", 3)))
        assert refused(state, BOTH, asked.Play(ID, seat, number, move)) == key

    def test_there_is_nothing_to_play_in_the_lobby_or_after_the_end(self) -> None:
        command = asked.Play(ID, 0, 1, Counted("number", 3))
        assert refused(lobby(), ANIA, command) == "refused-only-in-match"
        over = playing(said.FromOutside(HostAction("stop")))
        assert refused(over, ANIA, command) == "refused-match-over"


HOST_COMMANDS = [
    asked.Settle(ID, level="cheeky"),
    asked.AddBot(ID),
    asked.Kick(ID, 2),
    asked.PassHost(ID, 2),
    asked.Start(ID),
    asked.Stop(ID),
    asked.HostAct(ID, "stop"),
    asked.AnswerAsk(ID, "ask", allow=True),
]


@pytest.mark.parametrize("command", HOST_COMMANDS)
@pytest.mark.parametrize("device", [ANIA, STRANGER])
@pytest.mark.parametrize("state", [lobby(), playing()])
def test_only_the_host_may(command: asked.TableCommand, device: Device, state: TableState) -> None:
    assert refused(state, device, command) == "refused-not-host"


class TestHost:
    def test_a_bot_sits_down_with_a_name_and_picture_of_its_own(self) -> None:
        assert decided(lobby(), SCREEN, asked.AddBot(ID)) == said.BotSat(4, "Bruno", 3)
        assert refused(playing(), SCREEN, asked.AddBot(ID)) == "refused-not-in-lobby"
        assert refused(lobby(sat(4)), SCREEN, asked.AddBot(ID)) == "refused-full"

    def test_a_table_of_bots_never_runs_out_of_names(self) -> None:
        roomy = replace(GAME, seats=structs.replace(GAME.seats, most=40))
        state = state_of(created(), shelf=library(roomy))
        for _ in range(30):
            record = decided(state, SCREEN, asked.AddBot(ID))
            assert record is not None
            state.apply(said.Entry(record))
        assert len({person.name for person in state.people.values()}) == 30

    def test_anybody_can_be_sent_away_once(self) -> None:
        assert decided(playing(), SCREEN, asked.Kick(ID, 2)) == said.Kicked(2)
        assert decided(playing(said.Left(2)), SCREEN, asked.Kick(ID, 2)) == said.Kicked(2)
        assert decided(playing(said.Kicked(2)), SCREEN, asked.Kick(ID, 2)) is None
        assert decided(lobby(), SCREEN, asked.Kick(ID, 3)) == said.Kicked(3)

    @pytest.mark.parametrize("command", [asked.Kick(ID, 9), asked.PassHost(ID, 9), asked.PassHost(ID, 3)])
    def test_only_people_who_are_here_matter(self, command: asked.TableCommand) -> None:
        assert refused(lobby(), SCREEN, command) == "refused-unknown-person"

    def test_somebody_who_left_is_not_made_host(self) -> None:
        assert decided(playing(), SCREEN, asked.PassHost(ID, 1)) == said.HostPassed(1)
        assert refused(playing(said.Left(1)), SCREEN, asked.PassHost(ID, 1)) == "refused-unknown-person"

    def test_an_ask_is_allowed_or_declined(self) -> None:
        def one_ask(ask: str) -> tuple[int, str]:
            assert ask == "the-ask"
            return 1, "hash-of-tablet"

        allow = asked.AnswerAsk(ID, "the-ask", allow=True)
        assert decided(lobby(), SCREEN, allow, one_ask) == said.TokenAdded(1, "hash-of-tablet")
        assert decided(lobby(), SCREEN, asked.AnswerAsk(ID, "the-ask", allow=False), one_ask) is None
        assert refused(lobby(), SCREEN, allow) == "refused-ask-unknown"

    def test_nobody_is_let_onto_a_second_seat_with_the_same_token(self) -> None:
        with pytest.raises(Refusal, match="refused-already-sitting"):
            decided(lobby(), SCREEN, asked.AnswerAsk(ID, "the-ask", allow=True), lambda ask: (1, token(2)))

    def test_a_match_is_stopped_with_a_new_secret_for_the_next(self) -> None:
        assert decided(playing(), SCREEN, asked.Stop(ID)) == said.MatchStopped(HANDED_IN.hex())
        assert refused(lobby(), SCREEN, asked.Stop(ID)) == "refused-only-in-match"

    def test_the_host_s_button_is_one_that_the_game_offers(self) -> None:
        assert decided(playing(), SCREEN, asked.HostAct(ID, "stop")) == said.FromOutside(HostAction("stop"))
        assert refused(playing(), SCREEN, asked.HostAct(ID, "explode")) == "refused-host-action"
        assert refused(lobby(), SCREEN, asked.HostAct(ID, "stop")) == "refused-only-in-match"


class TestStarting:
    def test_a_match_begins_with_everybody_at_the_table(self) -> None:
        assert decided(lobby(), SCREEN, asked.Start(ID)) == begun(1, 2, 3)

    def test_there_must_be_enough_people_and_not_too_many(self) -> None:
        alone = state_of(created(), sat(1))
        assert refused(alone, SCREEN, asked.Start(ID)) == "refused-too-few"
        bots_count = state_of(created(), sat(1), said.BotSat(2, "Ada", 1))
        assert decided(bots_count, SCREEN, asked.Start(ID)) == begun(1, 2)
        crowd = lobby(sat(4), sat(5))
        assert refused(crowd, SCREEN, asked.Start(ID)) == "refused-too-many"
        assert refused(playing(), SCREEN, asked.Start(ID)) == "refused-not-in-lobby"

    def test_the_reason_says_how_many_are_missing(self) -> None:
        reason = why_not_start(state_of(created(), sat(1)))
        assert reason is not None
        assert reason.parameters == {"least": 2, "seated": 1}
        assert why_not_start(lobby()) is None

    def test_a_language_without_a_deck_is_said_to_be_missing(self) -> None:
        state = lobby(said.Settled("counting", "pl", "mild", {}, {}))
        assert refused(state, SCREEN, asked.Start(ID)) == "refused-unknown-language"


class TestSettling:
    def test_what_is_not_named_stays(self) -> None:
        state = lobby(said.Settled("counting", "de", "cheeky", {"rounds": 5}, {}))
        record = decided(state, SCREEN, asked.Settle(ID, options={"seconds": 30}))
        assert record == said.Settled("counting", "de", "cheeky", {"rounds": 5, "seconds": 30}, {})

    def test_what_belongs_to_another_game_goes_with_it(self) -> None:
        state = bam_lobby()
        state.apply(said.Entry(said.Settled("bam", "en", "adult", {"cycles": 2}, {"grey": ("my own",)})))
        record = decided(state, SCREEN, asked.Settle(ID, game="counting"))
        assert record == said.Settled("counting", "en", "adult", {}, {})

    @pytest.mark.parametrize(
        ("command", "key"),
        [
            (asked.Settle(ID, game="chess"), "refused-unknown-game"),
            (asked.Settle(ID, language="pl", game="counting"), "refused-unknown-language"),
            (asked.Settle(ID, options={"nonsense": 1}), "bad-option-unknown"),
            (asked.Settle(ID, options={"cycles": 6}), "bad-option-value"),
            (asked.Settle(ID, options={"cycles": True}), "bad-option-value"),
            (asked.Settle(ID, own_cards={"grey": ("one",) * 22}), "refused-own-cards-too-many"),
            (asked.Settle(ID, own_cards={"blue": ("one",)}), "refused-own-cards-too-many"),
            (asked.Settle(ID, own_cards={"grey": ("two\nlines",)}), "refused-card-not-plain"),
            (asked.Settle(ID, own_cards={"grey": ("turned \u202e around",)}), "refused-card-not-plain"),
            (asked.Settle(ID, own_cards={"grey": (" blank",)}), "refused-card-not-plain"),
            (asked.Settle(ID, own_cards={"red": ("without a gap",)}), "bam-bad-card-gaps"),
            (asked.Settle(ID, own_cards={"red": ("BAM! BAM! BAM!",)}), "bam-bad-card-gaps"),
        ],
    )
    def test_settings_that_cannot_be_played_are_refused(self, command: asked.Settle, key: str) -> None:
        assert refused(bam_lobby(), SCREEN, command) == key

    def test_own_cards_are_replaced_pile_by_pile_bm_d7(self) -> None:
        state = bam_lobby()
        state.apply(said.Entry(said.Settled("bam", "en", "mild", {}, {"grey": ("a", "b"), "red": ("BAM!",)})))
        record = decided(state, SCREEN, asked.Settle(ID, own_cards={"grey": ()}))
        assert record == said.Settled("bam", "en", "mild", {}, {"red": ("BAM!",)})
        full = asked.Settle(ID, own_cards={"grey": ("x",) * 21, "red": ("BAM!",) * 12})
        record = decided(state, SCREEN, full)
        assert isinstance(record, said.Settled)
        assert {pile: len(texts) for pile, texts in record.own_cards.items()} == {"grey": 21, "red": 12}

    def test_a_pile_that_there_is_not_may_be_empty(self) -> None:
        record = decided(bam_lobby(), SCREEN, asked.Settle(ID, own_cards={"blue": ()}))
        assert record == said.Settled("bam", "en", "mild", {}, {})

    def test_nothing_is_settled_during_a_match(self) -> None:
        assert refused(playing(), SCREEN, asked.Settle(ID, level="adult")) == "refused-not-in-lobby"

    def test_an_option_that_this_build_offers_no_more_does_not_stand_in_the_way(self) -> None:
        state = lobby(said.Settled("counting", "en", "mild", {"gone": True, "rounds": 5}, {}))
        record = decided(state, SCREEN, asked.Settle(ID, level="cheeky"))
        assert record == said.Settled("counting", "en", "cheeky", {"rounds": 5}, {})
