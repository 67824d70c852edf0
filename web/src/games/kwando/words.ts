/** What the shell says for Kwando: the headline, what people are doing, what a screen reader hears. */

import { listed, spoken, text, written } from "../../lib/i18n.svelte";
import { isOver } from "../../lib/match/ending";
import { nameOf, namesOf } from "../../lib/match/seats";
import type { PersonView } from "../../protocol/updates";
import type { PersonNow } from "../screens";
import { dateShown } from "./dates";
import { comparedWith, type Shown } from "./decoder";
import { gameOverCard, isActive, isPairs, type KwandoTable, turnerOf } from "./match";
import type { AnyHappening, DecodedCardView, DecodedView, PenaltyView, PublicView, SeatView } from "./types";

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
  const team = teamName(game, people, game.active);
  if (game.phase === "laying") return [round, laysInWords(game, people)];
  const decoding = game.phase === "decoding";
  return [round, text(decoding ? "kwando-headline-decoding" : "kwando-turn-of", { team })];
}

/** “One” for a team by its own name, “two” for the two names of a pair: the verb follows it. */
export function teamNumber({ teams }: Pick<PublicView, "teams">, place: number): number {
  return teams[place]?.name === "pair" ? 2 : 1;
}

/** Whose cards are laid now. */
function laysInWords(game: PublicView, people: readonly PersonView[]): string {
  const team = teamName(game, people, game.active);
  return text("kwando-headline-laying", { team, number: teamNumber(game, game.active) });
}

/** Two words below a person's name. */
export function now({ view, game }: KwandoTable, number: number): PersonNow {
  const seat = game.seats[number];
  if (!seat || isOver({ view, game })) return {};
  const active = isActive(game, number);
  switch (game.phase) {
    case "turning":
      if (number === turnerOf(game)) return { status: text("kwando-now-turning"), marked: true };
      return active ? { status: text("kwando-now-soon") } : {};
    case "laying":
      return active
        ? { status: whileLaying(game, seat, number), marked: true }
        : { status: text("kwando-now-watching") };
    case "checking":
      return active ? { marked: true } : { status: text("kwando-now-checking") };
    default:
      return { marked: active };
  }
}

function whileLaying({ done }: PublicView, { signal, cards }: SeatView, number: number): string {
  if (done.includes(number)) return text("kwando-now-done");
  if (signal !== null) return text(`kwando-now-${signal}`);
  return text("kwando-now-holding", { cards });
}

/** A penalty card in one sentence: who has heard what, and what it costs. */
export function penaltyInWords({ by, reason, value }: PenaltyView, people: readonly PersonView[]): string {
  const names = listed(namesOf(people, by));
  const said = `${text(`kwando-reason-${reason}`)} – ${text("kwando-called-by", { names })}`;
  return value === 0 ? said : `${signed(value)} ${said}`;
}

/** What the table says below the row while cards are laid and checked, and whether it is a warning. */
export function captionInWords(
  game: PublicView,
  people: readonly PersonView[],
): { words: string; warns: boolean } {
  const card = gameOverCard(game);
  if (card) {
    const words = text("kwando-game-over-asked", { yes: card.yes.length, count: game.controllers.length });
    return { words, warns: true };
  }
  const open = game.penalties.filter((penalty) => penalty.open).at(-1);
  if (open) return { words: penaltyInWords(open, people), warns: true };
  if (game.phase === "checking") return { words: text("kwando-checking"), warns: false };
  if (game.done.length > 0) {
    const names = listed(namesOf(people, game.done));
    return { words: text("kwando-wants-done", { names, count: game.done.length }), warns: false };
  }
  return { words: text("kwando-forbidden"), warns: false };
}

/** What the decoder has just shown, in one sentence. */
export function decodingInWords(decoded: DecodedView, shown: Shown): string {
  const { row, unlaid } = decoded;
  if (shown.deducted) {
    const stay = row.filter((card) => card.right).length;
    return row.length === 0 ? "" : text("kwando-decoded-all", { stay, cards: row.length });
  }
  const place = shown.read - 1;
  if (place < 0) return "";
  const card = row[place];
  if (!card) return bornInWords(unlaid[place - row.length]!);
  return place < shown.told ? verdictInWords(decoded, place) : bornInWords(card);
}

/** When somebody was born, in a few words. */
export function bornInWords(card: DecodedCardView): string {
  const { day, year } = dateShown(card, spoken());
  return text("kwando-born", { name: card.name, date: `${day} ${year}` });
}

/** Whether a card of the row stays, and why not. */
export function verdictInWords(decoded: DecodedView, place: number): string {
  const card = decoded.row[place]!;
  if (card.right)
    return text(place === 0 ? "kwando-decoded-first" : "kwando-decoded-right", { name: card.name });
  const other = comparedWith(decoded, place);
  return text("kwando-decoded-wrong", { name: card.name, other: other?.name ?? "" });
}

/** What a screen reader hears of a happening, or null where it is not worth a word. */
export function announce(happening: AnyHappening, { game, people }: KwandoTable): string | null {
  const name = "seat" in happening ? nameOf(people, happening.seat) : "";
  switch (happening.kind) {
    case "turn-began":
      return text("kwando-turn-of", { team: teamName(game, people, happening.team) });
    case "glass-turned":
      return laysInWords(game, people);
    case "card-laid": {
      const { card } = happening;
      const place = game.row.findIndex(({ id }) => id === card.id) + 1;
      return text("kwando-said-laid", { name: nameOf(people, card.seat), card: card.name, place });
    }
    case "said":
      return text("kwando-said-says", {
        name: nameOf(people, happening.saying.seat),
        text: happening.saying.text,
      });
    case "done-pressed":
      return text("kwando-wants-done", { names: name, count: 1 });
    case "hurry":
      return text("kwando-said-hurry");
    case "turn-over":
      return text(`kwando-over-${happening.end}`);
    case "penalty-played":
      return penaltyInWords(happening.penalty, people);
    case "penalty-taken-back":
      return text("kwando-said-taken-back");
    case "decoded":
      return decodedAloud(happening.decoded);
    case "game-over":
      return `${text("kwando-game-over")}. ${gameOverInWords(game, people)}`;
    case "match-over":
      return winnersInWords(game, people, happening.winners);
    default:
      return null;
  }
}

/** A whole row at once: who listens does not wait for a lens. */
function decodedAloud(decoded: DecodedView): string {
  const row = decoded.row.map((card, place) =>
    card.right ? bornInWords(card) : `${bornInWords(card)} ${verdictInWords(decoded, place)}`,
  );
  const sum = text("kwando-points", { points: decoded.points + decoded.penalty });
  return [...row, sum].join(" ");
}

/** Who has won: a team by its name, and people where there are pairs (KW-D7, KW-D11). */
export function winnersInWords(
  game: PublicView,
  people: readonly PersonView[],
  seats: readonly number[],
): string {
  const teams = game.teams.flatMap((team, place) => (seats.includes(team.seats[0]!) ? [place] : []));
  const names = isPairs(game) ? namesOf(people, seats) : teams.map((place) => teamName(game, people, place));
  return text("kwando-winners", { count: names.length, names: listed(names) });
}

/** Why a match has ended early, and what that means (KW-R20). */
export function gameOverInWords(game: PublicView, people: readonly PersonView[]): string {
  const place = game.loser ?? 0;
  const last = game.penalties.at(-1);
  return text("kwando-game-over-why", {
    team: teamName(game, people, place),
    reason: text(`kwando-reason-${last?.reason ?? "name"}`),
  });
}
