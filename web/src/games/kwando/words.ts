/** What the shell says for Kwando: the headline, what people are doing, what a screen reader hears. */

import { listed, text, written } from "../../lib/i18n.svelte";
import { isOver } from "../../lib/match/ending";
import { namesOf } from "../../lib/match/seats";
import type { PersonView } from "../../protocol/updates";
import type { PersonNow } from "../screens";
import type { KwandoTable } from "./match";
import type { AnyHappening, PublicView } from "./types";

/** How a team is called, by its place; a pair by its names. */
export function teamName(
  { teams }: Pick<PublicView, "teams">,
  people: readonly PersonView[],
  place: number,
): string {
  const team = teams[place];
  if (!team) return "";
  if (team.name === "pair") return listed(namesOf(people, team.seats));
  return text(`kwando-team-${team.name}`);
}

/** A number of points with its sign: “+3”, “−1”. */
export function signed(points: number): string {
  if (points === 0) return written(0);
  return `${points > 0 ? "+" : "−"}${written(Math.abs(points))}`;
}

/** Where the match is, and whose turn it is. */
export function headline({ view, game, people }: KwandoTable): string[] {
  if (isOver({ view, game })) return [text("kwando-over")];
  const round = text("kwando-round-of", { round: game.round, rounds: game.rounds });
  return [round, teamName(game, people, game.active)];
}

/** Two words below a person's name. */
export function now(_props: KwandoTable, _number: number): PersonNow {
  return {};
}

/** What a screen reader hears of a happening, or null where it is not worth a word. */
export function announce(_happening: AnyHappening, _props: KwandoTable): string | null {
  return null;
}
