"""What holds in every match, however it is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from spieleabend.games.wollmilchsau import GAME
from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal, largest
from spieleabend.games.wollmilchsau.shouting import contest
from spieleabend.games.wollmilchsau.views import PileSplit
from spieleabend.play.contest import as_shouts
from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Shout
from spieleabend.play.prompts import accepts
from tests.games.near_misses import from_outside, near_misses
from tests.games.support import everything, random_move, rng_of
from tests.games.wollmilchsau.play import all_cards, at, begin, judged, see, state_of

SEATS = some.integers(2, 6)
SEEDS = some.integers(0, 2**32)
WAYS = some.sampled_from(["press", "aloud"])


@given(seats=SEATS, seed=SEEDS, shouting=WAYS, shown=some.booleans())
@settings(max_examples=60, deadline=None)
def test_wm_d1_all_sixty_six_cards_are_somewhere_at_every_moment(
    seats: int, seed: int, shouting: str, shown: bool
) -> None:
    match = begin(seats, seed=seed, shouting=shouting, barred_shown=shown)
    splits = 0
    while match.result is None:
        happened = match.play(*random_move(match, rng_of(seed, match.moves)))
        assert all_cards(match) == list(range(66))
        splits += sum(isinstance(one, PileSplit) for one in happened)
        view = see(match)
        assert sum(seat.points for seat in view.seats) + view.discarded + sum(pile.cards for pile in view.piles) == 66
        assert len(view.piles) == 2 + splits
        assert [seat.points for seat in view.seats] == list(match.points)
        assert len(set(view.takers)) == len(view.takers)
        # The pile with the marker cannot run empty before it surfaces (WM-D17).
        assert all(pile.marker is None or pile.marker in pile.cards[:-1] for pile in state_of(match).piles)
    assert splits <= 1
    assert match.result.points == match.points


@given(seats=SEATS, seed=SEEDS, shouting=WAYS)
@settings(max_examples=25, deadline=None)
def test_what_is_illegal_raises_and_changes_nothing_and_what_is_legal_never_fails(
    seats: int, seed: int, shouting: str
) -> None:
    match = begin(seats, seed=seed, shouting=shouting)
    for number in range(120):
        if match.result is not None:
            break
        rng = rng_of(seed, number)
        before = everything(match)
        for move in near_misses(match, rng):
            seat = rng.below(seats)
            if not accepts(match.prompts.get(seat, ()), move):
                with pytest.raises(IllegalMove):
                    GAME.play(match.state, seat, move, match.rng)
                assert everything(match) == before
        for outside in from_outside(match, rng):
            with pytest.raises(IllegalMove):
                GAME.play(match.state, rng.below(seats), outside, match.rng)
            assert everything(match) == before
        match.play(*random_move(match, rng))


SHOUTS = some.dictionaries(
    some.integers(0, 4), some.tuples(some.sampled_from(ANIMALS), some.integers(120_000, 900_000)), max_size=5
)


@given(
    shouts=SHOUTS,
    die=some.sampled_from(ANIMALS),
    visible=some.lists(some.sampled_from(ANIMALS), min_size=1, max_size=3),
    barred=some.sampled_from([None, *ANIMALS]),
    roller=some.integers(0, 4),
)
@settings(deadline=None)
def test_wm_r6_wm_r9_wm_d6_wm_d7_whoever_scores_was_right_and_nobody_right_was_faster_than_the_window(
    shouts: dict[int, tuple[Animal, int]], die: Animal, visible: list[Animal], barred: Animal | None, roller: int
) -> None:
    match = at(5, die=die, visible=visible, barred=barred, roller=roller, window=20)
    told = contest(state_of(match))
    heard = [Shout(seat, animal, time) for seat, (animal, time) in shouts.items()]
    result = judged(match.play(None, as_shouts(heard, told.right, told.window)))
    right = {seat: time for seat, (animal, time) in shouts.items() if animal in told.right}
    best = min(right.values(), default=0)
    assert set(result.takers) == {seat for seat, time in right.items() if time <= best + 20_000}
    assert list(result.takers) == sorted(result.takers, key=lambda seat: (right[seat], (seat - roller) % 5))
    wrong = {shout.seat for shout in result.shouts if shout.verdict == "wrong"}
    assert wrong == {
        seat
        for seat, (animal, time) in shouts.items()
        if animal not in told.right and (not right or time <= best + 20_000)
    }
    named = [shouts[seat][0] for seat in result.takers]
    assert state_of(match).barred == largest(named)
