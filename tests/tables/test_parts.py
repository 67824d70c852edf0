"""The parts of an update: whatever has changed is in them, and what has not is not encoded again."""

from collections.abc import Iterable

import msgspec
import pytest

from spieleabend.games import all_games
from spieleabend.play.game import AnyGame
from spieleabend.play.moves import Counted
from spieleabend.play.randomness import Rng
from spieleabend.protocol.updates import AskView, TableView
from spieleabend.tables import records as said
from spieleabend.tables.encodings import Encodings, encode
from spieleabend.tables.judge import hash_token
from spieleabend.tables.parts import Common, PrivatePart, PublicPart, pieces_by_seat
from spieleabend.tables.state import TableState
from spieleabend.tables.views import private_view
from tests.tables.counting import GAME as COUNTING
from tests.tables.logs import CODE, begun, library
from tests.tables.viewers import attendance

BAM = all_games()["bam"]
PEOPLE = (1, 2, 3)


class Onlookers:
    """What devices are shown by parts that remember: one device for every person, one for all, one for nobody."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.encodings = Encodings()
        self.public = PublicPart(self.encodings)
        self.common: Common = (-1, "lobby", (), ())
        tokens = [("maker", "1", "2", "3"), ("maker",), ("1",), ("2",), ("3",), ()]
        attendances = [attendance(*held)[0] for held in tokens]
        self.devices = [(here, PrivatePart(here, self.encodings)) for here in attendances]

    def see(self) -> list[bytes]:
        """All parts as they are remembered."""
        public = b"".join(self.public.encoded(self.state, {}))
        return [public, *(self.see_own(number) for number in range(len(self.devices)))]

    def see_own(self, number: int, asks: tuple[AskView, ...] = (), asked: tuple[str, ...] = ()) -> bytes:
        _, part = self.devices[number]
        common: Common = (self.state.seating, self.state.phase, asks, self.state.standings.estimated)
        if self.common != common:
            self.common = common
        return part.encoded(self.state, self.common, pieces_by_seat(self.state), asked)

    def see_anew(self) -> list[bytes]:
        """All parts as nobody remembers them."""
        own = [encode(private_view(self.state, here.device(self.state))) for here, _ in self.devices]
        return [b"".join(PublicPart(Encodings()).encoded(self.state, {})), *own]


def onlookers(game: AnyGame, *records: said.AnyRecord) -> Onlookers:
    state = TableState(CODE, library(game))
    looking = Onlookers(state)
    first = said.Created(hash_token("maker"), game.id, "en", "mild", "5e" * 32)
    for record in (first, *(said.Sat(one, hash_token(str(one)), f"Person {one}", one) for one in PEOPLE), *records):
        happen(looking, record)
    return looking


def happen(looking: Onlookers, *records: said.AnyRecord) -> None:
    for record in records:
        looking.state.apply(said.Entry(record))
        assert looking.see() == looking.see_anew(), record


def match_of_bam(looking: Onlookers, rng: Rng) -> Iterable[said.AnyRecord]:
    """A match from its beginning to its end, at random, and what people do meanwhile."""
    deck = looking.state.library.deck(BAM, "en")
    yield said.MatchStarted(PEOPLE, BAM.rules_version, deck.id, deck.version)
    while looking.state.phase == "playing":
        match = looking.state.match
        assert match is not None
        seat = rng.choice(sorted(match.prompts))
        yield said.Played(seat, rng.choice(match.prompts[seat]).sample(rng))
        person, whim = 1 + rng.below(3), rng.below(10)
        if whim == 0:
            yield said.Renamed(person, f"Somebody {match.moves}", 0)
        if whim == 1:
            yield said.Left(person)
            yield said.Returned(person)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_remembered_is_what_there_is(seed: int) -> None:
    """After every record of two matches, and in the lobby before, between and after them."""
    rng = Rng(bytes([seed] * 32))
    looking = onlookers(BAM, said.Settled("bam", "en", "mild", {"choose_seconds": 20}, {"grey": ("my own",)}))
    for secret in ("6f" * 32, "70" * 32):
        for record in match_of_bam(looking, rng):
            happen(looking, record)
        happen(looking, said.NonceGiven(1, "n" * 16), said.MatchStopped(secret), said.NonceGiven(2, "n" * 16))


def test_a_table_that_was_read_anew_is_shown_as_it_is() -> None:
    looking = onlookers(COUNTING, begun(*PEOPLE))
    looking.see()
    looking.state = onlookers(COUNTING, begun(*PEOPLE), said.Renamed(1, "Zoë", 1)).state
    assert looking.see() == looking.see_anew()


def test_a_running_clock_is_shown_with_what_is_left_of_it() -> None:
    looking = onlookers(COUNTING, said.Settled("counting", "en", "mild", {"seconds": 30}, {}), begun(*PEOPLE))
    for left in (20_000, 10_000):
        shown = msgspec.json.decode(b"".join(looking.public.encoded(looking.state, {("say", 1): left})), type=TableView)
        assert shown.match is not None
        assert [clock.left for clock in shown.match.clocks] == [left]


def test_asks_come_and_go() -> None:
    looking = onlookers(COUNTING)
    asks = (AskView("ask", 1),)
    host, guest = 1, 2
    assert b'"asks":[{"ask":"ask","person":1}]' in looking.see_own(host, asks)
    assert b'"asks":[]' in looking.see_own(host)
    assert b'"asked":["ask"]' in looking.see_own(guest, asks, ("ask",))
    assert b'"asked":[]' in looking.see_own(guest)


def test_who_is_not_concerned_by_a_move_is_shown_the_very_same_bytes() -> None:
    looking = onlookers(COUNTING, begun(*PEOPLE))
    before = looking.see()
    looking.state.apply(said.Entry(said.Played(0, Counted("number", 3))))
    after = looking.see()
    _public, everybody, maker, first, second, third, nobody = range(7)
    assert [number for number, part in enumerate(after) if part is not before[number]] == [0, everybody, first]
    assert {maker, second, third, nobody} == {number for number, part in enumerate(after) if part is before[number]}


def test_a_person_who_gets_a_seat_late_is_shown_it() -> None:
    looking = onlookers(COUNTING, begun(1, 2))
    happen(looking, said.Sat(4, hash_token("4"), "Person 4", 4, late=True))
    own = PrivatePart(attendance("4")[0], Encodings())
    shown = own.encoded(looking.state, (9, "playing", (), ()), pieces_by_seat(looking.state), ())
    assert b'"seats":[{"seat":2' in shown
