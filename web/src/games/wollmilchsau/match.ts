/** What the views of a match say, in the words of the screens. */

import { placed } from "../../lib/match/ending";
import type { PhoneProps, TableProps } from "../screens";
import type { Animal } from "./animals";
import type { AnyHappening, PileView, PublicView, RoundView, ShoutView } from "./types";

export type SowTable = TableProps<PublicView, AnyHappening>;
export type SowPhone = PhoneProps<PublicView, AnyHappening>;
export type PileName = PileView["name"];

/** Where cards come from and go to besides the people's places, among the seats of `lib/match/places`. */
export const PLACES = { left: -1, right: -2, third: -3, discarded: -4 } as const;

/** Microseconds as the milliseconds that people read. */
export function milliseconds(microseconds: number): number {
  return Math.round(microseconds / 1000);
}

/** Who chooses a card just now, or null. */
export function takerNow({ phase, takers }: PublicView): number | null {
  return phase === "taking" ? (takers[0] ?? null) : null;
}

/** The animal on the die as far as the views say it; while people press, only the contest knows it. */
export function dieOf({ phase, die, last }: PublicView): Animal | null {
  return die ?? (phase === "shouting" ? null : (last?.die ?? null));
}

/** Why the rolled animal was not right itself, or null where it was. */
export function whyNot({ die, right, visible }: RoundView): "barred" | "visible" | null {
  if (right.includes(die)) return null;
  return visible.includes(die) ? "visible" : "barred";
}

/** What came of the round for a seat; "kind" is a late shout that would have been wrong. */
export type Outcome = "early" | "kind" | "late" | "right" | "shared" | "silent" | "wrong";

/** A seat's shout of a round, or null. */
export function shoutOf({ shouts }: RoundView, seat: number): ShoutView | null {
  return shouts.find((shout) => shout.seat === seat) ?? null;
}

/** What came of the round for a seat (WM-D6, WM-D7, WM-D19). */
export function outcomeOf(last: RoundView, seat: number): Outcome {
  const shout = shoutOf(last, seat);
  if (shout === null) return "silent";
  switch (shout.verdict) {
    case "right":
      return rightOnes(last).length > 1 ? "shared" : "right";
    case "late":
      return shout.animal !== null && last.right.includes(shout.animal) ? "late" : "kind";
    case "false-start":
      return "early";
    default:
      return "wrong";
  }
}

/** The shouts that score. */
export function rightOnes({ shouts }: RoundView): ShoutView[] {
  return shouts.filter(({ verdict }) => verdict === "right");
}

/** How many milliseconds a shout came after the first right one; 0 where nothing was measured. */
export function behind(last: RoundView, { microseconds }: ShoutView): number {
  const best = rightOnes(last)[0]?.microseconds ?? null;
  return best === null || microseconds === null ? 0 : milliseconds(microseconds - best);
}

export type Rank = {
  rank: number;
  seat: number;
  points: number;
  open: number;
  safe: number;
  winner: boolean;
};

/** Everybody's place: open and safe cards count alike (WM-D10), and who has as many shares it (WM-D13). */
export function ranking({ seats, result }: PublicView): Rank[] {
  const winners = result?.winners ?? [];
  const rows = seats.map(({ open, safe, points }, seat) => ({
    seat,
    points,
    open: open.length,
    safe,
    winner: winners.includes(seat),
  }));
  return placed(rows, ({ points }) => points);
}
