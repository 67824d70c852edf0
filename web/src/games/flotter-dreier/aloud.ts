/** What is read aloud where somebody has switched that on: what to write down, and each term when it is read. */

import type { AnyHappening } from "./types";

/** What is read aloud of a happening, or null. */
export function aloud(happening: AnyHappening): string | null {
  if (happening.kind === "category-turned") return happening.category.text;
  return happening.kind === "term-read" ? happening.read.text : null;
}
