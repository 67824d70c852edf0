"""Wollmilchsau: the first to shout the right animal takes a card (`docs/rules/wollmilchsau.md`)."""

from spieleabend.games.wollmilchsau.asking import prompts, waits
from spieleabend.games.wollmilchsau.beginning import start
from spieleabend.games.wollmilchsau.bot import bot, reaction
from spieleabend.games.wollmilchsau.lore import lore
from spieleabend.games.wollmilchsau.redeal import redeal
from spieleabend.games.wollmilchsau.result import points, result
from spieleabend.games.wollmilchsau.rules import play
from spieleabend.games.wollmilchsau.shouting import contest
from spieleabend.games.wollmilchsau.showing import private, public
from spieleabend.games.wollmilchsau.state import SEATS, State
from spieleabend.games.wollmilchsau.views import HAPPENINGS, PrivateView, PublicView
from spieleabend.play.game import Game
from spieleabend.play.options import Choice, Range, Switch

GAME: Game[State] = Game(
    id="wollmilchsau",
    rules_version=1,
    seats=SEATS,
    options=(
        Choice("shouting", ("press", "aloud"), "press"),
        Range("window", 0, 500, 15, step=5),
        Range("seconds", 5, 30, 10),
        Switch("barred_shown", False),
    ),
    piles={},  # its cards are the same in every language: eleven of each animal
    writable={},
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
    lore=lore,
    contest=contest,
    reaction=reaction,
)
