import { describe, expect, it } from "vitest";

import { aloud } from "./aloud";

describe("what is read aloud", () => {
  it("is who was laid, and never a date", () => {
    expect(aloud({ kind: "card-laid", card: { id: "b014", name: "Marie Curie", seat: 2 } })).toBe(
      "Marie Curie",
    );
  });

  it("is nothing else: people talk", () => {
    expect(aloud({ kind: "hurry" })).toBeNull();
    expect(aloud({ kind: "turn-over", team: 0, end: "sand" })).toBeNull();
  });
});
