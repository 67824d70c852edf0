/** What the shell says for Wir sind schwanger: the headline, what people are doing, what a screen reader hears. */

import { listed, text } from "../../lib/i18n.svelte";
import { isOver } from "../../lib/match/ending";
import { nameOf, namesOf } from "../../lib/match/seats";
import type { PersonView } from "../../protocol/updates";
import type { PersonNow } from "../screens";
import { beatNow } from "./beats.svelte";
import { endedWith, type NamingTable, seatsWith, thinking, verdictOf } from "./match";
import type { AnyHappening, LeadView, PublicView } from "./types";

/** Where the match is, and what it is about just now: a name is looked for, or there is one, and whose child has it. */
export function headline({ view, game, people }: NamingTable): string[] {
  if (isOver({ view, game })) return [text("schwanger-over")];
  const { rounds, child } = game;
  // How a round ended is shown until the next name is begun; the name-giver by then is already the next.
  const ended = endedWith(game);
  if (ended) return [text("schwanger-round-of", { round: ended.round, rounds })];
  const name = nameOf(people, game.giver);
  const round = text("schwanger-round-of", { round: game.round, rounds });
  if (child === null) return [round, text("schwanger-expects", { name })];
  if (game.name !== null) return [round, text("schwanger-has", { name, child })];
  const given = ["proposing", "agreeing", "deciding"].includes(game.phase);
  return [round, text(given ? "schwanger-gets" : "schwanger-seeks", { name, child })];
}

/** What the name-giver does while the others wait, by phase. */
const GIVING = {
  declaring: "expecting",
  placing: "placing",
  ordering: "ordering",
  deciding: "deciding",
  proposing: "hoping",
  agreeing: "hoping",
} as const;

/** Two words below a person's name. */
export function now({ view, game }: NamingTable, number: number): PersonNow {
  const seat = game.seats[number];
  if (!seat || isOver({ view, game })) return {};
  const { phase } = game;
  if (phase === "choosing")
    return {
      status: text(seat.ready ? "schwanger-now-ready" : "schwanger-now-choosing"),
      marked: number === game.giver,
    };
  const lead = game.leads.at(-1);
  if (lead && beatNow() !== "over") return inLead(lead, number);
  if (phase === "leading")
    return number === game.leader ? { status: text("schwanger-now-leading"), marked: true } : {};
  if (phase === "finished") return {};
  if (number === game.giver) return { status: text(`schwanger-now-${GIVING[phase]}`), marked: true };
  if (phase === "proposing")
    return { status: text(seat.ready ? "schwanger-now-ready" : "schwanger-now-proposing") };
  if (phase === "agreeing")
    return { status: text(seat.ready ? "schwanger-now-ticked" : "schwanger-now-agreeing") };
  return {};
}

/** While a lead is told. */
function inLead(lead: LeadView, number: number): PersonNow {
  if (number === lead.leader) return { status: text("schwanger-now-led"), marked: true };
  const seen = beatNow() !== "led" && lead.matchers.includes(number);
  return seen ? { status: text("schwanger-now-matching") } : {};
}

/** What came of a lead, in one sentence. */
export function verdictInWords(lead: LeadView, people: readonly PersonView[]): string {
  const verdict = verdictOf(lead);
  const givers = seatsWith(lead, -1);
  const gives = givers.length;
  if (verdict === "some") {
    return text("schwanger-verdict-some", {
      names: listed(namesOf(people, [lead.leader, ...lead.matchers])),
    });
  }
  if (verdict === "many") {
    return text("schwanger-verdict-many", { gives, names: listed(namesOf(people, givers)) });
  }
  return text(`schwanger-verdict-${verdict}`, { gives, name: nameOf(people, lead.leader) });
}

/** What a screen reader hears of a happening, or null where it is not worth a word. */
export function announce(happening: AnyHappening, { game, people }: NamingTable): string | null {
  const name = "seat" in happening ? nameOf(people, happening.seat) : "";
  switch (happening.kind) {
    case "giver-named":
      return text("schwanger-expects", { name });
    case "child-declared":
      return text("schwanger-said-child", { child: happening.child });
    case "names-drawn":
      return drawn(game);
    case "name-found":
      return text("schwanger-said-found", { name: happening.found.name });
    case "proposed":
    case "proposal-changed":
      return text("schwanger-said-proposed", { name });
    case "no-proposal":
      return text("schwanger-said-no-idea", { name });
    case "ticked":
      return text("schwanger-said-ticked", { name });
    case "vote-failed":
      return text("schwanger-said-failed");
    case "vote-tied":
      return text("schwanger-said-tied", { name });
    case "nobody-proposed":
      return text("schwanger-said-nobody");
    case "name-settled":
      return text("schwanger-said-named", { name: happening.name });
    case "ratings-chosen":
      return text("schwanger-said-chosen", { name, count: thinking(game).length });
    case "ratings-taken-back":
      return text("schwanger-said-taken-back", { name });
    case "all-chosen":
      return text("schwanger-said-all-chosen", { name: nameOf(people, game.leader) });
    case "led":
      return text("schwanger-said-led", {
        name: nameOf(people, happening.lead.leader),
        rating: happening.lead.rating.text,
        verdict: verdictInWords(happening.lead, people),
      });
    case "round-over":
      return text("schwanger-round-ended", { round: happening.round });
    case "time-ran-out":
      return text("schwanger-said-time");
    case "match-over":
      return text("schwanger-winners", {
        count: happening.winners.length,
        names: listed(namesOf(people, happening.winners)),
      });
  }
}

function drawn({ drawn: [first, second] }: PublicView): string | null {
  return first && second ? text("schwanger-said-drawn", { first: first.title, second: second.title }) : null;
}
