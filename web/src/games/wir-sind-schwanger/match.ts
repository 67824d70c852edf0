/** What the views of a match say, in the words of the screens. */

import { placed } from "../../lib/match/ending";
import type { PhoneProps, TableProps } from "../screens";
import type { AnyHappening, LeadView, NamedView, PublicView } from "./types";

export type NamingTable = TableProps<PublicView, AnyHappening>;
export type NamingPhone = PhoneProps<PublicView, AnyHappening>;

/** So many ratings are chosen (WS-R14). */
export const CHOSEN = 5;

/** From so many players on it is too easy when almost all agree (WS-R26). */
const MANY = 6;
/** So many of them, the leader included, are almost all. */
const ALMOST_ALL = 5;

/** The child that was talked about until just now: its round has ended, and the next name is not yet begun. */
export function endedWith(game: PublicView): NamedView | null {
  if (game.leads.length === 0 || (game.phase !== "declaring" && game.phase !== "finished")) return null;
  return game.children.at(-1) ?? null;
}

/** The name that all of this is about: of this round, or of the one that has just ended. */
export function nameOfChild(game: PublicView): string {
  return game.name ?? endedWith(game)?.name ?? "";
}

/** The seats that have not yet answered what all are asked at once. */
export function thinking({ phase, seats, giver }: PublicView): number[] {
  const all = phase === "choosing";
  if (!all && phase !== "proposing" && phase !== "agreeing") return [];
  return seats.flatMap((seat, number) => (seat.ready || (!all && number === giver) ? [] : [number]));
}

/** What came of a lead: nobody has the same, everybody, almost all of many, or just some. */
export type Verdict = "nobody" | "everybody" | "many" | "some";

/** What came of a lead (WS-R19, WS-R20, WS-R22, WS-R26). */
export function verdictOf({ matchers, changes }: LeadView): Verdict {
  const players = changes.length;
  if (matchers.length === 0) return "nobody";
  if (matchers.length === players - 1) return "everybody";
  return players >= MANY && matchers.length + 1 >= ALMOST_ALL ? "many" : "some";
}

/** The seats whose points a lead has changed in this way. */
export function seatsWith(lead: LeadView, change: 1 | -1): number[] {
  return lead.changes.flatMap((one, seat) => (one === change ? [seat] : []));
}

/** The seats besides the leader, from the leader's left around the table. */
export function othersOf(lead: LeadView): number[] {
  const players = lead.changes.length;
  return Array.from({ length: players - 1 }, (_, step) => (lead.leader + 1 + step) % players);
}

/** The points of a seat; those of the newest lead count from when they are `paid`. */
export function pointsOf({ seats, leads }: PublicView, seat: number, paid: boolean): number {
  return (seats[seat]?.points ?? 0) - (paid ? 0 : (leads.at(-1)?.changes[seat] ?? 0));
}

/** A first name, or two, with the surname of whose child it is. */
export function wholeName(game: PublicView, ...firstNames: string[]): string {
  return [...firstNames, game.seats[game.giver]?.surname ?? ""].join(" ").trim();
}

export type Rank = { rank: number; seat: number; points: number; winner: boolean };

/** Everybody's place at the end; who has as many shares it (WS-R28, WS-D10). */
export function ranking(game: PublicView): Rank[] {
  const winners = game.result?.winners ?? [];
  const rows = game.seats.map((seat, number) => ({
    seat: number,
    points: game.result?.points[number] ?? seat.points,
    winner: winners.includes(number),
  }));
  return placed(rows, ({ points }) => points);
}

/** Whether a hand shows something that only its owner may see: their ratings, or the name cards they won. */
export function holds({ phase }: PublicView): boolean {
  return phase === "choosing" || phase === "leading" || phase === "proposing" || phase === "agreeing";
}
