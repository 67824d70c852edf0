/** What is read aloud where somebody has switched that on: the red card when it is turned, each sentence when it is shown. */

import { readAloud } from "../../lib/speech.svelte";
import { type BamTable, readOf } from "./match";

/** Read what has just happened, in the language of the cards. */
export function readWhatHappened({ view, game, happened }: BamTable): void {
  for (const happening of happened) {
    if (happening.kind === "red-turned") readAloud(happening.red.text, view.settings.language);
    if (happening.kind === "sentence-edited") readAloud(happening.sentence, view.settings.language);
    if (happening.kind !== "entry-shown") continue;
    const entry = game.entries.find((one) => one.id === happening.entry);
    if (entry) readAloud(readOf(game, entry), view.settings.language);
  }
}
