/** The table that a screen belongs to. */

import { getContext, setContext } from "svelte";

import type { Session } from "./session.svelte";

const KEY = Symbol("the table");

/** Everything drawn below this component belongs to `session`'s table. */
export function setSession(session: () => Session): void {
  setContext(KEY, session);
}

/** The table of this screen. */
export function useSession(): () => Session {
  return getContext<() => Session>(KEY);
}
