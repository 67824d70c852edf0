"""The state of a table: what its log says."""

import pytest

from spieleabend.decks.load import load
from spieleabend.games import all_games
from spieleabend.games.bam.state import Cards
from spieleabend.play.cards import LEVELS
from spieleabend.play.moves import Counted, HostAction
from spieleabend.play.options import OptionValue
from spieleabend.tables import records as said
from spieleabend.tables.errors import BrokenTable
from spieleabend.tables.person import MAKER, MOST_TOKENS_A_PERSON
from spieleabend.tables.state import MOST_REMEMBERED_COMMANDS, MOST_TURNED_AWAY
from tests.tables.asking import GAME as ASKING
from tests.tables.asking import NOTHING_TOLD
from tests.tables.counting import GAME
from tests.tables.logs import DAY, LOBBY, PLAYING, SECRET, begun, created, library, sat, state_of, token

NEXT_SECRET = "a7" * 32


def number(seat: int, value: int) -> said.Played:
    return said.Played(seat, Counted("number", value))


def test_a_new_table_is_a_lobby_of_its_maker() -> None:
    state = state_of(created())
    assert (state.phase, state.host, state.number) == ("lobby", MAKER, 1)
    assert (state.settings.game, state.settings.language, state.settings.level) == ("counting", "en", "mild")


def test_people_sit_are_renamed_and_leave_the_lobby_without_a_trace() -> None:
    state = state_of(*LOBBY, said.Renamed(1, "Łucja", 7), said.NonceGiven(2, "n" * 16), said.Left(2))
    assert [(one.name, one.picture, one.bot) for one in state.people.values()] == [
        ("Łucja", 7, False),
        ("Ada", 0, True),
    ]
    assert token(2) not in state.tokens
    assert state.nonces == {}


def test_numbers_of_people_are_never_used_again() -> None:
    state = state_of(*LOBBY, said.Left(2), said.Kicked(3), said.Left(1))
    assert state.people == {}
    assert state.next_person == 4


def test_who_leaves_a_match_keeps_the_chair_until_it_is_cleared() -> None:
    left = state_of(*PLAYING, said.Left(1))
    assert left.people[1].played_by_bot
    assert left.tokens[token(1)] == 1
    returned = state_of(*PLAYING, said.Left(1), said.Returned(1))
    assert not returned.people[1].played_by_bot
    state = state_of(*PLAYING, said.Left(1), said.MatchStopped(NEXT_SECRET))
    assert list(state.people) == [2, 3]
    assert token(1) not in state.tokens


def test_who_is_kicked_loses_every_token_and_is_remembered() -> None:
    state = state_of(*PLAYING, said.TokenAdded(1, "tablet"), said.Kicked(1))
    assert not {token(1), "tablet"} & state.tokens.keys()
    assert {token(1), "tablet"} <= state.turned_away.keys()
    assert state.people[1].played_by_bot


@pytest.mark.parametrize("events", [(said.Left(1), said.Kicked(1)), (said.Kicked(1),)])
def test_leaving_and_being_kicked_go_together(events: tuple[said.AnyRecord, ...]) -> None:
    state = state_of(*PLAYING, *events, said.MatchStopped(NEXT_SECRET))
    assert list(state.people) == [2, 3]


def test_a_kicked_person_whom_the_host_lets_back_in_plays_again() -> None:
    state = state_of(*PLAYING, said.Kicked(1), said.TokenAdded(1, "new"))
    assert not state.people[1].played_by_bot
    assert state.tokens["new"] == 1


def test_a_token_that_was_turned_away_is_welcome_again_with_the_host_s_consent() -> None:
    state = state_of(*PLAYING, said.Kicked(1), said.TokenAdded(1, token(1)))
    assert token(1) not in state.turned_away


def test_only_so_many_who_were_sent_away_are_remembered() -> None:
    state = state_of(created())
    for person in range(1, MOST_TURNED_AWAY + 3):
        state.apply(said.Entry(sat(person)))
        state.apply(said.Entry(said.Kicked(person)))
    assert len(state.turned_away) == MOST_TURNED_AWAY
    assert token(1) not in state.turned_away
    assert token(MOST_TURNED_AWAY + 2) in state.turned_away


def test_a_person_has_only_so_many_devices_and_the_oldest_goes() -> None:
    state = state_of(*LOBBY, *(said.TokenAdded(1, f"device {number}") for number in range(MOST_TOKENS_A_PERSON)))
    assert len(state.people[1].tokens) == MOST_TOKENS_A_PERSON
    assert token(1) not in state.tokens
    assert state.tokens["device 0"] == 1


