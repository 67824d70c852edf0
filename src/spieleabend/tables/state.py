"""The state of a table: what its log says. The same records make the same state, everywhere and for ever."""

from collections.abc import Sequence
from datetime import date

from spieleabend.play.cards import Deck
from spieleabend.play.details import settle_details
from spieleabend.play.errors import IllegalMove
from spieleabend.play.game import AnyGame
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening, Join, Move
from spieleabend.play.options import OptionValue, settle
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.seed import mix
from spieleabend.protocol.updates import Phase
from spieleabend.tables import records as said
from spieleabend.tables.contest.trust import Standings
from spieleabend.tables.errors import BrokenTable
from spieleabend.tables.library import Library
from spieleabend.tables.person import MOST_TOKENS_A_PERSON, Person
from spieleabend.tables.settings import Settings

MOST_REMEMBERED_COMMANDS = 4096
MOST_TURNED_AWAY = 256
MOVES = (said.Played, said.FromOutside, said.Shouted, said.CameLate)
"""Records that change the match alone, or nothing."""


class TableState:
    """People, settings and the match of one table, after record `number`.

    Only `apply` changes it. It refuses nothing: what is in the log has happened.
    """

    def __init__(self, code: str, library: Library) -> None:
        """A table before its first record."""
        self.code = code
        self.library = library
        self.number = 0
        self.phase: Phase = "lobby"
        """Lobby, playing, or finished but not yet cleared away."""
        self.seating = 0
        """Grows with every record but moves: who is at the table, and with which tokens, may have changed."""
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
        self.standings = Standings()
        """Whose claims in contests go together."""
        self.memories: dict[str, tuple[int, tuple[str, ...]]] = {}
        """What matches have left for the next one, by game, and the version of the rules that wrote it."""
        self._rules_version = 0
        self.commands: dict[str, int] = {}
        self.refusal: IllegalMove | None = None
        """Why the rules refused the newest record's move; None where they did not."""
        self._skimming = False

    @property
    def game(self) -> AnyGame:
        """The game that lies on the table. Raises BrokenTable where this build does not have it."""
        game = self.library.games.get(self.settings.game)
        if game is None:
            raise BrokenTable(self.code, f"its game {self.settings.game!r} is not in this house")
        return game

    @property
    def chosen_options(self) -> dict[str, OptionValue]:
        """The options that the table has chosen and that the game still offers."""
        offered = {option.name: option for option in self.game.options}
        chosen = self.settings.options.items()
        return {name: value for name, value in chosen if name in offered and offered[name].accepts(value)}

    @property
    def options(self) -> dict[str, OptionValue]:
        """The value of every option of the game."""
        return settle(self.game.options, self.chosen_options)

    @property
    def memory(self) -> tuple[str, ...]:
        """What earlier matches of the game have left, as far as these rules can read it."""
        version, memory = self.memories.get(self.settings.game, (0, ()))
        return memory if version == self.game.rules_version else ()

    def details_of(self, person: int) -> dict[str, str]:
        """A value for every detail of the game: what the person has told for it, as far as it is still asked."""
        asked = {detail.name: detail for detail in self.game.details}
        told = self.people[person].told.get(self.settings.game, {}).items()
        still_asked = {name: value for name, value in told if name in asked and asked[name].accepts(value)}
        return settle_details(self.game.details, still_asked)

    def seat_of(self, person: int) -> int | None:
        """The seat of a person in the running match."""
        return self.seats.index(person) if person in self.seats else None

    def player(self, seat: int) -> Person:
        """Who holds a seat of the running match."""
        return self.people[self.seats[seat]]

    def nonces_of(self, people: Sequence[int]) -> list[str]:
        """The nonce of each of these people, empty where none came."""
        return [self.nonces.get(person, "") for person in people]

    def nonces_at_start(self) -> list[str]:
        """The nonces that the match's chance was mixed with, by seat."""
        return self.nonces_of(self.seats[: self.seats_at_start])

    def deal(self, seats: Sequence[int], deck: Deck, day: date) -> Match:
        """The match that would begin now with these people on `day`. Raises BadSetup where it cannot."""
        setup = prepare(
            self.game,
            deck,
            seats=len(seats),
            options=self.options,
            level=self.settings.level,
            own_cards=self.settings.own_cards,
            details=[self.details_of(person) for person in seats],
            day=day,
            memory=self.memory,
        )
        return Match(self.game, setup, Rng(mix(bytes.fromhex(self.secret), self.nonces_of(seats))))

    def apply(self, entry: said.Entry, *, skim: bool = False) -> list[Happening]:
        """Let the next record of the log happen; what the game says has happened is returned.

        `skim` passes over the moves of a match that was cleared away long ago.
        """
        self.number += 1
        self.refusal = None
        self._skimming = skim
        happened = self._happen(entry.record)
        self.phase = "lobby" if self.match is None else "playing" if self.match.result is None else "finished"
        if not isinstance(entry.record, MOVES):
            self.seating += 1
        if entry.command and self.refusal is None:
            self.commands[entry.command] = self.number
            _forget_oldest(self.commands, MOST_REMEMBERED_COMMANDS)
        return happened

    def _happen(self, record: said.AnyRecord) -> list[Happening]:
        """Records about the table and its match, the others are about people."""
        match record:
            case said.Played(seat=seat, move=move):
                return self._play(seat, move)
            case said.FromOutside(move=outside):
                return self._play(None, outside)
            case said.Shouted(move=heard, evidence=evidence, at=at):
                self.standings.note(evidence, at, self.seats, self.people)
                return self._play(None, heard)
            case said.CameLate():
                pass
            case said.Sat() as sat:
                return self._sit(Person(sat.person, sat.name, sat.picture), sat.token, late=sat.late)
            case said.BotSat() as sat:
                self._add(Person(sat.person, sat.name, sat.picture, bot=True))
            case said.MatchStarted() as started:
                self._start(started)
            case said.MatchStopped() as stopped:
                self._clear(stopped)
            case said.Created() as created:
                self.host_token = created.host_token
                self.settings = Settings(created.game, created.language, created.level)
                self.secret = created.secret
            case said.Settled() as new:
                self.settings = Settings(new.game, new.language, new.level, new.options, new.own_cards)
            case of_people:
                self._happen_to_people(of_people)
        return []

    def _happen_to_people(self, record: said.AnyRecord) -> None:
        """Records about who sits, who is host and what they gave."""
        match record:
            case said.Renamed(person=person, name=name, picture=picture):
                self.people[person].name = name
                self.people[person].picture = picture
            case said.Left(person=person):
                self._get_up(self.people[person])
            case said.Kicked(person=person):
                self._turn_away(self.people[person])
            case said.Returned(person=person):
                self.people[person].come_back()
            case said.StoodIn(person=person):
                self.people[person].stand_in = True
            case said.HostPassed(person=person, stand_in=stand_in):
                self.host = person
                if not stand_in:
                    self.rightful_host = person
            case said.NonceGiven(person=person, nonce=nonce):
                self.nonces[person] = nonce
            case said.Told(person=person, game=game, details=details):
                self.people[person].told[game] = details
            case said.TokenAdded(person=person, token=token):
                self.people[person].come_back()
                self._give_token(self.people[person], token)
            case other:
                raise BrokenTable(self.code, f"record {self.number} is a {type(other).__name__} out of place")

    def _add(self, person: Person) -> None:
        """One more chair."""
        self.people[person.id] = person
        self.next_person = max(self.next_person, person.id + 1)

    def _sit(self, person: Person, token: str, *, late: bool) -> list[Happening]:
        """A new person; for one who comes late the game makes a seat."""
        self._add(person)
        self._give_token(person, token)
        if not late:
            return []
        happened = self._play(None, Join())
        if self.refusal is None:
            self.seats.append(person.id)
        return happened

    def _get_up(self, person: Person) -> None:
        """Take the chair away in the lobby; in a match it stays, and a bot plays on."""
        if person.id in self.seats:
            person.left = True
            return
        del self.people[person.id]
        self.nonces.pop(person.id, None)
        for token in person.tokens:
            del self.tokens[token]

    def _give_token(self, person: Person, token: str) -> None:
        """One more device for a person; the oldest loses its place when there are too many."""
        person.tokens.append(token)
        self.tokens[token] = person.id
        self.turned_away.pop(token, None)
        if len(person.tokens) > MOST_TOKENS_A_PERSON:
            del self.tokens[person.tokens.pop(0)]

    def _turn_away(self, person: Person) -> None:
        """Make a person get up and take the seat's tokens away; their devices can be told why."""
        for token in person.tokens:
            del self.tokens[token]
            self.turned_away[token] = None
            _forget_oldest(self.turned_away, MOST_TURNED_AWAY)
        person.tokens = []
        person.kicked = True
        self._get_up(person)

    def _start(self, started: said.MatchStarted) -> None:
        """Deal. Raises BrokenTable where this build has other rules or another deck."""
        self.seats = list(started.people)
        self.seats_at_start = len(self.seats)
        self.moves = []
        self.match_number += 1
        self._rules_version = started.rules_version
        if self._skimming:
            return
        game = self.game
        deck = self.library.deck(game, self.settings.language)
        needed = f"rules {started.rules_version} and deck {started.deck} {started.deck_version}"
        here = f"rules {game.rules_version} and deck {deck.id} {deck.version}"
        if needed != here:
            raise BrokenTable(self.code, f"its match needs {needed}; this build has {here}")
        self.match = self.deal(self.seats, deck, started.day)

    def _clear(self, stopped: said.MatchStopped) -> None:
        """Back to the lobby: who left is gone now, and a new promise holds."""
        self.match = None
        self.seats = []
        self.secret = stopped.secret
        if stopped.memory:
            self.memories[self.settings.game] = self._rules_version, stopped.memory
        self.nonces = {}
        for person in [person for person in self.people.values() if person.left]:
            self._get_up(person)
        for person in self.people.values():
            person.stand_in = False

    def _play(self, seat: int | None, move: Move) -> list[Happening]:
        """One move of the match. A move that the rules refused changed nothing, then as now."""
        if self._skimming:
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


def _forget_oldest(remembered: dict[str, int] | dict[str, None], most: int) -> None:
    """Keep no more than `most` of what is remembered."""
    if len(remembered) > most:
        del remembered[next(iter(remembered))]
