/**
 * A term is told in beats: it is read, then all hands go up together, and points are noted. What the table has decided
 * stays to be seen until the next term. The table, the people's points and the hand beside the table keep the same time.
 */

import { BREATH } from "../../lib/motion";
import type { AnyHappening, ClaimDecided, Recounted } from "./types";

/** In the order in which they come: "over" is also where nothing has been read. */
export type Beat = "read" | "raised" | "over";

/** What the table has decided about a claim, and by how much points have changed, by seat. */
export type Verdict = Pick<ClaimDecided, "claim" | "accepted" | "yes" | "no"> & {
  changes: readonly number[];
};

/** Milliseconds from one beat to the next. */
const LASTS = { read: BREATH, raised: BREATH * 2 };
const NEXT = { read: "raised", raised: "over" } as const;

let beat = $state<Beat>("over");
let verdict = $state.raw<Verdict | null>(null);
let told: readonly AnyHappening[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The beat of the newest term. */
export function beatNow(): Beat {
  return beat;
}

/** Whether the hands for the newest term are up. */
export function handsAreUp(): boolean {
  return beat !== "read";
}

/** What the table has just decided, as long as the same term is talked about. */
export function verdictNow(): Verdict | null {
  return verdict;
}

/** Begin to tell what has just happened; whoever else has told it already makes no difference. */
export function tell(happened: readonly AnyHappening[]): void {
  if (happened === told) return;
  told = happened;
  // After a gap there is nothing to tell: what is shown is what is.
  if (happened.length === 0) {
    verdict = null;
    go("over");
  }
  for (const one of happened) tellOne(one, happened);
}

function tellOne(one: AnyHappening, happened: readonly AnyHappening[]): void {
  switch (one.kind) {
    case "term-read":
      verdict = null;
      return go("read");
    case "claimed":
      verdict = null;
      return go("over");
    case "claim-decided": {
      const changes = happened.find((other): other is Recounted => other.kind === "recounted")?.changes ?? [];
      verdict = { claim: one.claim, accepted: one.accepted, yes: one.yes, no: one.no, changes };
      return go("over");
    }
    case "round-over":
    case "category-turned":
      verdict = null;
      return go("over");
  }
}

function go(to: Beat): void {
  clearTimeout(timer);
  beat = to;
  if (to !== "over") timer = setTimeout(() => go(NEXT[to]), LASTS[to]);
}
