/** What is read aloud where somebody has switched that on: the name when it is settled, each rating when it is led. */

import type { AnyHappening } from "./types";

/** What is read aloud of a happening, or null. */
export function aloud(happening: AnyHappening): string | null {
  if (happening.kind === "name-settled") return happening.name;
  return happening.kind === "led" ? happening.lead.rating.text : null;
}
