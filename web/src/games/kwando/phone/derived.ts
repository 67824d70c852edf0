/** What a hand makes of the views: which option is meant, and which penalty card one may still do something about. */

import { pick } from "../../../lib/match/seats";
import type { ClockView, SeatView, TableView } from "../../../protocol/updates";
import { clockOf } from "../match";
import type { LaidView, PenaltyView, PublicView, SayingView } from "../types";

/** What can be forbidden, in the order of the buttons (KW-R15). */
export const REASONS = ["name", "number", "language", "showing"] as const;
export type Reason = (typeof REASONS)[number];

/** The option that lays a card on the row as it is, or null where the seat may not lay it (KW-D17). */
export function layOption(seat: SeatView, card: string): string | null {
  return pick(seat, "lay")?.options.find((option) => option.startsWith(`${card}@`)) ?? null;
}

/** Milliseconds that a row must lie before a press can mean it: a finger on its way down means the row before. */
export const SEEN = 700;

/**
 * Whether who presses now means the row as it lies, by its length (KW-D17): they have picked somebody up for it (`on`),
 * or a teammate was faster, and they have `seen` it since. Who is picked up stays so.
 */
export function meansRow(on: number, row: number, seen: number): boolean {
  return on === row || seen === row;
}

/** The penalty card of a breach that others may be pressing for too, or null (KW-D20). */
export function justPlayed(view: Pick<TableView, "match">, game: PublicView): PenaltyView | null {
  const turn = clockOf(view, "same")?.turn;
  return game.penalties.find(({ id }) => id === `p${turn}`) ?? null;
}

/**
 * What a controller means who presses the button of a reason. Who has pressed for the breach just told means another one
 * (KW-D20): the table would else count both as the same.
 */
export function foulOption(reason: Reason, just: PenaltyView | null, seat: number): string {
  return just?.by.includes(seat) ? `again-${reason}` : reason;
}

/** The clock that says how long a penalty card can still be taken back. */
export function openFor(view: Pick<TableView, "match">, { id }: PenaltyView): ClockView | undefined {
  return clockOf(view, "take-back", Number(id.slice(1)));
}

/** The penalty cards that can still go back into the controllers' hand, the newest first. */
export function openPenalties({ penalties }: PublicView): PenaltyView[] {
  return penalties.filter(({ open }) => open).reverse();
}

/** Whether a sentence waits for the controllers to decide about it (KW-D27). */
export function isUndecided({ mark, decision }: SayingView): boolean {
  return (mark === "certain" || mark === "question") && decision === null;
}

/** The sentences from the newest on. */
export function newestFirst({ sayings }: PublicView): SayingView[] {
  return [...sayings].reverse();
}

/** The cards that the other team still holds, by the seat that holds them. */
export function bySeat(watched: readonly LaidView[]): { seat: number; names: string[] }[] {
  const found = new Map<number, string[]>();
  for (const { seat, name } of watched) found.set(seat, [...(found.get(seat) ?? []), name]);
  return [...found].map(([seat, names]) => ({ seat, names }));
}
