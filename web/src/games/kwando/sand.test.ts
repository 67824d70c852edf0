import { describe, expect, it } from "vitest";

import { levelsOf, secondsShown, shareOfSand } from "./sand";

describe("the sand", () => {
  it("is all above at first and all below in the end", () => {
    expect(levelsOf(1)).toMatchObject({ below: 0 });
    expect(levelsOf(1).above).toBeCloseTo(0.84, 2);
    expect(levelsOf(0)).toMatchObject({ above: 0 });
    expect(levelsOf(0).below).toBeGreaterThan(0.4);
  });

  it("sinks above and grows below, all the while", () => {
    const levels = [1, 0.9, 0.75, 0.5, 0.25, 0.1, 0].map(levelsOf);
    for (const [place, level] of levels.slice(1).entries()) {
      expect(level.above).toBeLessThan(levels[place]!.above);
      expect(level.below).toBeGreaterThan(levels[place]!.below);
    }
  });

  it("is not more than there is, whatever a clock says", () => {
    expect(shareOfSand(-5, 110_000)).toBe(0);
    expect(shareOfSand(200_000, 110_000)).toBe(1);
    expect(shareOfSand(55_000, 110_000)).toBe(0.5);
    expect(shareOfSand(0, 0)).toBe(0);
    expect(levelsOf(7)).toEqual(levelsOf(1));
  });
});

describe("the seconds", () => {
  it("are told with the minute while there is one", () => {
    expect(secondsShown(110_000)).toBe("1:50");
    expect(secondsShown(65_000)).toBe("1:05");
    expect(secondsShown(60_000)).toBe("1:00");
  });

  it("are told alone below a minute, and only nothing is nought", () => {
    expect(secondsShown(59_001)).toBe("1:00");
    expect(secondsShown(59_000)).toBe("59");
    expect(secondsShown(1)).toBe("1");
    expect(secondsShown(0)).toBe("0");
  });
});
