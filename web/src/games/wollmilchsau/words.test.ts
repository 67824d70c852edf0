import { beforeEach, describe, expect, it, vi } from "vitest";

import type { SowTable } from "./match";
import type { AnyHappening, PublicView, RoundView, ShoutView } from "./types";

type Words = typeof import("./words");
let words: Words;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  const { learn, speak } = await import("../../lib/i18n.svelte");
  await speak("en");
  await learn("wollmilchsau");
  words = await import("./words");
});

const people = ["Ellen", "Hans", "Ida"].map((name) => ({ name }));
const shout = (seat: number, own: Partial<ShoutView> = {}): ShoutView => ({
  seat,
  animal: "cow",
  microseconds: 412_400,
  verdict: "right",
  ...own,
});
const round = (own: Partial<RoundView> = {}): RoundView => ({
  round: 4,
  roller: 1,
  die: "cow",
  visible: ["pig", "dog"],
  right: ["cow"],
  shouts: [shout(0)],
  takers: [0],
  ...own,
});

function table(game: Partial<PublicView>, phase: "playing" | "finished" = "playing"): SowTable {
  const all = { phase: "rolling", shouting: "press", round: 5, roller: 1, takers: [], last: null, ...game };
  return { view: { phase }, game: all, people, happened: [] } as unknown as SowTable;
}

const said = (happening: AnyHappening) => words.announce(happening, table({}));

describe("the headline", () => {
  it("says which round it is and whose turn", () => {
    expect(words.headline(table({}))).toEqual(["Round 5", "Hans has the die"]);
    expect(words.headline(table({ phase: "shouting" }))).toEqual(["Round 5", "Who is first?"]);
    expect(words.headline(table({ phase: "taking", takers: [2, 0] }))).toEqual([
      "Round 5",
      "Ida may take a card",
    ]);
    expect(words.headline(table({ phase: "paused" }))).toEqual(["Round 5", "A break"]);
    expect(words.headline(table({}, "finished"))).toEqual(["The game is over"]);
  });
});

describe("what people are doing", () => {
  it("is to have the die, to choose, to be next, or how it went", () => {
    const last = round({
      shouts: [shout(0), shout(2, { verdict: "false-start", animal: null, microseconds: null })],
    });
    const taking = table({ phase: "taking", takers: [0, 1], last });
    expect([0, 1, 2].map((seat) => words.now(taking, seat).status)).toEqual([
      "is choosing",
      "is next",
      "was too early",
    ]);
    const rolling = table({ last });
    expect([0, 1].map((seat) => words.now(rolling, seat).status)).toEqual(["was right", "has the die"]);
    expect(words.now(table({ phase: "shouting", shouting: "aloud" }), 1)).toEqual({
      status: "is listening",
      marked: true,
      ready: false,
    });
    expect(words.now(table({ last }, "finished"), 0).status).toBeUndefined();
  });

  it("ticks nobody: who was wrong would look right", () => {
    const last = round({ shouts: [shout(0), shout(2, { verdict: "wrong" })] });
    for (const phase of ["rolling", "shouting", "taking", "paused"] as const)
      expect([0, 1, 2].map((seat) => words.now(table({ phase, last }), seat).ready)).toEqual([
        false,
        false,
        false,
      ]);
  });
});

describe("a round in words", () => {
  it("says what was right, and why it was not what lay on the die", () => {
    expect(words.rightInWords(round())).toBe("Right: Cow");
    expect(words.rightInWords(round({ visible: ["cow", "dog"], right: ["mouse", "pig"] }))).toBe(
      "Cow lies on a pile already. Right: Mouse and Pig",
    );
    expect(words.rightInWords(round({ right: ["mouse"] }))).toBe("Cow was barred. Right: Mouse");
  });

  it("says so where nobody has scored", () => {
    expect(words.nobodyInWords(round())).toBe("");
    expect(words.nobodyInWords(round({ shouts: [shout(1, { verdict: "wrong" })] }))).toBe(
      "Nobody was right.",
    );
    expect(words.nobodyInWords(round({ shouts: [] }))).toBe("Nobody said anything.");
  });
});

describe("a screen reader", () => {
  it("hears who said what, when, and what was right", () => {
    const result = round({
      shouts: [
        shout(0),
        shout(1, { animal: "pig", microseconds: null, verdict: "late" }),
        shout(2, { animal: null, microseconds: null, verdict: "false-start" }),
      ],
    });
    expect(said({ kind: "judged", result })).toBe(
      "Ellen: Cow after 412 ms, right. Hans: Pig, too late. Ida: too early. Right: Cow.",
    );
  });

  it("hears what becomes of cards", () => {
    expect(said({ kind: "card-taken", seat: 2, pile: "left", animal: "pig" })).toBe("Ida takes: Pig");
    expect(said({ kind: "secured", seat: 0, cards: 1 })).toBe("Ellen makes a card safe.");
    expect(said({ kind: "discarded", seat: 1, animals: ["cow", "pig"] })).toBe("Hans loses 2 cards.");
    expect(said({ kind: "turned-open", seat: 1, animal: "cat" })).toBe("Hans turns a safe card open: Cat");
    expect(said({ kind: "pile-split", pile: "left", animal: "cat" })).toBe(
      "The face-down card turns up: Cat. Now there are three piles.",
    );
  });

  it("hears of the die what everybody sees of it, and no more", () => {
    expect(said({ kind: "die-rolled", seat: 1, round: 4, animal: null })).toBe("Hans rolls.");
    expect(said({ kind: "die-rolled", seat: 1, round: 4, animal: "cow" })).toBe(
      "Hans rolls. On the die: Cow",
    );
    expect(said({ kind: "locked", seat: 1 })).toBeNull();
  });
});
