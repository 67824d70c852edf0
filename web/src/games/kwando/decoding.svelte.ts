/** How far the decoder is now, on all screens at once; the table, the people's points and the hand keep the same time. */

import { untrack } from "svelte";

import { leftOf } from "../../lib/clocks";
import type { TableView } from "../../protocol/updates";
import { allShown, type Shown, shownAt } from "./decoder";
import { clockOf, pointsAfter } from "./match";
import type { PublicView } from "./types";

type Props = { view: TableView; game: PublicView };

/** Milliseconds between two looks at the clock. */
const OFTEN = 100;

let shown = $state.raw<Shown | null>(null);

/** How far the decoder is; null where it has nothing to show. */
export function decoderNow(): Shown | null {
  return shown;
}

/** Whether the points of the newest turn may be seen. */
export function sumIsTold(): boolean {
  return shown === null || shown.deducted;
}

/** Follow the decoder's clock. To be called once by what fills a screen, before it draws anything of the decoder. */
export function keepTime(props: () => Props): void {
  $effect.pre(() => {
    const { view, game } = props();
    const { decoded, phase } = game;
    const clock = clockOf(view, "decoder");
    if (decoded === null || phase !== "decoding" || clock === undefined) {
      show(decoded && allShown(decoded));
      return;
    }
    const look = () => show(shownAt(decoded, 1 - leftOf(clock) / clock.total));
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  });
}

/** A team's or a seat's points, by one of its seats, without those that the decoder has not told yet. */
export function pointsNow({ view, game }: Props, seat: number): number {
  if (sumIsTold()) return game.seats[seat]?.points ?? 0;
  const floor = view.settings.options["floor_at_zero"] === true;
  return pointsAfter(game, game.turns.slice(0, -1), floor)[seat] ?? 0;
}

function show(next: Shown | null): void {
  const before = untrack(() => shown);
  if (JSON.stringify(next) !== JSON.stringify(before)) shown = next;
}
