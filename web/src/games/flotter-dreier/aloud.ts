/** What is read aloud where somebody has switched that on: what to write down, and each term when it is read. */

import { readAloud } from "../../lib/speech.svelte";
import type { ThreeTable } from "./match";

/** Read what has just happened, in the language of the cards. */
export function readWhatHappened({ view, happened }: ThreeTable): void {
  const { language } = view.settings;
  for (const one of happened) {
    if (one.kind === "category-turned") readAloud(one.category.text, language);
    if (one.kind === "term-read") readAloud(one.read.text, language);
  }
}
