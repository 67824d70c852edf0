/** Which ratings somebody has tapped, in that order, is kept on their device until it is sent (`lib/match/drafts`). */

import { drafts } from "../../lib/match/drafts";

const ratings = drafts("ratings");

/** Keep the ids of the ratings that are tapped in this round, and forget what was kept for a seat. */
export const { keep: keepChosen, forget: forgetChosen } = ratings;

/** The ids of the ratings that were tapped in this round. */
export function restoredChosen(table: string, seat: number, round: string): string[] {
  return [...(ratings.kept(table, seat, round) ?? [])];
}
