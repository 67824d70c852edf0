"""BAM!: a sentence with a gap, everybody fills it, one master judges. The rules: `docs/rules/bam.md`."""

from spieleabend.games.bam.asking import prompts, waits
from spieleabend.games.bam.bot import bot
from spieleabend.games.bam.box import BOX
from spieleabend.games.bam.cards import WRITABLE, GreyCard, RedCard, check_card
from spieleabend.games.bam.redeal import redeal
from spieleabend.games.bam.rules import play, start
from spieleabend.games.bam.scoring import points, result
from spieleabend.games.bam.showing import private, public
from spieleabend.games.bam.state import SEATS, State
from spieleabend.games.bam.views import HAPPENINGS, PrivateView, PublicView
from spieleabend.play.game import Game
from spieleabend.play.options import Choice, Range

GAME: Game[State] = Game(
    id="bam",
    rules_version=1,
    seats=SEATS,
    options=(
        Range("cycles", 1, 5, 1),
        Choice("first_master", ("vote", "drawn"), "vote"),
        Range("choose_seconds", 20, 300, 0, step=10, off=True),
        Range("judge_seconds", 20, 300, 0, step=10, off=True),
    ),
    piles={"red": RedCard, "grey": GreyCard},
    writable=WRITABLE,
    check_card=check_card,
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
