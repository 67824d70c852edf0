import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { inFrame, momentOf } from "./moments";

describe("when a finger went down", () => {
  it("is what the event says, not when it was handled", () => {
    expect(momentOf({ timeStamp: 980.5 }, 1_000)).toBe(980.5);
  });

  it.each([[0], [Number.NaN], [-3], [1_798_800_000_000], [1_100]])(
    "is now where the event says %d",
    (stamp) => {
      expect(momentOf({ timeStamp: stamp }, 1_000)).toBe(1_000);
    },
  );

  it("is now where the event is older than any finger", () => {
    expect(momentOf({ timeStamp: 5 }, 50_000)).toBe(50_000);
    expect(momentOf(undefined, 50_000)).toBe(50_000);
  });

  it("is never later than now, however coarse the clock", () => {
    expect(momentOf({ timeStamp: 1_003 }, 1_000)).toBe(1_000);
  });
});

describe("drawing in a frame", () => {
  let frames: ((time: number) => void)[];
  let drawn: number[];
  const frame = (time: number) => frames.splice(0).forEach((look) => look(time));

  beforeEach(() => {
    frames = [];
    drawn = [];
    vi.stubGlobal("performance", { now: () => 1_000 });
    vi.stubGlobal("requestAnimationFrame", (look: (time: number) => void) => frames.push(look));
    vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  });

  afterEach(() => vi.unstubAllGlobals());

  it("happens in the first that begins at the instant or later, and once", () => {
    inFrame(1_040, (time) => drawn.push(time));
    [1_008, 1_024, 1_041, 1_058].forEach(frame);
    expect(drawn).toEqual([1_041]);
  });

  it("happens in the next where the instant has passed, or nobody knows it", () => {
    inFrame(900, (time) => drawn.push(time));
    inFrame(null, (time) => drawn.push(time));
    frame(1_008);
    expect(drawn).toEqual([1_008, 1_008]);
  });

  it("does not wait for ever where a clock has gone wrong", () => {
    inFrame(99_000, (time) => drawn.push(time));
    [1_900, 2_001].forEach(frame);
    expect(drawn).toEqual([2_001]);
  });

  it("is called off", () => {
    inFrame(1_040, (time) => drawn.push(time))();
    frame(1_050);
    expect(drawn).toEqual([]);
  });
});
