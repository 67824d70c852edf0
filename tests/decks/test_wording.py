from spieleabend.decks.wording import worded
from spieleabend.games.bam import GAME
from spieleabend.play.errors import BadSetup
from tests.play import high_card


def test_a_refusal_is_said_as_players_hear_it() -> None:
    assert worded(GAME, BadSetup("bam-bad-card-gaps", gaps=3)) == "A red card has one gap or two, not 3."


def test_where_there_are_no_words_the_key_is_said() -> None:
    assert worded(high_card.GAME, BadSetup("high-card-no-number", text="x")) == "high-card-no-number(text='x')"
    assert worded(GAME, BadSetup("bam-unheard-of", most=1)) == "bam-unheard-of(most=1)"
    assert worded(GAME, BadSetup("bam-bad-card-long")) == "bam-bad-card-long()"
