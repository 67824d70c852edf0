import { describe, expect, it } from "vitest";

import {
  endedWith,
  holds,
  nameOfChild,
  othersOf,
  ranking,
  pointsOf,
  seatsWith,
  thinking,
  verdictOf,
  wholeName,
} from "./match";
import type { LeadView, NamedView, PublicView, SeatView } from "./types";

const seat = (own: Partial<SeatView> = {}): SeatView => ({
  points: 2,
  hand: 5,
  ready: false,
  surname: "Lang",
  ...own,
});

const lead = (leader: number, matchers: number[], changes: number[]): LeadView => ({
  leader,
  rating: { id: `w${matchers.length}`, text: "Klingt nach Ärger", suits: [] },
  matchers,
  changes,
});

const child: NamedView = { round: 1, seat: 0, child: "son", name: "Bror Lang", rating: null };

const view = (own: Partial<PublicView> = {}): PublicView => ({
  phase: "leading",
  round: 1,
  rounds: 8,
  giver: 0,
  child: "son",
  drawn: [],
  found: [],
  name: "Bror Lang",
  proposals: [],
  attempt: 0,
  leader: 0,
  ratings: [],
  leads: [],
  stack: 120,
  seats: [seat(), seat(), seat(), seat()],
  children: [],
  result: null,
  ...own,
});

describe("what came of a lead", () => {
  it("is that nobody, everybody or some have the same (WS-R19, WS-R20, WS-R22)", () => {
    expect(verdictOf(lead(0, [], [-1, 0, 0, 0]))).toBe("nobody");
    expect(verdictOf(lead(0, [1, 2, 3], [-1, 0, 0, 0]))).toBe("everybody");
    expect(verdictOf(lead(0, [1, 2], [1, 1, 1, 0]))).toBe("some");
    expect(verdictOf(lead(0, [1, 2, 3], [1, 1, 1, 1, 0]))).toBe("some");
  });

  it("is with six or seven players that too many agree, from five on (WS-R26)", () => {
    expect(verdictOf(lead(0, [1, 2, 3], [1, 1, 1, 1, 0, 0]))).toBe("some");
    expect(verdictOf(lead(0, [1, 2, 3, 4], [-1, 0, 0, 0, 0, -1]))).toBe("many");
    expect(verdictOf(lead(0, [1, 2, 3, 4, 5], [-1, 0, 0, 0, 0, 0]))).toBe("everybody");
    expect(verdictOf(lead(6, [0, 1, 2, 3, 4], [0, 0, 0, 0, 0, -1, -1]))).toBe("many");
  });

  it("tells who gained and who gave, and who sits around the leader", () => {
    const one = lead(2, [3, 0], [1, 0, 1, 1]);
    expect([seatsWith(one, 1), seatsWith(one, -1)]).toEqual([[0, 2, 3], []]);
    expect(othersOf(one)).toEqual([3, 0, 1]);
  });
});

describe("the points of a seat", () => {
  it("change with the newest lead only when it is paid", () => {
    const game = {
      seats: [{ points: 3 }, { points: 0 }],
      leads: [{ changes: [1, -1] }],
    } as unknown as PublicView;
    expect([0, 1].map((seat) => pointsOf(game, seat, false))).toEqual([2, 1]);
    expect([0, 1].map((seat) => pointsOf(game, seat, true))).toEqual([3, 0]);
  });
});

describe("whom the table waits for", () => {
  const seats = [seat(), seat({ ready: true }), seat(), seat()];

  it("is everybody while ratings are chosen (WS-R14)", () => {
    expect(thinking(view({ phase: "choosing", seats }))).toEqual([0, 2, 3]);
  });

  it("is not the name-giver while others look for a name (WS-R32)", () => {
    expect(thinking(view({ phase: "proposing", seats }))).toEqual([2, 3]);
    expect(thinking(view({ phase: "agreeing", seats }))).toEqual([2, 3]);
    expect(thinking(view({ phase: "leading", seats }))).toEqual([]);
  });
});

describe("the child", () => {
  it("is the last one until the next name is begun", () => {
    const ended = view({
      phase: "declaring",
      round: 2,
      name: null,
      leads: [lead(0, [], [-1, 0, 0, 0])],
      children: [child],
    });
    expect(endedWith(ended)).toBe(child);
    expect(nameOfChild(ended)).toBe("Bror Lang");
    expect(endedWith({ ...ended, leads: [] })).toBeNull();
    expect(endedWith(view({ children: [child], leads: ended.leads }))).toBeNull();
  });

  it("has the surname of whose child it is (WS-R13)", () => {
    expect(wholeName(view({ giver: 1, seats: [seat(), seat({ surname: "Dampf" })] }), "Hans", "Bror")).toBe(
      "Hans Bror Dampf",
    );
  });
});

describe("the ranking", () => {
  it("goes by points, and who has as many shares a place (WS-R28, WS-D10)", () => {
    const game = view({ phase: "finished", result: { points: [3, 7, 3, 7], winners: [1, 3] } });
    expect(ranking(game).map(({ rank, seat: number, winner }) => [rank, number, winner])).toEqual([
      [1, 1, true],
      [1, 3, true],
      [3, 0, false],
      [3, 2, false],
    ]);
  });
});

it("covers only hands that hold something", () => {
  const phases = ["declaring", "placing", "proposing", "choosing", "leading", "finished"] as const;
  expect(phases.filter((phase) => holds(view({ phase })))).toEqual(["proposing", "choosing", "leading"]);
});
