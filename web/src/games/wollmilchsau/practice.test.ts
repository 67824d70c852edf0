import { describe, expect, it } from "vitest";

import { ANIMALS } from "./animals";
import { newTask, rightOf, rollsFor } from "./practice";

describe("a round against oneself", () => {
  it("asks for the rolled animal, or for any that lies on no pile (WM-R6, WM-R7)", () => {
    expect(rightOf("cow", ["pig", "dog"])).toEqual(["cow"]);
    expect(rightOf("cow", ["cow", "dog"])).toEqual(["mouse", "cat", "sheep", "pig"]);
    expect(rightOf("mouse", ["mouse", "mouse"])).toEqual(["cat", "dog", "sheep", "pig", "cow"]);
  });

  it("is another one every time, and always can be won", () => {
    let state = 7;
    const chance = () => (state = (state * 16807) % 2147483647) / 2147483647;
    const tasks = Array.from({ length: 500 }, () => newTask(chance));
    expect(new Set(tasks.map(({ die }) => die))).toEqual(new Set(ANIMALS));
    for (const { die, visible, right } of tasks) {
      expect(right).toEqual(rightOf(die, visible));
      expect(right.length).toBeGreaterThan(0);
    }
    const tricky = tasks.filter(({ die, visible }) => visible.includes(die)).length;
    expect(tricky).toBeGreaterThan(180);
    expect(tricky).toBeLessThan(400);
  });

  it("keeps one waiting for a while, never for long", () => {
    expect(rollsFor(() => 0)).toBe(700);
    expect(rollsFor(() => 0.999)).toBeLessThan(2600);
  });
});
