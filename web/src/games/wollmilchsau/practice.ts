/** A round against oneself: two piles, a die, and what is right. A phone plays it alone. */

import { type Animal, ANIMALS } from "./animals";

export type Task = { die: Animal; visible: readonly Animal[]; right: readonly Animal[] };

/** How long the die rolls before it shows anything, in milliseconds. */
const ROLLS = { least: 700, most: 2600 };

/** So often at least the rolled animal lies on a pile, so that there is something to practise. */
const TRICKY = 0.4;

/** What is right: the rolled animal, or where it lies on a pile any that does not (WM-R6, WM-R7). */
export function rightOf(die: Animal, visible: readonly Animal[]): Animal[] {
  return visible.includes(die) ? ANIMALS.filter((animal) => !visible.includes(animal)) : [die];
}

/** A new task; `chance` gives a number from 0 to less than 1. */
export function newTask(chance: () => number = Math.random): Task {
  const any = () => ANIMALS[Math.floor(chance() * ANIMALS.length)]!;
  const visible = [any(), any()];
  const die = chance() < TRICKY ? visible[0]! : any();
  return { die, visible, right: rightOf(die, visible) };
}

/** How long the die rolls this time, in milliseconds. */
export function rollsFor(chance: () => number = Math.random): number {
  return ROLLS.least + (ROLLS.most - ROLLS.least) * chance();
}
