/**
 * A lead is told in beats: the rating lies on the table, then all that match it turn over together, then points fly, and
 * for a while it stays to be seen. The table, the people's points and the hand beside the table keep the same time.
 */

import { BREATH } from "../../lib/motion";
import type { AnyHappening } from "./types";

/** In the order in which they come: "over" is also where nothing has been led. */
export type Beat = "led" | "matched" | "paid" | "over";

/** Milliseconds from one beat to the next. */
const LASTS = { led: BREATH * 2, matched: BREATH * 0.7, paid: BREATH * 3 };
const NEXT = { led: "matched", matched: "paid", paid: "over" } as const;

let beat = $state<Beat>("over");
let told: readonly AnyHappening[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The beat of the newest lead. */
export function beatNow(): Beat {
  return beat;
}

/** Whether the points of the newest lead have been seen to change. */
export function isPaid(): boolean {
  return beat === "paid" || beat === "over";
}

/** Begin to tell the lead that has just happened, if one has; whoever else has told it already makes no difference. */
export function tellLead(happened: readonly AnyHappening[]): void {
  if (happened === told) return;
  told = happened;
  if (happened.some((one) => one.kind === "led")) go("led");
  // After a gap there is nothing to tell: what is shown is what is.
  else if (happened.length === 0) go("over");
}

function go(to: Beat): void {
  clearTimeout(timer);
  beat = to;
  if (to !== "over") timer = setTimeout(() => go(NEXT[to]), LASTS[to]);
}
