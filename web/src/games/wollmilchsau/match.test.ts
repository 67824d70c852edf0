import { describe, expect, it } from "vitest";

import { behind, dieOf, outcomeOf, ranking, shoutOf, takerNow, whyNot } from "./match";
import type { PublicView, RoundView, ShoutView } from "./types";

function shout(
  seat: number,
  animal: ShoutView["animal"],
  ms: number | null,
  verdict: ShoutView["verdict"],
): ShoutView {
  return { seat, animal, microseconds: ms === null ? null : ms * 1000, verdict };
}

const LAST: RoundView = {
  round: 4,
  roller: 1,
  die: "cow",
  visible: ["pig", "dog"],
  right: ["cow"],
  shouts: [
    shout(2, "pig", 390, "wrong"),
    shout(0, "cow", 412, "right"),
    shout(1, "cow", 592, "late"),
    shout(3, "cat", 700, "late"),
    shout(5, null, null, "false-start"),
  ],
  takers: [0],
};

const GAME: PublicView = {
  phase: "taking",
  shouting: "press",
  round: 4,
  roller: 1,
  die: null,
  piles: [],
  seats: [],
  heard: [],
  takers: [0, 2],
  barred_shown: false,
  barred: null,
  last: LAST,
  empty_rounds: 0,
  discarded: 0,
  result: null,
};

describe("what came of a round", () => {
  it("is told to everybody as it was for them (WM-D6, WM-D19)", () => {
    expect([0, 1, 2, 3, 4, 5].map((seat) => outcomeOf(LAST, seat))).toEqual([
      "right",
      "late",
      "wrong",
      "kind",
      "silent",
      "early",
    ]);
  });

  it("is shared by those who were right at the same time (WM-R9)", () => {
    const tied = { ...LAST, shouts: [shout(0, "cow", 412, "right"), shout(1, "cow", 420, "right")] };
    expect([outcomeOf(tied, 0), outcomeOf(tied, 1)]).toEqual(["shared", "shared"]);
  });

  it("is late by as much as the first right one was earlier", () => {
    expect(behind(LAST, shoutOf(LAST, 1)!)).toBe(180);
    expect(behind(LAST, shoutOf(LAST, 5)!)).toBe(0);
    expect(behind({ ...LAST, shouts: [shout(2, "pig", 390, "wrong")] }, shout(1, "cow", 500, "late"))).toBe(
      0,
    );
  });

  it("says why it was not the animal on the die (WM-R7, WM-R8)", () => {
    expect(whyNot(LAST)).toBeNull();
    expect(whyNot({ ...LAST, right: ["mouse"], visible: ["cow", "dog"] })).toBe("visible");
    expect(whyNot({ ...LAST, right: ["mouse"] })).toBe("barred");
  });
});

describe("the die", () => {
  it("is blank while the contest alone knows it, and shows the last throw afterwards", () => {
    expect(dieOf(GAME)).toBe("cow");
    expect(dieOf({ ...GAME, phase: "shouting", last: null })).toBeNull();
    expect(dieOf({ ...GAME, phase: "shouting", last: null, die: "pig" })).toBe("pig");
    expect(dieOf({ ...GAME, phase: "rolling", last: null })).toBeNull();
  });

  it("is followed by who takes a card, one after another (WM-D16)", () => {
    expect(takerNow(GAME)).toBe(0);
    expect(takerNow({ ...GAME, phase: "rolling", takers: [] })).toBeNull();
  });
});

it("places are shared, and open cards count like safe ones (WM-D10, WM-D13)", () => {
  const seat = (open: number, safe: number) => ({
    open: Array.from({ length: open }, () => "cow" as const),
    safe,
    points: open + safe,
    locked: false,
  });
  const game = {
    ...GAME,
    seats: [seat(0, 6), seat(2, 5), seat(7, 0)],
    result: { points: [6, 7, 7], winners: [1, 2] },
  };
  expect(ranking(game).map(({ rank, seat: number, winner }) => [rank, number, winner])).toEqual([
    [1, 1, true],
    [1, 2, true],
    [3, 0, false],
  ]);
});
