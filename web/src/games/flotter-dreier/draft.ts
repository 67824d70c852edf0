/** What somebody writes is kept on their device (`lib/match/drafts`), and sent when they rest, or before time is up. */

import { drafts } from "../../lib/match/drafts";

const sheets = drafts("sheet");

/** Keep the lines of this round, and forget what was kept for a seat. */
export const { keep: keepLines, forget: forgetLines } = sheets;

/** The lines as they were kept for this round; those the device does not know as the server has them. */
export function restored(table: string, seat: number, round: string, sent: readonly string[]): string[] {
  const lines = sheets.kept(table, seat, round) ?? [];
  return sent.map((line, place) => lines[place] || line);
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
