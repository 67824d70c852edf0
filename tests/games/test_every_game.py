"""What holds for every game of the house, whatever its rules. A new game inherits all of it."""

import re
from collections import Counter, deque
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from scripts.checks.messages import LANGUAGES, known
from spieleabend.decks.load import game_folder
from spieleabend.games import all_games
from spieleabend.play.details import Line
from spieleabend.play.errors import BadSetup, IllegalMove
from spieleabend.play.game import AnyGame, Setup
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, HostAction, Join, Leave, Move, OutsideMove, SeatMove, TimeUp
from spieleabend.play.options import Choice, Range, settle
from spieleabend.play.prompts import accepts, waited_for
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import NOTHING, awaited
from spieleabend.protocol.fields import MOST_DETAIL_CHARACTERS
from tests.games.near_misses import from_outside, near_misses
from tests.games.playthrough import file_of, playthrough
from tests.games.support import (
    MOST_MOVES,
    Case,
    cases,
    deck_of,
    everything,
    fork,
    hooks,
    outside_moves,
    reveals_of,
    rng_of,
    same_state,
    seen,
    seen_by_everybody,
    state_bytes,
    verdicts,
    viewers,
    walk,
)

HOUSE = Path(__file__).parents[2] / "src" / "spieleabend"
CASES = cases()
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)

LOOKS = 40
"""At so many states of a match, spread over it, the costly questions are asked."""


def looks(match: Match, rng: Rng, most: int = LOOKS) -> Iterator[bool]:
    """Whether to look closely at the next state; the farther the match, the rarer."""
    while True:
        yield rng.below(most + match.moves) < most


def expect(match: Match, seat: int | None, move: Move, legal: bool) -> None:
    """Hold `play` to whether a move is legal; the match itself stays as it is."""
    if legal:
        fork(match).play(seat, move)
        return
    before = everything(match)
    with pytest.raises(IllegalMove):
        match.game.play(match.state, seat, move, match.rng)
    assert everything(match) == before, f"{move} of {seat} was refused and changed something"


@every_case
def test_play_takes_exactly_what_the_prompts_accept_and_what_is_awaited(case: Case) -> None:
    """An illegal move leaves every byte of the state and the chance as they were."""
    match, rng = case.begin(), rng_of("accept", str(case))
    closely, earlier = looks(match, rng), deque[SeatMove](maxlen=10)
    for _, move in walk(match, rng):
        if not isinstance(move, OutsideMove):
            earlier.append(move)
        if not next(closely):
            continue
        nobody = [-1, match.seats, match.seats + 5]
        for answer in [*earlier, *near_misses(match, rng)]:
            for seat in rng.sample([*range(match.seats), *nobody], 3):
                expect(match, seat, answer, accepts(match.prompts.get(seat, ()), answer))
            expect(match, None, answer, False)
        for seat, prompts in match.prompts.items():
            for prompt in prompts:
                expect(match, seat, prompt.sample(rng), True)
        for outside in from_outside(match, rng):
            expect(match, None, outside, awaited(match.waits, outside))
            expect(match, rng.below(match.seats), outside, False)
        expect(match, None, Leave(0), False)


@every_case
def test_prompts_are_numbered_anew_when_they_change_or_are_asked_again(case: Case) -> None:
    """An answer to what a seat was asked before is stale, whatever it says; what others do makes none stale."""
    match, rng = case.begin(), rng_of("stale", str(case))
    old: dict[int, tuple[int, SeatMove]] = {}
    before = dict(match.prompts), dict(match.prompt_numbers)
    played: tuple[int | None, Move | None] = None, None
    for coming in walk(match, rng):
        prompts, numbers = before
        mover, move = played
        for seat in prompts.keys() | match.prompts.keys():
            grown = match.prompt_numbers[seat] - numbers.get(seat, 0)
            if prompts.get(seat) != match.prompts.get(seat):
                assert grown == 1
            else:
                assert grown in ((0, 1) if seat == mover or isinstance(move, TimeUp) else (0,))
            if grown and seat in prompts:
                old[seat] = numbers[seat], prompts[seat][0].sample(rng)
        for seat, (number, answer) in old.items():
            with pytest.raises(IllegalMove, match=r"illegal-(stale|nothing-asked)"):
                match.check(seat, number, answer)
        before = dict(match.prompts), dict(match.prompt_numbers)
        played = coming


@every_case
def test_the_same_moves_give_the_same_match(case: Case) -> None:
    """Also where the state is written down and read again on the way."""
    match, rng = case.begin(), rng_of("replay", str(case))
    played, shown = [], []
    for seat, move in walk(match, rng):
        played.append((seat, move))
        shown.append(seen_by_everybody(match))
    again = case.begin()
    for (seat, move), views in zip(played, shown, strict=True):
        assert seen_by_everybody(again) == views
        if rng.below(10) == 0:
            again.state = same_state(again.state)
        again.play(seat, move)
    assert everything(again) == everything(match)
    assert again.result == match.result


