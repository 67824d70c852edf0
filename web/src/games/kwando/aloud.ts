/** What is read aloud where somebody has switched that on: each person when the card is laid. */

import type { AnyHappening } from "./types";

/** What is read aloud of a happening, or null. */
export function aloud(happening: AnyHappening): string | null {
  return happening.kind === "card-laid" ? happening.card.name : null;
}
