import { describe, expect, it } from "vitest";

import { isOver, placed } from "./ending";

describe("a match", () => {
  it("is over when it is played to its end, or when the host has stopped it", () => {
    const over = (table: "playing" | "finished", phase: string) =>
      isOver({ view: { phase: table }, game: { phase } });
    expect(over("playing", "reading")).toBe(false);
    expect(over("playing", "finished")).toBe(true);
    expect(over("finished", "reading")).toBe(true);
  });
});

describe("places", () => {
  const seats = [
    { seat: 0, points: 4, won: 4 },
    { seat: 1, points: 9, won: 9 },
    { seat: 2, points: 4, won: 5 },
    { seat: 3, points: 4, won: 4 },
    { seat: 4, points: -1, won: 0 },
  ];

  it("are shared by who has as many points, and the next one counts on", () => {
    const rows = placed(seats, ({ points }) => points);
    expect(rows.map(({ rank, seat }) => [rank, seat])).toEqual([
      [1, 1],
      [2, 0],
      [2, 2],
      [2, 3],
      [5, 4],
    ]);
  });

  it("are told apart by what counts next", () => {
    const rows = placed(
      seats,
      ({ points }) => points,
      ({ won }) => won,
    );
    expect(rows.map(({ rank, seat }) => [rank, seat])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
      [3, 3],
      [5, 4],
    ]);
  });
});
