import { expect, it } from "vitest";

import { plainLine } from "./plain";

it("makes one plain line of whatever was written", () => {
  expect(plainLine("  eine\r\nZeile\u200b mit 👩\u200d👧\u00ad ")).toBe("eine Zeile mit 👩\u200d👧");
});
