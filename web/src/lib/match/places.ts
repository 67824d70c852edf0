/** Where each seat's stack of points lies on the table screen, so that cards can travel to it and from it. */

import { type Spot, spotOf } from "./travel";

const stacks = new Map<number, Element>();

/**
 * `{@attach stackOf(seat)}`: this element is where the seat's points lie. It stays known until another takes its place, since
 * attachments come and go with every update, and cards travel in the middle of one.
 */
export function stackOf(seat: number) {
  return (element: Element) => {
    stacks.set(seat, element);
  };
}

/** Where the seat's points lie now, or null where no table is on this screen. */
export function placeOf(seat: number): Spot | null {
  const stack = stacks.get(seat);
  return stack?.isConnected ? spotOf(stack) : null;
}
