/** What the views of a match say, in the words of the screens. */

import { isOver, placed } from "../../lib/match/ending";
import type { PersonView } from "../../protocol/updates";
import type { PhoneProps, TableProps } from "../screens";
import type { AnyHappening, CategoryView, ClaimView, LineView, PublicView, ReadView } from "./types";

export type ThreeTable = TableProps<PublicView, AnyHappening>;
export type ThreePhone = PhoneProps<PublicView, AnyHappening>;

/** So many answers everybody writes (FD-R7), and the prompts of their lines. */
export const LINES = ["first", "second", "third"] as const;

/** The seats that are still writing. */
export function writing({ phase, seats }: PublicView): number[] {
  if (phase !== "writing") return [];
  return seats.flatMap((seat, number) => (seat.ready ? [] : [number]));
}

/** The term that is talked about, or null before the first is read. */
export function newest({ reads }: PublicView): ReadView | null {
  return reads.at(-1) ?? null;
}

/** The term that was read under this id. */
export function readOf({ reads }: PublicView, id: string | null): ReadView | null {
  return reads.find((read) => read.id === id) ?? null;
}

/** Where a term counts: where it was read, or where it turned out to have been read before (FD-D13). */
export function counting(game: PublicView, read: ReadView): ReadView {
  return readOf(game, read.merged) ?? read;
}

/** What came of a term: nobody else has it, everybody, just some; or the table says that it does not fit. */
export type Outcome = "everybody" | "nobody" | "some" | "struck";

/** What came of a term (FD-R9 to FD-R11, FD-D6). */
export function outcomeOf(read: ReadView): Outcome {
  if (read.struck) return "struck";
  if (read.everybody) return "everybody";
  return read.holders.length > 1 ? "some" : "nobody";
}

/** Whether a seat has the term that is talked about. */
export function hasNewest(game: PublicView, seat: number): boolean {
  const read = newest(game);
  return read !== null && counting(game, read).holders.some((holder) => holder.seat === seat);
}

/** What the term that is talked about has brought to a seat. */
export function broughtByNewest(game: PublicView, seat: number): number {
  const read = newest(game);
  return read !== null && read.merged === null && hasNewest(game, seat) ? read.each : 0;
}

/** Whether a seat's hand is up for the term that is talked about; while the table votes it would look like a vote. */
export function raisesHand({ view, game }: Pick<ThreeTable, "view" | "game">, seat: number): boolean {
  return game.phase === "reading" && !isOver({ view, game }) && hasNewest(game, seat);
}

/** Of some seats those that people hold: bots never vote (FD-D12). */
export function peopleOf(seats: readonly number[], people: readonly PersonView[]): number[] {
  return seats.filter((seat) => !people[seat]?.bot && !people[seat]?.stand_in);
}

/** Whether a seat has answered the question of a claim, be it that it does not mind. */
export function hasAnswered({ voted, abstained }: ClaimView, seat: number): boolean {
  return voted.includes(seat) || abstained.includes(seat);
}

/** How many people are asked about a claim, and how many of them have answered. */
export function turnout(claim: ClaimView, people: readonly PersonView[]): { voters: number; voted: number } {
  const asked = peopleOf([...new Set([...claim.voters, ...claim.abstained])], people);
  return { voters: asked.length, voted: asked.filter((seat) => hasAnswered(claim, seat)).length };
}

/** Who decides a claim alone, or null where all do: also when who might decide does not mind (FD-D4). */
export function decides({ decider, abstained }: ClaimView): number | null {
  return decider !== null && !abstained.includes(decider) ? decider : null;
}

/** How a term was written, and by whom. */
export type Spelled = { text: string; seats: number[] };

/** Who has written a term otherwise than it was read, those together who have written the same. */
export function otherSpellings(read: ReadView): Spelled[] {
  const found = new Map<string, Spelled>();
  for (const { seat, text } of read.holders) {
    const word = spelling(text);
    if (word === spelling(read.text)) continue;
    const same = found.get(word);
    if (same) same.seats.push(seat);
    else found.set(word, { text, seats: [seat] });
  }
  return [...found.values()];
}

/** Whether a line has anything on it that could be read; a full stop is nothing. */
export function isWritten(text: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(text);
}

/** Letters and numbers of a line alone, to see whether one has written the same twice (FD-D2). */
export function spelling(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}]/gu, "");
}

/** The line that a reader reads next, or null where all of theirs are named. */
export function nextLine(lines: readonly LineView[]): LineView | null {
  return lines.find(({ text, read }) => read === null && isWritten(text)) ?? null;
}

/** A category as it lies there: the two cards in the order in which they are read out. */
export function cardsOf({ thing, text }: CategoryView): { words: string; thing: boolean }[] {
  if (text.startsWith(thing)) {
    const words = /^,?/.exec(text.slice(thing.length))![0];
    const rest = text.slice(thing.length + words.length).trim();
    return [
      { words: thing + words, thing: true },
      { words: rest, thing: false },
    ].filter((card) => card.words !== "");
  }
  return [
    { words: text.slice(0, text.length - thing.length).trim(), thing: false },
    { words: thing, thing: true },
  ];
}

/** The seat clockwise of another. */
export function clockwise({ seats }: PublicView, seat: number): number {
  return (seat + 1) % seats.length;
}

export type Rank = { rank: number; seat: number; points: number; round: number; winner: boolean };

/** Everybody's place as points stand; who has as many shares it (FD-R16, FD-D10). */
export function ranking(game: PublicView): Rank[] {
  const winners = game.result?.winners ?? [];
  const rows = game.seats.map(({ points, round }, seat) => ({
    seat,
    points,
    round,
    winner: winners.includes(seat),
  }));
  return placed(rows, ({ points }) => points);
}

/** Whether a hand shows something that only its owner may see: a sheet that is not read yet. */
export function holds({ phase }: PublicView): boolean {
  return phase === "writing" || phase === "judging" || phase === "reading" || phase === "doubting";
}
