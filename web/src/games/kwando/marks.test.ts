import { describe, expect, it } from "vitest";

import { pieces } from "./marks";

/** The sentence with what is marked in brackets. */
const marked = (sentence: string, ...words: string[]): string =>
  pieces(sentence, words)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join("");

describe("the referee's words in a sentence (KW-D27)", () => {
  it("are marked where they stand", () => {
    expect(marked("Mine was born in July.", "July")).toBe("Mine was born in [July].");
    expect(marked("In july, yes, in JULY", "July")).toBe("In [july], yes, in [JULY]");
    expect(marked("nineteen hundred", "nineteen", "hundred")).toBe("[nineteen] [hundred]");
  });

  it("are marked whole where they were spelled out", () => {
    expect(marked("It is A-d-a!", "a d a")).toBe("It is [A-d-a]!");
    expect(marked("1 9 2 0", "1", "9", "2", "0")).toBe("[1] [9] [2] [0]");
  });

  it("are looked for inside other words only where they do not stand alone", () => {
    expect(marked("Ada loves Canada", "Ada")).toBe("[Ada] loves Canada");
    expect(marked("Mozartkugeln!", "Mozart")).toBe("[Mozart]kugeln!");
  });

  it("may have any letters", () => {
    expect(marked("To wałęsa, Łódź", "Wałęsa")).toBe("To [wałęsa], Łódź");
    expect(marked("٧ goals (or so)", "٧")).toBe("[٧] goals (or so)");
    expect(marked("a.b", ".")).toBe("a.b");
  });

  it("mark nothing where they are nowhere", () => {
    expect(marked("Nothing here", "Ada", "")).toBe("Nothing here");
    expect(marked("", "Ada")).toBe("");
  });
});
