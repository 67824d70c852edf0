"""Judging commands: what a device asks for becomes a record, or is refused and nothing happens."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from hashlib import sha256

from spieleabend.play.details import settle_details
from spieleabend.play.errors import Refusal
from spieleabend.play.game import AnyGame
from spieleabend.play.match import Match
from spieleabend.play.moves import HostAction, Pressed
from spieleabend.play.options import settle
from spieleabend.play.prompts import is_plain_line
from spieleabend.play.seed import SECRET_BYTES
from spieleabend.protocol import commands as asked
from spieleabend.tables import records as said
from spieleabend.tables.clock import Entropy
from spieleabend.tables.names import BOT_NAMES, clean, unique
from spieleabend.tables.person import MAKER, Person
from spieleabend.tables.state import TableState

NOBODY = -1
"""Who has a seat that there is not."""


def hash_token(token: str) -> str:
    """What is stored of a seat's secret token: its SHA-256 in hexadecimal."""
    return sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Device:
    """Who asks: the people its tokens stand for, and whether it made the table."""

    people: frozenset[int]
    made_table: bool

    def is_host(self, state: TableState) -> bool:
        """Whether this device may start, stop and kick."""
        return self.made_table if state.host == MAKER else state.host in self.people


def judge(
    state: TableState,
    device: Device,
    command: asked.TableCommand,
    entropy: Entropy,
    allowed_ask: Callable[[str], tuple[int, str]],
    today: Callable[[], date],
) -> said.AnyRecord | None:
    """The record that `command` makes, None where nothing has to change, or Refusal.

    `allowed_ask` finds the person and the token hash of an open ask; it raises Refusal for an unknown one. `today` is
    asked for the day when a match begins.
    """
    match command:
        case asked.Play(seat=seat, number=number, move=move):
            match_on = _match(state)
            _own(device, state.seats[seat] if seat < len(state.seats) else NOBODY)
            match_on.check(seat, number, move)
            if type(move) is Pressed and match_on.waits.shouts and match_on.game.contest is not None:
                raise Refusal("refused-press-measured")
            return said.Played(seat, move)
        case asked.Sit():
            return _sit(state, command)
        case asked.Rename(person=person, name=name, picture=picture):
            _own(device, person)
            taken = [other.name for other in state.people.values() if other.id != person]
            return said.Renamed(person, unique(clean(name), taken), picture)
        case asked.Leave(person=person):
            _own(device, person)
            return None if _person(state, person).left else said.Left(person)
        case asked.Return(person=person):
            _own(device, person)
            back = _person(state, person)
            return said.Returned(person) if back.left or back.stand_in else None
        case asked.GiveNonce(person=person, nonce=nonce):
            _own(device, person)
            if state.phase != "lobby":
                raise Refusal("refused-not-in-lobby")
            return None if person in state.nonces else said.NonceGiven(person, nonce)
        case asked.Tell(person=person, details=details):
            _own(device, person)
            return _told(state, person, details)
        case asked.Ask():
            raise AssertionError("asks are kept by the table and never judged")
        case host_command:
            if not device.is_host(state):
                raise Refusal("refused-not-host")
            return _judge_host(state, host_command, entropy, allowed_ask, today)


def _judge_host(
    state: TableState,
    command: asked.TableCommand,
    entropy: Entropy,
    allowed_ask: Callable[[str], tuple[int, str]],
    today: Callable[[], date],
) -> said.AnyRecord | None:
    """What only the host may do."""
    match command:
        case asked.Settle():
            return _settled(state, command)
        case asked.AddBot():
            return _bot_sat(state)
        case asked.Kick(person=person):
            return None if _person(state, person).kicked else said.Kicked(person)
        case asked.PassHost(person=person):
            heir = _person(state, person)
            if heir.bot or heir.left:
                raise Refusal("refused-unknown-person")
            return said.HostPassed(person)
        case asked.AnswerAsk(ask=ask, allow=allow):
            person, token = allowed_ask(ask)
            return _let_onto_seat(state, person, token) if allow else None
        case of_the_match:
            return _judge_match(state, of_the_match, entropy, today)


def _judge_match(
    state: TableState, command: asked.TableCommand, entropy: Entropy, today: Callable[[], date]
) -> said.AnyRecord:
    """How a match begins and ends, and the buttons the game gives the host."""
    match command:
        case asked.Start():
            return _started(state, today())
        case asked.Stop():
            if state.phase == "lobby":
                raise Refusal("refused-only-in-match")
            return said.MatchStopped(entropy(SECRET_BYTES).hex(), _left_behind(state.match))
        case asked.HostAct(action=action):
            if action not in _match(state).waits.host_actions:
                raise Refusal("refused-host-action", action=action)
            return said.FromOutside(HostAction(action))
        case _:
            raise AssertionError(f"{type(command).__name__} is not for the host alone")


def _left_behind(match: Match | None) -> tuple[str, ...]:
    """What a match leaves for the next one of its game."""
    if match is None or match.game.memory is None:
        return ()
    return match.game.memory(match.state)


