/** How a match stands at its end, in whatever game. */

import type { TableView } from "../../protocol/updates";

/** Whether the match is over: played to its end, or stopped by the host on the way. */
export function isOver({ view, game }: { view: Pick<TableView, "phase">; game: { phase: string } }): boolean {
  return game.phase === "finished" || view.phase === "finished";
}

/** Rows by what counts of them, the most first, with their places: who has the same of all of it shares one. */
export function placed<Row extends object>(
  rows: readonly Row[],
  ...counts: ((row: Row) => number)[]
): (Row & { rank: number })[] {
  const behind = (one: Row, other: Row) =>
    counts.map((count) => count(other) - count(one)).find((more) => more !== 0) ?? 0;
  let rank = 0;
  return [...rows].sort(behind).map((row, place, sorted) => {
    const above = sorted[place - 1];
    if (!above || behind(above, row) !== 0) rank = place + 1;
    return { ...row, rank };
  });
}
