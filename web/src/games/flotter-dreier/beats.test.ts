import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyHappening, ClaimView, ReadView } from "./types";

type Beats = typeof import("./beats.svelte");
let beats: Beats;

const read = (): AnyHappening[] => [{ kind: "term-read", read: {} as ReadView }];
const claim = { doubt: "same", text: "Goji", other: "Goji-Beeren" } as ClaimView;
const decided: AnyHappening = { kind: "claim-decided", claim, accepted: true, yes: 3, no: 1 };
const recounted: AnyHappening = { kind: "recounted", reads: ["r0"], changes: [1, 1, 0] };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  beats = await import("./beats.svelte");
});

afterEach(() => vi.useRealTimers());

describe("a term", () => {
  it("is read, then all hands go up together (FD-R8)", () => {
    const seen = [beats.beatNow()];
    beats.tell(read());
    seen.push(beats.beatNow());
    expect(beats.handsAreUp()).toBe(false);
    for (let step = 0; step < 2; step += 1) {
      vi.advanceTimersToNextTimer();
      seen.push(beats.beatNow());
      expect(beats.handsAreUp()).toBe(true);
    }
    expect(seen).toEqual(["over", "read", "raised", "over"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is told once, whoever tells it, and the next one anew", () => {
    const first = read();
    beats.tell(first);
    vi.advanceTimersToNextTimer();
    beats.tell(first);
    expect(beats.beatNow()).toBe("raised");
    beats.tell(read());
    expect(beats.beatNow()).toBe("read");
    expect(vi.getTimerCount()).toBe(1);
  });

  it("is over at once when somebody doubts it, and after a gap", () => {
    beats.tell(read());
    beats.tell([{ kind: "claimed", claim }]);
    expect(beats.beatNow()).toBe("over");
    beats.tell(read());
    beats.tell([]);
    expect(beats.beatNow()).toBe("over");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes on while people vote on nothing", () => {
    beats.tell(read());
    beats.tell([{ kind: "sheet-ready", seat: 1 }]);
    expect(beats.beatNow()).toBe("read");
  });
});

describe("what the table has decided", () => {
  it("stays to be seen, with what it has changed, until the next term (FD-D12)", () => {
    beats.tell([decided, recounted]);
    expect(beats.verdictNow()).toEqual({ claim, accepted: true, yes: 3, no: 1, changes: [1, 1, 0] });
    beats.tell([{ kind: "voted", seat: 1 }]);
    expect(beats.verdictNow()).not.toBeNull();
    beats.tell(read());
    expect(beats.verdictNow()).toBeNull();
  });

  it("changes nothing where no points have changed, and is gone when the round is over", () => {
    beats.tell([decided]);
    expect(beats.verdictNow()?.changes).toEqual([]);
    beats.tell([{ kind: "round-over", round: 1, points: [] }]);
    expect(beats.verdictNow()).toBeNull();
  });
});
