/**
 * What somebody writes is kept on their device until it is sent, so that a reload or a dead spot loses nothing. Only the
 * writer's own device has it, and only as long as this round is written.
 */

import { keep, keptJson } from "../../lib/storage";

/** Three lines, and the round of the match that they belong to. */
type Draft = { round: string; lines: readonly string[] };

const nameOf = (table: string, seat: number) => `sheet.${table}.${seat}`;

/** The lines as they were kept for this round; those the device does not know as the server has them. */
export function restored(table: string, seat: number, round: string, sent: readonly string[]): string[] {
  const draft = keptJson(nameOf(table, seat), isDraft, null);
  if (draft?.round !== round) return [...sent];
  return sent.map((line, place) => draft.lines[place] || line);
}

/** Keep the lines of this round. */
export function keepLines(table: string, seat: number, round: string, lines: readonly string[]): void {
  keep(nameOf(table, seat), JSON.stringify({ round, lines } satisfies Draft));
}

/** Milliseconds without a letter after which a line is sent. */
const PAUSE = 700;
/** Milliseconds before the end of the clock from which nothing waits for a pause. */
const LAST_SECOND = 1000;

/** Milliseconds before the end of the clock at which all that is new is sent; the last leaves time for the way. */
export const LAST_MOMENTS = [LAST_SECOND, 250] as const;

/** After how many milliseconds what was just written is sent, where so many are left on the clock, if there is one. */
export function pauseWith(left: number | null): number {
  return left === null || left > LAST_SECOND + PAUSE ? PAUSE : Math.max(0, left - LAST_SECOND);
}

/** Forget what was kept for this seat. */
export function forgetLines(table: string, seat: number): void {
  keep(nameOf(table, seat), null);
}

function isDraft(value: unknown): value is Draft | null {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft?.round === "string" &&
    Array.isArray(draft.lines) &&
    draft.lines.every((line) => typeof line === "string")
  );
}
