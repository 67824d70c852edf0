/** Seats as the screens of every game speak of them: by their people's names, and by what they are asked. */

import type { Pick as Choice, PersonView, SeatView } from "../../protocol/updates";

/** The name of a seat's person; empty where the seat has none. */
export function nameOf(people: readonly PersonView[], seat: number | null): string {
  return seat === null ? "" : (people[seat]?.name ?? "");
}

/** Seats as people are named in a sentence: each name once, in the order of the seats. */
export function namesOf(people: readonly PersonView[], seats: readonly number[]): string[] {
  return seats.map((seat) => nameOf(people, seat));
}

/** The prompt of this name that a seat is asked, if it is a pick. */
export function pick(seat: SeatView, name: string): Choice | null {
  const found = seat.prompts.find((prompt) => prompt.name === name);
  return found?.kind === "pick" ? found : null;
}

/** Whether a seat is asked something of this name. */
export function asked(seat: SeatView, name: string): boolean {
  return seat.prompts.some((prompt) => prompt.name === name);
}
