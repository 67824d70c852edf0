import { beforeEach, describe, expect, it, vi } from "vitest";

import type { ThreeTable } from "./match";
import type { AnyHappening, ClaimView, PublicView, ReadView, SeatView } from "./types";

type Words = typeof import("./words");
let words: Words;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  const { learn, speak } = await import("../../lib/i18n.svelte");
  await speak("en");
  await learn("flotter-dreier");
  words = await import("./words");
});

const people = ["Ellen", "Hans", "Ida", "Jo"].map((name) => ({ name }));
const seat: SeatView = { points: 2, round: 0, ready: false };
const read = (seats: number[], own: Partial<ReadView> = {}): ReadView => ({
  id: "r0",
  text: "Sofa",
  reader: seats[0] ?? 0,
  holders: seats.map((one) => ({ seat: one, text: "Sofa" })),
  each: Math.max(0, seats.length - 1),
  everybody: false,
  struck: false,
  merged: null,
  asks: [],
  ...own,
});
const claim = (own: Partial<ClaimView> = {}): ClaimView => ({
  doubt: "same",
  claimant: 1,
  read: "r0",
  text: "Goji",
  other: "Goji berries",
  other_read: null,
  holder: null,
  voters: [0, 1, 2],
  voted: [1],
  ...own,
});

function at(game: Partial<PublicView>): ThreeTable {
  const whole = { rounds: 9, round: 2, starter: 0, reader: 0, reads: [], seats: people.map(() => seat) };
  return { view: { phase: "playing" }, game: { ...whole, ...game }, people } as unknown as ThreeTable;
}

describe("the headline", () => {
  it("says whose turn it is", () => {
    expect(words.headline(at({ phase: "turning" }))).toEqual(["Round 2 of 9", "Ellen turns the cards"]);
    expect(words.headline(at({ phase: "writing" }))[1]).toBe("Everybody writes");
    expect(words.headline(at({ phase: "reading" }))[1]).toBe("Ellen is reading");
    expect(words.headline(at({ phase: "reading", reader: 2, reads: [read([1])] }))[1]).toBe(
      "Hans is reading",
    );
    expect(words.headline(at({ phase: "round-over" }))).toEqual(["Round 2 of 9"]);
  });
});

describe("people", () => {
  it("say what they do, and the one it is about is marked", () => {
    expect(words.now(at({ phase: "turning" }), 0)).toEqual({ status: "turns cards", marked: true });
    expect(words.now(at({ phase: "writing" }), 1)).toEqual({ status: "is writing" });
    expect(words.now(at({ phase: "doubting", claim: claim() }), 1)).toEqual({
      status: "has voted",
      marked: true,
    });
    expect(words.now(at({ phase: "doubting", claim: claim() }), 3)).toEqual({ marked: false });
  });

  it("vote where they are people: nothing is said of bots, nor of those who play for somebody (FD-D12)", () => {
    const claimed = at({ phase: "doubting", claim: claim({ voted: [1, 2] }) });
    const bots = people.map((person, number) => ({ ...person, bot: number === 0, stand_in: number === 2 }));
    const table = { ...claimed, people: bots } as unknown as ThreeTable;
    expect(words.now(table, 0)).toEqual({ marked: false });
    expect(words.now(table, 1)).toEqual({ status: "has voted", marked: true });
    expect(words.now(table, 2)).toEqual({ marked: false });
  });

  it("have a term, too, only once the hands are up (FD-R8)", async () => {
    const beats = await import("./beats.svelte");
    vi.useFakeTimers();
    const one = read([0, 2]);
    const told = at({ phase: "reading", reader: 1, reads: [one] });
    beats.tell([{ kind: "term-read", read: one }]);
    expect([0, 1, 2].map((number) => words.now(told, number).status)).toEqual([
      "is reading",
      "reads next",
      undefined,
    ]);
    vi.advanceTimersToNextTimer();
    expect(words.now(told, 2).status).toBe("has it, too");
    vi.useRealTimers();
  });
});

describe("what came of a term, in words", () => {
  const say = (one: ReadView, before: ReadView[] = []) =>
    words.outcomeInWords({ reads: [...before, one] } as PublicView, one, people as never);

  it("names who gets points (FD-R9 to FD-R11)", () => {
    expect(say(read([0, 2]))).toBe("One point for Ellen and Ida");
    expect(say(read([0, 1, 2]))).toMatch(/^2 points each for Ellen, Hans,? and Ida$/);
    expect(say(read([1]))).toBe("Nobody else has it: no point.");
    expect(say(read([0, 1, 2, 3], { everybody: true }))).toBe("Everybody has it: no point!");
  });

  it("says what the table has made of it (FD-D6, FD-D13)", () => {
    expect(say(read([0, 1], { struck: true }))).toBe("It doesn’t fit: no point.");
    const before = read([0, 1], { text: "Couch" });
    expect(say(read([], { id: "r1", merged: "r0" }), [before])).toBe("That counts with “Couch” already.");
  });
});

it("says by how much points have changed", () => {
  expect(words.signed(3)).toBe("+3");
  expect(words.signed(-1)).toBe("−1");
  expect(words.recountedInWords([2, 0, -1, 0], people as never)).toBe("Counted anew: Ellen +2 and Ida −1");
  expect(words.recountedInWords([0, 0], people as never)).toBe("");
});

describe("what a screen reader hears", () => {
  it("is a sentence for every happening that has a word", () => {
    const one = read([0, 2]);
    const say = (happening: AnyHappening) =>
      words.announce(happening, at({ phase: "reading", reads: [one] }));
    const category = { quality: "soft", thing: "things", text: "soft things", personal: false };
    expect(say({ kind: "category-turned", seat: 0, category })).toBe("Write down three soft things");
    expect(say({ kind: "term-read", read: one })).toBe("Ellen reads: “Sofa”. One point for Ellen and Ida");
    expect(say({ kind: "claimed", claim: claim() })).toBe("Hans asks: is “Goji” the same as “Goji berries”?");
    const decided = { kind: "claim-decided", accepted: true, yes: 2, no: 1 } as const;
    expect(say({ ...decided, claim: claim() })).toBe("“Goji” and “Goji berries” are the same.");
    expect(say({ ...decided, accepted: false, claim: claim({ doubt: "unfit", other: "" }) })).toBe(
      "“Goji” may stay.",
    );
    expect(say({ kind: "match-over", winners: [1, 2] })).toBe("Hans and Ida win together!");
    expect(say({ kind: "voted", seat: 1 })).toBeNull();
    expect(say({ kind: "recounted", reads: [], changes: [0, 0] })).toBeNull();
    const all: AnyHappening[] = [
      { kind: "sheet-ready", seat: 1 },
      { kind: "sheet-taken-back", seat: 1 },
      { kind: "all-ready" },
      { kind: "reading-begun", seat: 1 },
      { kind: "claimed", claim: claim({ doubt: "unfit", other: "" }) },
      { kind: "claimed", claim: claim({ doubt: "different" }) },
      { kind: "recounted", reads: [], changes: [1, 0] },
      { kind: "round-over", round: 2, points: [] },
      { kind: "starter-named", seat: 1, round: 2 },
      { kind: "time-ran-out", clock: "write" },
    ];
    for (const happening of all) expect(say(happening), happening.kind).toMatch(/^[A-Z].* /);
  });
});
