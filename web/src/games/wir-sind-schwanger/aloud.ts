/** What is read aloud where somebody has switched that on: the name when it is settled, each rating when it is led. */

import { readAloud } from "../../lib/speech.svelte";
import type { NamingTable } from "./match";

/** Read what has just happened, in the language of the cards. */
export function readWhatHappened({ view, happened }: NamingTable): void {
  const { language } = view.settings;
  for (const one of happened) {
    if (one.kind === "name-settled") readAloud(one.name, language);
    if (one.kind === "led") readAloud(one.lead.rating.text, language);
  }
}
