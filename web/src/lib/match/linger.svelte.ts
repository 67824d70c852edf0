/** The last round stays to be seen for a while before the ranking comes. */

import type { Happening } from "../../games/screens";

const LAST_BREATH = 6000;

/** Whether the end of the last round is still to be seen; `happened` tells what came with the newest view. */
export function lingering(happened: () => readonly Happening[]): { readonly now: boolean } {
  let now = $state(false);
  $effect.pre(() => {
    if (happened().some((happening) => happening.kind === "match-over")) now = true;
  });
  $effect(() => {
    if (!now) return;
    const timer = setTimeout(() => (now = false), LAST_BREATH);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
