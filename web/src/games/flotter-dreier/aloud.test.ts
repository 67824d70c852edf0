import { expect, it } from "vitest";

import { aloud } from "./aloud";
import type { AnyHappening } from "./types";

it("reads what to write down, and each term", () => {
  const read = (happening: unknown) => aloud(happening as AnyHappening);
  expect(read({ kind: "category-turned", seat: 0, category: { text: "soft things" } })).toBe("soft things");
  expect(read({ kind: "term-read", read: { text: "Sofa" } })).toBe("Sofa");
  expect(read({ kind: "voted", seat: 1 })).toBeNull();
});
