import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyServerMessage, PrivateView, Reveal, TableView } from "../../protocol/updates";
import { Refusal } from "../connection";
import { Contest, type ContestTable, RHYTHM } from "./contest.svelte";

type Said = Record<string, unknown>;

const PRESS = { kind: "press", name: "shout", options: ["cow", "pig"], optional: false } as const;

/** The server's clock is so far ahead of the device's. */
const AHEAD = 50_000;

let now: number;
let frames: ((time: number) => void)[];
let visibility: { state: string; changed: () => void };
let said: Said[];
/** How much each sign that nobody has pressed left open. */
let leftOpen: number[];
let asked: Said[];
let answer: (press: Said) => Promise<number>;
let listeners: Set<(message: AnyServerMessage) => void>;
let table: ContestTable & { view: TableView | null; private: PrivateView | null };
let contest: Contest;

function view(number: number | null): TableView {
  return { match: { number: 1, contest: number } } as TableView;
}

function hear(message: unknown): void {
  for (const listener of listeners) listener(message as AnyServerMessage);
}

/** The table holds the contest of this number now, or none. */
function hold(number: number | null): void {
  table.view = view(number);
  hear({ kind: "update", public: table.view, private: table.private });
}

function reveal(contest: number, at: number, pressed: number[] = []): void {
  hear({ kind: "reveal", contest, at: at + AHEAD, shown: "cow", pressed } satisfies Reveal);
}

/** Time passes, and frames begin every 16 ms. */
function pass(milliseconds: number): void {
  const end = now + milliseconds;
  while (now < end) {
    const step = Math.min(16, end - now);
    now += step;
    vi.advanceTimersByTime(step);
    if (visibility.state === "visible") frames.splice(0).forEach((look) => look(now));
  }
}

const of = (kind: string) => said.filter((message) => message.kind === kind);
const touch = (timeStamp: number) => ({ timeStamp }) as Event;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  now = 1_000;
  frames = [];
  visibility = { state: "visible", changed: () => undefined };
  said = [];
  leftOpen = [];
  asked = [];
  listeners = new Set();
  answer = () => Promise.resolve(0);
  vi.stubGlobal("performance", { now: () => now });
  vi.stubGlobal("requestAnimationFrame", (look: (time: number) => void) => frames.push(look));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.stubGlobal("document", {
    get visibilityState() {
      return visibility.state;
    },
    addEventListener: (_: string, listener: () => void) => (visibility.changed = listener),
    removeEventListener: () => (visibility.changed = () => undefined),
  });
  table = {
    view: view(null),
    private: { seats: [{ seat: 2, prompts: [PRESS] }] } as unknown as PrivateView,
    reveal: null,
    seat: { seat: 2 },
    ask: (command) => {
      asked.push(command);
      return answer(command);
    },
    signal: (signal) => {
      said.push(signal);
      if (signal.kind === "unpressed") leftOpen.push(now - signal.until);
      if (signal.kind === "time") hear({ kind: "time", sent: signal.sent, time: signal.sent + AHEAD });
    },
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  contest = new Contest(table);
});

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow(): void {
  stop = contest.follow();
}

describe("the clock", () => {
  it("is measured in a burst, before every contest again, and now and then", () => {
    follow();
    pass(RHYTHM.burst * RHYTHM.burstPings + 50);
    expect(of("time").length).toBe(RHYTHM.burstPings);
    pass(10_000);
    expect(of("time").length).toBeLessThanOrEqual(RHYTHM.burstPings + 5);
    const before = of("time").length;
    hold(1);
    pass(600);
    expect(of("time").length - before).toBeGreaterThanOrEqual(RHYTHM.beforeContest);
  });
});

