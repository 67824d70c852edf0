"""What viewers of a table may know, built by allow-list: one public part for all, one small private part a device."""

from collections.abc import Mapping

from msgspec import Raw

from spieleabend.play.match import Match
from spieleabend.play.prompts import waited_for
from spieleabend.play.seed import promise
from spieleabend.protocol.updates import (
    AskView,
    ClockView,
    MatchView,
    PersonView,
    PrivateView,
    SeatView,
    SeedView,
    SettingsView,
    TableView,
    Why,
)
from spieleabend.tables.encodings import Encodings, encode
from spieleabend.tables.judge import Device, why_not_start
from spieleabend.tables.state import TableState

ClockKey = tuple[str, int]
"""A running clock's name and turn."""


def table_view(state: TableState) -> TableView:
    """What everybody may know of the table, but for its match: this changes only with `seating` and `phase`."""
    refusal = why_not_start(state) if state.phase == "lobby" else None
    return TableView(
        code=state.code,
        phase=state.phase,
        host=state.host,
        people=tuple(
            PersonView(
                id=person.id,
                name=person.name,
                picture=person.picture,
                seat=state.seat_of(person.id),
                bot=person.bot,
                left=person.left,
                stand_in=person.stand_in or person.left,
            )
            for person in state.people.values()
        ),
        settings=SettingsView(
            game=state.settings.game,
            language=state.settings.language,
            level=state.settings.level,
            level_matters=state.library.level_matters(state.game),
            options=state.options,
            # Kilobytes that only the lobby needs, where they can be changed.
            own_cards=state.settings.own_cards if state.phase == "lobby" else {},
        ),
        start_refused=Why(refusal.key, refusal.parameters) if refusal is not None else None,
        seed=_seed_view(state),
        match=None,
    )


def _seed_view(state: TableState) -> SeedView:
    """The promise; the secret only after the match, when it has nothing left to tell."""
    promised = promise(bytes.fromhex(state.secret))
    if state.phase != "finished":
        return SeedView(promised)
    return SeedView(promised, state.secret, tuple(state.nonces_at_start()))


def match_view(state: TableState, match: Match, left: Mapping[ClockKey, int]) -> MatchView:
    """The match as everybody sees it; `left` are the milliseconds that running clocks still have."""
    return MatchView(
        game=state.settings.game,
        number=state.match_number,
        seats=tuple(state.seats),
        public=Raw(encode(match.game.public(match.state))),
        waiting=tuple([seat for seat, prompts in match.prompts.items() if waited_for(prompts)]),
        clocks=tuple(
            [
                ClockView(
                    clock.name,
                    clock.turn,
                    clock.milliseconds,
                    left.get((clock.name, clock.turn), clock.milliseconds),
                )
                for clock in match.waits.clocks
            ]
        ),
        host_actions=match.waits.host_actions,
        joins=state.phase == "playing" and match.waits.joins,
        result=match.result,
        contest=state.standings.contests + 1 if match.waits.shouts and match.game.contest is not None else None,
    )


def private_view(
    state: TableState,
    device: Device,
    asks: tuple[AskView, ...] = (),
    asked: tuple[str, ...] = (),
    encodings: Encodings | None = None,
) -> PrivateView:
    """What only this device may know. `asks` are shown to the host alone, `asked` are the device's own.

    `encodings` remember by seat what the game's own private views are as JSON.
    """
    match, own, is_host = state.match, tuple(sorted(device.people)), device.is_host(state)
    wanted = own if state.phase == "lobby" else ()
    seats = [state.seats.index(person) for person in own if person in state.seats] if match is not None else []
    return PrivateView(
        host=is_host,
        people=own,
        nonces_wanted=tuple(person for person in wanted if person not in state.nonces),
        seats=tuple(_seat_view(match, seat, encodings or Encodings()) for seat in seats if match is not None),
        asks=asks if is_host else (),
        asked=asked,
        details={person: state.details_of(person) for person in wanted} if state.game.details else {},
        estimated=state.standings.estimated if is_host else (),
    )


def _seat_view(match: Match, seat: int, encodings: Encodings) -> SeatView:
    """One seat of one's own."""
    return SeatView(
        seat=seat,
        private=Raw(encodings.of(seat, match.game.private(match.state, seat))),
        prompts=match.prompts.get(seat, ()),
        number=match.prompt_numbers.get(seat, 0),
    )
