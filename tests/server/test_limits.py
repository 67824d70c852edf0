"""How much one connection and one address may ask for, and that the limits themselves stay small."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from spieleabend.server.limits import (
    FAILURE_FORGIVEN_AFTER,
    FAMILIAR_CODES,
    FREE_FAILURES,
    LONGEST_WAIT,
    MOST_CONNECTIONS,
    NEW_TABLES,
    AddressLimits,
    TokenBucket,
    TooMany,
)

HOME = "203.0.113.7"


@given(waits=some.lists(some.floats(0, 5), max_size=60), rate=some.floats(0.1, 20), burst=some.integers(1, 30))
@settings(max_examples=100)
def test_a_bucket_never_gives_more_than_its_rate_and_burst(waits: list[float], rate: float, burst: int) -> None:
    bucket = TokenBucket((rate, float(burst)), 0.0)
    now, given_out = 0.0, 0
    for wait in waits:
        now += wait
        given_out += bucket.take(now)
        assert given_out <= burst + rate * now + 1e-6


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = TokenBucket((0.5, 1.0), 100.0)
    assert bucket.take(100.0)
    assert not bucket.take(100.5)
    assert bucket.wait(100.5) == pytest.approx(1.5)
    assert bucket.take(102.0)


def test_tables_come_at_once_for_an_evening_and_then_slowly() -> None:
    now = 0.0
    limits = AddressLimits(lambda: now)
    for _ in range(int(NEW_TABLES[1])):
        limits.create_table(HOME)
    with pytest.raises(TooMany) as refused:
        limits.create_table(HOME)
    assert refused.value.key == "refused-too-many-tables"
    assert refused.value.again_after == pytest.approx(20)
    limits.create_table("203.0.113.8")
    now += 21
    limits.create_table(HOME)


def test_connections_are_counted_by_address() -> None:
    limits = AddressLimits(lambda: 0.0)
    assert all(limits.connect(HOME) for _ in range(MOST_CONNECTIONS))
    assert not limits.connect(HOME)
    assert limits.connect("203.0.113.8")
    limits.disconnect(HOME)
    limits.disconnect(HOME)
    assert limits.connect(HOME)


def test_one_household_has_one_share_however_many_ipv6_addresses_it_has() -> None:
    limits = AddressLimits(lambda: 0.0)
    for number in range(int(NEW_TABLES[1])):
        limits.create_table(f"2001:db8:1:2::{number:x}")
    with pytest.raises(TooMany):
        limits.create_table("2001:db8:1:2:ffff::1")
    limits.create_table("2001:db8:1:3::1")
    limits.create_table(f"::ffff:{HOME}")
    assert len(limits) == 3


@pytest.mark.virtual_time
async def test_a_few_wrong_codes_cost_nothing_and_many_cost_time() -> None:
    loop = asyncio.get_running_loop()
    limits = AddressLimits(loop.time)
    began = loop.time()
    for _ in range(FREE_FAILURES):
        await limits.look_up(HOME, "AAAAAAA")
        limits.not_found(HOME)
    assert loop.time() == began
    waits = []
    for _ in range(8):
        before = loop.time()
        await limits.look_up(HOME, "AAAAAAA")
        limits.not_found(HOME)
        waits.append(loop.time() - before)
    assert waits[0] == 0
    assert waits[1:] == sorted(waits[1:])
    assert waits[-1] == pytest.approx(LONGEST_WAIT)


@pytest.mark.virtual_time
async def test_guessing_at_once_is_sent_away() -> None:
    limits = AddressLimits(asyncio.get_running_loop().time)
    for _ in range(FREE_FAILURES + 5):
        limits.not_found(HOME)
    answers = await asyncio.gather(*(limits.look_up(HOME, "AAAAAAA") for _ in range(50)), return_exceptions=True)
    sent_away = [answer for answer in answers if isinstance(answer, TooMany)]
    assert len(sent_away) >= 48
    assert sent_away[0].key == "refused-too-many-guesses"
    assert sent_away[0].again_after > LONGEST_WAIT


@pytest.mark.virtual_time
async def test_a_code_that_was_found_before_is_always_free() -> None:
    loop = asyncio.get_running_loop()
    limits = AddressLimits(loop.time)
    limits.found(HOME, "KNWN234")
    for _ in range(5 * FREE_FAILURES):
        limits.not_found(HOME)
    before = loop.time()
    for _ in range(100):
        await limits.look_up(HOME, "KNWN234")
    assert loop.time() == before


@pytest.mark.virtual_time
async def test_wrong_codes_are_forgiven_after_a_while() -> None:
    loop = asyncio.get_running_loop()
    limits = AddressLimits(loop.time)
    for _ in range(2 * FREE_FAILURES):
        limits.not_found(HOME)
    await asyncio.sleep(FAILURE_FORGIVEN_AFTER * (FREE_FAILURES + 1))
    before = loop.time()
    for _ in range(20):
        await limits.look_up(HOME, "AAAAAAA")
    assert loop.time() == before


@pytest.mark.virtual_time
async def test_a_thousand_failures_do_no_harm_to_the_arithmetic() -> None:
    limits = AddressLimits(asyncio.get_running_loop().time)
    for _ in range(5000):
        limits.not_found(HOME)
    await limits.look_up(HOME, "AAAAAAA")


def test_only_so_many_addresses_are_remembered_and_never_those_that_are_connected() -> None:
    limits = AddressLimits(lambda: 0.0, most_addresses=100)
    limits.connect(HOME)
    for number in range(1000):
        limits.not_found(f"198.51.{number // 250}.{number % 250}")
        assert len(limits) <= 101
    limits.disconnect(HOME)


@pytest.mark.virtual_time
async def test_only_the_last_codes_of_an_address_are_remembered() -> None:
    loop = asyncio.get_running_loop()
    limits = AddressLimits(loop.time)
    for number in range(2 * FAMILIAR_CODES):
        limits.found(HOME, f"CODE{number}")
    for _ in range(2 * FREE_FAILURES):
        limits.not_found(HOME)
    before = loop.time()
    for number in range(FAMILIAR_CODES, 2 * FAMILIAR_CODES):
        await limits.look_up(HOME, f"CODE{number}")
    assert loop.time() == before
    await limits.look_up(HOME, "CODE0")
    await limits.look_up(HOME, "CODE0")
    assert loop.time() > before
