from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, structs

from spieleabend.games import all_games
from spieleabend.games.bam.views import PublicView
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.match_file import (
    DeckVersion,
    MatchFile,
    MatchFileError,
    Played,
    ResultLine,
    SeatLine,
    Versions,
    decode,
    encode,
    from_match,
)
from spieleabend.play.moves import Confirmed, HostAction, Join, Move, Picked, TimeUp
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.replay import Illegal, Replay, Unknown, begin, play, replay
from spieleabend.play.seed import mix
from tests.play.high_card import DECK, GAME


class Golden(Struct):
    """What comes out of a golden file."""

    holds: bool = False
    points: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    seed_hash_holds: bool | None = None
    illegal_at: int | None = None


FILES = Path(__file__).parent / "match_files"
SECRET = bytes(range(32))


def recorded(*outside: Move) -> MatchFile:
    """A whole match by chance, after the given moves from outside."""
    setup = prepare(GAME, DECK, seats=3, options={"rounds": 4}, level="adult", own_cards={"cards": ["77"]})
    match = Match(GAME, setup, Rng(mix(SECRET, ["a", "", "c"])))
    moves: list[tuple[int | None, Move]] = []
    for move in outside:
        match.play(None, move)
        moves.append((None, move))
    chance = Rng(bytes(32))
    while match.result is None:
        seat = chance.choice(sorted(match.prompts))
        answer = match.prompts[seat][0].sample(chance)
        match.play(seat, answer)
        moves.append((seat, answer))
    seats = [SeatLine(f"Seat {seat}", joined=seat > 2) for seat in range(len(match.result.points))]
    file = from_match(
        match,
        moves,
        seats=seats,
        level="adult",
        secret=SECRET,
        nonces=["a", "", "c"],
        build="0.1.0",
        own_cards={"cards": ["77"]},
    )
    return decode(encode(file))


def stacked(*moves: Played, result: ResultLine | None = None, **changed: Any) -> MatchFile:
    """A match of one round with two seats, whose cards are 1 and 9 against 5 and 3, and 7 in the pile."""
    file = MatchFile(
        format=1,
        game="high-card",
        versions=Versions(spieleabend="0.1.0", rules=3, deck=None),
        language="en",
        level="mild",
        options={"rounds": 1},
        seats=(SeatLine("Ala"), SeatLine("Bo")),
        stacked={"cards": tuple({"text": text} for text in ("1", "9", "5", "3", "7"))},
        moves=moves,
        result=result,
    )
    return structs.replace(file, **changed)


NINE = Played(0, Picked("lay", ("stacked-cards-2",)))
FIVE = Played(1, Picked("lay", ("stacked-cards-3",)))
FIRST_WINS = ResultLine((1, 0), (0,))


def test_a_recorded_match_holds() -> None:
    file = recorded()
    replayed = replay(file, GAME, DECK)
    assert file.result is not None
    assert replayed == Replay(
        unknown=(),
        moves=12,
        moves_played=12,
        illegal=None,
        points=file.result.points,
        winners=file.result.winners,
        seed_hash_holds=True,
        moves_hold=True,
        result_holds=True,
        public=replayed.public,
    )
    assert replayed.holds
    assert isinstance(replayed.public, GAME.public_type)


def test_a_late_guest_a_clock_and_the_hosts_button_are_replayed() -> None:
    file = recorded(Join(), TimeUp("lay", 1), HostAction("stop"))
    assert [seat.joined for seat in file.seats] == [False, False, False, True]
    replayed = replay(file, GAME, DECK)
    assert replayed.holds
    assert replayed.points == (0, 0, 0, 0)


def test_another_secret_breaks_the_promise_and_deals_other_cards() -> None:
    file = recorded()
    assert file.seed is not None
    forged = structs.replace(file, seed=structs.replace(file.seed, secret="ff" * 32))
    replayed = replay(forged, GAME, DECK)
    assert not replayed.seed_hash_holds
    assert not replayed.moves_hold
    assert not replayed.holds


def test_another_nonce_deals_other_cards() -> None:
    file = recorded()
    assert file.seed is not None
    forged = structs.replace(file, seed=structs.replace(file.seed, nonces=("a", "b", "c")))
    replayed = replay(forged, GAME, DECK)
    assert replayed.seed_hash_holds
    assert not replayed.moves_hold


