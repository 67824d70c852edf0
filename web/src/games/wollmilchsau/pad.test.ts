import { describe, expect, it } from "vitest";

import { EMPTY, seatsIn, setTogether, tapAnimal, tapSeat } from "./pad";

describe("the judge's pad (WM-D7)", () => {
  it("takes a person and an animal in either order, and is empty again", () => {
    expect(tapAnimal(tapSeat(EMPTY, 2).pad, "cow")).toEqual({ pad: EMPTY, option: "2-cow" });
    expect(tapSeat(tapAnimal(EMPTY, "cow").pad, 2)).toEqual({ pad: EMPTY, option: "2-cow" });
  });

  it("says that two came together, once", () => {
    const { pad, option } = tapAnimal(tapSeat(setTogether(EMPTY, true), 0).pad, "pig");
    expect(option).toBe("0-pig-together");
    expect(tapAnimal(tapSeat(pad, 1).pad, "pig").option).toBe("1-pig");
  });

  it("waits for the other half, and lets one think again", () => {
    expect(tapSeat(EMPTY, 2)).toEqual({ pad: { ...EMPTY, seat: 2 }, option: null });
    expect(tapSeat(tapSeat(EMPTY, 2).pad, 2).pad).toEqual(EMPTY);
    expect(tapSeat(tapSeat(EMPTY, 2).pad, 0).pad.seat).toBe(0);
    expect(tapAnimal(tapAnimal(EMPTY, "cat").pad, "cat").pad).toEqual(EMPTY);
  });

  it("offers those who have not shouted yet", () => {
    expect(seatsIn(["3-cow", "3-pig", "0-cow-together", "0-pig", "10-cat"])).toEqual([0, 3, 10]);
    expect(seatsIn([])).toEqual([]);
  });
});
