"""What terms are worth (FD-R9 to FD-R11), counted anew from the groups whenever somebody asks."""

from collections.abc import Collection, Mapping

from spieleabend.games.flotter_dreier.grouping import BLANK, LINES, Groups, Hands


def worth(holders: int, players: int) -> int:
    """Points for each of so many holders of a term: one per other holder, but none where all players have it.

    >>> worth(4, 6), worth(1, 6), worth(6, 6)
    (3, 0, 0)
    """
    return 0 if holders == players else max(0, holders - 1)


def players_of(groups: Groups, silent_count: bool) -> int:
    """How many "all" are: everybody in this round, or only who wrote something down (FD-D5)."""
    if silent_count:
        return len(groups) // LINES
    return len({place // LINES for place, number in enumerate(groups) if number != BLANK})


def count(having: Hands, struck: Collection[int], players: int) -> Mapping[int, int]:
    """What each of its holders gets for a term, by group; `struck` are groups that do not fit (FD-D6)."""
    return {number: 0 if number in struck else worth(len(seats), players) for number, seats in having.items()}
