import { beforeEach, describe, expect, it, vi } from "vitest";

import type { NamingTable } from "./match";
import type { AnyHappening, LeadView, PublicView, SeatView } from "./types";

type Words = typeof import("./words");
let words: Words;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  const { learn, speak } = await import("../../lib/i18n.svelte");
  await speak("en");
  await learn("wir-sind-schwanger");
  words = await import("./words");
});

const people = ["Ellen", "Hans", "Ida", "Jo"].map((name) => ({ name }));
const seat: SeatView = { points: 2, hand: 5, ready: false, surname: "Lang" };
const lead = (matchers: number[], changes: number[]): LeadView => ({
  leader: 0,
  rating: { id: "w1", text: "Sounds like trouble.", suits: [] },
  matchers,
  changes,
});

function at(game: Partial<PublicView>): NamingTable {
  const whole = {
    rounds: 8,
    round: 2,
    giver: 0,
    child: null,
    name: null,
    leads: [],
    children: [],
    seats: people.map(() => seat),
  };
  return { view: { phase: "playing" }, game: { ...whole, ...game }, people } as unknown as NamingTable;
}

describe("the headline", () => {
  it("says who is expecting, and from then on for whom a name is looked for (WS-R10)", () => {
    expect(words.headline(at({ phase: "declaring" }))).toEqual(["Round 2 of 8", "Ellen is expecting"]);
    expect(words.headline(at({ phase: "placing", child: "son" }))[1]).toBe(
      "Ellen is looking for a son’s name",
    );
    expect(words.headline(at({ phase: "agreeing", child: "daughter" }))[1]).toBe(
      "Ellen is waiting for a daughter’s name",
    );
  });

  it("looks for no name any more once there is one", () => {
    for (const phase of ["choosing", "leading"] as const)
      expect(words.headline(at({ phase, child: "son", name: "Bror Lang" }))[1]).toBe("Ellen is having a son");
  });

  it("is of the round that has ended until the next name is begun", () => {
    const children = [{ round: 1, seat: 3, child: "son" as const, name: "Bror Lang", rating: null }];
    const ended = at({ phase: "declaring", children, leads: [lead([], [-1, 0, 0, 0])] });
    expect(words.headline(ended)).toEqual(["Round 1 of 8"]);
  });
});

describe("what came of a lead, in words", () => {
  it("names who gains (WS-R22)", () => {
    expect(words.verdictInWords(lead([1, 2], [1, 1, 1, 0]), people as never)).toMatch(
      /^They agree! A point each for Ellen, Hans,? and Ida\.$/,
    );
  });

  it("says who gives, and where there is nothing to give (WS-R19, WS-R20, WS-R21, WS-R26)", () => {
    const say = (matchers: number[], changes: number[]) =>
      words.verdictInWords(lead(matchers, changes), people as never);
    expect(say([], [-1, 0, 0, 0])).toContain("Ellen gives a point");
    expect(say([], [0, 0, 0, 0])).toContain("no point to lose");
    expect(say([1, 2, 3], [-1, 0, 0, 0])).toMatch(/^Everybody .* Ellen gives/);
    expect(say([1, 2, 3, 4], [-1, 0, 0, 0, 0, -1])).toMatch(/^Almost everybody .* give a point each/);
    expect(say([1, 2, 3, 4], [0, 0, 0, 0, 0, 0])).toContain("Nobody has a point");
  });
});

describe("people", () => {
  it("who are waited for say so, and the one it is about is marked", () => {
    expect(words.now(at({ phase: "choosing" }), 0)).toEqual({ status: "is choosing", marked: true });
    expect(words.now(at({ phase: "placing", child: "son" }), 0)).toEqual({
      status: "lays the cards",
      marked: true,
    });
    expect(words.now(at({ phase: "placing", child: "son" }), 1)).toEqual({});
    expect(words.now(at({ phase: "leading", leader: 2 }), 2)).toEqual({ status: "leads", marked: true });
  });

  it("say the same as the leader only once the cards have turned", async () => {
    const beats = await import("./beats.svelte");
    vi.useFakeTimers();
    const one = lead([1], [1, 1, 0, 0]);
    beats.tellLead([{ kind: "led", lead: one }]);
    const told = at({ phase: "leading", leader: 1, leads: [one] });
    expect([words.now(told, 0).status, words.now(told, 1)]).toEqual(["has led", {}]);
    vi.advanceTimersToNextTimer();
    expect(words.now(told, 1)).toEqual({ status: "says so too" });
    vi.useRealTimers();
  });
});

describe("what a screen reader hears", () => {
  it("is a sentence for every happening that has a word", () => {
    const drawn = [{ title: "Names with B" }, { title: "Sweden" }] as never;
    const say = (happening: AnyHappening) =>
      words.announce(happening, at({ phase: "leading", leader: 0, drawn }));
    expect(say({ kind: "led", lead: lead([], [-1, 0, 0, 0]) })).toBe(
      "Ellen says: “Sounds like trouble.” Nobody else says so: Ellen gives a point.",
    );
    expect(say({ kind: "names-drawn", seat: 0 })).toBe("Drawn: Names with B and Sweden.");
    expect(say({ kind: "match-over", winners: [1, 2] })).toBe("Hans and Ida win together!");
    const all: AnyHappening[] = [
      { kind: "giver-named", seat: 1, round: 2 },
      { kind: "child-declared", seat: 1, child: "son" },
      { kind: "proposed", seat: 1 },
      { kind: "proposal-changed", seat: 1 },
      { kind: "no-proposal", seat: 1 },
      { kind: "ticked", seat: 1 },
      { kind: "vote-failed", attempt: 1 },
      { kind: "vote-tied", seat: 0 },
      { kind: "nobody-proposed" },
      { kind: "name-settled", name: "Bror Lang" },
      { kind: "ratings-chosen", seat: 1 },
      { kind: "ratings-taken-back", seat: 1 },
      { kind: "all-chosen" },
      { kind: "round-over", round: 2 },
      { kind: "time-ran-out", clock: "choose" },
    ];
    for (const one of all) expect(say(one), one.kind).toMatch(/^[A-Z].* /);
  });
});
