/**
 * Own cards in a file that people can edit: plain text, one card a line, piles under their names in brackets.
 *
 *     Spieleabend: bam
 *
 *     [red] What the pile is called is only for people
 *     BAM! lives in the cellar.
 */

import type { Objection } from "../../games/screens";
import { type Line, linesOf, type Sorted, sorted, type WrongLine } from "./own-cards";

/** The most bytes that are read: a hundred times what fits on a table's cards. */
export const MOST_BYTES = 256_000;

const HEAD = /^spieleabend:\s*([a-z0-9_-]+)$/i;
const PILE = /^\[([a-z0-9_-]+)\]/i;
/** What would be taken for a pile's name has this before it. */
const ESCAPE = "\\";

export type CardsFile = {
  /** The lines of each pile. */
  piles: Map<string, Line[]>;
  /** Lines that stand above the first pile's name. */
  strays: Line[];
};

/** The file of a game's own cards, by pile; `named` says how people call a pile. */
export function written(
  game: string,
  piles: Readonly<Record<string, readonly string[]>>,
  named: (pile: string) => string,
): string {
  const parts = Object.entries(piles).map(([pile, cards]) =>
    [`[${pile}] ${named(pile)}`.trim(), ...cards.map(escaped)].join("\n"),
  );
  return [`Spieleabend: ${game}`, ...parts].join("\n\n") + "\n";
}

/** What stands in a file's text, or why that is no file of cards for `game`. */
export function read(text: string, game: string): CardsFile | Objection {
  const lines = linesOf(text).map(({ number, text }) => ({ number, text: text.trim() }));
  const head = lines.findIndex((line) => line.text !== "");
  const of = HEAD.exec(lines[head]?.text ?? "")?.[1]?.toLowerCase();
  if (of === undefined) return { key: "own-cards-file-strange", parameters: { id: game } };
  if (of !== game) return { key: "own-cards-file-other", parameters: { game: of } };
  const found: CardsFile = { piles: new Map(), strays: [] };
  let pile: Line[] | null = null;
  for (const line of lines.slice(head + 1)) {
    const name = PILE.exec(line.text)?.[1]?.toLowerCase();
    if (name !== undefined) {
      pile = found.piles.get(name) ?? [];
      found.piles.set(name, pile);
    } else if (line.text !== "") {
      const text = line.text.startsWith(ESCAPE) ? line.text.slice(1) : line.text;
      (pile ?? found.strays).push({ ...line, text });
    }
  }
  return found;
}

/**
 * Sort a file's lines for the piles that people may write for, which have room for so many cards; `there` is what lies on
 * them already. `piles` are those that get something new, as they will be.
 */
export function sortedFile(
  file: CardsFile,
  there: Readonly<Record<string, readonly string[]>>,
  room: Readonly<Record<string, number>>,
  check: (pile: string, text: string) => Objection | null,
): Sorted & { piles: Record<string, string[]> } {
  const piles: Record<string, string[]> = {};
  const parts = Object.entries(room).map(([pile, most]) => {
    const before = there[pile] ?? [];
    const part = sorted(file.piles.get(pile) ?? [], before, most, (text) => check(pile, text));
    if (part.cards.length > 0) piles[pile] = [...before, ...part.cards];
    return part;
  });
  const wrong: WrongLine[] = parts.flatMap((part) => part.wrong);
  wrong.push(
    ...file.strays.map((line) => ({ ...line, why: { key: "own-cards-pile-missing", parameters: {} } })),
  );
  for (const [pile, lines] of file.piles) {
    if (Object.hasOwn(room, pile)) continue;
    wrong.push(
      ...lines.map((line) => ({ ...line, why: { key: "own-cards-pile-unknown", parameters: { pile } } })),
    );
  }
  return {
    piles,
    cards: parts.flatMap((part) => part.cards),
    again: parts.reduce((sum, part) => sum + part.again, 0),
    wrong: wrong.sort((first, second) => first.number - second.number),
    left: parts.flatMap((part) => part.left).sort((first, second) => first.number - second.number),
  };
}

/** The text in a file's bytes, or null where it is none: UTF-8, or UTF-16 as old editors mark it. */
export function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(marked, { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

function escaped(card: string): string {
  return card.startsWith("[") || card.startsWith(ESCAPE) ? ESCAPE + card : card;
}
