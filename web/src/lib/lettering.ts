/** How large a name can be set: as large as it fits, in the fewest lines. */

/** How wide a letter of the printed type is, in its own size, at most words. */
const LETTER = 0.6;

/** The longest piece of a name that no line break can part; a hyphen can. */
export function longestPiece(name: string): number {
  return Math.max(1, ...name.split(/\s+|(?<=-)/u).map((piece) => [...piece].length));
}

/**
 * The size of a name as a share of the width that it has: its longest piece fits into a line, and all of it into about
 * `lines` lines.
 */
export function shareOf(name: string, lines: number): number {
  const letters = [...name].length;
  const fitsPiece = 1 / (longestPiece(name) * LETTER);
  const fitsAll = lines / (letters * LETTER * 1.15 + 2);
  return Math.min(fitsPiece, Math.max(fitsAll, fitsPiece / 4));
}
