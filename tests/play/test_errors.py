"""Refusals speak to players by key, to operators in one line."""

from spieleabend.play.errors import BadSetup, IllegalMove, Refusal


def test_a_refusal_carries_a_key_and_what_goes_into_its_message() -> None:
    refusal = BadSetup("bad-seats", seats=2, most=5)
    assert isinstance(refusal, Refusal)
    assert refusal.key == "bad-seats"
    assert refusal.parameters == {"seats": 2, "most": 5}


def test_a_refusal_can_be_read_in_a_report() -> None:
    assert str(IllegalMove("illegal-answer", prompt="cards")) == "illegal-answer(prompt='cards')"
    assert str(IllegalMove("illegal-stale")) == "illegal-stale()"
