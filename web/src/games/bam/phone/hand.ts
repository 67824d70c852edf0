/** How much room a hand's terms want in the gaps of a red card. */

import { sentence } from "../sentence";
import type { GreyView } from "../types";

/** Longer ones may grow the card when they are chosen; most never are. */
const MOST_RESERVED = 34;

/** A letter more for each so many pixels of the screen's height: on a low screen the hand needs the room more. */
const PIXELS_A_LETTER = 5;

/** For each gap one of the hand's longest terms, but not the very longest ones, so that the red card keeps its size. */
export function typicalTerms(red: string, hand: readonly GreyView[], gaps: number, screen: number): string[] {
  const fitting = hand.map((card) => card.text).filter((text) => text.length <= MOST_RESERVED);
  const longest = fitting.reduce((one, other) => (other.length > one.length ? other : one), "");
  const terms = Array.from({ length: gaps }, () => longest);
  return longest === "" || sentence(red, terms).length > screen / PIXELS_A_LETTER ? [] : terms;
}
