"""Dealing: six cards a team and round, by its size (KW-R6, KW-R7)."""

from collections.abc import Mapping

from spieleabend.games.kwando.state import ROW, State, Team

HANDS: Mapping[int, tuple[int, ...]] = {
    2: (3, 3),
    3: (2, 2, 2),
    4: (2, 2, 1, 1),
    5: (2, 1, 1, 1, 1),
    6: (1, 1, 1, 1, 1, 1),
}
"""How many cards each player of a team gets, by its size (KW-R7)."""


def hand_sizes(players: int, round_number: int) -> tuple[int, ...]:
    """How many cards each player of a team gets in a round, from 1 on: the larger hands move on by a seat (KW-D16).

    >>> hand_sizes(4, 1), hand_sizes(4, 2)
    ((2, 2, 1, 1), (1, 2, 2, 1))
    """
    sizes = HANDS[players]
    return tuple(sizes[(place - round_number + 1) % players] for place in range(players))


def needed(teams: int, rounds: int) -> int:
    """The cards of a whole match (KW-D12, KW-D22).

    >>> needed(2, 5), needed(3, 5)
    (60, 90)
    """
    return teams * rounds * ROW


def deal(state: State) -> None:
    """Deal the cards of a round to all teams, the one that begins first (KW-D16)."""
    for step in range(len(state.teams)):
        _deal_to(state, state.teams[(state.first + state.round - 1 + step) % len(state.teams)])


def _deal_to(state: State, team: Team) -> None:
    """Deal six cards to a team."""
    for hand, size in zip(team.hands, hand_sizes(len(team.hands), state.round), strict=True):
        hand.cards = [state.pile.pop() for _ in range(size)]