@every_case
def test_a_state_written_down_is_whole(case: Case) -> None:
    match, rng = case.begin(), rng_of("whole", str(case))
    closely = looks(match, rng)
    for _ in walk(match, rng):
        if next(closely):
            other = fork(match)
            assert state_bytes(other.state) == state_bytes(match.state)
            assert other.prompts == match.prompts
            assert other.waits == match.waits
            assert seen_by_everybody(other) == seen_by_everybody(match)


@every_case
def test_nobody_sees_what_is_hidden(case: Case) -> None:
    """What a viewer gets stays byte for byte the same when all it cannot know is dealt anew, now and a move on."""
    match, rng = case.begin(), rng_of("secrets", str(case))
    reveals, closely = reveals_of(case.game), looks(match, rng)
    hidden = 0
    for seat, move in walk(match, rng):
        if not next(closely):
            continue
        for viewer in viewers(match):
            other = fork(match, case.game.redeal(match.state, viewer, rng))
            assert seen(other, viewer) == seen(match, viewer), f"{viewer} can tell"
            hidden += state_bytes(other.state) != state_bytes(match.state)
            if not reveals(match, seat, move):
                mine, theirs = fork(match), fork(other, other.state, rng_of("elsewhere", match.moves))
                happened = mine.play(seat, move)
                instead = move
                if seat is not None and seat != viewer and not isinstance(move, OutsideMove):
                    instead = like(theirs, seat, move, rng)
                assert msgspec.json.encode(theirs.play(seat, instead)) == msgspec.json.encode(happened)
                assert seen(theirs, viewer) == seen(mine, viewer), f"{viewer} can tell after {move} of {seat}"
    assert hidden or not case.game.piles, "no secret was ever dealt anew"


def like(match: Match, seat: int, move: SeatMove, rng: Rng) -> SeatMove:
    """The move itself, or where the seat cannot make it, having other cards, some answer to the same prompt."""
    prompt = next(prompt for prompt in match.prompts[seat] if prompt.name == move.prompt)
    return move if prompt.accepts(move) else prompt.sample(rng)


@every_case
def test_no_card_is_lost_or_doubled(case: Case) -> None:
    """Every card of every pile is in exactly one place at any time."""
    told = hooks(case.game)
    if told is None:
        assert not case.game.piles
        return
    match, rng = case.begin(), rng_of("cards", str(case))
    at_first = told.everywhere(match.state)
    for pile, cards in match.setup.deck.piles.items():
        assert len(at_first[pile]) == len(cards)
    assert all(max(Counter(cards).values()) == 1 for cards in at_first.values())
    for _ in walk(match, rng):
        assert told.everywhere(match.state) == at_first
    assert told.everywhere(match.state) == at_first


@every_case
def test_every_match_ends_and_is_over_then(case: Case) -> None:
    match, rng = case.begin(), rng_of("end", str(case))
    for _ in walk(match, rng):
        assert match.prompts or match.waits.clocks or match.waits.verdicts or match.waits.shouts
        assert len(match.points) == match.seats
    result = match.result
    assert result is not None
    assert result.points == match.points
    assert result.winners
    assert list(result.winners) == sorted(set(result.winners) & set(range(match.seats)))
    assert match.prompts == {}
    assert match.waits == NOTHING
    for move in (Join(), TimeUp("nonsense", 1), HostAction("nonsense")):
        expect(match, None, move, False)
    expect(match, 0, Confirmed("nonsense"), False)


@every_case
def test_bots_bring_a_match_to_its_end_legally(case: Case) -> None:
    """They see what their seats see; nobody else moves, and no clock runs out unless only it can go on."""
    match, rng = case.begin(), rng_of("bots", str(case))
    while match.result is None:
        assert match.moves < MOST_MOVES
        waited = sorted(seat for seat, prompts in match.prompts.items() if waited_for(prompts))
        if waited:
            seat = rng.choice(waited)
            answer = case.game.bot(match.sight(seat), rng)
            match.check(seat, match.prompt_numbers[seat], answer)
            match.play(seat, answer)
        else:
            match.play(None, rng.choice(outside_moves(match, rng)))


@every_case
def test_a_bot_answers_whatever_it_is_asked(case: Case) -> None:
    """Also what random play has led to, and where only optional prompts are left."""
    match, rng = case.begin(), rng_of("bot", str(case))
    for _ in walk(match, rng):
        for seat, prompts in match.prompts.items():
            assert accepts(prompts, case.game.bot(match.sight(seat), rng))


