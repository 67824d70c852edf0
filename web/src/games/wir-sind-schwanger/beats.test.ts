import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyHappening, LeadView } from "./types";

type Beats = typeof import("./beats.svelte");
let beats: Beats;

const lead: LeadView = {
  leader: 0,
  rating: { id: "w1", text: "Klingt nach Ärger", suits: [] },
  matchers: [],
  changes: [-1, 0, 0],
};
const led = (): AnyHappening[] => [{ kind: "led", lead }];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  beats = await import("./beats.svelte");
});

afterEach(() => vi.useRealTimers());

describe("a lead", () => {
  it("is told in beats: led, matched, paid, over", () => {
    const seen = [beats.beatNow()];
    beats.tellLead(led());
    seen.push(beats.beatNow());
    for (let step = 0; step < 3; step += 1) {
      vi.advanceTimersToNextTimer();
      seen.push(beats.beatNow());
    }
    expect(seen).toEqual(["over", "led", "matched", "paid", "over"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is told once, whoever tells it, and anew when the next is led", () => {
    const first = led();
    beats.tellLead(first);
    vi.advanceTimersToNextTimer();
    beats.tellLead(first);
    expect(beats.beatNow()).toBe("matched");
    beats.tellLead(led());
    expect(beats.beatNow()).toBe("led");
    expect(vi.getTimerCount()).toBe(1);
  });

  it("goes on while other things happen, and is over after a gap", () => {
    beats.tellLead(led());
    beats.tellLead([{ kind: "all-chosen" }]);
    expect(beats.beatNow()).toBe("led");
    expect(beats.isPaid()).toBe(false);
    beats.tellLead([]);
    expect(beats.beatNow()).toBe("over");
    expect(beats.isPaid()).toBe(true);
  });
});
