"""What one press counts, when a contest is over, whose claims go together, and how long the way is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.tables.contest.closing import ABSENT, LESS_FOR_A_TIE, LONGEST_WAIT, Waiting, decide
from spieleabend.tables.contest.evidence import (
    FLOOR,
    MOST_WIDENED,
    Evidence,
    grain_of,
    judged_again,
    provable,
    shouts,
    usual,
    weighed,
    widened,
)
from spieleabend.tables.contest.round_trips import WINDOW, RoundTrips
from spieleabend.tables.contest.trust import (
    BUCKET_AT_FIRST,
    BUCKET_MOST,
    BUCKET_PER_CONTEST,
    ENOUGH,
    REMEMBERED,
    Standing,
    Standings,
)

AT = 5_000_000
times = st.integers(0, 2_000_000)
round_trips = st.one_of(st.none(), st.integers(0, 400_000))


def press(
    claimed: int = 400_000, arrived: int | None = None, *, seat: int = 0, option: str = "cow", **more: object
) -> Evidence:
    """A press with a round trip of 20 ms that arrives after 10 ms."""
    told: dict[str, object] = {"round_trip": 20_000, "bucket": 100_000, **more}
    when = AT + (claimed + 10_000 if arrived is None else arrived)
    return weighed(Evidence(seat, option, 7_000, 7_000 + claimed, when, **told), AT)  # type: ignore[arg-type]


class TestEvidence:
    def test_an_honest_press_counts_as_the_device_says(self) -> None:
        assert press().effective == 400_000

    def test_what_cannot_be_proved_is_paid_from_the_bucket_and_then_added(self) -> None:
        # 20 ms of round trip prove 15 ms, a frame and 10 ms: 41.667 ms in all.
        late = press(arrived=600_000)
        assert (late.excess(AT), late.paid(AT), late.effective) == (158_333, 100_000, 458_333)
        within = press(arrived=500_000)
        assert (within.paid(AT), within.effective) == (58_333, 400_000)

    def test_whoever_is_estimated_gets_the_usual_way_taken_off_and_no_more(self) -> None:
        assert press(arrived=600_000, estimated=True).effective == 600_000 - usual(20_000)
        assert press(arrived=405_000, estimated=True).effective == 400_000

    def test_a_bot_is_believed(self) -> None:
        assert press(arrived=900_000, bot=True, bucket=0).effective == 400_000

    @pytest.mark.parametrize(("claimed", "false", "suspicious"), [(119_999, 1, 0), (120_000, 0, 1), (180_000, 0, 0)])
    def test_the_floor(self, claimed: int, false: int, suspicious: int) -> None:
        assert (press(claimed).is_false_start, press(claimed).is_suspicious) == (false == 1, suspicious == 1)

    def test_a_press_before_anything_was_drawn_is_a_false_start_and_costs_nothing(self) -> None:
        early = weighed(Evidence(0, "cow", None, 9_000, AT + 900_000, 20_000, 50_000), AT)
        assert (early.claimed, early.is_false_start, early.paid(AT)) == (0, True, 0)
        assert shouts([early, press(seat=1)], ["cow"], 0).false_starts == (0,)

    @given(times, times, round_trips, st.integers(0, BUCKET_MOST), st.booleans())
    def test_nothing_counts_for_less_than_claimed_or_than_its_arrival_can_explain(
        self, claimed: int, arrived: int, round_trip: int | None, bucket: int, estimated: bool
    ) -> None:
        one = press(claimed, arrived, round_trip=round_trip, bucket=bucket, estimated=estimated)
        assert one.effective >= claimed
        credit = usual(round_trip) if estimated else provable(round_trip) + bucket
        assert one.is_false_start or one.effective >= arrived - credit
        assert one.paid(AT) <= bucket

    @given(st.lists(st.tuples(times, times, st.sampled_from(["cow", "pig"]), st.booleans()), max_size=6))
    def test_the_same_evidence_gives_the_same_verdict(self, pressed: list[tuple[int, int, str, bool]]) -> None:
        evidence = [
            press(claimed, arrived, seat=seat, option=option, estimated=estimated)
            for seat, (claimed, arrived, option, estimated) in enumerate(pressed)
        ]
        assert judged_again(evidence, AT, ["cow"], 15_000) == shouts(evidence, ["cow"], 15_000)

    @pytest.mark.parametrize(
        ("step", "grain"),
        [(1000 / 60, 16_667), (100, 100_000), (1, 1_000), (0.1, 0), (20, 20_000), (1000 / 30, 33_333)],
    )
    def test_a_coarse_clock_is_known_by_its_steps(self, step: float, grain: int) -> None:
        assert grain_of([round(round(count * step, 3) * 1000) for count in (601, 602, 604, 607, 611, 613)]) == grain

    def test_few_readings_say_nothing(self) -> None:
        assert grain_of([100_000, 200_000, 300_000, 400_000]) == 0

    def test_no_clock_is_so_coarse_that_everybody_ties(self) -> None:
        assert widened(15_000, [press(grain=100_000)]) == MOST_WIDENED
        assert widened(200_000, [press(grain=100_000)]) == 200_000


class TestClosing:
    def decided(self, elapsed: int, presses: list[Evidence], *waiting: Waiting) -> bool:
        return decide(AT + elapsed, AT, presses, ["cow"], 15_000, 10_000_000, waiting).is_over

    def test_it_waits_until_nobody_earlier_can_come(self) -> None:
        assert not self.decided(420_000, [press()], Waiting(415_000, 10**9))
        assert self.decided(420_000, [press()], Waiting(415_001, 10**9))

    def test_a_credit_that_is_used_up_ends_it_too(self) -> None:
        assert not self.decided(515_000, [press()], Waiting(-1, 100_000))
        assert self.decided(515_001, [press()], Waiting(-1, 100_000))

    def test_who_could_only_tie_is_waited_for_less(self) -> None:
        early, late = Waiting(394_999, 300_000), Waiting(396_000, 300_000)
        assert not self.decided(415_001 + 300_000 - LESS_FOR_A_TIE, [press()], early)
        assert self.decided(415_001 + 300_000 - LESS_FOR_A_TIE, [press()], late)

    def test_nobody_waits_for_more_than_400_ms_after_the_first_that_could_win(self) -> None:
        wrong = press(300_000, option="pig", seat=1)
        assert not self.decided(410_000 + LONGEST_WAIT - 1, [wrong, press()], Waiting(-1, 10**9))
        assert self.decided(410_000 + LONGEST_WAIT, [wrong, press()], Waiting(-1, 10**9))

    def test_a_press_that_arrives_before_its_time_does_not_cut_short_the_time_of_others(self) -> None:
        ahead = press(500_000, -250_000)
        assert not self.decided(500_000 + LONGEST_WAIT - 1, [ahead], Waiting(-1, 10**9))
        assert self.decided(500_000 + LONGEST_WAIT, [ahead], Waiting(-1, 10**9))

    def test_with_nobody_right_it_goes_on_until_all_have_pressed_or_the_time_is_up(self) -> None:
        wrong = press(300_000, option="pig", seat=1)
        assert not self.decided(9_999_999, [wrong], Waiting(10**9, 0))
        assert self.decided(400_000, [wrong])
        assert not self.decided(9_999_999, [])
        assert self.decided(10_000_001, [])
        assert not self.decided(10_000_000, [], Waiting(9_900_000, 10**9))
        assert self.decided(10_000_000 + LONGEST_WAIT, [], Waiting(9_900_000, 10**9))

    def test_whoever_is_not_there_may_be_back_until_somebody_was_right(self) -> None:
        wrong = press(300_000, option="pig", seat=1)
        assert not self.decided(9_999_999, [wrong], ABSENT)
        assert self.decided(10_000_001, [wrong], ABSENT)
        assert self.decided(410_000, [wrong, press()], ABSENT)

    def test_a_false_start_wins_nothing_and_nobody_waits_for_its_sake(self) -> None:
        assert not self.decided(5_000_000, [press(FLOOR - 1)], Waiting(10**9, 0))

    @given(
        st.lists(st.integers(FLOOR, 2_000_000), min_size=1, max_size=5),
        st.integers(0, 3_000_000),
        times,
        st.integers(0, 2_000_000),
        round_trips,
        st.integers(0, BUCKET_MOST),
    )
    def test_after_the_end_nothing_can_come_that_would_have_been_among_the_first(
        self,
        claims: list[int],
        elapsed: int,
        claimed: int,
        under_way: int,
        round_trip: int | None,
        bucket: int,
    ) -> None:
        presses = [press(claim, seat=seat) for seat, claim in enumerate(claims)]
        here = [one for one in presses if one.arrived - AT <= elapsed]
        waiting = Waiting(-1, provable(round_trip) + bucket)
        first = min((one.arrived for one in here), default=None)
        if first is None or AT + elapsed >= first + LONGEST_WAIT or not self.decided(elapsed, here, waiting):
            return
        late = press(claimed, elapsed + under_way, seat=9, round_trip=round_trip, bucket=bucket)
        best = min(one.effective for one in here)
        assert late.is_false_start or late.effective > best + 15_000

    @given(times, st.integers(-1, 2_000_000), st.integers(0, 600_000))
    def test_looking_again_when_told_to_finds_it_over(self, claimed: int, unpressed: int, credit: int) -> None:
        presses = [press(claimed)] if claimed % 2 else []
        told = decide(AT, AT, presses, ["cow"], 15_000, 1_000_000, [Waiting(unpressed, credit)])
        later = decide(told.look_again, AT, presses, ["cow"], 15_000, 1_000_000, [Waiting(unpressed, credit)])
        assert later.is_over


class TestTrust:
    def test_a_bucket_pays_is_filled_and_runs_neither_dry_nor_over(self) -> None:
        standing = Standing()
        assert standing.bucket == BUCKET_AT_FIRST
        paying = press(arrived=500_000, bucket=BUCKET_AT_FIRST)
        assert standing.after(paying, AT).bucket == BUCKET_AT_FIRST - 58_333 + BUCKET_PER_CONTEST
        assert standing.after(None, AT).bucket == BUCKET_MOST
        empty = Standing(bucket=0)
        assert empty.after(press(arrived=900_000, bucket=0), AT).bucket == BUCKET_PER_CONTEST

    def test_claims_that_never_go_together_are_estimated_until_they_do(self) -> None:
        standing = Standing()
        estimated = []
        for _ in range(ENOUGH):
            standing = standing.after(press(arrived=400_000 + 90_000), AT)
            estimated.append(standing.is_estimated)
        assert estimated == [False] * (ENOUGH - 1) + [True]
        for _ in range(REMEMBERED):
            standing = standing.after(press(), AT)
        assert (standing.is_estimated, len(standing.surpluses)) == (False, REMEMBERED)

    def test_one_stumble_of_the_network_makes_nobody_a_cheat(self) -> None:
        standing = Standing()
        for number in range(20):
            standing = standing.after(press(arrived=2_000_000 if number % 7 == 0 else 420_000), AT)
            assert not standing.is_estimated

    def test_presses_that_say_nothing_are_not_counted(self) -> None:
        standing = Standing()
        for one in (press(FLOOR - 1), press(bot=True), press(round_trip=None), None):
            assert standing.after(one, AT).surpluses == ()

    def test_who_has_gone_is_forgotten(self) -> None:
        standings = Standings()
        standings.note([press(arrived=500_000, bucket=BUCKET_AT_FIRST)], AT, [4, 5], {4, 5})
        assert (standings.contests, standings.of(4).bucket < BUCKET_MOST) == (1, True)
        standings.note([], AT, [5], {5})
        assert standings.of(4) == Standing()


class TestRoundTrips:
    def test_the_shortest_of_the_last_minute_counts(self) -> None:
        trips = RoundTrips()
        assert (trips.least, trips.way_there) == (None, None)
        trips.note(0, 8_000)
        trips.note(30_000_000, 20_000)
        assert trips.least == 8_000
        trips.note(WINDOW + 1, 30_000)
        assert trips.least == 20_000

    def test_a_page_can_make_it_shorter_but_never_longer_and_not_alone(self) -> None:
        alone = RoundTrips()
        alone.claim(0, 5_000)
        assert alone.least is None
        trips = RoundTrips()
        trips.claim(0, 5_000)
        trips.note(1, 9_000)
        assert trips.least == 5_000
        trips.claim(2, 90_000)
        assert trips.least == 5_000

    def test_the_way_there_is_half_of_what_nine_of_ten_take_at_most(self) -> None:
        trips = RoundTrips()
        for number in range(20):
            trips.note(number, 10_000 + 1000 * number)
        assert trips.way_there == 14_000
