import { describe, expect, it } from "vitest";

import {
  CARD,
  drawnLie,
  findName,
  GAP,
  GRID,
  type Lying,
  PAIR,
  rowHit,
  ROWS,
  sideOf,
  sidewaysLies,
  uprightLies,
} from "./geometry";
import type { NameCardView } from "./types";

const COLUMNS = Array.from({ length: ROWS }, (_, column) => column + 1);
const SIDES = ["left", "right"] as const;

/** Where a point of a card comes to lie on the table; the point is measured from the card's own upper left corner. */
function onTable(lying: Lying, x: number, y: number): { x: number; y: number } {
  const angle = (lying.turn * Math.PI) / 180;
  const [dx, dy] = [x - ROWS / 2, y - CARD / 2];
  return {
    x: lying.x + ROWS / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: lying.y + CARD / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

const card = (id: string, arrow: number): NameCardView => ({
  id,
  kind: "letter",
  key: id,
  title: id,
  arrow,
  girls: COLUMNS.map((row) => `girl ${id}${row}`),
  boys: COLUMNS.map((row) => `boy ${id}${row}`),
});

describe.each(SIDES)("a card laid to the %s (WS-D9)", (side) => {
  const upright = uprightLies(side);
  const sideways = sidewaysLies(side);

  it.each(COLUMNS)("points from column %i at the middle of the row it hits", (column) => {
    const arrow = onTable(sideways, column - 0.5, GRID / 2);
    const row = onTable(upright, ROWS / 2, CARD - ROWS + rowHit(side, column) - 0.5);
    expect(arrow.y).toBeCloseTo(row.y, 9);
  });

  it("faces the upright card with its top edge, and both bottom edges are flush", () => {
    const corners = [
      [0, 0],
      [ROWS, 0],
      [0, CARD],
      [ROWS, CARD],
    ].map(([x, y]) => onTable(sideways, x!, y!));
    const top = onTable(sideways, ROWS / 2, 0).x;
    const edge = onTable(upright, side === "left" ? 0 : ROWS, 0).x;
    expect(Math.abs(top - edge)).toBeCloseTo(GAP, 9);
    expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(CARD, 9);
    expect(onTable(upright, 0, CARD).y).toBeCloseTo(CARD, 9);
    expect(Math.min(...corners.map(({ x }) => x), upright.x)).toBeCloseTo(0, 9);
    expect(Math.max(...corners.map(({ x }) => x), upright.x + ROWS)).toBeCloseTo(PAIR, 9);
  });
});

describe("the row that is hit (WS-D9)", () => {
  it("is the column's own on the left, and counted from the other end on the right", () => {
    expect(COLUMNS.map((column) => rowHit("left", column))).toEqual(COLUMNS);
    expect(COLUMNS.map((column) => rowHit("right", column))).toEqual([...COLUMNS].reverse());
  });

  it("names a girl on the left for a daughter, a boy on the right for a son (WS-R12)", () => {
    expect([sideOf("daughter"), sideOf("son")]).toEqual(["left", "right"]);
    expect(findName(card("a", 1), card("b", 3), "daughter")).toMatchObject({ row: 3, name: "girl a3" });
    expect(findName(card("a", 1), card("b", 3), "son")).toMatchObject({ row: 8, name: "boy a8" });
  });
});

it("lays drawn cards side by side within the room that the pair has", () => {
  const [first, second] = [drawnLie(0), drawnLie(1)];
  expect(first.x).toBeGreaterThan(0);
  expect(second.x).toBeGreaterThan(first.x + ROWS);
  expect(second.x + ROWS).toBeLessThan(PAIR);
});
