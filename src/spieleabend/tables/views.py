"""What viewers of a table may know, built by allow-list: one public part for all, one small private part a device."""

from collections.abc import Mapping

from msgspec import Raw
from msgspec.json import Encoder

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
from spieleabend.tables.judge import Device, why_not_start
from spieleabend.tables.state import TableState

encode = Encoder().encode

ClockKey = tuple[str, int]
"""A running clock's name and turn."""


def public_view(state: TableState, left: Mapping[ClockKey, int]) -> TableView:
    """What everybody may know; `left` are the milliseconds that running clocks still have."""
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
            options=state.options,
            # Kilobytes that only the lobby needs, where they can be changed.
            own_cards=state.settings.own_cards if state.phase == "lobby" else {},
        ),
        start_refused=Why(refusal.key, refusal.parameters) if refusal is not None else None,
        seed=_seed_view(state),
        match=_match_view(state, state.match, left) if state.match is not None else None,
    )


def _seed_view(state: TableState) -> SeedView:
    """The promise; the secret only after the match, when it has nothing left to tell."""
    promised = promise(bytes.fromhex(state.secret))
    if state.phase != "finished":
        return SeedView(promised)
    return SeedView(promised, state.secret, tuple(state.nonces_at_start()))


def _match_view(state: TableState, match: Match, left: Mapping[ClockKey, int]) -> MatchView:
    """The match as everybody sees it."""
    return MatchView(
        game=state.settings.game,
        number=state.match_number,
        seats=tuple(state.seats),
        public=Raw(encode(match.game.public(match.state))),
        waiting=tuple(seat for seat, prompts in match.prompts.items() if waited_for(prompts)),
        clocks=tuple(
            ClockView(
                clock.name,
                clock.turn,
                clock.milliseconds,
                left.get((clock.name, clock.turn), clock.milliseconds),
            )
            for clock in match.waits.clocks
        ),
        host_actions=match.waits.host_actions,
        result=match.result,
    )


def private_view(
    state: TableState, device: Device, asks: tuple[AskView, ...] = (), asked: tuple[str, ...] = ()
) -> PrivateView:
    """What only this device may know. `asks` are shown to the host alone, `asked` are the device's own."""
    own = tuple(sorted(device.people))
    is_host = device.is_host(state)
    wanted = own if state.phase == "lobby" else ()
    return PrivateView(
        host=is_host,
        people=own,
        nonces_wanted=tuple(person for person in wanted if person not in state.nonces),
        seats=tuple(_seat_view(state.match, state.seats.index(person)) for person in own if person in state.seats)
        if state.match is not None
        else (),
        asks=asks if is_host else (),
        asked=asked,
    )


def _seat_view(match: Match, seat: int) -> SeatView:
    """One seat of one's own."""
    return SeatView(
        seat=seat,
        private=Raw(encode(match.game.private(match.state, seat))),
        prompts=match.prompts.get(seat, ()),
        number=match.prompt_numbers.get(seat, 0),
    )
