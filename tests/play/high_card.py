"""A small card game for tests of what every game shares: everybody lays a card, the highest wins a point.

It has a pile, a hand, an option, a clock, late guests and a host's button, so that all kinds of moves occur.
"""

from msgspec import Struct

from spieleabend.play.cards import Card, Deck
from spieleabend.play.errors import BadSetup, IllegalMove
from spieleabend.play.game import Game, Result, Seats, Setup, Sight
from spieleabend.play.moves import Happening, HostAction, Join, Move, Picked, SeatMove, TimeUp
from spieleabend.play.options import Choice, Range, Switch
from spieleabend.play.prompts import Pick, Prompts
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import NOTHING, Clock, Waits


class NumberCard(Card, frozen=True, kw_only=True):
    bonus: int = 0


class Table(Struct):
    values: dict[str, int]
    pile: list[str]
    hands: list[list[str]]
    laid: dict[int, str]
    points: list[int]
    round: int
    rounds: int
    stopped: bool = False


class Laid(Happening, frozen=True, tag="laid"):
    seat: int


class Public(Struct, frozen=True):
    points: tuple[int, ...]
    laid: tuple[int, ...]
    pile: int


class Private(Struct, frozen=True):
    hand: tuple[str, ...]


HAND = 2


def check_card(pile: str, text: str) -> None:
    if not text.isdigit():
        raise BadSetup("high-card-no-number", pile=pile, text=text)


def start(setup: Setup, rng: Rng) -> Table:
    if not 2 <= setup.seats <= 5:
        raise BadSetup("bad-seats", seats=setup.seats, least=2, most=5)
    cards = setup.deck.piles["cards"]
    if setup.stacked is None:
        pile = [card.id for card in cards]
        rng.shuffle(pile)
    else:
        pile = list(reversed(setup.stacked["cards"]))
    if len(pile) < HAND * setup.seats:
        raise BadSetup("high-card-few-cards", cards=len(pile))
    table = Table(
        values={card.id: int(card.text) for card in cards},
        pile=pile,
        hands=[],
        laid={},
        points=[0] * setup.seats,
        round=1,
        rounds=int(setup.options["rounds"]),
    )
    table.hands = [[table.pile.pop() for _ in range(HAND)] for _ in range(setup.seats)]
    return table


def over(table: Table) -> bool:
    return table.stopped or table.round > table.rounds


def prompts(table: Table) -> Prompts:
    if over(table):
        return {}
    return {
        seat: (Pick("lay", tuple(hand)),) for seat, hand in enumerate(table.hands) if hand and seat not in table.laid
    }


def waits(table: Table) -> Waits:
    if over(table):
        return NOTHING
    joins = len(table.hands) < 5 and len(table.pile) >= HAND
    return Waits(clocks=(Clock("lay", table.round, 1000),), host_actions=("stop",), joins=joins)


def play(table: Table, seat: int | None, move: Move, rng: Rng) -> list[Happening]:
    if over(table):
        raise IllegalMove("illegal-match-over")
    if isinstance(move, Picked) and seat is not None and seat in prompts(table):
        if not prompts(table)[seat][0].accepts(move):
            raise IllegalMove("illegal-answer", prompt=move.prompt)
        card = move.options[0]
        table.hands[seat].remove(card)
        table.laid[seat] = card
        if len(table.laid) == len(table.hands):
            close(table, rng)
        return [Laid(seat)]
    if seat is None and move == TimeUp("lay", table.round):
        close(table, rng)
    elif seat is None and isinstance(move, Join) and waits(table).joins:
        table.hands.append([table.pile.pop() for _ in range(HAND)])
        table.points.append(0)
    elif seat is None and move == HostAction("stop"):
        table.stopped = True
    else:
        raise IllegalMove("illegal-nothing-asked")
    return []


def close(table: Table, rng: Rng) -> None:
    best = max((table.values[card] for card in table.laid.values()), default=0)
    winners = [seat for seat, card in table.laid.items() if table.values[card] == best]
    if winners:
        table.points[rng.choice(winners)] += 1
    for seat in table.laid:
        if table.pile:
            table.hands[seat].append(table.pile.pop())
    table.laid = {}
    table.round += 1


def public(table: Table) -> Public:
    return Public(tuple(table.points), tuple(sorted(table.laid)), len(table.pile))


def private(table: Table, seat: int) -> Private:
    return Private(tuple(table.hands[seat]))


def points(table: Table) -> tuple[int, ...]:
    return tuple(table.points)


def result(table: Table) -> Result | None:
    if not over(table):
        return None
    best = max(table.points)
    return Result(tuple(table.points), tuple(seat for seat, won in enumerate(table.points) if won == best))


def bot(sight: Sight, _rng: Rng) -> SeatMove:
    return Picked("lay", (sight.private.hand[0],))


def redeal(table: Table, _viewer: int | None, _rng: Rng) -> Table:
    return table


GAME: Game[Table] = Game(
    id="high-card",
    rules_version=3,
    seats=Seats(2, 5, 3),
    options=(
        Range("rounds", 1, 9, 2, off=True),
        Switch("quiet", default=False),
        Choice("colour", ("red", "blue"), "red"),
    ),
    piles={"cards": NumberCard},
    writable={"cards": 2},
    check_card=check_card,
    public_type=Public,
    private_type=Private,
    happenings=(Laid,),
    start=start,
    prompts=prompts,
    waits=waits,
    play=play,
    public=public,
    private=private,
    points=points,
    result=result,
    bot=bot,
    redeal=redeal,
)

DECK = Deck(
    id="high-card-en",
    game="high-card",
    language="en",
    version=7,
    title="Numbers",
    piles={
        "cards": tuple(
            NumberCard(id=f"c{number:02}", text=str(number), level="adult" if number > 20 else "mild")
            for number in range(1, 31)
        )
    },
)
