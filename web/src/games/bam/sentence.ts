/**
 * A red card with the grey ones in its gaps. What is composed here equals the rules' own `sentence` letter for letter
 * (`src/spieleabend/games/bam/cards.py`): both are held to `tests/games/bam/sentences.json`.
 */

/** A gap is exactly this (BM-D9): in “BAM!!” the second exclamation mark is part of the sentence. */
export const GAP = "BAM!";

/** What stands before the first word of a sentence; the rules' own `OPENS`. */
const OPENS = /(?:^|[.!?…][“”»]? )[„“‚‘»«(¿¡]*$|[:–] [„“‚‘»«]$/u;
/** Punctuation that must not be torn from the strip it follows, or precedes, by the end of a line. */
const BEFORE = /[^\s\p{L}\p{N}]+$/u;
const AFTER = /^[^\s\p{L}\p{N}]+/u;

/** A piece of a red card: words as printed, or a gap with the punctuation that clings to it. */
export type Piece =
  | { kind: "words"; words: string }
  | { kind: "gap"; place: number; before: string; after: string; opens: boolean };

/** The red card `red` in pieces, gaps in their order. */
export function pieces(red: string): Piece[] {
  const printed = red.split(GAP);
  const found: Piece[] = [];
  let words = printed[0] ?? "";
  printed.slice(1).forEach((next, place) => {
    const opens = opensSentence(printed, place);
    const before = BEFORE.exec(words)?.[0] ?? "";
    const after = AFTER.exec(next)?.[0] ?? "";
    found.push({ kind: "words", words: words.slice(0, words.length - before.length) });
    found.push({ kind: "gap", place, before, after, opens });
    words = next.slice(after.length);
  });
  found.push({ kind: "words", words });
  return found.filter((piece) => piece.kind === "gap" || piece.words !== "");
}

/** A term as it stands in its gap: with a capital letter where it opens the sentence. */
export function fitted(term: string, opens: boolean): string {
  const [first = "", ...rest] = term;
  return opens ? first.toUpperCase() + rest.join("") : term;
}

/** The red card read aloud with `terms` in its gaps, in order; a gap without a term stays a gap. */
export function sentence(red: string, terms: readonly string[]): string {
  const printed = red.split(GAP);
  return printed.slice(1).reduce((read, after, place) => {
    const term = terms[place];
    return read + (term === undefined ? GAP : fitted(term, opensSentence(printed, place))) + after;
  }, printed[0]!);
}

/**
 * What an edited sentence has in place of the gaps, if all that is printed on the red card still stands in it, in
 * order; null where the printed words were changed too.
 */
export function adapted(red: string, edited: string): string[] | null {
  const printed = red.split(GAP).map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`^${printed.join("(.+?)")}$`, "su").exec(edited);
  return found ? found.slice(1) : null;
}

/** Whether the gap at `place` opens a sentence. A term is a word, whatever its last sign is: no sentence ends with it. */
function opensSentence(printed: readonly string[], place: number): boolean {
  return OPENS.test(place === 0 ? printed[0]! : `x${printed[place]}`);
}
