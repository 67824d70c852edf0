/** Moves as answers to what a seat is asked, which may have changed while they were on their way. */

import type { SeatMove } from "../games/screens";
import type { SeatView } from "../protocol/updates";
import { Refusal } from "./connection";

/** Whether a move was refused because the match had gone on, and not because something is wrong. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Refusal && error.key.startsWith("illegal-");
}

/** Whether one of these prompts is what `move` answers, and has all options that it names. */
export function accepts(prompts: SeatView["prompts"], move: SeatMove): boolean {
  const named = move.kind === "picked" ? move.options : move.kind === "pressed" ? [move.option] : [];
  return prompts.some(
    (prompt) =>
      prompt.name === move.prompt &&
      named.every((option) => "options" in prompt && prompt.options.includes(option)),
  );
}
