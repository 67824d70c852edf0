/** What the views of a match of BAM! say, in the words of the screens. */

import { placed } from "../../lib/match/ending";
import type { PhoneProps, TableProps } from "../screens";
import { sentence } from "./sentence";
import type { AnyHappening, EntryView, Highlight, PrivateView, PublicView } from "./types";

export type BamTable = TableProps<PublicView, AnyHappening>;
export type BamPhone = PhoneProps<PublicView, AnyHappening>;

/** The seats that the table waits for: those that point or choose, without whoever sits out. */
export function thinking(game: PublicView): number[] {
  if (game.phase !== "choosing" && game.phase !== "pointing") return [];
  return game.seats.flatMap((seat, number) =>
    seat.chosen || seat.sits_out || (game.phase === "choosing" && number === game.master) ? [] : [number],
  );
}

/** The seats that have laid their cards, or may still: as many entries as there will be. */
export function laying(game: PublicView): number {
  return game.seats.filter((seat, number) => number !== game.master && !seat.sits_out).length;
}

/** The entry on display, and where it lies in the stack (from 0), or null. */
export function displayed(game: PublicView): { entry: EntryView; place: number } | null {
  const place = game.entries.findIndex((entry) => entry.id === game.shown);
  return place < 0 ? null : { entry: game.entries[place]!, place };
}

/** The entry of the best or the worst verdict. */
export function judged(game: PublicView, verdict: "best" | "worst"): EntryView | null {
  return game.entries.find((entry) => entry[verdict]) ?? null;
}

/** What is read aloud of an entry: as the master has adapted it, else as it is composed. */
export function readOf(game: PublicView, entry: EntryView): string {
  return entry.edited ?? sentence(game.red?.text ?? "", entry.texts);
}

/** What is read aloud of a highlight. */
export function readOfHighlight(highlight: Highlight): string {
  return highlight.edited ?? sentence(highlight.red, highlight.greys);
}

/** Whether an entry is the seat's own: known by its author, or before that by the very cards it laid. */
export function isOwn(entry: EntryView, seat: number, own: PrivateView): boolean {
  if (entry.author !== null) return entry.author === seat;
  return (
    entry.shown &&
    entry.texts.length === own.chosen.length &&
    entry.texts.every((text, place) => own.chosen[place]!.text === text)
  );
}

/** Whether the table shows how a round ended, until the next red card is turned. */
export function roundHasEnded(game: PublicView): boolean {
  return game.outcome !== null && game.phase !== "choosing";
}

export type Rank = {
  rank: number;
  seat: number;
  points: number;
  won: number;
  minus: number;
  winner: boolean;
};

/** Everybody's place at the end: by points, then by won cards; who has the same of both shares a place (BM-R21 to BM-R23). */
export function ranking(game: PublicView): Rank[] {
  const winners = game.result?.winners ?? [];
  const rows = game.seats.map((seat, number) => ({
    seat: number,
    points: game.result?.points[number] ?? (seat.won ?? 0) - (seat.minus ?? 0),
    won: seat.won ?? 0,
    minus: seat.minus ?? 0,
    winner: winners.includes(number),
  }));
  return placed(
    rows,
    ({ points }) => points,
    ({ won }) => won,
  );
}

/** Whether a hand shows something that only its owner may see: their cards, or which sentence is theirs. */
export function holds({ phase }: PublicView): boolean {
  return phase !== "pointing" && phase !== "finished";
}
