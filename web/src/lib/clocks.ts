/** Running clocks. The server says how much is left, never when: a phone's own clock may be wrong by minutes. */

import type { ClockView } from "../protocol/updates";

const arrived = new WeakMap<ClockView, number>();

/** Note when a view's clocks arrived. */
export function noteClocks(clocks: readonly ClockView[]): void {
  for (const clock of clocks) arrived.set(clock, performance.now());
}

/** How many milliseconds of a clock are left now, not under 0. */
export function leftOf(clock: ClockView): number {
  const since = performance.now() - (arrived.get(clock) ?? performance.now());
  return Math.max(0, clock.left - since);
}
