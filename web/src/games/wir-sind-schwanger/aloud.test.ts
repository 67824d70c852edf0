import { expect, it } from "vitest";

import { aloud } from "./aloud";
import type { AnyHappening } from "./types";

it("reads the name when it is settled, and each rating when it is led", () => {
  const read = (happening: unknown) => aloud(happening as AnyHappening);
  expect(read({ kind: "name-settled", name: "Bror Lang" })).toBe("Bror Lang");
  expect(read({ kind: "led", lead: { rating: { text: "Sounds like trouble." } } })).toBe(
    "Sounds like trouble.",
  );
  expect(read({ kind: "ticked", seat: 1 })).toBeNull();
});
