/** What Svelte brings and this page never uses. */

import type { Plugin } from "vite";

/**
 * Svelte guards all that takes over a page drawn by a server with one variable, so that it can be left out. That works only
 * where nothing sets the variable, and clean-up code sets it back to false: here nothing does.
 */
export function neverTakenOver(): Plugin {
  const CHANGES = [
    ["export let hydrating = false;", "export const hydrating = false;"],
    ["\thydrating = value;\n", ""],
  ] as const;
  return {
    name: "never-taken-over",
    apply: "build",
    transform(code, id) {
      if (!/svelte\/src\/internal\/client\/dom\/hydration\.js$/.test(id)) return null;
      for (const [before, after] of CHANGES) {
        if (!code.includes(before)) this.error(`${id} is not what it was: no ${JSON.stringify(before)}`);
        code = code.replace(before, after);
      }
      return { code, map: null };
    },
  };
}