@pytest.mark.parametrize(
    "result", [None, ResultLine((0, 1), (1,)), ResultLine((1, 0), (0, 1)), ResultLine((1, 0, 0), (0,))]
)
def test_another_result_does_not_hold(result: ResultLine | None) -> None:
    assert replay(stacked(NINE, FIVE, result=FIRST_WINS), GAME, None).holds
    replayed = replay(stacked(NINE, FIVE, result=result), GAME, None)
    assert (replayed.moves_hold, replayed.result_holds, replayed.holds) == (True, False, False)
    assert (replayed.points, replayed.winners) == ((1, 0), (0,))


def test_a_match_that_was_stopped_early_holds_without_a_result() -> None:
    assert replay(stacked(NINE), GAME, None).holds
    replayed = replay(stacked(NINE, result=FIRST_WINS), GAME, None)
    assert (replayed.points, replayed.winners) == ((0, 0), None)
    assert (replayed.moves_hold, replayed.result_holds) == (True, False)


@pytest.mark.parametrize(
    ("moves", "illegal"),
    [
        ((NINE, NINE), Illegal(1, 0, "illegal-nothing-asked", {})),
        ((FIVE, Played(0, Picked("lay", ("stacked-cards-3",)))), Illegal(1, 0, "illegal-answer", {"prompt": "lay"})),
        ((Played(0, Confirmed("lay")),), Illegal(0, 0, "illegal-answer", {"prompt": "lay"})),
        ((NINE, FIVE, NINE), Illegal(2, 0, "illegal-nothing-asked", {})),
        ((NINE, FIVE, Played(None, TimeUp("lay", 1))), Illegal(2, None, "illegal-match-over", {})),
        ((Played(None, TimeUp("lay", 2)),), Illegal(0, None, "illegal-nothing-asked", {})),
    ],
    ids=["twice", "another's card", "another kind", "after the end", "a clock after the end", "a clock too early"],
)
def test_an_illegal_move_is_named_and_nothing_after_it_is_played(moves: tuple[Played, ...], illegal: Illegal) -> None:
    replayed = replay(stacked(*moves, FIVE, result=FIRST_WINS), GAME, None)
    assert replayed.illegal == illegal
    assert (replayed.moves, replayed.moves_played) == (len(moves) + 1, illegal.index)
    assert (replayed.moves_hold, replayed.result_holds, replayed.holds) == (False, False, False)


@pytest.mark.parametrize(
    ("versions", "unknown"),
    [
        (Versions(spieleabend="9", rules=4, deck=DeckVersion("high-card-en", 7)), [Unknown("rules", "4", "3")]),
        (
            Versions(spieleabend="9", rules=3, deck=DeckVersion("high-card-en", 8)),
            [Unknown("deck", "high-card-en 8", "high-card-en 7")],
        ),
        (
            Versions(spieleabend="9", rules=2, deck=DeckVersion("other", 7)),
            [Unknown("rules", "2", "3"), Unknown("deck", "other 7", "high-card-en 7")],
        ),
    ],
)
def test_what_this_build_does_not_have_is_said_instead_of_guessed(versions: Versions, unknown: list[Unknown]) -> None:
    replayed = replay(structs.replace(recorded(), versions=versions), GAME, DECK)
    assert list(replayed.unknown) == unknown
    assert (replayed.moves_played, replayed.points, replayed.seed_hash_holds) == (0, None, True)
    assert not replayed.holds


def test_a_build_without_the_deck_says_so() -> None:
    assert replay(recorded(), GAME, None).unknown == (Unknown("deck", "high-card-en 7", "none"),)


