/** How sand lies in an hourglass: what has run through is as much as what is gone above. */

/** The glass is as high as two of these, and its neck lies between them. */
export const CHAMBER = 84;
/** Half the width of a chamber at its end, and of the neck. */
const WIDE = 36;
const NECK = 3;
/** So much of a chamber all the sand fills. */
const FULL = 0.84;

/** How much of a chamber lies below a height that is counted from the neck, 0 to 1. */
function area(height: number): number {
  return NECK * height + (WIDE - NECK) * (height ** 3 - height ** 4 / 2);
}

/** The height, counted from the neck, below which so much of a chamber lies. */
function heightOf(wanted: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (area(middle) < wanted) low = middle;
    else high = middle;
  }
  return high;
}

/** How high the sand stands in both chambers, from 0 to 1: above the neck, and on the floor. */
export type Levels = { above: number; below: number };

/** The levels when `share` of the sand, 1 to 0, is still above. */
export function levelsOf(share: number): Levels {
  const left = Math.min(1, Math.max(0, share));
  const all = area(FULL);
  return {
    above: left === 0 ? 0 : heightOf(left * all),
    below: left === 1 ? 0 : 1 - heightOf(area(1) - (1 - left) * all),
  };
}

/** How much of the sand is still above when so many milliseconds of a clock are left. */
export function shareOfSand(left: number, total: number): number {
  return total <= 0 ? 0 : Math.min(1, Math.max(0, left / total));
}

/** Seconds as a clock shows them: “1:05”, and “42” below a minute. */
export function secondsShown(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
