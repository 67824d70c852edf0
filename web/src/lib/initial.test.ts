import { afterEach, describe, expect, it, vi } from "vitest";

import { initialOf } from "./initial";

describe("the letter beside a picture", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["anja", "A"],
    ["  łucja", "Ł"],
    ["Çiğdem", "Ç"],
    ["<Max>", "M"],
    ["👩‍👩‍👧 Zoë", "Z"],
    ["7 Zwerge", "7"],
    ["C\u0327i", "Ç"],
    ["🦊", ""],
    ["", ""],
  ])("of %s is %s", (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it("is found without a segmenter, too", () => {
    vi.stubGlobal("Intl", {});
    expect(initialOf("👩‍👩‍👧 <zoë>")).toBe("Z");
  });
});