def _let_onto_seat(state: TableState, person: int, token: str) -> said.TokenAdded:
    """One more device for a person, unless it has sat down as somebody else meanwhile."""
    if token in state.tokens:
        raise Refusal("refused-already-sitting")
    return said.TokenAdded(_person(state, person).id, token)


def _bot_sat(state: TableState) -> said.BotSat:
    """A bot on the next free chair."""
    if state.phase == "playing":
        raise Refusal("refused-not-in-lobby")
    _check_free_chair(state)
    names = [person.name for person in state.people.values()]
    free = [name for name in BOT_NAMES if name not in names]
    return said.BotSat(state.next_person, unique((free or BOT_NAMES)[0], names), _free_picture(state))


def why_not_start(state: TableState) -> Refusal | None:
    """What keeps the match from beginning, as far as it can be seen without dealing."""
    seats = state.game.seats
    if state.phase != "lobby":
        return Refusal("refused-not-in-lobby")
    if len(state.people) < seats.least:
        return Refusal("refused-too-few", least=seats.least, seated=len(state.people))
    if len(state.people) > seats.most:
        return Refusal("refused-too-many", most=seats.most, seated=len(state.people))
    if state.settings.language not in state.library.languages(state.game):
        return Refusal("refused-unknown-language", language=state.settings.language)
    return None


def _started(state: TableState, day: date) -> said.MatchStarted:
    """Deal once on trial, so that a match that cannot begin is refused and not logged."""
    refusal = why_not_start(state)
    if refusal is not None:
        raise refusal
    seats = list(state.people)
    deck = state.library.deck(state.game, state.settings.language)
    state.deal(seats, deck, day)
    return said.MatchStarted(tuple(seats), state.game.rules_version, deck.id, deck.version, day)


def _told(state: TableState, person: int, details: Mapping[str, str]) -> said.Told | None:
    """What a person has told for the game on the table from now on, if that is anything new."""
    if state.phase != "lobby":
        raise Refusal("refused-not-in-lobby")
    before = state.details_of(person)
    after = settle_details(state.game.details, {**before, **details})
    return None if after == before else said.Told(person, state.settings.game, after)


def _sit(state: TableState, command: asked.Sit) -> said.Sat:
    """A chair for a new person, in the lobby or late in a match."""
    token = hash_token(command.token)
    if token in state.tokens:
        raise Refusal("refused-already-sitting")
    _check_free_chair(state)
    late = state.phase == "playing"
    if late and not _match(state).waits.joins:
        raise Refusal("refused-not-in-lobby")
    name = unique(clean(command.name), (person.name for person in state.people.values()))
    return said.Sat(state.next_person, token, name, command.picture, late)


def _settled(state: TableState, command: asked.Settle) -> said.Settled:
    """The settings after the change. What belongs to another game is dropped with it."""
    if state.phase != "lobby":
        raise Refusal("refused-not-in-lobby")
    before = state.settings
    game = state.library.game(command.game or before.game)
    language = command.language or before.language
    state.library.check_language(game, language)
    same_game = game.id == before.game
    options = {**(state.chosen_options if same_game else {}), **(command.options or {})}
    settle(game.options, options)
    own_cards = {**(before.own_cards if same_game else {}), **(command.own_cards or {})}
    own_cards = {pile: texts for pile, texts in own_cards.items() if texts}
    if command.own_cards:
        _check_own_cards(game, own_cards)
    return said.Settled(game.id, language, command.level or before.level, options, own_cards)


def _check_own_cards(game: AnyGame, own_cards: Mapping[str, tuple[str, ...]]) -> None:
    """Raise Refusal unless the game takes all of the table's own cards."""
    for pile, texts in own_cards.items():
        most = game.writable.get(pile, 0)
        if len(texts) > most:
            raise Refusal("refused-own-cards-too-many", pile=pile, most=most)
        for text in texts:
            if not is_plain_line(text):
                raise Refusal("refused-card-not-plain")
            game.check_card(pile, text)


def _check_free_chair(state: TableState) -> None:
    """Raise Refusal where every chair is taken."""
    most = state.game.seats.most
    taken = state.seats if state.phase == "playing" else state.people
    if len(taken) >= most:
        raise Refusal("refused-full", most=most)


def _free_picture(state: TableState) -> int:
    """The first picture that nobody has."""
    taken = {person.picture for person in state.people.values()}
    return next((picture for picture in range(len(taken) + 1) if picture not in taken), 0)


def _match(state: TableState) -> Match:
    """The running match. Raises Refusal where there is none."""
    if state.match is None:
        raise Refusal("refused-only-in-match")
    if state.phase != "playing":
        raise Refusal("refused-match-over")
    return state.match


def _own(device: Device, person: int) -> None:
    """Raise Refusal unless the device holds that person's token."""
    if person not in device.people:
        raise Refusal("refused-not-yours")


def _person(state: TableState, person: int) -> Person:
    """Somebody at this table. Raises Refusal for anybody else."""
    if person not in state.people:
        raise Refusal("refused-unknown-person")
    return state.people[person]
