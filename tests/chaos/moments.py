"""The moments of a game at which something can befall somebody: found in matches that are walked through by chance.

A moment is called after what the match waits for: the name of the prompt, whatever the game. Who is who at it follows
from who is asked, who has answered already, and whose turn comes next. A new game needs nothing for this.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from spieleabend.games import all_games
from spieleabend.play.game import AnyGame
from spieleabend.play.moves import TimeUp, Verdict
from spieleabend.play.options import Options
from spieleabend.play.prompts import waited_for
from spieleabend.play.randomness import Rng
from spieleabend.tables import records as said
from spieleabend.tables.judge import hash_token
from tests.games.support import main_settings, rng_of, telling, verdicts
from tests.tables.logs import DAY, library, state_of

NAMES = ("Ania", "Bo", "Cem", "Dana", "Emil", "Fay")
PEOPLE = 4
"""So many play, where the game takes them: enough for one to be asked, one to have answered, and one to be next."""
MAKER_TOKEN = f"maker-{0:026}"
WALKS = 6
"""So many matches with each setting are searched for moments."""
REST = 24
"""So many moves a match should have left after a moment, so that whatever befalls somebody then can have effects."""

LOBBY, FINISHED = "lobby", "finished"
OR = " or "
"""Between the prompts of a moment at which different seats are asked different things."""


def people_of(game: AnyGame) -> int:
    """How many play an evening of this game."""
    return min(max(PEOPLE, game.seats.least), game.seats.most)


def token_of(seat: int) -> str:
    """The secret token of whoever sat down as number `seat`."""
    return f"person-{seat:025}"


@dataclass(frozen=True)
class Moment:
    """A moment of a match with these settings: the log until then, and the seats that have a role."""

    name: str
    options: Options
    records: tuple[said.AnyRecord, ...]
    cast: Mapping[str, tuple[int, ...]]
    joins: bool = False
    """Whether a guest may sit down now."""

    @property
    def settings(self) -> str:
        """The settings as a word, for the names of evenings."""
        return " ".join(f"{name}={value}" for name, value in self.options.items()) or "as usual"


@dataclass
class _Stop:
    """A place in a walk at which the match waits for somebody."""

    name: str
    records: int
    asked: list[int]
    answered: list[int]
    joins: bool
    cast: dict[str, tuple[int, ...]] = field(default_factory=dict)


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """Every moment of a game with each of its settings, the lobby and the end among them."""
    return tuple(moment for options in main_settings(all_games()[game]) for moment in _of_settings(game, options))


def _of_settings(game: str, options: Options) -> list[Moment]:
    """One of each kind: where some have answered and others not, if there is such a one; late, but not too late."""
    found: dict[str, tuple[tuple[bool, bool, int], Moment]] = {}
    for number in range(WALKS):
        records, stops = _walk(all_games()[game], options, rng_of("evening", game, options, number))
        for stop in stops:
            left = len(records) - stop.records
            moment = Moment(stop.name, options, tuple(records[: stop.records]), stop.cast, stop.joins)
            halfway = bool(stop.answered) and len(stop.asked) > 1
            worth = halfway, left >= REST, -left if left >= REST else left
            if stop.name not in found or found[stop.name][0] < worth:
                found[stop.name] = worth, moment
    return [Moment(LOBBY, options, (), {}), *(moment for _, moment in found.values())]


def _walk(game: AnyGame, options: Options, rng: Rng) -> tuple[list[said.AnyRecord], list[_Stop]]:
    """The log of a table at which a whole match was played, and where it waited for whom."""
    people = range(1, people_of(game) + 1)
    records: list[said.AnyRecord] = [
        said.Created(hash_token(MAKER_TOKEN), game.id, "en", "mild", f"{rng.word():064x}"),
        said.Settled(game.id, "en", "mild", dict(options), {}),
        *(said.Sat(person, hash_token(token_of(person)), NAMES[person - 1], person) for person in people),
        *(
            said.Told(person, game.id, {detail.name: telling(detail, rng) for detail in game.details})
            for person in people
            if game.details
        ),
    ]
    deck = library(game).deck(game, "en")
    records.append(said.MatchStarted(tuple(people), game.rules_version, deck.id, deck.version, DAY))
    state = state_of(*records, shelf=library(game))
    match, stops = state.match, list[_Stop]()
    assert match is not None
    answered: list[int] = []
    while match.result is None:
        asked = [seat for seat in sorted(match.prompts) if waited_for(match.prompts[seat])]
        record: said.AnyRecord
        if match.waits.verdicts and rng.below(2):
            answer = rng.choice(verdicts(game))
            record = said.FromOutside(Verdict(match.waits.verdicts[0], answer))
        elif asked:
            wanted = {seat: [prompt for prompt in match.prompts[seat] if not prompt.optional] for seat in asked}
            name = OR.join(sorted({prompts[0].name for prompts in wanted.values()}))
            if not stops or stops[-1].name != name:
                answered = []
            stops.append(
                _Stop(name, len(records), asked, [seat for seat in answered if seat not in asked], match.waits.joins)
            )
            seat = asked[0]
            # Now and then also what may be done besides: a line to write, a doubt.
            prompts = match.prompts[seat] if rng.below(2) else wanted[seat]
            record = said.Played(seat, rng.choice(prompts).sample(rng))
            answered.append(seat)
        else:
            clock = match.waits.clocks[0]
            record = said.FromOutside(TimeUp(clock.name, clock.turn))
        records.append(record)
        state.apply(said.Entry(record))
        assert state.refusal is None
    _cast(stops, len(people))
    winners = tuple(match.result.winners[:1])
    stops.append(_Stop(FINISHED, len(records), [], [], joins=False, cast={"winner": winners}))
    return records, stops


def _cast(stops: list[_Stop], seats: int) -> None:
    """Say who is who at every stop: `next` is whose turn alone it will be next."""
    following: list[tuple[int, ...]] = []
    for stop in reversed(stops):
        others = [seat for seat in range(seats) if seat not in stop.asked and seat not in stop.answered]
        upcoming = next((alone for alone in reversed(following) if alone[0] not in stop.asked), ())
        stop.cast = {
            "asked": tuple(stop.asked[:1]),
            "answered": tuple(stop.answered[:1]),
            "not asked": tuple(others[:1]),
            "next": upcoming,
            "asked and next": (*stop.asked[:1], *upcoming) if upcoming else (),
            "last asked": tuple(stop.asked[-1:]) if len(stop.asked) > 1 else (),
        }
        stop.cast = {role: cast for role, cast in stop.cast.items() if cast}
        if len(stop.asked) == 1:
            following.append((stop.asked[0],))
