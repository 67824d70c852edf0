/** How much room a hand's terms want in the gaps of a red card. */

import type { GreyView } from "../types";

/** Longer ones may grow the card when they are chosen; most never are. */
const MOST_RESERVED = 34;

/** For each gap one of the hand's longest terms, but not the very longest ones, so that the red card keeps its size. */
export function typicalTerms(hand: readonly GreyView[], gaps: number): string[] {
  const fitting = hand.map((card) => card.text).filter((text) => text.length <= MOST_RESERVED);
  const longest = fitting.reduce((one, other) => (other.length > one.length ? other : one), "");
  return longest === "" ? [] : Array.from({ length: gaps }, () => longest);
}
