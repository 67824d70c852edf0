/** What the shell says for Flotter Dreier: the headline, what people are doing, what a screen reader hears. */

import { listed, text, written } from "../../lib/i18n.svelte";
import { isOver } from "../../lib/match/ending";
import { nameOf, namesOf } from "../../lib/match/seats";
import type { PersonView } from "../../protocol/updates";
import type { PersonNow } from "../screens";
import { handsAreUp, type Verdict } from "./beats.svelte";
import {
  counting,
  hasAnswered,
  hasNewest,
  newest,
  outcomeOf,
  peopleOf,
  type Spelled,
  type ThreeTable,
  writing,
} from "./match";
import type { AnyHappening, CategoryView, ClaimView, PublicView, ReadView } from "./types";

/** Up to so many are named; more would fill a phone. */
const NAMED = 4;

/** Where the match is, and whose turn it is. */
export function headline({ view, game, people }: ThreeTable): string[] {
  if (isOver({ view, game })) return [text("dreier-over")];
  const round = text("dreier-round-of", { round: game.round, rounds: game.rounds });
  switch (game.phase) {
    case "turning":
      return [round, text("dreier-turns", { name: nameOf(people, game.starter) })];
    case "writing":
      return [round, text("dreier-all-write")];
    case "reading":
      return [round, text("dreier-reads", { name: nameOf(people, readingSeat(game)) })];
    case "doubting":
      return [round, text("dreier-all-vote")];
    default:
      return [round];
  }
}

/** Whose term is talked about; before the first, who begins. */
function readingSeat(game: PublicView): number {
  return newest(game)?.reader ?? game.reader ?? game.starter;
}

/** Two words below a person's name. */
export function now({ view, game, people }: ThreeTable, number: number): PersonNow {
  const seat = game.seats[number];
  if (!seat || isOver({ view, game })) return {};
  switch (game.phase) {
    case "turning":
      return number === game.starter ? { status: text("dreier-now-turning"), marked: true } : {};
    case "writing":
      return { status: text(seat.ready ? "dreier-now-ready" : "dreier-now-writing") };
    case "reading":
      return whileReading(game, number);
    case "doubting":
      return whileVoting(game.claim, number, people);
    case "round-over":
      return number === game.starter ? { marked: true } : {};
    default:
      return {};
  }
}

function whileReading(game: PublicView, number: number): PersonNow {
  if (number === readingSeat(game)) return { status: text("dreier-now-reading"), marked: true };
  if (handsAreUp() && hasNewest(game, number)) return { status: text("dreier-now-has") };
  return number === game.reader ? { status: text("dreier-now-next") } : {};
}

function whileVoting(claim: ClaimView | null, number: number, people: readonly PersonView[]): PersonNow {
  const marked = number === claim?.claimant;
  if (peopleOf([number], people).length === 0) return { marked };
  if (claim && hasAnswered(claim, number)) return { status: text("dreier-now-voted"), marked };
  return claim?.voters.includes(number) ? { status: text("dreier-now-voting"), marked } : { marked };
}

/** “Write down three”, said to everybody or to one person; the category follows. */
export function toWrite(category: CategoryView, whom: "all" | "you"): string {
  return text(`dreier-write-${whom}-${category.personal ? "persons" : "things"}`);
}

/** A number of points with its sign: “+3”, “−1”. */
export function signed(points: number): string {
  if (points === 0) return written(0);
  return `${points > 0 ? "+" : "−"}${written(Math.abs(points))}`;
}

/** What came of a term, in one sentence. */
export function outcomeInWords(game: PublicView, read: ReadView, people: readonly PersonView[]): string {
  const counts = counting(game, read);
  if (read.merged !== null) return text("dreier-merged", { term: counts.text });
  const outcome = outcomeOf(read);
  if (outcome !== "some") return text(`dreier-outcome-${outcome}`);
  const count = read.holders.length;
  if (count > NAMED) return text("dreier-outcome-many", { count, each: read.each });
  const names = namesOf(
    people,
    read.holders.map(({ seat }) => seat),
  );
  return text("dreier-outcome-some", { names: listed(names), each: read.each });
}

/** Who has written a term otherwise, and how. */
export function alsoInWords({ text: term, seats }: Spelled, people: readonly PersonView[]): string {
  if (seats.length > NAMED) return text("dreier-also-many", { count: seats.length, term });
  return text("dreier-also", { count: seats.length, names: listed(namesOf(people, seats)), term });
}

/** What the table has decided, in one sentence. */
export function decidedInWords({ claim, accepted }: Pick<Verdict, "claim" | "accepted">): string {
  const key = `dreier-decided-${claim.doubt}` as const;
  return text(`${key}-${accepted ? "yes" : "no"}`, { term: claim.text, other: claim.other });
}

/** Whose points a verdict has changed, and by how much, or "" where it has changed none. */
export function recountedInWords(changes: readonly number[], people: readonly PersonView[]): string {
  const changed = changes.flatMap((change, seat) =>
    change === 0 ? [] : [`${nameOf(people, seat)} ${signed(change)}`],
  );
  if (changed.length > NAMED) return text("dreier-recounted-many", { count: changed.length });
  return changed.length === 0 ? "" : text("dreier-recounted", { names: listed(changed) });
}

/** What a screen reader hears of a happening, or null where it is not worth a word. */
export function announce(happening: AnyHappening, { game, people }: ThreeTable): string | null {
  const name = "seat" in happening ? nameOf(people, happening.seat) : "";
  switch (happening.kind) {
    case "category-turned":
      return `${toWrite(happening.category, "all")} ${happening.category.text}`;
    case "sheet-ready":
      return text("dreier-said-ready", { name, count: writing(game).length });
    case "sheet-taken-back":
      return text("dreier-said-taken-back", { name });
    case "all-ready":
      return text("dreier-nobody-writes");
    case "reading-begun":
      return text("dreier-begins", { name });
    case "term-read":
      return text("dreier-said-read", {
        name: nameOf(people, happening.read.reader),
        term: happening.read.text,
        outcome: outcomeInWords(game, happening.read, people),
      });
    case "claimed":
      return text(`dreier-said-claims-${happening.claim.doubt}`, {
        name: nameOf(people, happening.claim.claimant),
        term: happening.claim.text,
        other: happening.claim.other,
      });
    case "voted":
      return null;
    case "claim-decided":
      return decidedInWords(happening);
    case "recounted":
      return recountedInWords(happening.changes, people) || null;
    case "round-over":
      return text("dreier-round-ended", { round: happening.round });
    case "starter-named":
      return text("dreier-will-turn", { name });
    case "time-ran-out":
      return text("dreier-said-time");
    case "match-over":
      return text("dreier-winners", {
        count: happening.winners.length,
        names: listed(namesOf(people, happening.winners)),
      });
  }
}
