/** The judge's pad: who has the die taps a person and an animal, in whichever order they come to mind (WM-D7). */

import type { Animal } from "./animals";

/** What is tapped so far; `together`: the next shout came at the same time as the one before. */
export type Pad = { seat: number | null; animal: Animal | null; together: boolean };

export const EMPTY: Pad = { seat: null, animal: null, together: false };

/** What a tap makes of the pad, and the option that is complete with it, or null. */
export type Tapped = { pad: Pad; option: string | null };

/** Tap a person; once more takes it back. */
export function tapSeat(pad: Pad, seat: number): Tapped {
  return completed({ ...pad, seat: pad.seat === seat ? null : seat });
}

/** Tap an animal; once more takes it back. */
export function tapAnimal(pad: Pad, animal: Animal): Tapped {
  return completed({ ...pad, animal: pad.animal === animal ? null : animal });
}

/** Say that the next shout came together with the one before, or later. */
export function setTogether(pad: Pad, together: boolean): Pad {
  return { ...pad, together };
}

/** The seats that an option can still be made with, in the order of the seats. */
export function seatsIn(options: readonly string[]): number[] {
  return [...new Set(options.map((option) => parseInt(option, 10)))].sort((one, other) => one - other);
}

function completed(pad: Pad): Tapped {
  if (pad.seat === null || pad.animal === null) return { pad, option: null };
  const option = `${pad.seat}-${pad.animal}${pad.together ? "-together" : ""}`;
  return { pad: EMPTY, option };
}