def test_a_stand_in_plays_until_the_person_is_back() -> None:
    state = state_of(*PLAYING, said.StoodIn(1))
    assert state.people[1].played_by_bot
    state.apply(said.Entry(said.Returned(1)))
    assert not state.people[1].played_by_bot


def test_stand_ins_end_with_the_match() -> None:
    state = state_of(*PLAYING, said.StoodIn(1), said.MatchStopped(NEXT_SECRET))
    assert not state.people[1].played_by_bot


def test_who_stands_in_for_the_host_is_not_the_rightful_one() -> None:
    state = state_of(*LOBBY, said.HostPassed(2, stand_in=True))
    assert (state.host, state.rightful_host) == (2, MAKER)
    state.apply(said.Entry(said.HostPassed(1)))
    assert (state.host, state.rightful_host) == (1, 1)


def test_a_match_is_played_to_its_end_and_cleared() -> None:
    state = state_of(*PLAYING)
    assert (state.phase, state.seats, state.match_number) == ("playing", [1, 2, 3], 1)
    for turn in range(3):
        for seat in range(3):
            state.apply(said.Entry(number(seat, 1 + (seat == turn))))
    assert state.phase == "finished"
    assert state.match is not None
    assert state.match.result is not None
    assert state.match.result.points == (1, 1, 1)
    assert len(state.moves) == 9
    state.apply(said.Entry(said.MatchStopped(NEXT_SECRET)))
    assert (state.phase, state.seats, state.secret) == ("lobby", [], NEXT_SECRET)


def test_a_late_guest_gets_a_seat_and_one_after_the_end_only_a_chair() -> None:
    state = state_of(*PLAYING, sat(4, late=True), said.FromOutside(HostAction("stop")), sat(5))
    assert state.seats == [1, 2, 3, 4]
    assert state.match is not None
    assert state.match.result is not None
    assert len(state.match.result.points) == 4
    assert list(state.people) == [1, 2, 3, 4, 5]


def test_a_late_guest_whom_the_rules_refuse_has_no_seat() -> None:
    state = state_of(*PLAYING, sat(4, late=True), sat(5, late=True))
    assert state.refusal is not None
    assert state.seats == [1, 2, 3, 4]


def test_a_move_that_the_rules_refuse_changes_nothing_and_its_command_is_not_remembered() -> None:
    state = state_of(*PLAYING)
    state.apply(said.Entry(number(0, 5), "first-one"))
    state.apply(said.Entry(number(0, 6), "second-one"))
    assert state.refusal is not None
    assert state.commands == {"first-one": 6}
    assert len(state.moves) == 1
    assert state.number == 7


def test_only_so_many_commands_are_remembered() -> None:
    state = state_of(created())
    for command in range(MOST_REMEMBERED_COMMANDS + 1):
        state.apply(said.Entry(said.HostPassed(MAKER), f"command-{command}"))
    assert len(state.commands) == MOST_REMEMBERED_COMMANDS
    assert "command-0" not in state.commands


def test_the_chance_is_the_server_s_and_that_of_everybody_at_the_start() -> None:
    given = [said.NonceGiven(1, "a" * 16), said.NonceGiven(2, "a" * 16), said.NonceGiven(1, "b" * 16)]
    keys = set()
    for nonces in ([], *([one] for one in given)):
        state = state_of(*LOBBY, *nonces, begun(1, 2, 3))
        assert state.match is not None
        keys.add(state.match.rng.key)
    assert len(keys) == 4


def test_the_nonces_at_the_start_are_those_of_nobody_who_came_late() -> None:
    state = state_of(*LOBBY, said.NonceGiven(1, "a" * 16), begun(1, 2, 3), sat(4, late=True))
    assert state.nonces_at_start() == ["a" * 16, "", ""]


def test_options_that_the_game_offers_no_more_have_their_defaults() -> None:
    options: dict[str, OptionValue] = {"rounds": 5, "mood": "furious", "gone": True}
    state = state_of(created(), said.Settled("counting", "en", "mild", options, {}))
    assert state.options == {"rounds": 5, "seconds": 0, "mood": "calm"}


TOLD = {"nickname": "Ängli", "side": "right", "birthday": "12-24"}
ASKED = (created(ASKING), sat(1), sat(2), said.Told(2, "asking", TOLD))


