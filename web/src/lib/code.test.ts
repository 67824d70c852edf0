import { describe, expect, it } from "vitest";

import { grouped, isCode, tidied } from "./code";

describe("codes", () => {
  it("are read however they are typed", () => {
    for (const typed of ["k7m2qxa", "K7M·2QXA", " K7M 2QXA ", "k7m-2qxa", "K7M2QXAZZ"]) {
      expect(tidied(typed)).toBe("K7M2QXA");
    }
  });

  it("have seven of the letters that nobody confuses", () => {
    expect(isCode("K7M2QXA")).toBe(true);
    for (const no of ["", "K7M2QX", "K7M2QX0", "K7M2QXI", "k7m2qxa", "K7M2QXAA"])
      expect(isCode(no)).toBe(false);
  });

  it("are grouped for reading aloud", () => {
    expect(grouped("K7M2QXA")).toBe("K7M·2QXA");
    expect(grouped("K7")).toBe("K7");
  });
});
