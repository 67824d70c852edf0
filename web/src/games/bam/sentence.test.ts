import { describe, expect, it } from "vitest";

import cases from "../../../../tests/games/bam/sentences.json";
import { adapted, fitted, pieces, sentence } from "./sentence";

describe("a red card read aloud", () => {
  it.each(cases)("$sentence", ({ red, greys, sentence: read }) => {
    expect(sentence(red, greys)).toBe(read);
  });

  it.each(cases)("is the same from its pieces: $sentence", ({ red, greys, sentence: read }) => {
    const joined = pieces(red).map((piece) => {
      if (piece.kind === "words") return piece.words;
      const term = greys[piece.place];
      return piece.before + (term === undefined ? "BAM!" : fitted(term, piece.opens)) + piece.after;
    });
    expect(joined.join("")).toBe(read);
  });
});

describe("the pieces of a red card", () => {
  it("keep punctuation with the gap that it clings to", () => {
    expect(pieces("Er rief: „BAM!!“ und ging.")).toEqual([
      { kind: "words", words: "Er rief: " },
      { kind: "gap", place: 0, before: "„", after: "!“", opens: true },
      { kind: "words", words: " und ging." },
    ]);
  });

  it("share what stands between two gaps only once", () => {
    expect(pieces("BAM!/BAM!")).toEqual([
      { kind: "gap", place: 0, before: "", after: "/", opens: true },
      { kind: "gap", place: 1, before: "", after: "", opens: false },
    ]);
  });
});

describe("an edited sentence", () => {
  it("tells what fills the gaps while the printed words stand", () => {
    expect(adapted("Deutschland sucht BAM!!", "Deutschland sucht ambitionierte Kotnascher!")).toEqual([
      "ambitionierte Kotnascher",
    ]);
    expect(adapted("BAM! (oder BAM!?)", "Ein Hund (oder zwei?)")).toEqual(["Ein Hund", "zwei"]);
  });

  it("stands for itself once the printed words were changed", () => {
    expect(adapted("Deutschland sucht BAM!!", "Alle suchen Kotnascher!")).toBeNull();
  });
});
