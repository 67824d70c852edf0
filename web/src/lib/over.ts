/** Who has won. */

import type { Session } from "./session.svelte";

/** The winners' names; empty where a match ended without a result. */
export function namesOfWinners(session: Session): string[] {
  const winners = session.view?.match?.result?.winners ?? [];
  return winners.map((seat) => session.seated[seat]?.name ?? "").filter((name) => name !== "");
}