def test_a_match_begins_with_what_people_told_and_its_day_but_knows_no_birthday() -> None:
    state = state_of(*ASKED, begun(1, 2, game=ASKING), sat(3, late=True), shelf=library(ASKING))
    assert state.match is not None
    assert state.match.setup.details == (NOTHING_TOLD, {**TOLD, "birthday": "12-01"})
    assert state.match.setup.day == DAY
    assert state.match.points == (0, 2, 0)


def test_what_was_told_is_kept_by_person_and_game_until_the_person_goes() -> None:
    shelf = library(ASKING, GAME)
    elsewhere = (*ASKED, said.Settled("counting", "en", "mild", {}, {}))
    assert state_of(*elsewhere, shelf=shelf).details_of(2) == {}
    state = state_of(*elsewhere, said.Settled("asking", "en", "mild", {}, {}), shelf=shelf)
    assert (state.details_of(1), state.details_of(2)) == (NOTHING_TOLD, TOLD)
    again = state_of(*ASKED, said.Left(2), sat(2), shelf=shelf)
    assert again.details_of(2) == NOTHING_TOLD


def test_what_is_asked_for_no_more_was_never_told() -> None:
    told = said.Told(1, "asking", {"gone": "x", "side": "above", "nickname": "Ängli"})
    state = state_of(created(ASKING), sat(1), told, shelf=library(ASKING))
    assert state.details_of(1) == {**NOTHING_TOLD, "nickname": "Ängli"}


def test_a_game_that_is_not_here_is_named() -> None:
    state = state_of(created(), said.Settled("chess", "en", "mild", {}, {}))
    with pytest.raises(BrokenTable, match="'chess' is not in this house"):
        state.game  # noqa: B018


@pytest.mark.parametrize(
    ("needed", "missing"),
    [
        (said.MatchStarted((1, 2, 3), 2, "counting", 1), "needs rules 2 and deck counting 1"),
        (said.MatchStarted((1, 2, 3), 1, "counting", 9), "needs rules 1 and deck counting 9"),
        (said.MatchStarted((1, 2, 3), 1, "other", 1), "needs rules 1 and deck other 1"),
    ],
)
def test_a_match_of_other_rules_or_another_deck_is_not_guessed_at(needed: said.MatchStarted, missing: str) -> None:
    with pytest.raises(BrokenTable, match=f"{missing}; this build has rules 1 and deck counting 1"):
        state_of(*LOBBY, needed)


@pytest.mark.parametrize("record", [number(0, 1), said.FromOutside(HostAction("stop"))])
def test_a_move_without_a_match_is_a_broken_log(record: said.AnyRecord) -> None:
    with pytest.raises(BrokenTable, match="no match is on"):
        state_of(*LOBBY, record)


def test_secrets_of_a_match_are_of_that_match() -> None:
    state = state_of(*PLAYING)
    assert state.secret == SECRET
    assert GAME.id in state.library.games


class TestDealing:
    """A match of BAM! begins with what the table has settled."""

    def dealt(self, settled: said.Settled) -> Cards:
        bam = all_games()["bam"]
        shelf = library(bam)
        state = state_of(created(bam), sat(1), sat(2), sat(3), settled, shelf=shelf)
        match = state.deal([1, 2, 3], shelf.deck(bam, "en"), DAY)
        cards: Cards = match.state.cards
        return cards

    def test_the_level_says_which_cards_there_are(self) -> None:
        deck = load(all_games()["bam"], "en")
        for level in LEVELS:
            cards = self.dealt(said.Settled("bam", "en", level, {}, {}))
            there = {card.id for pile in deck.up_to(level).piles.values() for card in pile}
            assert {card.id for card in cards.reds} | {card.id for card in cards.greys} == there
        assert len(deck.up_to("mild").piles["grey"]) < len(deck.up_to("adult").piles["grey"])

    def test_own_cards_are_among_them_bm_d7(self) -> None:
        own = {"red": ("Nobody expects BAM!",), "grey": ("a quiet evening", "Łódź")}
        cards = self.dealt(said.Settled("bam", "en", "mild", {}, own))
        assert cards.reds[-1].text == "Nobody expects BAM!"
        assert [card.text for card in cards.greys[-2:]] == ["a quiet evening", "Łódź"]

    def test_options_reach_the_rules(self) -> None:
        state = state_of(*LOBBY, said.Settled("counting", "en", "mild", {"rounds": 7, "gone": 1}, {}), begun(1, 2, 3))
        assert state.match is not None
        assert state.match.state.rounds == 7
