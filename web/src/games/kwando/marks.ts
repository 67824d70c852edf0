/** Where a sentence says what the referee points at. */

/** A piece of a sentence; one that is marked is one of the referee's words. */
export type Piece = { text: string; marked: boolean };

const SIGN = String.raw`[^\p{L}\p{N}]`;
const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{N}])`;

/**
 * A sentence in pieces. The referee gives its words as it has read them: what was spelled out with dashes comes with
 * blanks. A word that stands nowhere by itself is looked for inside others; one that is nowhere marks nothing.
 */
export function pieces(sentence: string, words: readonly string[]): Piece[] {
  const marked = new Array<boolean>(sentence.length).fill(false);
  for (const word of words) {
    const loose = [...word].filter((sign) => /[\p{L}\p{N}\p{M}]/u.test(sign)).join(`${SIGN}*`);
    if (loose === "") continue;
    const alone = found(sentence, NO_LETTER_BEFORE + loose + NO_LETTER_AFTER);
    for (const [start, end] of alone.length > 0 ? alone : found(sentence, loose))
      marked.fill(true, start, end);
  }
  const all: Piece[] = [];
  for (let start = 0, end = 1; start < sentence.length; start = end, end += 1) {
    while (end < sentence.length && marked[end] === marked[start]) end += 1;
    all.push({ text: sentence.slice(start, end), marked: marked[start]! });
  }
  return all;
}

/** Where a pattern is found, each as [start, end). */
function found(sentence: string, pattern: string): [number, number][] {
  return [...sentence.matchAll(new RegExp(pattern, "giu"))].map(({ 0: match, index }) => [
    index,
    index + match.length,
  ]);
}
