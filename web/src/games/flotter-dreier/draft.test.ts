import { expect, it } from "vitest";

import { forgetLines, keepLines, LAST_MOMENTS, pauseWith, restored } from "./draft";

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

it("waits for a pause before it sends a line, but not in the last second of the clock", () => {
  expect(pauseWith(null)).toBe(700);
  expect(pauseWith(30_000)).toBe(700);
  expect(pauseWith(1400)).toBe(400);
  for (const left of [1000, 600, 1, 0]) expect(pauseWith(left)).toBe(0);
});

it("sends all that is new once more when so little is left that a letter has just the time to arrive", () => {
  expect(Math.min(...LAST_MOMENTS)).toBe(250);
});