@every_case
def test_views_prompts_and_happenings_are_what_the_game_declares(case: Case) -> None:
    """Whoever reads them by the declared types, the browser above all, reads all of them."""
    match, rng = case.begin(), rng_of("types", str(case))
    game = case.game
    happenings = msgspec.json.Decoder(list[msgspec.Raw])
    for seat, move in walk(match, rng):
        public = game.public(match.state)
        assert msgspec.json.decode(msgspec.json.encode(public), type=game.public_type) == public
        for viewer in range(match.seats):
            private = game.private(match.state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(private), type=game.private_type) == private
        for prompts in match.prompts.values():
            assert prompts
            assert len({prompt.name for prompt in prompts}) == len(prompts)
        happened = fork(match).play(seat, move)
        assert {type(one) for one in happened} <= set(game.happenings)
        assert len(happenings.decode(msgspec.json.encode(happened))) == len(happened)


@every_game
def test_a_clock_that_runs_on_keeps_its_turn_and_a_new_one_has_another(game: AnyGame) -> None:
    """(name, turn) names one run of a clock, so that it is never started twice nor taken for an older one."""
    for case in [case for case in CASES if case.game is game]:
        match, rng = case.begin(), rng_of("clocks", str(case))
        running: dict[tuple[str, int], int] = {}
        stopped: set[tuple[str, int]] = set()
        for _ in walk(match, rng):
            clocks = {(clock.name, clock.turn): clock.milliseconds for clock in match.waits.clocks}
            assert len(clocks) == len(match.waits.clocks)
            assert all(milliseconds > 0 for milliseconds in clocks.values())
            assert not stopped & clocks.keys()
            assert all(running.get(clock, milliseconds) == milliseconds for clock, milliseconds in clocks.items())
            stopped |= running.keys() - clocks.keys()
            running = clocks


@every_game
def test_a_match_begins_only_with_as_many_seats_as_the_game_takes(game: AnyGame) -> None:
    for seats in (0, game.seats.least - 1, game.seats.most + 1):
        with pytest.raises(BadSetup):
            game.start(Setup(seats=seats, options=settle(game.options, {}), deck=deck_of(game)), Rng(bytes(32)))


@every_game
def test_a_game_describes_itself_without_contradiction(game: AnyGame) -> None:
    assert game.seats.least <= game.seats.recommended <= game.seats.most
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    assert all(option.accepts(option.default) for option in game.options)
    told = [detail.name for detail in game.details]
    assert len(set(told)) == len(told)
    assert all(detail.accepts(detail.default) for detail in game.details)
    assert all(detail.most <= MOST_DETAIL_CHARACTERS for detail in game.details if isinstance(detail, Line))
    assert game.small_talk <= set(told)
    assert game.writable.keys() <= game.piles.keys()
    kinds = [kind.__struct_config__.tag for kind in game.happenings]
    assert all(isinstance(kind, str) for kind in kinds)
    assert len(set(kinds)) == len(kinds)
    assert verdicts(game)


@cache
def host_actions(game: str) -> set[str]:
    """All buttons that a game ever offers the host."""
    offered: set[str] = set()
    for case in [case for case in CASES if case.game.id == game]:
        match = case.begin()
        for _ in walk(match, rng_of("buttons", str(case))):
            offered |= set(match.waits.host_actions)
    return offered


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_game_says_has_words(game: AnyGame, language: str) -> None:
    """Its name, its options, its details, its buttons, and whatever it refuses: nobody ever reads a bare key."""
    folder = Path(str(game_folder(game, ".")))
    words = known(HOUSE / "protocol" / "messages" / f"{language}.ftl") | known(folder / "messages" / f"{language}.ftl")
    sources = "".join(file.read_text(encoding="utf-8") for file in [*folder.glob("*.py"), *HOUSE.glob("play/*.py")])
    said = set(re.findall(r'(?:IllegalMove|BadSetup)\(\s*"([^"]+)"', sources))
    said |= {f"game-{game.id}-name", *(f"pile-{game.id}-{pile}" for pile in game.writable)}
    for option in game.options:
        name = f"option-{game.id}-{option.name}"
        said.add(name)
        if isinstance(option, Choice):
            said |= {f"{name}-{value}" for value in option.values}
        if isinstance(option, Range) and option.off:
            said.add(f"{name}-off")
    for detail in game.details:
        name = f"detail-{game.id}-{detail.name}"
        said.add(name)
        if isinstance(detail, Choice):
            said |= {f"{name}-{value}" for value in detail.values}
    said |= {f"host-action-{game.id}-{action}" for action in host_actions(game.id)}
    assert said - words.keys() == set()


@every_game
def test_a_whole_match_is_as_it_was_written_down(game: AnyGame) -> None:
    """Where a change is wanted, `.venv/bin/python scripts/playthrough` writes it down anew."""
    assert playthrough(game) == file_of(game).read_text(encoding="utf-8")
