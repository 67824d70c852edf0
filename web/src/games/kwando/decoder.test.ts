import { describe, expect, it } from "vitest";

import { allShown, comparedWith, isUncounted, shownAt } from "./decoder";
import type { DecodedCardView, DecodedView } from "./types";

const card = (year: number, right: boolean): DecodedCardView => ({
  id: `b${year}`,
  name: `Born in ${year}`,
  seat: 0,
  born: `${year}-01-01`,
  calendar: "gregorian",
  gregorian: `${year}-01-01`,
  right,
});

const decoded = (own: Partial<DecodedView> = {}): DecodedView => ({
  round: 1,
  team: 0,
  row: [card(1452, true), card(1879, true), card(1564, false), card(1929, true)],
  unlaid: [card(1685, false), card(1756, false)],
  points: 3,
  penalty: -1,
  ...own,
});

/** Six cards: a second, two for each of them, three seconds. */
const at = (seconds: number, of = decoded()) => shownAt(of, seconds / 16);

describe("the decoder", () => {
  it("shows nothing before the lens has come", () => {
    expect(at(0)).toEqual({ lens: null, read: 0, told: 0, points: 0, deducted: false, over: false });
    expect(at(0.9).lens).toBeNull();
  });

  it("lies on a card, shows its date, and then tells whether it stays (KW-R22)", () => {
    expect(at(1.1)).toMatchObject({ lens: 0, read: 0, told: 0 });
    expect(at(1.6)).toMatchObject({ lens: 0, read: 1, told: 0, points: 0 });
    expect(at(2.2)).toMatchObject({ lens: 0, read: 1, told: 1, points: 1 });
    expect(at(3.1)).toMatchObject({ lens: 1, read: 1, told: 1, points: 1 });
  });

  it("counts no point for a card that falls out (KW-R24)", () => {
    expect(at(6.5)).toMatchObject({ lens: 2, read: 3, told: 3, points: 2 });
    expect(at(8.5)).toMatchObject({ lens: 3, told: 4, points: 3 });
  });

  it("goes over the cards that were not laid, which bring nothing (KW-D5)", () => {
    expect(at(9.6)).toMatchObject({ lens: 4, read: 5, told: 4, points: 3 });
    expect(at(12.9)).toMatchObject({ lens: 5, read: 6, told: 4, points: 3, deducted: false });
  });

  it("leaves when all is read, and then penalties are deducted", () => {
    expect(at(13.1)).toMatchObject({ lens: null, read: 6, deducted: false });
    expect(at(14)).toMatchObject({ lens: null, deducted: true, over: false });
    expect(at(16)).toEqual({ lens: null, read: 6, told: 4, points: 3, deducted: true, over: true });
  });

  it("shows the end to whoever comes late", () => {
    expect(allShown(decoded())).toEqual(at(16));
    expect(at(99)).toEqual(at(16));
  });

  it("never takes back what it has shown", () => {
    const moments = Array.from({ length: 161 }, (_, tenth) => at(tenth / 10));
    for (const [place, moment] of moments.slice(1).entries()) {
      const before = moments[place]!;
      expect(moment.read).toBeGreaterThanOrEqual(before.read);
      expect(moment.told).toBeGreaterThanOrEqual(before.told);
      expect(moment.points).toBeGreaterThanOrEqual(before.points);
      expect(moment.told).toBeLessThanOrEqual(moment.read);
    }
  });

  it("counts no point for the first card where the table likes it so (KW-D3)", () => {
    const strict = decoded({ points: 2 });
    expect(at(2.2, strict)).toMatchObject({ told: 1, points: 0 });
    expect(at(4.2, strict)).toMatchObject({ told: 2, points: 1 });
    expect([0, 1].map((place) => isUncounted(strict, place))).toEqual([true, false]);
    expect(isUncounted(decoded(), 0)).toBe(false);
  });

  it("has little to do with an empty row, and is still on time", () => {
    const empty = decoded({ row: [], unlaid: [], points: 0 });
    expect(shownAt(empty, 0.1)).toMatchObject({ lens: null, read: 0, deducted: false });
    expect(shownAt(empty, 1)).toEqual({
      lens: null,
      read: 0,
      told: 0,
      points: 0,
      deducted: true,
      over: true,
    });
  });
});

describe("a card of the row", () => {
  it("is compared with the last one that still lies (KW-D2)", () => {
    const before = [0, 1, 2, 3].map((place) => comparedWith(decoded(), place)?.born ?? null);
    expect(before).toEqual([null, "1452-01-01", "1879-01-01", "1879-01-01"]);
  });
});
