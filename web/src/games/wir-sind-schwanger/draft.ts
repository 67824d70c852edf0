/** Which ratings somebody has tapped is kept on their device until it is sent, so that a reload loses nothing. */

import { keep, keptJson } from "../../lib/storage";

/** What was tapped, in that order, and the round of the match that it belongs to. */
type Draft = { round: string; chosen: readonly string[] };

const nameOf = (table: string, seat: number) => `ratings.${table}.${seat}`;

/** The ids of the ratings that were tapped in this round. */
export function restoredChosen(table: string, seat: number, round: string): string[] {
  const draft = keptJson(nameOf(table, seat), isDraft, null);
  return draft?.round === round ? [...draft.chosen] : [];
}

/** Keep what is tapped in this round. */
export function keepChosen(table: string, seat: number, round: string, chosen: readonly string[]): void {
  keep(nameOf(table, seat), JSON.stringify({ round, chosen } satisfies Draft));
}

/** Forget what was kept for this seat. */
export function forgetChosen(table: string, seat: number): void {
  keep(nameOf(table, seat), null);
}

function isDraft(value: unknown): value is Draft | null {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft?.round === "string" &&
    Array.isArray(draft.chosen) &&
    draft.chosen.every((id) => typeof id === "string")
  );
}
