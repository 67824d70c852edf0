/**
 * What the decoder has shown when: the lens goes over the row from the first card on, then over the cards that were not
 * laid (KW-R22 to KW-R24, KW-D5). The view knows all of it at once; how far the lens is follows from the server's clock alone, so that
 * a screen that comes late shows the same as the others.
 */

import type { DecodedView } from "./types";

/** Milliseconds before the first card, for each card, and after the last one, as the server reckons them. */
const BEFORE = 1000;
const CARD = 2000;
const AFTER = 3000;
/** From when on the lens lies on a card the date can be read, and from when on it is told whether the card stays. */
const READ = 500;
const TOLD = 1100;
/** From when on after the last card penalties are deducted. */
const DEDUCTED = 700;

/**
 * How far the decoder is. Cards are counted over the row and then those not laid. On the card `lens` the lens lies; of so
 * many cards the date is `read`; of so many of the row it is `told` whether they stay, which has brought `points`.
 */
export type Shown = {
  lens: number | null;
  read: number;
  told: number;
  points: number;
  deducted: boolean;
  over: boolean;
};

/** How far the decoder is when `share` of its time, 0 to 1, has passed. */
export function shownAt(decoded: DecodedView, share: number): Shown {
  const count = decoded.row.length + decoded.unlaid.length;
  const time = share * (BEFORE + count * CARD + AFTER) - BEFORE;
  const reached = Math.floor(time / CARD);
  const within = time - reached * CARD;
  const lens = reached >= 0 && reached < count ? reached : null;
  const passed = Math.min(count, Math.max(0, reached));
  const read = passed + (lens !== null && within >= READ ? 1 : 0);
  const told = Math.min(decoded.row.length, passed + (lens !== null && within >= TOLD ? 1 : 0));
  return {
    lens,
    read,
    told,
    points: pointsOf(decoded, told),
    deducted: time >= count * CARD + DEDUCTED,
    over: share >= 1,
  };
}

/** All that the decoder shows in the end. */
export function allShown(decoded: DecodedView): Shown {
  return shownAt(decoded, 1);
}

/** What the first so many cards of a row bring; a table may count the first card or not (KW-D3). */
function pointsOf({ row, points }: DecodedView, cards: number): number {
  const right = (some: number) => row.slice(0, some).filter((card) => card.right).length;
  const uncounted = right(row.length) - points;
  return Math.max(0, right(cards) - uncounted);
}

/** The card that a card of the row, by its place, is compared with: the last one before it that still lies (KW-D2). */
export function comparedWith({ row }: DecodedView, place: number): DecodedView["row"][number] | null {
  return (
    row
      .slice(0, place)
      .filter((card) => card.right)
      .at(-1) ?? null
  );
}

/** Whether the first card brings no point, as the table likes it (KW-D3). */
export function isUncounted(decoded: DecodedView, place: number): boolean {
  return place === 0 && pointsOf(decoded, 1) === 0;
}
