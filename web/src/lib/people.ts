/** What stands below a person: two words about what they are doing now. */

import type { PersonNow } from "../games/screens";
import type { PersonView } from "../protocol/updates";
import { text } from "./i18n.svelte";
import type { Session } from "./session.svelte";

export type PersonShown = { status: string; ready: boolean; marked: boolean; away: boolean };

/** How a person is shown in the lobby and after a match. */
export function atTheTable(session: Session, person: PersonView): PersonShown {
  const away = isAway(session, person);
  const words = person.bot
    ? "status-bot"
    : away
      ? "status-away"
      : session.view?.host === person.id
        ? "status-host"
        : null;
  return { status: words === null ? "" : text(words), ready: false, marked: false, away };
}

/** How the person of a seat is shown while a match runs; `now` is what the game says about it. */
export function inTheMatch(session: Session, person: PersonView, seat: number, now: PersonNow): PersonShown {
  const match = session.view?.match;
  const waited = match?.waiting.includes(seat) ?? false;
  const running = session.view?.phase === "playing";
  const gone = person.left || person.stand_in;
  return {
    status: wordsFor(person, now, waited && running),
    ready: now.ready ?? (running && !waited),
    marked: now.marked ?? false,
    away: gone && !person.bot,
  };
}

function wordsFor(person: PersonView, now: PersonNow, waited: boolean): string {
  if (person.left && !person.bot) return text("status-stand-in");
  if (person.stand_in && !person.bot) return text("status-coming-back");
  if (now.status) return now.status;
  if (person.bot) return text("status-bot");
  return waited ? text("status-thinking") : "";
}

function isAway(session: Session, person: PersonView): boolean {
  return !person.bot && session.presence?.people[String(person.id)] === "away";
}
