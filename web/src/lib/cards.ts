/** The language of the cards, which need not be the interface's: screen readers and hyphenation ask for it. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("the cards' language");

/** Say, for everything drawn below this component, which language the cards are in. */
export function setCardsLanguage(language: () => string): void {
  setContext(KEY, language);
}

/** The language of the cards here, or undefined where nobody said. */
export function cardsLanguage(): () => string | undefined {
  return getContext<(() => string) | undefined>(KEY) ?? (() => undefined);
}

/** A small lean in degrees, from −1.2 to 1.2, always the same for the same name: a hand put the card there. */
export function leanOf(name: string | number): number {
  let sum = 7;
  for (const letter of String(name)) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return Math.round(((sum % 25) - 12) * 10) / 100;
}
