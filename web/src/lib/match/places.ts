/** Where each seat's stack of points lies on the table screen, so that cards can travel to it and from it. */

import { type Spot, spotOf } from "./travel";

const stacks = new Map<number, Element>();

/** `{@attach stackOf(seat)}`: this element is where the seat's points lie. */
export function stackOf(seat: number) {
  return (element: Element) => {
    stacks.set(seat, element);
    return () => {
      if (stacks.get(seat) === element) stacks.delete(seat);
    };
  };
}

/** Where the seat's points lie now, or null where no table is on this screen. */
export function placeOf(seat: number): Spot | null {
  return spotOf(stacks.get(seat));
}