describe("drawing", () => {
  it("shows nothing before the instant, and then in one frame", () => {
    follow();
    hold(1);
    reveal(7, 1_200);
    pass(192);
    expect(contest.shown).toBeNull();
    pass(16);
    expect(contest.shown).toBe("cow");
  });

  it("shows at once what comes late", () => {
    follow();
    hold(1);
    pass(500);
    reveal(7, 1_200);
    pass(16);
    expect(contest.shown).toBe("cow");
  });

  it("draws only when the page is seen, and measures from there", async () => {
    follow();
    hold(1);
    visibility.state = "hidden";
    visibility.changed();
    expect(of("visible")).toEqual([{ kind: "visible", visible: false }]);
    reveal(7, 1_200);
    pass(2_000);
    expect([contest.shown, of("unpressed")]).toEqual([null, []]);
    visibility.state = "visible";
    pass(16);
    expect(contest.shown).toBe("cow");
    pass(400);
    contest.press("cow", touch(now));
    expect((asked[0]!.pressed as number) - (asked[0]!.frame as number)).toBe(400);
  });

  it("takes in what was revealed before the screen was there", () => {
    table.view = view(4);
    Object.assign(table, { reveal: { kind: "reveal", contest: 9, at: 0, shown: "pig", pressed: [2] } });
    follow();
    pass(16);
    expect([contest.shown, contest.locked, contest.pressed]).toEqual(["pig", true, ""]);
  });

  it("is over with the verdict, and held anew after a restart with a clean slate", () => {
    follow();
    hold(1);
    reveal(7, 1_100);
    pass(200);
    contest.press("cow", touch(now));
    expect(contest.locked).toBe(true);
    reveal(8, 1_500);
    expect([contest.shown, contest.locked]).toEqual([null, false]);
    pass(400);
    expect(contest.shown).toBe("cow");
    hold(null);
    expect([contest.shown, contest.open]).toEqual([null, false]);
  });
});

describe("pressing", () => {
  beforeEach(() => {
    follow();
    hold(1);
    reveal(7, 1_200);
    pass(208); // drawn in the frame of 1208
  });

  it("claims the time from the frame to the finger's own event, and locks at once", () => {
    pass(352);
    contest.press("cow", touch(1_540.5));
    expect(asked).toEqual([
      { kind: "press", seat: 2, contest: 7, option: "cow", frame: 1_208, pressed: 1_540.5 },
    ]);
    expect([contest.locked, contest.pressed, contest.reaction]).toEqual([true, "cow", 332.5]);
  });

  it("counts once, and neither for a held key nor for what is not asked", () => {
    contest.press("cow", { timeStamp: now, repeat: true } as unknown as Event);
    contest.press("horse", touch(now));
    expect(asked).toEqual([]);
    contest.press("cow", touch(now));
    contest.press("pig", touch(now));
    expect(asked.map((press) => press.option)).toEqual(["cow"]);
  });

  it("is a false start where the finger was down before the frame", () => {
    contest.press("cow", touch(1_200));
    expect(asked[0]).toMatchObject({ frame: null, pressed: 1_200 });
    expect(contest.reaction).toBeNull();
  });

  it("says until when nobody has pressed, on the same grid everywhere, and stops", () => {
    pass(RHYTHM.firstBeat + RHYTHM.beat + 16);
    const beats = of("unpressed");
    expect(beats.length).toBe(2);
    expect(beats[0]).toMatchObject({ contest: 7, seats: [2], frame: 1_208, late: 8 });
    for (const beat of beats) expect(beat.until as number).toBeLessThanOrEqual(now - RHYTHM.inputDelay);
    contest.press("cow", touch(now));
    pass(300);
    expect(of("unpressed").length).toBe(2);
  });

  it("vouches for less where its own events come late, and for more where they do not", () => {
    const next = (number: number) => {
      hold(number);
      reveal(10 + number, now);
      pass(RHYTHM.firstBeat + 64);
    };
    pass(RHYTHM.firstBeat + 16);
    const before = leftOpen.at(-1)!;
    contest.press("cow", touch(now - 30));
    next(2);
    expect(leftOpen.at(-1)).toBeGreaterThanOrEqual(33);
    for (let number = 3; number < 20; number += 1) {
      contest.press("cow", touch(now));
      next(number);
    }
    expect(leftOpen.at(-1)).toBeLessThan(33);
    expect(before).toBeLessThan(33);
  });

  it("tells who came too late by how much, until the next contest", async () => {
    answer = () => Promise.reject(new Refusal("refused-late", { milliseconds: 180 }));
    contest.press("cow", touch(now));
    await vi.waitFor(() => expect(contest.late).toBe(180));
    hold(2);
    expect(contest.late).toBeNull();
  });

  it("may be done again where the table did not take it", async () => {
    answer = () => Promise.reject(new Refusal("refused-too-fast"));
    contest.press("cow", touch(now));
    await vi.waitFor(() => expect(contest.locked).toBe(false));
  });
});

describe("pressing before anything is shown", () => {
  it("waits for the contest to have a name, and is a false start", () => {
    follow();
    hold(1);
    contest.press("pig", touch(now));
    expect([asked, contest.locked]).toEqual([[], true]);
    reveal(7, 1_200);
    expect(asked).toEqual([
      { kind: "press", seat: 2, contest: 7, option: "pig", frame: null, pressed: 1_000 },
    ]);
    expect(contest.locked).toBe(true);
  });
});
