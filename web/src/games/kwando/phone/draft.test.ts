import { describe, expect, it } from "vitest";

import { keepSentence, keptSentence, MOST_LETTERS, rejoined } from "./draft";

const CODE = "K7M2QXA";

describe("a sentence that somebody has begun", () => {
  it("is there again after a reload, in the same turn and on the same seat alone", () => {
    keepSentence(CODE, 2, "promise.1.0", "Mine sang");
    expect(keptSentence(CODE, 2, "promise.1.0")).toBe("Mine sang");
    expect(keptSentence(CODE, 2, "promise.1.1")).toBe("");
    expect(keptSentence(CODE, 1, "promise.1.0")).toBe("");
  });

  it("is forgotten when it is said", () => {
    keepSentence(CODE, 2, "promise.1.0", "Mine sang");
    keepSentence(CODE, 2, "promise.1.0", "");
    expect(keptSentence(CODE, 2, "promise.1.0")).toBe("");
  });

  it("comes back where it was refused, before what was written since", () => {
    expect(rejoined("Mine sang", "")).toBe("Mine sang");
    expect(rejoined("Mine sang", " and danced ")).toBe("Mine sang and danced");
    expect([...rejoined("😀".repeat(150), "x".repeat(150))]).toHaveLength(MOST_LETTERS);
  });
});
