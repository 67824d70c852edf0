import { expect, it } from "vitest";

import { aloud } from "./aloud";
import type { BamTable } from "./match";
import type { AnyHappening } from "./types";

it("reads the red card, and each sentence as it is shown and as the master has adapted it", () => {
  const entry = { id: "e1", texts: ["eine Wärmflasche"], edited: null, shown: true };
  const game = { red: { text: "Opa will BAM!.", gaps: 1 }, entries: [entry] };
  const read = (happening: unknown) => aloud(happening as AnyHappening, { game } as unknown as BamTable);
  expect(read({ kind: "red-turned", seat: 0, red: game.red })).toBe("Opa will BAM!.");
  expect(read({ kind: "entry-shown", entry: "e1" })).toBe("Opa will eine Wärmflasche.");
  expect(read({ kind: "entry-shown", entry: "e2" })).toBeNull();
  expect(read({ kind: "sentence-edited", sentence: "Opa will zwei." })).toBe("Opa will zwei.");
  expect(read({ kind: "card-laid", seat: 1 })).toBeNull();
});
