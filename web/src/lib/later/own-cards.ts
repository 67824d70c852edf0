/** A table's own cards: lines that people write, paste or bring along in a file, sorted into cards and what is wrong. */

import type { GameCards, Objection } from "../../games/screens";
import { plainLine } from "../plain";

/** A line of a text, and its number there. */
export type Line = { number: number; text: string };
export type WrongLine = Line & { why: Objection };

/** What became of some lines: new cards, how many were there already, what cannot be a card, what has no room. */
export type Sorted = { cards: string[]; again: number; wrong: WrongLine[]; left: Line[] };

const games = import.meta.glob("../../games/*/cards.ts", { import: "default", eager: true }) as Record<
  string,
  GameCards
>;

/** The protocol takes no longer ones, whatever the game. */
const LONGEST = 200;

/** The most characters that a card of this pile has room for. */
export function longest(game: string, pile: string): number {
  return games[`../../games/${game}/cards.ts`]?.longest[pile] ?? LONGEST;
}

/** How many characters a text has, as the rules count them. */
export function letters(text: string): number {
  return [...text].length;
}

/** A card as it was meant: one plain line, every gap between words a single blank. */
export function tidied(written: string): string {
  return plainLine(written).replace(/\s+/gu, " ").normalize();
}

/** Why a tidied text cannot be a card of a pile, or null. A game that does not say leaves it to the server. */
export function objection(game: string, pile: string, text: string): Objection | null {
  const why = games[`../../games/${game}/cards.ts`]?.check(pile, text) ?? null;
  const most = longest(game, pile);
  if (why === null && letters(text) > most) return { key: "refused-card-too-long", parameters: { most } };
  return why;
}

/** The lines of a pasted text. */
export function linesOf(text: string): Line[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line, place) => ({ number: place + 1, text: line }));
}

/** Sort lines for a pile where `there` lie already and at most `most` may; empty lines are skipped. */
export function sorted(
  lines: readonly Line[],
  there: readonly string[],
  most: number,
  check: (text: string) => Objection | null,
): Sorted {
  const known = new Set(there.map(alike));
  const found: Sorted = { cards: [], again: 0, wrong: [], left: [] };
  for (const { number, text: written } of lines) {
    const text = tidied(written);
    if (text === "") continue;
    const why = check(text);
    if (why !== null) found.wrong.push({ number, text, why });
    else if (known.has(alike(text))) found.again += 1;
    else if (there.length + found.cards.length >= most) found.left.push({ number, text });
    else {
      known.add(alike(text));
      found.cards.push(text);
    }
  }
  return found;
}

/** Whether a text is among others already; small and capital letters do not make another card. */
export function isAmong(text: string, others: readonly string[]): boolean {
  return others.some((other) => alike(other) === alike(text));
}

function alike(text: string): string {
  return text.toLowerCase();
}
