import { describe, expect, it } from "vitest";

import type { TableView } from "../../protocol/updates";
import {
  activeTeam,
  clockOf,
  gameOverCard,
  holds,
  isActive,
  isPairs,
  penaltyPlaces,
  pointsAfter,
  ranking,
  sheetOf,
  teamOf,
  turnerOf,
} from "./match";
import type { PenaltyView, PublicView, TeamView, TurnView } from "./types";

const team = (name: TeamView["name"], seats: number[], own: Partial<TeamView> = {}): TeamView => ({
  name,
  seats,
  points: name === "pair" ? null : 0,
  errors: 0,
  ...own,
});
const TEAMS = [team("sun", [0, 2]), team("moon", [1, 3])];
const PAIRS = [team("pair", [0, 1]), team("pair", [1, 2]), team("pair", [2, 0])];

const penalty = (number: number, own: Partial<PenaltyView> = {}): PenaltyView => ({
  id: `p${number}`,
  reason: "name",
  value: -1,
  by: [1],
  saying: null,
  open: true,
  objections: [],
  yes: [],
  no: [],
  ...own,
});

const turn = (round: number, team: number, points: number, penalty = 0): TurnView => ({
  round,
  team,
  points,
  penalty,
});

const view = (own: Partial<PublicView> = {}, points = [0, 0, 0, 0]): PublicView => ({
  phase: "laying",
  talk: "aloud",
  round: 1,
  rounds: 5,
  teams: TEAMS,
  active: 0,
  controllers: [1, 3],
  row: [],
  row_full: 6,
  done: [],
  hurry: false,
  sayings: [],
  penalties: [],
  seats: points.map((own) => ({ points: own, cards: 0, signal: null })),
  decoded: null,
  turns: [],
  loser: null,
  result: null,
  ...own,
});

describe("the teams", () => {
  it("take turns", () => {
    expect(activeTeam(view()).name).toBe("sun");
    expect([0, 1, 2, 3].map((seat) => isActive(view({ active: 1 }), seat))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([0, 1, 2, 3].map((seat) => teamOf(view(), seat))).toEqual([0, 1, 0, 1]);
    expect(isPairs(view())).toBe(false);
  });

  it("are all pairs of three people, so that nobody has one of their own (KW-D7)", () => {
    const three = view({ teams: PAIRS, active: 2, controllers: [1] }, [0, 0, 0]);
    expect(isPairs(three)).toBe(true);
    expect(teamOf(three, 0)).toBeNull();
    expect([0, 1, 2].map((seat) => isActive(three, seat))).toEqual([true, false, true]);
  });

  it("wait for another controller each round to turn the glass (KW-D18)", () => {
    expect([1, 2, 3].map((round) => turnerOf(view({ round })))).toEqual([1, 3, 1]);
  });
});

describe("the penalty cards", () => {
  it("lie in their order: played before, in this turn, in the hand (KW-R18, KW-R19)", () => {
    const now = penalty(4);
    const game = view({ teams: [team("sun", [0, 2], { errors: 3 }), TEAMS[1]!], penalties: [now] });
    expect(penaltyPlaces(game).map(({ value, penalty, used }) => [value, penalty?.id ?? null, used])).toEqual(
      [
        [-1, null, true],
        [-1, null, true],
        [-1, "p4", false],
        [-2, null, false],
        [-2, null, false],
        [0, null, false],
      ],
    );
  });

  it("end with Game Over, which waits for its confirmation (KW-D10)", () => {
    expect(gameOverCard(view({ penalties: [penalty(5, { value: -2 })] }))).toBeNull();
    expect(gameOverCard(view({ penalties: [penalty(5), penalty(6, { value: 0 })] }))?.id).toBe("p6");
    expect(gameOverCard(view({ penalties: [penalty(6, { value: 0 })], loser: 0 }))).toBeNull();
  });
});

describe("points", () => {
  const turns = [turn(1, 0, 2, -3), turn(1, 1, 5), turn(2, 0, 4)];

  it("are added up turn by turn, for all seats of a team", () => {
    expect(pointsAfter(view(), turns, false)).toEqual([3, 5, 3, 5]);
    expect(pointsAfter(view(), turns.slice(0, 1), false)).toEqual([-1, 0, -1, 0]);
  });

  it("fall not below zero where the table likes it so (KW-D6)", () => {
    expect(pointsAfter(view(), turns, true)).toEqual([4, 5, 4, 5]);
  });

  it("are credited to both of a pair (KW-D7)", () => {
    const three = view({ teams: PAIRS }, [0, 0, 0]);
    expect(pointsAfter(three, [turn(1, 0, 5), turn(1, 2, 3, -1)], false)).toEqual([7, 5, 2]);
  });

  it("stand on the score sheet by round and team (KW-R3)", () => {
    expect(sheetOf(view({ turns }))).toEqual([
      { round: 1, turns: [turns[0], turns[1]] },
      { round: 2, turns: [turns[2], null] },
    ]);
    expect(sheetOf(view())).toEqual([]);
  });
});

describe("the ranking", () => {
  it("has the team with most points first (KW-R4), and places are shared (KW-D11)", () => {
    const ranks = ranking(view({ result: { points: [], winners: [1, 3] } }, [4, 9, 4, 9]));
    expect(ranks.map(({ rank, team, points, winner }) => [rank, team, points, winner])).toEqual([
      [1, 1, 9, true],
      [2, 0, 4, false],
    ]);
    expect(ranking(view({}, [4, 4, 4, 4])).map(({ rank }) => rank)).toEqual([1, 1]);
  });

  it("has the team last that Game Over has stopped, whatever the points (KW-R20)", () => {
    const ranks = ranking(view({ loser: 1, result: { points: [], winners: [0, 2] } }, [4, 9, 4, 9]));
    expect(ranks.map(({ rank, team, lost }) => [rank, team, lost])).toEqual([
      [1, 0, false],
      [2, 1, true],
    ]);
  });

  it("is of people where three play (KW-D7)", () => {
    const ranks = ranking(view({ teams: PAIRS, loser: 0, result: { points: [], winners: [2] } }, [7, 5, 2]));
    expect(ranks.map(({ rank, seats, lost, winner }) => [rank, seats, lost, winner])).toEqual([
      [1, [2], false, true],
      [2, [0], true, false],
      [3, [1], true, false],
    ]);
  });
});

describe("a clock", () => {
  const clocks = [
    { name: "glass", turn: 2, total: 110, left: 50 },
    { name: "take-back", turn: 3, total: 5, left: 1 },
    { name: "take-back", turn: 4, total: 5, left: 4 },
  ];
  const table = { match: { clocks } } as Pick<TableView, "match">;

  it("is found by its name, and by its turn where there are several", () => {
    expect(clockOf(table, "glass")?.left).toBe(50);
    expect(clockOf(table, "take-back", 4)?.left).toBe(4);
    expect(clockOf(table, "check")).toBeUndefined();
    expect(clockOf({ match: null }, "glass")).toBeUndefined();
  });
});

describe("a hand", () => {
  it("is worth covering while people are described", () => {
    const held = (["turning", "laying", "checking", "decoding", "finished"] as const).map((phase) =>
      holds(view({ phase })),
    );
    expect(held).toEqual([false, true, true, false, false]);
  });
});
