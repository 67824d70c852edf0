/** The session of this page's table, looked for while the page itself is still on its way. */

import { takeSeatToken } from "./route.svelte";
import { Session } from "./session.svelte";
import { addToken } from "./tokens";

let begun: Session | null = null;

/** Look for a table already while there are no words yet to say so. */
export function beginSession(code: string): void {
  begun = openSession(code);
}

/** The session that was begun for this table, or a new one. Whoever takes it ends it. */
export function takeSession(code: string): Session {
  const taken = begun;
  begun = null;
  if (taken?.code === code) return taken;
  taken?.end();
  return openSession(code);
}

function openSession(code: string): Session {
  const handed = takeSeatToken();
  if (handed !== null) addToken(code, handed);
  return new Session(code);
}
