import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from spieleabend.play.details import SOME_DAY, Birthday, Line
from spieleabend.play.match import Match
from spieleabend.play.match_file import (
    MOST_BYTES,
    MatchFileError,
    ResultLine,
    SeatLine,
    decode,
    encode,
    from_match,
)
from spieleabend.play.moves import Join, Move, Picked
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.replay import begin
from spieleabend.play.seed import mix, promise
from tests.play.high_card import DECK, GAME

FILES = Path(__file__).parent / "match_files"
SECRET = bytes(range(32))
NONCES = ["Ala", ""]
ASKING = replace(GAME, details=(Line("surname", 20), Birthday("birthday")))


def played_match() -> tuple[Match, list[tuple[int | None, Move]]]:
    setup = prepare(GAME, DECK, seats=2, options={"rounds": 1}, level="adult", own_cards={"cards": ["77", "78"]})
    match = Match(GAME, setup, Rng(mix(SECRET, NONCES)))
    moves: list[tuple[int | None, Move]] = []
    for seat in (1, 0):
        move = match.prompts[seat][0].sample(Rng(bytes(32)))
        match.play(seat, move)
        moves.append((seat, move))
    return match, moves


def text_of(**changed: Any) -> bytes:
    """A small good file with some fields changed; a field changed to `...` is left out."""
    fields = {
        "format": 1,
        "game": "high-card",
        "versions": {"spieleabend": "0.1.0", "rules": 3, "deck": None},
        "language": "en",
        "level": "mild",
        "seats": [{"name": "Ala"}, {"name": "Bo", "bot": True}],
        "stacked": {"cards": [{"text": "5"}]},
        "moves": [{"seat": 0, "move": {"kind": "picked", "prompt": "lay", "options": ["a"]}}],
        "result": None,
        **changed,
    }
    return json.dumps({name: value for name, value in fields.items() if value is not ...}).encode()


def test_a_finished_match_becomes_a_file_with_everything_in_it() -> None:
    match, moves = played_match()
    seats = [SeatLine("Ala"), SeatLine("Bo", bot=True)]
    file = from_match(
        match,
        moves,
        seats=seats,
        level="adult",
        own_cards={"cards": ["77", "78"]},
        secret=SECRET,
        nonces=NONCES,
        build="0.1.0",
    )
    assert (file.game, file.versions.rules, file.language, file.level) == ("high-card", 3, "en", "adult")
    assert file.versions.deck is not None
    assert (file.versions.deck.id, file.versions.deck.version) == ("high-card-en", 7)
    assert file.options == {"rounds": 1, "quiet": False, "colour": "red"}
    assert file.seed is not None
    assert (file.seed.hash, file.seed.secret) == (promise(SECRET), SECRET.hex())
    assert [(played.seat, played.move) for played in file.moves] == moves
    assert match.result is not None
    assert file.result == ResultLine(match.result.points, match.result.winners)
    assert decode(encode(file)) == file


def test_what_was_told_stands_at_its_seat_but_for_what_is_so_anyway() -> None:
    setup = prepare(
        ASKING,
        DECK,
        seats=2,
        options={},
        level="adult",
        details=[{"surname": "Łuk"}, {"birthday": "12-24"}],
        day=date(2026, 11, 30),
    )
    match = Match(ASKING, setup, Rng(mix(SECRET, NONCES)))
    match.play(None, Join())
    seats = [SeatLine("Ala"), SeatLine("Bo"), SeatLine("Cem", joined=True)]
    file = from_match(match, [(None, Join())], seats=seats, level="adult", secret=SECRET, nonces=NONCES, build="0.1.0")
    assert [seat.details for seat in file.seats] == [{"surname": "Łuk"}, {"birthday": "12-01"}, {}]
    assert file.day == date(2026, 11, 30)
    lines = encode(file).decode().splitlines()
    assert '    {"name": "Ala", "details": {"surname": "Łuk"}},' in lines
    assert '  "day": "2026-11-30",' in lines
    assert decode(encode(file)) == file
    assert begin(file, ASKING, DECK).setup == structs.replace(setup, stacked=None)


def test_a_file_from_before_there_were_days_and_details_has_none() -> None:
    file = decode(text_of())
    assert (file.day, file.details) == (SOME_DAY, ({}, {}))
    assert "day" not in json.loads(encode(file))


def test_a_detail_that_the_game_does_not_ask_for_is_refused() -> None:
    file = decode(text_of(seats=[{"name": "A", "details": {"shoe": "43"}}, {"name": "B"}]))
    with pytest.raises(MatchFileError, match="bad-detail-unknown"):
        begin(file, ASKING, None)


