"""Wir sind schwanger: a child gets a name, and all say what they think of it (`docs/rules/wir-sind-schwanger.md`)."""

from spieleabend.games.wir_sind_schwanger.asking import prompts, waits
from spieleabend.games.wir_sind_schwanger.beginning import start
from spieleabend.games.wir_sind_schwanger.bot import bot
from spieleabend.games.wir_sind_schwanger.box import BOX
from spieleabend.games.wir_sind_schwanger.cards import LONGEST_SURNAME, NameCard, RatingCard
from spieleabend.games.wir_sind_schwanger.redeal import redeal
from spieleabend.games.wir_sind_schwanger.result import points, result
from spieleabend.games.wir_sind_schwanger.rules import play
from spieleabend.games.wir_sind_schwanger.showing import private, public
from spieleabend.games.wir_sind_schwanger.state import SEATS, State
from spieleabend.games.wir_sind_schwanger.views import HAPPENINGS, PrivateView, PublicView
from spieleabend.play.cards import Card
from spieleabend.play.details import Birthday, Line
from spieleabend.play.game import Game
from spieleabend.play.options import Choice, Range, Switch

GAME: Game[State] = Game(
    id="wir-sind-schwanger",
    rules_version=1,
    seats=SEATS,
    options=(
        Choice("variant", ("draw", "two_names", "others_choose", "free_choice"), "draw"),
        Switch("first_drawn_stands", False),
        Choice("round_end", ("hand_empty", "once_each", "all_played"), "hand_empty"),
        Choice("agreement", ("everyone", "majority"), "everyone"),
        Range("choose_seconds", 30, 300, 0, step=10, off=True),
        Range("lead_seconds", 10, 120, 0, step=10, off=True),
    ),
    details=(
        Line("surname", LONGEST_SURNAME),
        Choice("surname_kind", ("own", "birth", "partner", "dream"), "own"),
        Birthday("birthday"),
    ),
    small_talk=frozenset({"surname_kind"}),
    piles={"names": NameCard, "ratings": RatingCard, "surnames": Card},
    writable={},  # names and ratings come from the box, surnames from the lobby
    public_type=PublicView,
    private_type=PrivateView,
    happenings=HAPPENINGS,
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
    box=BOX,
)
