import { expect, it } from "vitest";

import { forgetLines, keepLines, restored } from "./draft";

const EMPTY = ["", "", ""];

it("keeps what somebody writes over a reload, for their seat and this round alone", () => {
  keepLines("K7M2QXA", 2, "promise.1", ["Sofa", "", "Bett"]);
  expect(restored("K7M2QXA", 2, "promise.1", EMPTY)).toEqual(["Sofa", "", "Bett"]);
  expect(restored("K7M2QXA", 1, "promise.1", EMPTY)).toEqual(EMPTY);
  expect(restored("K7M2QXA", 2, "promise.2", EMPTY)).toEqual(EMPTY);
  expect(restored("2222222", 2, "promise.1", EMPTY)).toEqual(EMPTY);
});

it("takes from the server what the device does not know", () => {
  keepLines("K7M2QXA", 2, "promise.1", ["Sofa", "", ""]);
  expect(restored("K7M2QXA", 2, "promise.1", ["Stuhl", "Bett", ""])).toEqual(["Sofa", "Bett", ""]);
});

it("forgets", () => {
  keepLines("K7M2QXA", 2, "promise.1", ["Sofa", "", ""]);
  forgetLines("K7M2QXA", 2);
  expect(restored("K7M2QXA", 2, "promise.1", EMPTY)).toEqual(EMPTY);
});
