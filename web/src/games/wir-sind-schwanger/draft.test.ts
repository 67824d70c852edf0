import { expect, it } from "vitest";

import { forgetChosen, keepChosen, restoredChosen } from "./draft";

it("keeps what somebody has tapped over a reload, for their seat and this round alone", () => {
  keepChosen("K7M2QXA", 2, "promise.1", ["w7", "w3"]);
  expect(restoredChosen("K7M2QXA", 2, "promise.1")).toEqual(["w7", "w3"]);
  expect(restoredChosen("K7M2QXA", 1, "promise.1")).toEqual([]);
  expect(restoredChosen("K7M2QXA", 2, "promise.2")).toEqual([]);
  expect(restoredChosen("2222222", 2, "promise.1")).toEqual([]);
  forgetChosen("K7M2QXA", 2);
  expect(restoredChosen("K7M2QXA", 2, "promise.1")).toEqual([]);
});
