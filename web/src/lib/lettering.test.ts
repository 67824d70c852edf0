import { describe, expect, it } from "vitest";

import { longestPiece, shareOf } from "./lettering";

const LONG = "Friederike Charlotte Schmidt-Pfefferkorn-Wagenknecht";

describe("a name", () => {
  it("is parted at blanks and after hyphens, and nowhere else", () => {
    expect(longestPiece("Bror Lang")).toBe(4);
    expect(longestPiece(LONG)).toBe("Pfefferkorn-".length);
    expect(longestPiece("")).toBe(1);
  });

  it("is set smaller the longer it is, and never so large that a piece sticks out", () => {
    expect(shareOf("Bror Lang", 2)).toBeGreaterThan(shareOf(LONG, 2));
    for (const name of ["Bror Lang", LONG, "Konstantynopolitańczykowianeczka", "Bo"])
      expect(shareOf(name, 2) * longestPiece(name) * 0.6).toBeLessThanOrEqual(1);
  });

  it("may be larger where it has more lines", () => {
    expect(shareOf(LONG, 4)).toBeGreaterThan(shareOf(LONG, 2));
  });
});
