/** What the shell says for Wollmilchsau: the headline, what people are doing, what a screen reader hears. */

import { listed, text } from "../../lib/i18n.svelte";
import { isOver } from "../../lib/match/ending";
import { nameOf, namesOf } from "../../lib/match/seats";
import type { PersonView } from "../../protocol/updates";
import type { PersonNow } from "../screens";
import type { Animal } from "./animals";
import { milliseconds, rightOnes, shoutOf, type SowTable, takerNow, whyNot } from "./match";
import type { AnyHappening, HeardView, RoundView, ShoutView } from "./types";

/** An animal's name as it is printed on its card. */
export function called(animal: Animal): string {
  return text(`wollmilchsau-animal-${animal}`);
}

/** Where the match is, and whose turn it is. */
export function headline({ view, game, people }: SowTable): string[] {
  if (isOver({ view, game })) return [text("wollmilchsau-over")];
  const round = text("wollmilchsau-round", { round: game.round });
  switch (game.phase) {
    case "rolling":
      return [round, text("wollmilchsau-has-die", { name: nameOf(people, game.roller) })];
    case "shouting":
      return [round, text("wollmilchsau-who-first")];
    case "taking":
      return [round, text("wollmilchsau-takes", { name: nameOf(people, takerNow(game)) })];
    default:
      return [round, text("wollmilchsau-pause")];
  }
}

/** Two words below a person's name, and no tick: beside a race it would say who was right. */
export function now(table: SowTable, seat: number): PersonNow {
  return { ...doing(table, seat), ready: false };
}

function doing({ view, game }: SowTable, seat: number): PersonNow {
  if (isOver({ view, game })) return {};
  switch (game.phase) {
    case "rolling":
      if (seat === game.roller) return { status: text("wollmilchsau-now-die"), marked: true };
      return game.last === null ? {} : ofRound(game.last, seat);
    case "shouting":
      if (seat !== game.roller) return {};
      return game.shouting === "aloud"
        ? { status: text("wollmilchsau-now-listens"), marked: true }
        : { status: text("wollmilchsau-now-die") };
    case "taking":
      if (seat === takerNow(game)) return { status: text("wollmilchsau-now-takes"), marked: true };
      if (game.takers.includes(seat)) return { status: text("wollmilchsau-now-takes-next") };
      return game.last === null ? {} : ofRound(game.last, seat);
    default:
      return {};
  }
}

function ofRound(last: RoundView, seat: number): PersonNow {
  const shout = shoutOf(last, seat);
  if (shout === null) return {};
  const kind = shout.verdict === "false-start" ? "early" : shout.verdict;
  return { status: text(`wollmilchsau-now-${kind}`) };
}

/** A verdict in a word or two. */
export function marked({ verdict }: ShoutView): string {
  return text(`wollmilchsau-mark-${verdict === "false-start" ? "early" : verdict}`);
}

/** Who said what, when, and what came of it. */
export function saidInWords(shout: ShoutView, people: readonly PersonView[]): string {
  const name = nameOf(people, shout.seat);
  if (shout.animal === null) return text("wollmilchsau-one-early", { name });
  const said = { name, animal: called(shout.animal), mark: marked(shout) };
  if (shout.microseconds === null) return text("wollmilchsau-one-said", said);
  return text("wollmilchsau-one-said-ms", { ...said, ms: milliseconds(shout.microseconds) });
}

/** What was right, and why it was not the animal on the die. */
export function rightInWords(last: RoundView): string {
  const animals = listed(last.right.map(called));
  const why = whyNot(last);
  if (why === null) return text("wollmilchsau-right-was", { animals });
  return text(`wollmilchsau-why-${why}`, { animal: called(last.die), animals });
}

/** That nobody has scored, or "" where somebody has. */
export function nobodyInWords(last: RoundView): string {
  if (rightOnes(last).length > 0) return "";
  return text(last.shouts.length === 0 ? "wollmilchsau-nobody-said" : "wollmilchsau-nobody-right");
}

/** A shout that whoever has the die has heard. */
export function heardInWords({ seat, animal, together }: HeardView, people: readonly PersonView[]): string {
  const said = { name: nameOf(people, seat), animal: called(animal) };
  return text(together ? "wollmilchsau-heard-together" : "wollmilchsau-heard-one", said);
}

/** What a screen reader hears of a happening, or null where it is not worth a word. */
export function announce(happening: AnyHappening, { people }: SowTable): string | null {
  const name = "seat" in happening ? nameOf(people, happening.seat) : "";
  switch (happening.kind) {
    case "die-rolled": {
      const rolled = text("wollmilchsau-said-rolled", { name });
      if (happening.animal === null) return rolled;
      return `${rolled} ${text("wollmilchsau-die-shows", { animal: called(happening.animal) })}`;
    }
    case "die-passed":
      return text("wollmilchsau-said-passed", { name: nameOf(people, happening.to) });
    case "heard":
      return heardInWords(happening.shout, people);
    case "forgotten":
      return text("wollmilchsau-said-forgotten", { name: nameOf(people, happening.shout.seat) });
    case "judged": {
      const { result } = happening;
      const said = result.shouts.map((shout) => `${saidInWords(shout, people)}.`);
      return [...said, `${rightInWords(result)}.`, nobodyInWords(result)].join(" ").trim();
    }
    case "discarded":
      return text("wollmilchsau-said-discarded", { name, cards: happening.animals.length });
    case "turned-open":
      return text("wollmilchsau-said-turned-open", { name, animal: called(happening.animal) });
    case "card-taken":
      return text("wollmilchsau-said-taken", { name, animal: called(happening.animal) });
    case "secured":
      return text("wollmilchsau-said-secured", { name, cards: happening.cards });
    case "pile-split":
      return text("wollmilchsau-said-split", { animal: called(happening.animal) });
    case "paused":
      return text("wollmilchsau-paused");
    case "seat-joined":
      return text("wollmilchsau-said-joined", { name });
    case "time-ran-out":
      return text("wollmilchsau-said-time");
    case "match-over":
      return text("wollmilchsau-winners", {
        count: happening.winners.length,
        names: listed(namesOf(people, happening.winners)),
      });
    default:
      return null;
  }
}
