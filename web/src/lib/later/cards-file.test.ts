import { describe, expect, it } from "vitest";

import { objection } from "./own-cards";
import { type CardsFile, decoded, read, sortedFile, written } from "./cards-file";

const PILES = {
  red: ["BAM! wohnt im Keller.", "Żółw mówi: „BAM!”"],
  grey: ["ein Grillabend im Regen", "[zensiert]", "\\o/", "Spieleabend: bam"],
};
const named = (pile: string) => ({ red: "Eigene rote Karten", grey: "Eigene graue Karten" })[pile] ?? "";
const bytes = (text: string) => new TextEncoder().encode(text);

function piles(text: string, game = "bam"): Record<string, string[]> {
  const found = read(text, game) as CardsFile;
  return Object.fromEntries([...found.piles].map(([pile, lines]) => [pile, lines.map((line) => line.text)]));
}

describe("a file of own cards", () => {
  it("is a text that people can read and edit", () => {
    expect(written("bam", { red: ["BAM! wohnt im Keller."], grey: ["ein Hut", "ein Schal"] }, named)).toBe(
      `Spieleabend: bam

[red] Eigene rote Karten
BAM! wohnt im Keller.

[grey] Eigene graue Karten
ein Hut
ein Schal
`,
    );
  });

  it("brings back what was saved, whatever stands on the cards", () => {
    expect(piles(written("bam", PILES, named))).toEqual(PILES);
    expect(piles(written("bam", { red: [], grey: [] }, named))).toEqual({ red: [], grey: [] });
  });

  it("may come from any editor", () => {
    const text =
      "\n\n  SPIELEABEND:   bam \r\n[GREY]\r\n\r\n  ein Hut  \r\n[red]\r\nBAM!\r\n[grey]\r\nein Schal";
    expect(piles(text)).toEqual({ grey: ["ein Hut", "ein Schal"], red: ["BAM!"] });
  });

  it("tells where a line stands, and which stand above every pile", () => {
    const found = read("Spieleabend: bam\nverloren\n\n[grey]\nein Hut", "bam") as CardsFile;
    expect(found.strays).toEqual([{ number: 2, text: "verloren" }]);
    expect(found.piles.get("grey")).toEqual([{ number: 5, text: "ein Hut" }]);
  });

  it("is none where it does not begin as one", () => {
    const strange = { key: "own-cards-file-strange", parameters: { id: "bam" } };
    for (const text of ["", "\n", "ein Hut\nein Schal", '{"spieleabend": 1}', "<html>", "[red]\nBAM!"])
      expect(read(text, "bam")).toEqual(strange);
  });

  it("of another game says so", () => {
    expect(read("Spieleabend: kwando\n[words]\nHut", "bam")).toEqual({
      key: "own-cards-file-other",
      parameters: { game: "kwando" },
    });
  });
});

describe("the lines of a file", () => {
  const check = (pile: string, text: string) => objection("bam", pile, text);
  const sort = (text: string, there = {}) =>
    sortedFile(read(text, "bam") as CardsFile, there, { red: 2, grey: 3 }, check);

  it("go to their piles, after what lies there", () => {
    const found = sort("Spieleabend: bam\n[grey]\nein Hut\n[red]\nBAM!", { grey: ["ein Schal"] });
    expect(found.piles).toEqual({ red: ["BAM!"], grey: ["ein Schal", "ein Hut"] });
    expect(found).toMatchObject({ cards: ["BAM!", "ein Hut"], again: 0, wrong: [], left: [] });
  });

  it("are told apart where they are no cards, wherever they stand", () => {
    const found = sort(
      "Spieleabend: bam\nverloren\n[blue]\nein Wal\n[grey]\nBAM!\nein Hut\nein Hut\n[red]\nnein",
    );
    expect(found.wrong).toEqual([
      { number: 2, text: "verloren", why: { key: "own-cards-pile-missing", parameters: {} } },
      { number: 4, text: "ein Wal", why: { key: "own-cards-pile-unknown", parameters: { pile: "blue" } } },
      { number: 6, text: "BAM!", why: { key: "bam-bad-card-term", parameters: {} } },
      { number: 10, text: "nein", why: { key: "bam-bad-card-gaps", parameters: { gaps: 0 } } },
    ]);
    expect([found.cards, found.again]).toEqual([["ein Hut"], 1]);
  });

  it("are left where a pile is full, and piles without anything new stay as they are", () => {
    const found = sort("Spieleabend: bam\n[red]\nBAM!\nDas BAM!\nEin BAM!\n[grey]\n", {
      grey: ["ein Schal"],
    });
    expect(found.piles).toEqual({ red: ["BAM!", "Das BAM!"] });
    expect(found.left).toEqual([{ number: 5, text: "Ein BAM!" }]);
  });
});

describe("a file's bytes", () => {
  it("are text in UTF-8, with or without a mark", () => {
    expect(decoded(bytes("Żółw"))).toBe("Żółw");
    expect(decoded(bytes("\ufeffSpieleabend: bam"))).toBe("Spieleabend: bam");
  });

  it("are text in UTF-16 where it is marked, as old editors do", () => {
    const little = new Uint8Array([0xff, 0xfe, 0x7b, 0x01, 0x21, 0x00]);
    const big = new Uint8Array([0xfe, 0xff, 0x01, 0x7b, 0x00, 0x21]);
    expect([decoded(little), decoded(big)]).toEqual(["\u017b!", "\u017b!"]);
  });

  it("are no text where they are a picture, a zip or Latin-1", () => {
    expect(decoded(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBeNull();
    expect(decoded(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]))).toBeNull();
    expect(decoded(new Uint8Array([0x47, 0x72, 0xfc, 0x6e]))).toBeNull();
  });
});
