/** What the shell says for BAM!: the headline, what people are doing, what a screen reader hears. */

import { listed, text, written } from "../../lib/i18n.svelte";
import { isOver } from "../../lib/match/ending";
import type { PersonNow } from "../screens";
import { nameOf, namesOf } from "../../lib/match/seats";
import { type BamTable, readOf, roundHasEnded, thinking } from "./match";
import type { AnyHappening } from "./types";

/** A number of points, with a minus sign that is as wide as it should be. */
export function signed(points: number): string {
  return points < 0 ? `−${written(-points)}` : written(points);
}

/** Where the match is, and whose turn it is. */
export function headline({ view, game, people }: BamTable): string[] {
  if (isOver({ view, game })) return [text("bam-is-over")];
  if (game.phase === "pointing" || game.master === null) return [text("bam-begins")];
  const { outcome, rounds } = game;
  // How a round ended is shown until the next one is turned; the master named by then is already the next.
  if (outcome && roundHasEnded(game)) return [text("bam-round-of", { round: outcome.round, rounds })];
  return [
    text("bam-round-of", { round: game.round, rounds }),
    text("bam-is-master", { name: nameOf(people, game.master) }),
  ];
}

/** Two words below a person's name. */
export function now({ view, game }: BamTable, number: number): PersonNow {
  const seat = game.seats[number];
  if (!seat || isOver({ view, game })) return {};
  if (game.phase === "pointing")
    return { status: text(seat.chosen ? "bam-now-pointed" : "bam-now-pointing") };
  if (game.phase === "keeping" && game.outcome?.best === number)
    return { status: text("bam-now-keeping"), marked: true };
  if (number === game.master) {
    const doing: Record<string, string> = {
      turning: "turning",
      choosing: "master",
      reading: "reading",
      worst: "judging",
      keeping: "master",
    };
    return { status: text(`bam-now-${doing[game.phase]}`), marked: true };
  }
  if (game.phase !== "choosing")
    return seat.sits_out && game.phase !== "turning" ? { status: text("bam-now-out") } : {};
  if (seat.sits_out) return { status: text("bam-now-out") };
  return { status: text(seat.chosen ? "bam-now-laid" : "bam-now-choosing") };
}

/** What a screen reader hears of a happening, or null where it is not worth a word. */
export function announce(happening: AnyHappening, { game, people }: BamTable): string | null {
  const name = "seat" in happening ? nameOf(people, happening.seat) : "";
  switch (happening.kind) {
    case "master-named":
      return text("bam-is-master", { name });
    case "red-turned":
      return text("bam-said-red", { sentence: happening.red.text, gaps: happening.red.gaps });
    case "sat-out":
      return text("bam-said-out", { name });
    case "card-laid":
      return text("bam-said-laid", { name, count: thinking(game).length });
    case "card-taken-back":
      return text("bam-said-taken-back", { name });
    case "time-ran-out":
      return text("bam-said-time");
    case "all-chosen":
      return text("bam-lie-face-down", { count: happening.entries });
    case "entry-shown":
      return readEntry(happening.entry, "bam-said-entry");
    case "sentence-edited":
      return text("bam-said-edited", { sentence: happening.sentence });
    case "best-named":
      return readEntry(happening.entry, "bam-said-best");
    case "worst-named":
      return readEntry(happening.entry, "bam-said-worst");
    case "authors-revealed": {
      const best = text("bam-best-by", { name: nameOf(people, happening.best) });
      const worst =
        happening.worst === null ? "" : text("bam-worst-by", { name: nameOf(people, happening.worst) });
      return `${best} ${worst}`.trim();
    }
    case "card-kept":
      return game.red?.gaps === 2 ? text("bam-said-kept", { name, term: happening.text }) : null;
    case "reshuffled":
      return text("bam-said-reshuffled");
    case "round-annulled":
      return text("bam-annulled");
    case "seat-joined":
      return text("bam-said-joined", { name });
    case "last-cycle-announced":
      return text("bam-said-last-cycle");
    case "match-over":
      return text("bam-the-true-master", {
        count: happening.winners.length,
        names: listed(namesOf(people, happening.winners)),
      });
    case "pointed":
    case "drawn":
      return null;
  }

  function readEntry(id: string, key: string): string | null {
    const place = game.entries.findIndex((entry) => entry.id === id);
    const entry = game.entries[place];
    if (!entry?.shown) return null;
    return text(key, { sentence: readOf(game, entry), page: place + 1, pages: game.entries.length });
  }
}