def test_a_file_is_written_for_people_one_line_a_seat_and_a_move() -> None:
    match, moves = played_match()
    file = from_match(
        match,
        moves,
        seats=[SeatLine("Ąłä"), SeatLine("Bo", bot=True)],
        level="adult",
        secret=SECRET,
        nonces=NONCES,
        build="0.1.0",
    )
    lines = encode(file).decode().splitlines()
    assert lines[:3] == ["{", '  "format": 1,', '  "game": "high-card",']
    assert '    {"name": "Ąłä"},' in lines
    assert '    {"name": "Bo", "bot": true}' in lines
    assert sum('"move": {"kind": "picked"' in line for line in lines) == 2
    assert "own_cards" not in encode(file).decode()


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"format": 2}, ["$.format", "reads format 1", "says 2"]),
        ({"format": ...}, ["missing required field `format`"]),
        ({"game": ...}, ["missing required field `game`"]),
        ({"level": "spicy"}, ["'spicy'", "$.level", "mild, cheeky, adult"]),
        ({"colour": 1}, ["unknown field `colour`"]),
        ({"seats": []}, ["length >= 1", "$.seats"]),
        ({"seats": [{"name": "A"}] * 101}, ["length <= 100", "$.seats"]),
        ({"seats": [{"name": "x" * 81}]}, ["length <= 80", "$.seats[0].name"]),
        ({"seats": [{"name": "A", "joined": True}, {"name": "B"}]}, ["$.seats[0]", "late stand last"]),
        (
            {"seats": [{"name": "A"}, {"name": "B", "joined": True}]},
            ["$.seats", "1 seats", "0 moves are joins"],
        ),
        (
            {"seats": [{"name": "A", "details": {"surname": 5}}, {"name": "B"}]},
            ["$.seats[0].details[...]", "got `int`"],
        ),
        (
            {"seats": [{"name": "A", "details": {"surname": "x" * 1001}}, {"name": "B"}]},
            ["length <= 1000", "$.seats[0].details[...]"],
        ),
        (
            {"seats": [{"name": "A"}, {"name": "B", "joined": True, "details": {"surname": "Lang"}}]},
            ["$.seats[1].details", "joins late has told nothing"],
        ),
        ({"day": "yesterday"}, ["$.day", "RFC3339"]),
        ({"day": "9999-12-31"}, ["$.day", "9000-12-31 at the latest"]),
        ({"options": {"rounds": [1]}}, ["$.options.rounds", "got `array`"]),
        ({"options": {"rounds": 1.5}}, ["$.options.rounds", "got `float`"]),
        (
            {"moves": [{"seat": 2, "move": {"kind": "confirmed", "prompt": "x"}}]},
            ["$.moves[0].seat", "0 to 1", "is 2"],
        ),
        (
            {"moves": [{"seat": -1, "move": {"kind": "confirmed", "prompt": "x"}}]},
            ["$.moves[0].seat", "is -1"],
        ),
        (
            {"moves": [{"seat": None, "move": {"kind": "confirmed", "prompt": "x"}}]},
            ["$.moves[0].seat", "has null"],
        ),
        (
            {"moves": [{"seat": 1, "move": {"kind": "time-up", "clock": "x", "turn": 1}}]},
            ["$.moves[0].seat", "has 1"],
        ),
        (
            {"moves": [{"seat": 0, "move": {"kind": "passed"}}]},
            ["'passed'", "$.moves[0].move.kind", "picked, wrote"],
        ),
        (
            {"moves": [{"seat": "0", "move": {"kind": "confirmed", "prompt": "x"}}]},
            ["`int | null`", "$.moves[0].seat"],
        ),
        ({"stacked": ...}, ["`seed`", "`stacked`", "neither"]),
        ({"stacked": {"cards": [5]}}, ["$.stacked.cards[0]", "got `int`"]),
        ({"own_cards": {"cards": ["x" * 1001]}}, ["length <= 1000", "$.own_cards.cards[0]"]),
        ({"seed": {"hash": "0" * 64, "secret": "0" * 63, "nonces": ["", ""]}}, ["$.seed.secret", "regex"]),
        (
            {"seed": {"hash": "0" * 64, "secret": "0" * 64, "nonces": [""]}},
            ["$.seed.nonces", "2 seats", "not 1"],
        ),
        (
            {"seed": {"hash": "0" * 64, "secret": "0" * 64, "nonces": ["", "x" * 33]}},
            ["length <= 32", "$.seed.nonces"],
        ),
        ({"result": {"points": [1]}}, ["missing required field `winners`", "$.result"]),
    ],
)
def test_an_error_names_the_place_and_what_would_be_right(changed: dict[str, Any], says: list[str]) -> None:
    decode(text_of())
    with pytest.raises(MatchFileError) as refused:
        decode(text_of(**changed))
    assert [words for words in says if words not in str(refused.value)] == []


def test_a_file_that_is_far_too_long_is_refused_unread() -> None:
    with pytest.raises(MatchFileError, match=f"at most {MOST_BYTES}"):
        decode(b" " * (MOST_BYTES + 1))


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=60) | st.integers(0, 600).map(lambda length: text_of()[:length]))
def test_whatever_is_no_match_file_is_refused_as_such(text: bytes) -> None:
    if text != text_of():
        with pytest.raises(MatchFileError):
            decode(text)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=100),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=90), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from([*sorted(json.loads(text_of())), "options", "own_cards", "seed"]), ANYTHING)
def test_a_field_of_another_shape_is_a_match_file_error_or_none_at_all(field: str, value: object) -> None:
    told = "$"
    try:
        file = decode(text_of(**{field: value}))
    except MatchFileError as error:
        told = str(error)
    else:
        assert decode(encode(file)) == file
    assert told.startswith(("$", "key"))


@pytest.mark.parametrize("path", sorted(FILES.glob("*.json")), ids=lambda path: path.stem)
def test_every_golden_file_survives_being_written_again(path: Path) -> None:
    file = decode(path.read_bytes())
    assert decode(encode(file)) == file


def test_moves_keep_their_kinds() -> None:
    assert decode(text_of()).moves[0].move == Picked("lay", ("a",))