def test_another_build_of_spieleabend_with_the_same_rules_and_deck_may_replay() -> None:
    file = recorded()
    assert replay(structs.replace(file, versions=structs.replace(file.versions, spieleabend="0.0.1")), GAME, DECK).holds


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"stacked": {"cards": ("c01",)}}, ["bad-stacked-card", "c01"]),
        ({"stacked": {"cards": ({"text": "1", "id": "a"},) * 2}}, ["bad-stacked-twice", "'a'"]),
        ({"stacked": {"cards": ({"text": 1},)}}, ["$.stacked.cards[0]", "`str`", "`int`", "$.text"]),
        ({"stacked": {"cards": ({"text": "1", "bonus": "x"},)}}, ["$.stacked.cards[0]", "$.bonus"]),
        ({"stacked": {"dice": ()}}, ["'cards'", "$.versions.deck"]),
        ({"stacked": {"cards": (), "dice": ()}}, ["$.stacked", "no pile 'dice'", "has cards"]),
        ({"stacked": {"cards": ({"text": "1"},)}}, ["cannot begin", "high-card-few-cards"]),
        ({"options": {"cycles": 1}}, ["cannot begin", "bad-option-unknown", "cycles"]),
        ({"options": {"rounds": 99}}, ["cannot begin", "bad-option-value", "99"]),
        ({"seats": (SeatLine("alone"),)}, ["cannot begin", "bad-seats", "seats=1"]),
        ({"own_cards": {"cards": ("1", "2", "3")}}, ["cannot begin", "bad-own-cards", "most=2"]),
    ],
)
def test_a_match_that_cannot_begin_is_an_error_of_the_file(changed: dict[str, Any], says: list[str]) -> None:
    with pytest.raises(MatchFileError) as refused:
        replay(stacked(**changed), GAME, None)
    assert [words for words in says if words not in str(refused.value)] == []


def test_a_stacked_pile_may_name_cards_of_the_deck() -> None:
    file = stacked(
        Played(1, Picked("lay", ("c09",))),
        versions=Versions(spieleabend="0.1.0", rules=3, deck=DeckVersion("high-card-en", 7)),
        stacked={"cards": ("c02", {"text": "99"}, "c09", "c01")},
    )
    assert replay(file, GAME, DECK).holds


def test_stacked_piles_without_a_seed_draw_from_zeros() -> None:
    seedless = begin(stacked(), GAME, None)
    assert seedless.rng.state == (mix(bytes(32), ["", ""]), 0)


def test_a_move_that_only_the_prompts_refuse_is_refused_too() -> None:
    match = begin(stacked(), GAME, None)
    with pytest.raises(IllegalMove):
        play(match, Played(0, Picked("lay", ("stacked-cards-1", "stacked-cards-2"))))
    assert match.moves == 0


BAM = all_games()["bam"]
GOLDEN = {
    "bam-reshuffle": Golden(holds=True, points=(-1, 1, 0, 0, 0), winners=(1,)),
    "bam-more-grey-wins": Golden(holds=True, points=(1, 1, 0, -2), winners=(0,)),
    "bam-shared-title": Golden(holds=True, points=(0, 0, 0), winners=(0, 1, 2)),
    "bam-illegal-move": Golden(points=(0, 0, 0), illegal_at=7),
    "bam-tampered-secret": Golden(seed_hash_holds=False, points=(0, 0, 0), winners=(0, 1, 2)),
    "bam-tampered-result": Golden(points=(0, 0, 0), winners=(0, 1, 2)),
}


def golden(name: str) -> MatchFile:
    return decode((FILES / f"{name}.json").read_bytes())


def test_every_golden_file_is_expected_to_come_out_somehow() -> None:
    assert {path.stem for path in FILES.glob("*.json")} == set(GOLDEN)


@pytest.mark.parametrize(("name", "expected"), GOLDEN.items(), ids=GOLDEN)
def test_golden_files_come_out_as_ever(name: str, expected: Golden) -> None:
    """BM-R21 to BM-R23 (points, more grey cards win a tie, else the title is shared), and three forgeries."""
    replayed = replay(golden(name), BAM, None)
    assert replayed.holds == expected.holds
    assert (replayed.points, replayed.winners) == (expected.points, expected.winners)
    assert replayed.seed_hash_holds == expected.seed_hash_holds
    assert (replayed.illegal and replayed.illegal.index) == expected.illegal_at


def test_bm_r19_bm_d5_a_refill_goes_on_from_the_shuffled_discards() -> None:
    """Draw pile 3, discard pile 20, four players need 2 each: 3 drawn, 20 shuffled, 5 drawn, 15 and 0 are left."""
    file = golden("bam-reshuffle")
    match = begin(file, BAM, None)
    for played in file.moves[:-1]:
        play(match, played)
    before = BAM.public(match.state)
    assert isinstance(before, PublicView)
    laid = sum(len(entry.texts) for entry in before.entries)
    assert (before.draw_pile, before.discard_pile, laid) == (3, 13, 8)
    assert [seat.hand for seat in before.seats] == [8, 8, 8, 10, 8]
    play(match, file.moves[-1])
    after = BAM.public(match.state)
    assert isinstance(after, PublicView)
    assert (after.draw_pile, after.discard_pile) == (15, 0)
    assert [seat.hand for seat in after.seats] == [10] * 5
