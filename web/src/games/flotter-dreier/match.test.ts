import { describe, expect, it } from "vitest";

import { isOver } from "../../lib/match/ending";
import type { PersonView } from "../../protocol/updates";
import {
  broughtByNewest,
  cardsOf,
  clockwise,
  counting,
  decides,
  hasNewest,
  holds,
  isWritten,
  nextLine,
  otherSpellings,
  outcomeOf,
  peopleOf,
  raisesHand,
  ranking,
  type ThreeTable,
  turnout,
  writing,
} from "./match";
import type { ClaimView, PublicView, ReadView, SeatView } from "./types";

const seat = (own: Partial<SeatView> = {}): SeatView => ({ points: 0, round: 0, ready: false, ...own });

const read = (id: string, seats: number[], own: Partial<ReadView> = {}): ReadView => ({
  id,
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

const view = (own: Partial<PublicView> = {}): PublicView => ({
  phase: "reading",
  round: 1,
  rounds: 9,
  starter: 0,
  category: null,
  reader: 0,
  all_read: false,
  reads: [],
  claim: null,
  seats: [seat(), seat(), seat(), seat()],
  matched: [],
  result: null,
  ...own,
});

const category = (quality: string, thing: string, text: string) => ({
  quality,
  thing,
  text,
  personal: false,
});
const words = (one: ReturnType<typeof category>) => cardsOf(one).map((card) => card.words);

describe("the two cards of a category", () => {
  it("lie in the order in which they are read out (FD-R6)", () => {
    expect(words(category("weiche", "Möbel", "weiche Möbel"))).toEqual(["weiche", "Möbel"]);
    expect(words(category("zum Verlieben", "Möbel", "Möbel zum Verlieben"))).toEqual([
      "Möbel",
      "zum Verlieben",
    ]);
    expect(words(category("die stören", "Möbel", "Möbel, die stören"))).toEqual(["Möbel,", "die stören"]);
  });

  it("show the words in the form that they have together, and which is the thing", () => {
    const said = cardsOf(category("miłe", "sąsiedzi", "miłych sąsiedzi"));
    expect(said).toEqual([
      { words: "miłych", thing: false },
      { words: "sąsiedzi", thing: true },
    ]);
  });
});

describe("a term", () => {
  it("has an outcome (FD-R9 to FD-R11, FD-D6)", () => {
    expect(outcomeOf(read("r0", [1]))).toBe("nobody");
    expect(outcomeOf(read("r0", [1, 2]))).toBe("some");
    expect(outcomeOf(read("r0", [0, 1, 2, 3], { everybody: true, each: 0 }))).toBe("everybody");
    expect(outcomeOf(read("r0", [1, 2], { struck: true, each: 0 }))).toBe("struck");
  });

  it("counts where it was named first (FD-D13)", () => {
    const merged = read("r1", [], { merged: "r0", each: 0, reader: 3 });
    const game = view({ reads: [read("r0", [0, 1, 3]), merged] });
    expect(counting(game, merged).id).toBe("r0");
    expect([0, 1, 2, 3].map((one) => hasNewest(game, one))).toEqual([true, true, false, true]);
    expect(broughtByNewest(game, 1)).toBe(0);
  });

  it("brings as much as was noted to those who have it, and nothing before one is read", () => {
    const game = view({ reads: [read("r0", [2, 3])] });
    expect([0, 1, 2, 3].map((one) => broughtByNewest(game, one))).toEqual([0, 0, 1, 1]);
    expect(hasNewest(view(), 0)).toBe(false);
  });

  it("tells who has written it otherwise, those together who have written the same", () => {
    const holders = [
      { seat: 0, text: "Goji" },
      { seat: 1, text: "Goji-Beeren" },
      { seat: 2, text: "goji!" },
      { seat: 3, text: "goji beeren" },
    ];
    expect(otherSpellings(read("r0", [], { text: "Goji", holders }))).toEqual([
      { text: "Goji-Beeren", seats: [1, 3] },
    ]);
  });
});

describe("a sheet", () => {
  const line = (text: string, id: string | null = null) => ({ text, read: id, each: 0 });

  it("has something written on a line where there is a letter, a number or a sign (FD-D3)", () => {
    expect(["Sofa", "3", "♥", "", " ", "…", "–"].map(isWritten)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it("is read line by line, what is named left out (FD-R13)", () => {
    expect(nextLine([line("Sofa", "r0"), line("…"), line("Bett")])?.text).toBe("Bett");
    expect(nextLine([line("Sofa", "r0"), line(""), line("")])).toBeNull();
  });
});

describe("the match", () => {
  it("waits for those who are still writing", () => {
    const seats = [seat({ ready: true }), seat(), seat({ ready: true }), seat()];
    expect(writing(view({ phase: "writing", seats }))).toEqual([1, 3]);
    expect(writing(view({ phase: "reading", seats }))).toEqual([]);
  });

  it("goes on clockwise (FD-R15)", () => {
    expect(clockwise(view(), 3)).toBe(0);
  });

  it("is over when it is played to its end, or stopped", () => {
    const over = (phase: PublicView["phase"], table: string) =>
      isOver({ view: { phase: table }, game: view({ phase }) } as never);
    expect([over("reading", "playing"), over("finished", "playing"), over("reading", "finished")]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("shows nothing secret once all sheets are read", () => {
    const phases: PublicView["phase"][] = [
      "turning",
      "writing",
      "judging",
      "reading",
      "doubting",
      "round-over",
    ];
    expect(phases.map((phase) => holds(view({ phase })))).toEqual([false, true, true, true, true, false]);
  });

  it("ranks by points, and who has as many shares a place (FD-R16, FD-D10)", () => {
    const seats = [4, 9, 4, 7].map((points) => seat({ points, round: 1 }));
    const rows = ranking(view({ seats, result: { points: [4, 9, 4, 7], winners: [1] } }));
    expect(rows.map(({ rank, seat: number, winner }) => [rank, number, winner])).toEqual([
      [1, 1, true],
      [2, 3, false],
      [3, 0, false],
      [3, 2, false],
    ]);
  });
});

describe("a vote", () => {
  const playing = { phase: "playing" } as ThreeTable["view"];
  const people = [
    { bot: false },
    { bot: true },
    { bot: false, stand_in: true },
    { bot: false },
  ] as PersonView[];

  it("is a matter of people, not of bots nor of a bot in somebody's place (FD-D12)", () => {
    expect(peopleOf([0, 1, 2, 3], people)).toEqual([0, 3]);
    expect(peopleOf([1], people)).toEqual([]);
    const claim = { voters: [0, 2, 3], voted: [0], abstained: [1], decider: null } as unknown as ClaimView;
    expect(turnout(claim, people)).toEqual({ voters: 2, voted: 1 });
    const abstained = { ...claim, voters: [0], abstained: [1, 3] };
    expect(turnout(abstained, people)).toEqual({ voters: 2, voted: 2 });
  });

  it("is decided by one alone unless they do not mind (FD-D4)", () => {
    const claim = { voters: [0, 3], voted: [], abstained: [], decider: 3 } as unknown as ClaimView;
    expect(decides(claim)).toBe(3);
    expect(decides({ ...claim, abstained: [3] })).toBeNull();
    expect(decides({ ...claim, decider: null })).toBeNull();
  });

  it("lets no hands be seen that are up for something else (FD-R9)", () => {
    const reads = [read("r0", [0, 2])];
    expect([0, 1, 2].map((one) => raisesHand({ view: playing, game: view({ reads }) }, one))).toEqual([
      true,
      false,
      true,
    ]);
    const voted = { view: playing, game: view({ phase: "doubting", reads }) };
    expect(raisesHand(voted, 0)).toBe(false);
    expect(raisesHand({ view: playing, game: view({ phase: "finished", reads }) }, 0)).toBe(false);
  });
});
