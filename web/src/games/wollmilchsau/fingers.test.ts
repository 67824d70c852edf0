import { expect, it } from "vitest";

import { Fingers } from "./fingers";

const CLICK = { detail: 1 };
const KEY = { detail: 0 };

it("takes the click of a finger that went down on what is in sight", () => {
  const fingers = new Fingers();
  fingers.down(1);
  fingers.up(1);
  expect(fingers.strayed(CLICK)).toBe(false);
});

it("takes no click of a finger that was down before, and every click of a keyboard", () => {
  const fingers = new Fingers();
  fingers.down(1);
  fingers.forget();
  fingers.up(1);
  expect(fingers.strayed(CLICK)).toBe(true);
  expect(fingers.strayed(KEY)).toBe(false);
});

it("tells a thumb that rests from the finger that chooses beside it", () => {
  const fingers = new Fingers();
  fingers.down(1);
  fingers.forget();
  fingers.down(2);
  fingers.up(2);
  expect(fingers.strayed(CLICK)).toBe(false);
  fingers.up(1);
  expect(fingers.strayed(CLICK)).toBe(true);
});

it("takes no click of a finger that went down while all slept", () => {
  const fingers = new Fingers();
  fingers.up(1);
  expect(fingers.strayed(CLICK)).toBe(true);
});
