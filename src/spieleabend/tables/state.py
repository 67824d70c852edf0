"""The state of a table: what its log says. The same records make the same state, everywhere and for ever."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from spieleabend.play.cards import Deck, Level
from spieleabend.play.errors import IllegalMove
from spieleabend.play.game import AnyGame
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening, Join, Move
from spieleabend.play.options import OptionValue
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.seed import mix
from spieleabend.protocol.fields import Language
from spieleabend.protocol.updates import Phase
from spieleabend.tables import records as said
from spieleabend.tables.errors import BrokenTable

MOST_REMEMBERED_COMMANDS = 4096
MOST_TOKENS_A_PERSON = 4
MOST_TURNED_AWAY = 256


@dataclass(frozen=True)
class Library:
    """The games of the house and where their decks come from; handed to every table."""

    games: Mapping[str, AnyGame]
    deck: Callable[[AnyGame, str], Deck]


@dataclass
class Person:
    """Somebody at the table, or a bot. `tokens` are hashes, the newest last."""

    id: int
    name: str
    picture: int
    bot: bool = False
    left: bool = False
    stand_in: bool = False
    kicked: bool = False
    tokens: list[str] = field(default_factory=list)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes the moves of this person's seat now."""
        return self.bot or self.left or self.stand_in


@dataclass
class Settings:
    """What the table has settled; options only where they differ from the game's defaults."""

    game: str
    language: Language
    level: Level
    options: dict[str, OptionValue] = field(default_factory=dict)
    own_cards: dict[str, tuple[str, ...]] = field(default_factory=dict)


