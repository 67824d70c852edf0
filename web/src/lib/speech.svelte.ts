/** Reading aloud, by voices that live on this device only: others would send what is read to somebody's server. */

import { keep, kept } from "./storage";

let on = $state(kept("aloud") === "on");
let voices = $state.raw<SpeechSynthesisVoice[]>([]);

const synthesis = typeof speechSynthesis === "undefined" ? null : speechSynthesis;

function look(): void {
  voices = synthesis?.getVoices().filter((voice) => voice.localService) ?? [];
}

look();
synthesis?.addEventListener?.("voiceschanged", look);

/** Whether this device can read a language aloud by itself. */
export function canReadAloud(language: string): boolean {
  return voices.some((voice) => speaks(voice, language));
}

/** Whether reading aloud is switched on. */
export function readsAloud(): boolean {
  return on;
}

/** Switch it, and remember. */
export function switchReadingAloud(wanted: boolean): void {
  on = wanted;
  keep("aloud", wanted ? "on" : null);
  if (!wanted) synthesis?.cancel();
}

/** Read a text aloud if that is switched on; a new text ends the one before. */
export function readAloud(text: string, language: string): void {
  if (!on || synthesis === null) return;
  const voice = voices.find((one) => speaks(one, language));
  if (voice === undefined) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  synthesis.cancel();
  synthesis.speak(words);
}

function speaks(voice: SpeechSynthesisVoice, language: string): boolean {
  return voice.lang.toLowerCase().replace("_", "-").split("-")[0] === language;
}
