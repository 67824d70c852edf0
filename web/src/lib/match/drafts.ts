/**
 * What somebody has begun in a round is kept on their device until it is sent, so that a reload or a dead spot loses
 * nothing. Only their own device has it, and only as long as that round lasts.
 */

import { keep, keptJson } from "../storage";

/** Its lines, and the round of the match that they belong to. */
type Draft = { round: string; lines: readonly string[] };

/** The drafts of one kind, a seat's at a table. */
export type Drafts = {
  /** The lines as they were kept for this round, or null. */
  kept: (table: string, seat: number, round: string) => readonly string[] | null;
  /** Keep the lines of this round. */
  keep: (table: string, seat: number, round: string, lines: readonly string[]) => void;
  /** Forget what was kept for this seat. */
  forget: (table: string, seat: number) => void;
};

/** The drafts that this device keeps under `kind`. */
export function drafts(kind: string): Drafts {
  const nameOf = (table: string, seat: number) => `${kind}.${table}.${seat}`;
  return {
    kept(table, seat, round) {
      const draft = keptJson(nameOf(table, seat), isDraft, null);
      return draft?.round === round ? draft.lines : null;
    },
    keep(table, seat, round, lines) {
      keep(nameOf(table, seat), JSON.stringify({ round, lines } satisfies Draft));
    },
    forget(table, seat) {
      keep(nameOf(table, seat), null);
    },
  };
}

function isDraft(value: unknown): value is Draft | null {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft?.round === "string" &&
    Array.isArray(draft.lines) &&
    draft.lines.every((line) => typeof line === "string")
  );
}