class TableState:
    """People, settings and the match of one table, after record `number`.

    Only `apply` changes it. It refuses nothing: what is in the log has happened.
    """

    def __init__(self, code: str, library: Library) -> None:
        """A table before its first record."""
        self.code = code
        self.library = library
        self.number = 0
        self.host = 0
        self.rightful_host = 0
        self.host_token = ""
        self.people: dict[int, Person] = {}
        self.next_person = 1
        self.tokens: dict[str, int] = {}
        self.turned_away: dict[str, None] = {}
        self.settings = Settings("", "de", "mild")
        self.secret = ""
        self.nonces: dict[int, str] = {}
        self.match: Match | None = None
        self.match_number = 0
        self.seats: list[int] = []
        self.seats_at_start = 0
        self.moves: list[tuple[int | None, Move]] = []
        self.commands: dict[str, int] = {}
        self.refusal: IllegalMove | None = None
        """Why the rules refused the newest record's move; None where they did not."""
        self._past_match = False

    @property
    def phase(self) -> Phase:
        """Lobby, playing, or finished but not yet cleared away."""
        if self.match is None:
            return "lobby"
        return "playing" if self.match.result is None else "finished"

    @property
    def game(self) -> AnyGame:
        """The game that lies on the table."""
        return self.library.games[self.settings.game]

    @property
    def seated(self) -> list[Person]:
        """Everybody who will have a seat in the next match, in order."""
        return list(self.people.values())

    def seat_of(self, person: int) -> int | None:
        """The seat of a person in the running match."""
        return self.seats.index(person) if person in self.seats else None

    def player(self, seat: int) -> Person:
        """Who holds a seat of the running match."""
        return self.people[self.seats[seat]]

    def apply_all(self, entries: Sequence[said.Entry]) -> None:
        """Let the records of a whole log happen, without playing matches that were cleared away long ago.

        So a table outlives the decks and rules of its past matches.
        """
        stops = [at for at, entry in enumerate(entries) if isinstance(entry.record, said.MatchStopped)]
        last_stop = stops[-1] if stops else -1
        for at, entry in enumerate(entries):
            self._past_match = at < last_stop
            self.apply(entry)
        self._past_match = False

    def apply(self, entry: said.Entry) -> list[Happening]:
        """Let the next record of the log happen; what the game says has happened is returned."""
        self.number += 1
        self.refusal = None
        if entry.command:
            self.commands[entry.command] = self.number
            if len(self.commands) > MOST_REMEMBERED_COMMANDS:
                del self.commands[next(iter(self.commands))]
        match entry.record:
            case said.Played(seat=seat, move=move):
                return self._play(seat, move)
            case said.FromOutside(move=outside):
                return self._play(None, outside)
            case said.MatchStarted() as started:
                self._start(started)
            case said.MatchStopped(secret=secret):
                self._clear(secret)
            case said.Sat() as sat:
                return self._sit(Person(sat.person, sat.name, sat.picture, tokens=[sat.token]))
            case said.BotSat() as sat:
                return self._sit(Person(sat.person, sat.name, sat.picture, bot=True))
            case said.Created() as created:
                self.host_token = created.host_token
                self.settings = Settings(created.game, created.language, created.level)
                self.secret = created.secret
            case said.Settled() as new:
                self.settings = Settings(new.game, new.language, new.level, new.options, new.own_cards)
            case other:
                self._apply_to_people(other)
        return []

    def _apply_to_people(self, record: said.AnyRecord) -> None:
        """Records about who sits, who is host and what they gave."""
        match record:
            case said.Renamed(person=person, name=name, picture=picture):
                self.people[person].name = name
                self.people[person].picture = picture
            case said.Left(person=person):
                self._get_up(self.people[person])
            case said.Kicked(person=person):
                kicked = self.people[person]
                for token in kicked.tokens:
                    self.tokens.pop(token, None)
                    self._turn_away(token)
                kicked.tokens = []
                kicked.kicked = True
                self._get_up(kicked)
            case said.Returned(person=person):
                self.people[person].left = self.people[person].stand_in = False
            case said.StoodIn(person=person):
                self.people[person].stand_in = True
            case said.HostPassed(person=person, stand_in=stand_in):
                self.host = person
                if not stand_in:
                    self.rightful_host = person
            case said.NonceGiven(person=person, nonce=nonce):
                self.nonces[person] = nonce
            case said.TokenAdded(person=person, token=token):
                self._add_token(self.people[person], token)
            case other:
                raise BrokenTable(self.code, f"record {self.number} is a {type(other).__name__} out of place")

    def _sit(self, person: Person) -> list[Happening]:
        """A new chair; in a match the game makes a seat for it."""
        self.people[person.id] = person
        self.next_person = max(self.next_person, person.id + 1)
        for token in person.tokens:
            self.tokens[token] = person.id
        if self.phase != "playing":
            return []
        self.seats.append(person.id)
        return self._play(None, Join())

    def _get_up(self, person: Person) -> None:
        """Take the chair away in the lobby; in a match it stays, and a bot plays on."""
        if person.id in self.seats:
            person.left = True
            return
        del self.people[person.id]
        self.nonces.pop(person.id, None)
        for token in person.tokens:
            del self.tokens[token]

    def _add_token(self, person: Person, token: str) -> None:
        """One more device for a person; the oldest loses its place when there are too many."""
        person.tokens.append(token)
        self.tokens[token] = person.id
        self.turned_away.pop(token, None)
        person.left = person.stand_in = person.kicked = False
        if len(person.tokens) > MOST_TOKENS_A_PERSON:
            del self.tokens[person.tokens.pop(0)]

    def _turn_away(self, token: str) -> None:
        """Remember whom the host sent away, so that the device can be told."""
        self.turned_away[token] = None
        if len(self.turned_away) > MOST_TURNED_AWAY:
            del self.turned_away[next(iter(self.turned_away))]

    def _start(self, started: said.MatchStarted) -> None:
        """Deal."""
        self.seats = list(started.people)
        self.seats_at_start = len(self.seats)
        self.moves = []
        self.match_number += 1
        if self._past_match:
            return
        game = self.game
        deck = self.library.deck(game, self.settings.language)
        if (game.rules_version, deck.id, deck.version) != (
            started.rules_version,
            started.deck,
            started.deck_version,
        ):
            raise BrokenTable(
                self.code,
                f"its match needs rules {started.rules_version} and deck {started.deck} {started.deck_version}; "
                f"this build has rules {game.rules_version} and deck {deck.id} {deck.version}",
            )
        self.match = self.deal(self.seats, deck)

    def deal(self, seats: list[int], deck: Deck) -> Match:
        """The match that would begin now with these people. Raises BadSetup where it cannot."""
        setup = prepare(
            self.game,
            deck,
            seats=len(seats),
            options=self.settings.options,
            level=self.settings.level,
            own_cards=self.settings.own_cards,
        )
        return Match(self.game, setup, Rng(mix(bytes.fromhex(self.secret), self.nonces_of(seats))))

    def nonces_of(self, seats: list[int]) -> list[str]:
        """The nonce of every seat, empty where none came."""
        return [self.nonces.get(person, "") for person in seats]

    def _clear(self, secret: str) -> None:
        """Back to the lobby: who left is gone now, and a new promise holds."""
        self.match = None
        self.seats = []
        self.secret = secret
        self.nonces = {}
        for person in [person for person in self.people.values() if person.left]:
            self._get_up(person)
        for person in self.people.values():
            person.stand_in = False

    def _play(self, seat: int | None, move: Move) -> list[Happening]:
        """One move of the match. A move that the rules refused changed nothing, then as now."""
        if self._past_match:
            return []
        if self.match is None:
            raise BrokenTable(self.code, f"record {self.number} is a move, but no match is on")
        try:
            happened = self.match.play(seat, move)
        except IllegalMove as refusal:
            self.refusal = refusal
            return []
        self.moves.append((seat, move))
        return happened
