"""Flotter Dreier: write three answers that others will write, too, but not all (`docs/rules/flotter-dreier.md`)."""

from spieleabend.games.flotter_dreier.asking import prompts, waits
from spieleabend.games.flotter_dreier.beginning import start
from spieleabend.games.flotter_dreier.bot import bot
from spieleabend.games.flotter_dreier.box import BOX
from spieleabend.games.flotter_dreier.cards import QualityCard, ThingCard
from spieleabend.games.flotter_dreier.lore import lore
from spieleabend.games.flotter_dreier.memory import memory
from spieleabend.games.flotter_dreier.reading import points, result
from spieleabend.games.flotter_dreier.redeal import redeal
from spieleabend.games.flotter_dreier.rules import play
from spieleabend.games.flotter_dreier.showing import private, public
from spieleabend.games.flotter_dreier.state import SEATS, State, question
from spieleabend.games.flotter_dreier.views import HAPPENINGS, PrivateView, PublicView
from spieleabend.play.game import Game
from spieleabend.play.options import Choice, Range, Switch

GAME: Game[State] = Game(
    id="flotter-dreier",
    rules_version=1,
    seats=SEATS,
    options=(
        Range("rounds", 1, 20, 9),
        Range("write_seconds", 30, 300, 0, step=10, off=True),
        Choice("deciders", ("table", "reader"), "table"),
        Switch("strike", True),
        Switch("silent_count", True),
    ),
    piles={"quality": QualityCard, "thing": ThingCard},
    writable={},  # one card in another grammar would spoil every combination
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
    dictionary=True,
    memory=memory,
    lore=lore,
)
