/** What the views of a match say, in the words of the screens. */

import { placed } from "../../lib/match/ending";
import type { ClockView, TableView } from "../../protocol/updates";
import type { PhoneProps, TableProps } from "../screens";
import type { AnyHappening, PenaltyView, PublicView, TeamView, TurnView } from "./types";

export type KwandoTable = TableProps<PublicView, AnyHappening>;
export type KwandoPhone = PhoneProps<PublicView, AnyHappening>;

/** What the six penalty cards of a set are worth; the last one is Game Over (KW-R18). */
export const PENALTIES = [-1, -1, -1, -2, -2, 0] as const;

/** The running clock of this name, and of this turn where a name has several. */
export function clockOf(
  view: Pick<TableView, "match">,
  name: string,
  turn: number | null = null,
): ClockView | undefined {
  return view.match?.clocks.find((clock) => clock.name === name && (turn === null || clock.turn === turn));
}

/** The team whose turn it is. */
export function activeTeam({ teams, active }: PublicView): TeamView {
  return teams[active]!;
}

/** The place of the team that a seat plays in, or null; of three players everybody is in two pairs (KW-D7). */
export function teamOf({ teams }: PublicView, seat: number): number | null {
  return isPairs({ teams }) ? null : teams.findIndex((team) => team.seats.includes(seat));
}

/** Whether three people play, and every two of them are a team in turn (KW-D7). */
export function isPairs({ teams }: Pick<PublicView, "teams">): boolean {
  return teams.length > 2;
}

/** Whether it is the turn of this seat's team. */
export function isActive(game: PublicView, seat: number): boolean {
  return activeTeam(game).seats.includes(seat);
}

/** Who is waited for to turn the glass: another controller each round (KW-D18). */
export function turnerOf({ controllers, round }: PublicView): number {
  return controllers[(round - 1) % controllers.length]!;
}

/** Where a card of the set of six is: played in an earlier turn, lying open in this one, or in the controllers' hand. */
export type PenaltyPlace = { value: number; penalty: PenaltyView | null; used: boolean };

/** The six penalty cards of the active team, in the order in which they are played. */
export function penaltyPlaces(game: PublicView): PenaltyPlace[] {
  const before = activeTeam(game).errors - game.penalties.length;
  return PENALTIES.map((value, place) => ({
    value,
    penalty: game.penalties[place - before] ?? null,
    used: place < before,
  }));
}

/** The Game Over card while it waits for its confirmation, or null. */
export function gameOverCard(game: PublicView): PenaltyView | null {
  const last = game.penalties.at(-1);
  return last?.value === 0 && game.loser === null ? last : null;
}

/** Points by seat after some turns; `floor` says that nobody falls below zero (KW-D6). */
export function pointsAfter(
  { teams, seats }: Pick<PublicView, "teams" | "seats">,
  turns: readonly TurnView[],
  floor: boolean,
): number[] {
  const sums = seats.map(() => 0);
  for (const { team, points, penalty } of turns) {
    for (const seat of teams[team]!.seats) {
      const sum = sums[seat]! + points + penalty;
      sums[seat] = floor ? Math.max(0, sum) : sum;
    }
  }
  return sums;
}

export type Rank = {
  rank: number;
  seats: number[];
  team: number | null;
  points: number;
  winner: boolean;
  lost: boolean;
};

/** Everybody's place as points stand: of teams, or of three people (KW-R4, KW-D7). Whom Game Over stopped is last. */
export function ranking(game: PublicView): Rank[] {
  const winners = game.result?.winners ?? [];
  const out = game.loser === null ? [] : game.teams[game.loser]!.seats;
  const groups = isPairs(game)
    ? game.seats.map((_, seat) => ({ team: null, seats: [seat] }))
    : game.teams.map(({ seats }, team) => ({ team, seats }));
  const rows = groups.map(({ team, seats }) => ({
    team,
    seats,
    points: game.seats[seats[0]!]?.points ?? 0,
    winner: winners.includes(seats[0]!),
    lost: out.includes(seats[0]!),
  }));
  return placed(
    rows,
    ({ lost }) => (lost ? 0 : 1),
    ({ points }) => points,
  );
}

/** A round of the score sheet: what the turn of each team has brought, null where it has not been played. */
export type SheetLine = { round: number; turns: (TurnView | null)[] };

/** The score sheet, the first round first (KW-R3). */
export function sheetOf({ teams, turns }: Pick<PublicView, "teams" | "turns">): SheetLine[] {
  const rounds = [...new Set(turns.map(({ round }) => round))];
  return rounds.map((round) => ({
    round,
    turns: teams.map((_, team) => turns.find((turn) => turn.round === round && turn.team === team) ?? null),
  }));
}

/** Whether a hand shows something that only its owner may see: people that are to be described. */
export function holds({ phase }: PublicView): boolean {
  return phase === "laying" || phase === "checking";
}
