/** The sentence that somebody has begun is kept on their device (`lib/match/drafts`) until it is said or the turn is over. */

import { drafts } from "../../../lib/match/drafts";
import { plainLine } from "../../../lib/plain";

/** The most letters of a sentence, as the server has it (KW-D27). */
export const MOST_LETTERS = 200;

const sentences = drafts("sentence");

/** The sentence as it was kept for this turn. */
export function keptSentence(table: string, seat: number, turn: string): string {
  return sentences.kept(table, seat, turn)?.[0] ?? "";
}

/** Keep what is written in this turn; an empty sentence is none. */
export function keepSentence(table: string, seat: number, turn: string, sentence: string): void {
  if (sentence === "") sentences.forget(table, seat);
  else sentences.keep(table, seat, turn, [sentence]);
}

/** Two pieces of a sentence as one: what was refused and what has been written since, say. Nothing is lost that has room. */
export function rejoined(before: string, after: string): string {
  const both = plainLine(`${plainLine(before)} ${plainLine(after)}`);
  return [...both].slice(0, MOST_LETTERS).join("");
}
