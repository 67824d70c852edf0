/**
 * How two name cards lie beside each other (WS-D9), measured in rows: a card is ten rows wide, each of its names is one
 * row high, and so is each column of the grid at its top edge wide. The origin is the upper left corner of the pair.
 */

import type { FoundView, NameCardView, PublicView } from "./types";

export type Side = FoundView["side"];
export type Child = NonNullable<PublicView["child"]>;

/** As many names a side, and as many columns in the grid. */
export const ROWS = 10;
/** How high a card is: the grid, the title, and the square of names. */
export const CARD = 13.6;
/** The grid at the top edge is one row high. */
export const GRID = 1;
/** How far the two lie from each other. */
export const GAP = 0.24;
/** How wide both are together. */
export const PAIR = CARD + GAP + ROWS;

/** Where a card lies: its upper left corner before it is turned, and by how many degrees it is turned around its centre. */
export type Lying = { x: number; y: number; turn: number };

/** On which side of the upright card the other lies (WS-R12). */
export function sideOf(child: Child): Side {
  return child === "daughter" ? "left" : "right";
}

/** The row, 1 to 10 from the top, that the arrow in a column, 1 to 10 from the left, of the sideways card hits. */
export function rowHit(side: Side, column: number): number {
  return side === "left" ? column : ROWS + 1 - column;
}

/** The name that is found where this card stands and that one lies beside it. */
export function findName(upright: NameCardView, sideways: NameCardView, child: Child): FoundView {
  const side = sideOf(child);
  const row = rowHit(side, sideways.arrow);
  const names = child === "daughter" ? upright.girls : upright.boys;
  return { upright: upright.id, sideways: sideways.id, side, row, name: names[row - 1] ?? "" };
}

/** Where the upright card lies. */
export function uprightLies(side: Side): Lying {
  return { x: side === "left" ? CARD + GAP : 0, y: 0, turn: 0 };
}

/** Where the sideways card lies: its top edge faces the upright card, and both bottom edges are flush. */
export function sidewaysLies(side: Side): Lying {
  const lower = (CARD - ROWS) / 2;
  const left = side === "left" ? 0 : ROWS + GAP;
  return { x: left + lower, y: lower, turn: side === "left" ? 90 : -90 };
}

/** Where two cards lie that were drawn, but not yet laid: beside each other, both upright. */
export function drawnLie(place: number): Lying {
  const apart = 1;
  const first = (PAIR - 2 * ROWS - apart) / 2;
  return { x: first + place * (ROWS + apart), y: 0, turn: 0 };
}

/** Where a card of the pair lies: `found` is null as long as the name-giver has not laid them. */
export function lies(card: NameCardView, place: number, found: FoundView | null): Lying {
  if (found === null) return drawnLie(place);
  return card.id === found.upright ? uprightLies(found.side) : sidewaysLies(found.side);
}
