import { describe, expect, it } from "vitest";

import { timeline } from "./timeline";
import type { RoundView, ShoutView } from "./types";

function shout(seat: number, ms: number | null, verdict: ShoutView["verdict"] = "late"): ShoutView {
  return { seat, animal: "cow", microseconds: ms === null ? null : ms * 1000, verdict };
}

function round(...shouts: ShoutView[]): RoundView {
  return { round: 3, roller: 0, die: "cow", visible: ["pig"], right: ["cow"], shouts, takers: [] };
}

const places = (view: RoundView) => timeline(view).runners.map(({ place }) => place);

describe("the timeline", () => {
  it("lays presses by their time, and as many milliseconds are always as far", () => {
    const [one, two, three] = places(round(shout(1, 400), shout(0, 500), shout(2, 700)));
    expect(two! - one!).toBeCloseTo((three! - two!) / 2);
    expect(one).toBeGreaterThan(0);
    expect(three).toBeLessThan(1);
  });

  it.each([[[412]], [[412, 413]], [[300, 9_800]], [[121, 150, 480, 900, 901, 1400]], [[0, 20]]])(
    "has between two and seven marks around %j, evenly apart",
    (times) => {
      const { marks, runners } = timeline(round(...times.map((time, seat) => shout(seat, time))));
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(7);
      const steps = marks.slice(1).map((mark, place) => mark.milliseconds - marks[place]!.milliseconds);
      expect(new Set(steps).size).toBe(1);
      for (const { place } of runners) {
        expect(place).toBeGreaterThanOrEqual(marks[0]!.place);
        expect(place).toBeLessThanOrEqual(marks.at(-1)!.place);
      }
    },
  );

  it("leaves out who began too early (WM-D19)", () => {
    expect(timeline(round(shout(1, 400), shout(0, 20, "false-start"))).runners).toHaveLength(1);
    expect(timeline(round(shout(0, null, "false-start")))).toEqual({ runners: [], marks: [] });
  });

  it("keeps the order where people shouted and nothing was measured", () => {
    const { runners, marks } = timeline(round(shout(2, null), shout(0, null), shout(1, null)));
    expect(runners.map(({ shout: { seat } }) => seat)).toEqual([2, 0, 1]);
    expect(runners.map(({ place }) => place)).toEqual([
      ...places(round(shout(0, null), shout(1, null), shout(2, null))),
    ]);
    expect(marks).toEqual([]);
  });
});
