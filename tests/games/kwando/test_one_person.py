"""One person and three bots, in writing, at a real table in virtual time: nobody waits long, and every slip is seen."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from spieleabend.games.kwando import GAME
from spieleabend.games.kwando.views import PrivateView, PublicView
from spieleabend.play.moves import Confirmed, Picked, SeatMove, Wrote
from spieleabend.play.prompts import Pick
from tests.tables.gathering import gathering
from tests.tables.knowing import SlowWords
from tests.tables.phones import Phone

pytestmark = pytest.mark.virtual_time

THINKS = 5.0
"""Seconds that the person takes over everything."""

Person = Callable[[PublicView, PrivateView, dict[str, Any]], SeatMove | None]


def plays_well(public: PublicView, own: PrivateView, asked: dict[str, Any]) -> SeatMove | None:
    """Describes everybody once, then lays when nobody else wants to."""
    if "turn" in asked:
        return Confirmed("turn")
    if "done" in asked and not asked["done"].optional:
        return Confirmed("done")
    if "lay" not in asked:
        return None
    said = {saying.text for saying in public.sayings}
    untold = [clue for person in own.hand if not said & {*person.clues} for clue in person.clues[:1]]
    if untold:
        return Wrote("say", untold[0])
    lay = asked["lay"]
    assert isinstance(lay, Pick)
    return Picked("lay", lay.options[:1])


def slips(public: PublicView, own: PrivateView, asked: dict[str, Any]) -> SeatMove | None:
    """Says a month, too, once a turn."""
    if "lay" in asked and not public.sayings:
        return Wrote("say", "Mine was born in June.")
    return plays_well(public, own, asked)


def sleeps(_public: PublicView, _own: PrivateView, _asked: dict[str, Any]) -> SeatMove | None:
    """Is there, and does nothing."""
    return None


class Course:
    """All that happened, with the seconds since the match began."""

    def __init__(self, screen: Phone) -> None:
        self.began = now()
        self.happened: list[tuple[float, dict[str, Any]]] = []
        self._screen = screen
        self._read = len(screen.updates)
        screen.listener = self._listen

    def _listen(self) -> None:
        for update in self._screen.updates[self._read :]:
            self.happened += [(now() - self.began, one) for one in update.happened]
        self._read = len(self._screen.updates)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [one for _, one in self.happened if one["kind"] == kind]

    def silences(self) -> list[tuple[float, str, str]]:
        """How long nothing happened, and what came before and after."""
        pairs = pairwise(self.happened)
        return [(after - before, one["kind"], other["kind"]) for (before, one), (after, other) in pairs]


def now() -> float:
    return asyncio.get_running_loop().time()


async def evening(person: Person, **options: Any) -> tuple[Phone, Course]:
    """A whole match of one person and three bots."""
    async with gathering(words=SlowWords(0.3)) as house:
        screen = await house.table(GAME.id)
        me = await house.guest(screen, "Ania")
        await screen.settle(options={"talk": "written", **options})
        for _ in range(3):
            await screen.add_bot()
        course = Course(screen)
        await screen.start()
        while screen.view.phase != "finished":
            assert now() - course.began < 3600, "the evening never ends"
            await asyncio.sleep(THINKS)
            if me.view.phase != "playing" or not me.seat.prompts:
                continue
            public = msgspec.json.decode(me.match.public, type=PublicView)
            own = msgspec.json.decode(me.seat.private, type=PrivateView)
            move = person(public, own, {prompt.name: prompt for prompt in me.seat.prompts})
            if move is not None:
                await me.play(move)
        return screen, course


def repeated(course: Course) -> list[dict[str, Any]]:
    """Signals that said nothing new, as the seat had given the same since the last card was laid."""
    found, given = [], dict[int, str]()
    for _, one in course.happened:
        if one["kind"] in ("card-laid", "turn-over"):
            given.clear()
        if one["kind"] == "signalled":
            found += [one] if given.get(one["seat"]) == one["signal"] else []
            given[one["seat"]] = one["signal"]
    return found


async def test_an_evening_with_bots_has_no_dead_moment() -> None:
    screen, course = await evening(plays_well)
    minutes = (now() - course.began) / 60
    assert 8 < minutes < 16
    assert max(course.silences())[0] <= 20.0, "nothing but the decoder and the next glass take longer"
    talking = ("glass-turned", "said", "card-laid", "signalled")
    assert max(one[0] for one in course.silences() if one[1] in talking and one[2] in talking) < 13.0
    assert course.of("penalty-played") == []
    assert [one["end"] for one in course.of("turn-over")] == ["row-full"] * 10
    points = Counter(one["decoded"]["team"] for one in course.of("decoded") for _ in range(one["decoded"]["points"]))
    assert min(points.values()) >= 12, "both teams, bots alone too, are better than chance"
    assert screen.match.result is not None


async def test_kw_r17_bots_that_control_see_a_slip_and_nothing_else() -> None:
    _, course = await evening(slips, rounds=2)
    decided = course.of("decided")
    assert [(one["saying"]["text"], one["saying"]["decision"]) for one in decided] == [
        ("Mine was born in June.", "breach")
    ] * 2
    assert [one["penalty"]["value"] for one in course.of("penalty-played")] == [-1, -1]
    assert all(one["penalty"]["reason"] == "number" for one in course.of("penalty-played"))
    assert sorted(one["decoded"]["penalty"] for one in course.of("decoded")) == [-1, -1, 0, 0]


async def test_who_only_looks_on_keeps_nobody_waiting_beyond_the_sand() -> None:
    _, course = await evening(sleeps, rounds=1)
    ends = [one["end"] for one in course.of("turn-over")]
    assert sorted(ends) == ["row-full", "sand"]
    said = [one["saying"]["text"] for one in course.of("said")]
    assert len(said) > 9, "who waits tells more of the own people meanwhile"
    assert len(set(said)) == len(said)
    assert max(course.silences())[0] <= 60.0, "a bot waits for who may still write; then the last thirty seconds begin"
    assert repeated(course) == []
    (mine,) = [one["team"] for one in course.of("turn-over") if one["end"] == "sand"]
    turned = [one["kind"] == "glass-turned" and one["team"] == mine for _, one in course.happened].index(True)
    kinds = [one["kind"] for _, one in course.happened[turned:]]
    before = kinds[: kinds.index("hurry")]
    assert "said" in before
    assert "card-laid" not in before, "the person may still be writing"
