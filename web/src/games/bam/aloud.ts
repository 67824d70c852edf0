/** What is read aloud where somebody has switched that on: the red card when it is turned, each sentence when it is shown. */

import { type BamTable, readOf } from "./match";
import type { AnyHappening } from "./types";

/** What is read aloud of a happening, or null. */
export function aloud(happening: AnyHappening, { game }: BamTable): string | null {
  switch (happening.kind) {
    case "red-turned":
      return happening.red.text;
    case "sentence-edited":
      return happening.sentence;
    case "entry-shown": {
      const entry = game.entries.find((one) => one.id === happening.entry);
      return entry ? readOf(game, entry) : null;
    }
    default:
      return null;
  }
}
