"""A match as a file: it holds the surnames, the day, and every move, and replays to the same end."""

from datetime import date

import pytest
from msgspec import structs

from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.match_file import (
    MatchFile,
    Played,
    ResultLine,
    SeatLine,
    Versions,
    decode,
    encode,
    from_match,
)
from spieleabend.play.moves import Move, Picked
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.replay import begin, play, replay
from spieleabend.play.seed import mix
from tests.games.support import rng_of, walk
from tests.games.wir_sind_schwanger.deck import DECK
from tests.games.wir_sind_schwanger.play import see

SECRET, DAY = bytes(range(32)), date(2026, 11, 30)
PEOPLE = [{"surname": "Lang", "birthday": "12-24"}, {}, {"surname": "Berg", "birthday": "12-01"}, {"surname": "Li"}]


def recorded(variant: str) -> MatchFile:
    """A whole match by chance."""
    setup = prepare(
        GAME,
        DECK,
        seats=4,
        options={"variant": variant, "lead_seconds": 30, "choose_seconds": 30},
        level="mild",
        details=PEOPLE,
        day=DAY,
    )
    match = Match(GAME, setup, Rng(mix(SECRET, ["a", "", "c", "d"])))
    moves: list[tuple[int | None, Move]] = list(walk(match, rng_of("file", variant)))
    seats = [SeatLine(f"Seat {seat}") for seat in range(4)]
    return from_match(match, moves, seats=seats, level="mild", secret=SECRET, nonces=["a", "", "c", "d"], build="test")


@pytest.mark.parametrize("variant", ["draw", "two_names", "others_choose", "free_choice"])
def test_a_match_survives_as_a_file_and_holds(variant: str) -> None:
    file = decode(encode(recorded(variant)))
    replayed = replay(file, GAME, DECK)
    assert replayed.holds
    assert replayed.public is not None
    assert file.result is not None
    assert (replayed.points, replayed.winners) == (file.result.points, file.result.winners)


def test_ws_d16_day_and_surnames_are_part_of_the_record() -> None:
    file = decode(encode(recorded("draw")))
    assert file.day == DAY
    match = begin(file, GAME, DECK)
    assert [seat.surname for seat in see(match).seats if seat.surname in ("Lang", "Berg", "Li")] == [
        "Lang",
        "Berg",
        "Li",
    ]
    assert see(match).giver == 2
    later = structs.replace(file, day=date(2026, 12, 2))
    assert see(begin(later, GAME, DECK)).giver == 0


def test_a_result_that_was_tampered_with_does_not_hold() -> None:
    file = recorded("draw")
    assert file.result is not None
    points = (file.result.points[0] + 1, *file.result.points[1:])
    replayed = replay(structs.replace(file, result=ResultLine(points, file.result.winners)), GAME, DECK)
    assert not replayed.result_holds


def test_a_rating_that_a_seat_does_not_hold_is_refused() -> None:
    """WS-R17: one leads from the own hand."""
    file = recorded("draw")
    place = next(place for place, played in enumerate(file.moves) if getattr(played.move, "prompt", "") == "lead")
    moves = [*file.moves]
    match = begin(file, GAME, DECK)
    for played in moves[:place]:
        play(match, played)
    prompt = match.prompts[see(match).giver][0]
    other = next(
        name for name in (f"w{number}" for number in range(1, 21)) if not prompt.accepts(Picked("lead", (name,)))
    )
    moves[place] = Played(moves[place].seat, Picked("lead", (other,)))
    with pytest.raises(IllegalMove):
        play(match, moves[place])
    replayed = replay(structs.replace(file, moves=tuple(moves)), GAME, DECK)
    assert replayed.illegal is not None
    assert replayed.illegal.index == place


def test_a_match_can_be_written_by_hand_with_cards_that_no_deck_has() -> None:
    names = tuple(f"{letter}{end}" for letter in "ABCDEFGHIJ" for end in ("a",))
    card = {"text": "A card", "kind": "letter", "key": "A", "arrow": 3, "girls": list(names), "boys": list(names)}
    rating = {"tone": "kind", "about": "sound", "suits": ["short"]}
    file = MatchFile(
        format=1,
        game=GAME.id,
        versions=Versions(spieleabend="test", rules=GAME.rules_version, deck=None),
        language="en",
        level="mild",
        seats=tuple(SeatLine(name, details={"surname": name}) for name in ("Ax", "Bo", "Cy")),
        stacked={
            "names": tuple(card for _ in range(17)),
            "ratings": tuple({"text": f"Rating {number}", **rating} for number in range(20)),
            "surnames": (),
        },
        moves=(),
        result=None,
    )
    match = begin(decode(encode(file)), GAME, None)
    match.play(see(match).giver, Picked("child", ("daughter",)))
    match.play(see(match).giver, Picked("upright", (see(match).drawn[0].id,)))
    assert see(match).name == f"Ca {see(match).seats[see(match).giver].surname}"
