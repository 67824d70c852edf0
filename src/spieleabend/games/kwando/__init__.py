"""Kwando: famous people in order of birth, laid against the sand (`docs/rules/kwando.md`)."""

from spieleabend.games.kwando.asking import prompts, waits
from spieleabend.games.kwando.beginning import start
from spieleabend.games.kwando.bot import bot
from spieleabend.games.kwando.box import BOX
from spieleabend.games.kwando.cards import HALVES, Person
from spieleabend.games.kwando.lore import lore
from spieleabend.games.kwando.redeal import redeal
from spieleabend.games.kwando.rules import play
from spieleabend.games.kwando.scoring import points, result
from spieleabend.games.kwando.showing import private, public
from spieleabend.games.kwando.state import SEATS, State
from spieleabend.games.kwando.talking import question
from spieleabend.games.kwando.teams import ANY, WISHES
from spieleabend.games.kwando.views import HAPPENINGS, PrivateView, PublicView
from spieleabend.play.game import Game
from spieleabend.play.options import Choice, Range, Switch

GAME: Game[State] = Game(
    id="kwando",
    rules_version=1,
    seats=SEATS,
    options=(
        Choice("talk", ("aloud", "written"), "aloud"),
        Range("glass_seconds", 60, 180, 110, step=10),
        Range("rounds", 1, 5, 5),
        Choice("half", HALVES, "blue"),
        Switch("names_shown", True),
        Switch("vote", False),
        Switch("first_card_counts", True),
        Switch("floor_at_zero", False),
    ),
    details=(Choice("team", WISHES, ANY),),
    piles=dict.fromkeys(HALVES, Person),
    writable={},  # nobody could check their dates
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
    question=question,
    lore=lore,
)
