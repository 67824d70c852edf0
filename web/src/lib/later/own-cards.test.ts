import { describe, expect, it } from "vitest";

import cases from "../../../../tests/games/bam/own_cards.json";
import { isAmong, linesOf, longest, objection, sorted, tidied } from "./own-cards";

const red = (text: string) => objection("bam", "red", text);
const grey = (text: string) => objection("bam", "grey", text);

describe("a card as it was meant", () => {
  it.each([
    ["  zwei   Blanks\tund Tabs ", "zwei Blanks und Tabs"],
    ["un\u00adsicht\u200bbar\ufeff", "unsichtbar"],
    ["geschütztes\u00a0Leerzeichen", "geschütztes Leerzeichen"],
    ["zerlegt: u\u0308", "zerlegt: ü"],
    ["Familie 👩\u200d👩\u200d👧", "Familie 👩\u200d👩\u200d👧"],
    [" \u200b\t", ""],
  ])("is one plain line: %j", (written, card) => {
    expect(tidied(written)).toBe(card);
  });
});

describe("what cannot be a card", () => {
  it.each(cases)("is what the rules say, too: $pile $text", ({ pile, text, key }) => {
    expect(objection("bam", pile, text)?.key ?? null).toBe(key);
  });

  it("is told with its figures", () => {
    expect(red("keine")).toEqual({ key: "bam-bad-card-gaps", parameters: { gaps: 0 } });
    expect(grey("x".repeat(61))).toEqual({ key: "bam-bad-card-long", parameters: { most: 60 } });
  });

  it("is held to the protocol alone where a game does not say", () => {
    expect(longest("chess", "pawns")).toBe(200);
    expect(objection("chess", "pawns", "👑".repeat(200))).toBeNull();
    expect(objection("chess", "pawns", "👑".repeat(201))).toEqual({
      key: "refused-card-too-long",
      parameters: { most: 200 },
    });
  });
});

describe("pasted lines", () => {
  it("keep their numbers, however they end", () => {
    expect(linesOf("a\r\n\nb\rc\u2028d")).toEqual([
      { number: 1, text: "a" },
      { number: 2, text: "" },
      { number: 3, text: "b" },
      { number: 4, text: "c" },
      { number: 5, text: "d" },
    ]);
  });

  it("become cards, one each; empty ones are skipped", () => {
    const lines = linesOf("  BAM! im Keller. \n\n\t\nWer war das? BAM!\n");
    expect(sorted(lines, [], 12, red)).toEqual({
      cards: ["BAM! im Keller.", "Wer war das? BAM!"],
      again: 0,
      wrong: [],
      left: [],
    });
  });

  it("are told apart line by line, and the good ones are kept", () => {
    const lines = linesOf(`BAM!\nkein Loch\n${"BAM!".repeat(3)}\nBAM! und ${"x".repeat(110)}\nUnd BAM!`);
    const found = sorted(lines, [], 12, red);
    expect(found.cards).toEqual(["BAM!", "Und BAM!"]);
    expect(found.wrong.map(({ number, why }) => [number, why.key])).toEqual([
      [2, "bam-bad-card-gaps"],
      [3, "bam-bad-card-gaps"],
      [4, "bam-bad-card-long"],
    ]);
  });

  it("are noticed where such a card is there already, be it above or on the pile", () => {
    const found = sorted(linesOf("Omas Hut\nopas hut\nOMAS  HUT\nein Schal"), ["Opas Hut"], 21, grey);
    expect(found).toEqual({ cards: ["Omas Hut", "ein Schal"], again: 2, wrong: [], left: [] });
  });

  it("are left where the pile is full", () => {
    const found = sorted(linesOf("eins\nzwei\ndrei\nBAM!\nzwei"), ["null"], 3, grey);
    expect(found.cards).toEqual(["eins", "zwei"]);
    expect(found.left).toEqual([{ number: 3, text: "drei" }]);
    expect(found.wrong.map((line) => line.number)).toEqual([4]);
    expect(found.again).toBe(1);
  });
});

it("knows a card by its words, not by its capital letters", () => {
  expect([isAmong("Ein HUT", ["ein Hut"]), isAmong("ein Hut", ["ein Schal"])]).toEqual([true, false]);
});
