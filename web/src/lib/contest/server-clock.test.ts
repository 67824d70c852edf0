import { describe, expect, it } from "vitest";

import { SAMPLE_AGE, ServerClock } from "./server-clock";

describe("the server's clock", () => {
  it("is not known before anything was measured", () => {
    expect([new ServerClock().own(5), new ServerClock().roundTrip]).toEqual([null, null]);
  });

  it("is told by the sample with the shortest round trip", () => {
    const clock = new ServerClock();
    clock.note(100, 5_150, 200); // offset 5000, on a way that was equally long both times
    clock.note(300, 5_390, 500); // lopsided: it says 4990
    clock.note(600, 5_655, 710);
    expect(clock.roundTrip).toBe(100);
    expect(clock.own(6_000)).toBe(1_000);
  });

  it("forgets what is older than a minute, and all of it with another server", () => {
    const clock = new ServerClock();
    clock.note(0, 1_000, 2);
    clock.note(SAMPLE_AGE + 10, SAMPLE_AGE + 2_060, SAMPLE_AGE + 110);
    expect(clock.roundTrip).toBe(100);
    clock.forget();
    expect(clock.roundTrip).toBeNull();
  });

  it("passes over what cannot be: answers before their questions, answers to nobody", () => {
    const clock = new ServerClock();
    clock.note(500, 1_000, 400);
    clock.note(Number.NaN, 1_000, 400);
    clock.note(0, 1_000, 10 * SAMPLE_AGE);
    expect(clock.roundTrip).toBeNull();
  });
});
