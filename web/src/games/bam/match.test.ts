import { describe, expect, it } from "vitest";

import { displayed, isOwn, judged, laying, ranking, readOf, thinking } from "./match";
import type { EntryView, PrivateView, PublicView, SeatView } from "./types";

const seat = (own: Partial<SeatView> = {}): SeatView => ({
  hand: 10,
  chosen: false,
  sits_out: false,
  won: 0,
  minus: 0,
  ...own,
});

const entry = (id: string, own: Partial<EntryView> = {}): EntryView => ({
  id,
  shown: false,
  texts: [],
  edited: null,
  author: null,
  best: false,
  worst: false,
  ...own,
});

const view = (own: Partial<PublicView> = {}): PublicView => ({
  phase: "choosing",
  round: 1,
  rounds: 4,
  cycle: 1,
  cycles: 1,
  master: 0,
  red: { id: "r1", text: "BAM! fehlt.", gaps: 1, case: null },
  red_pile: 3,
  draw_pile: 50,
  discard_pile: 0,
  seats: [seat(), seat(), seat(), seat()],
  entries: [],
  shown: null,
  outcome: null,
  result: null,
  highlights: [],
  ...own,
});

const stacks = (...cards: [won: number, minus: number][]) =>
  view({ phase: "finished", seats: cards.map(([won, minus]) => seat({ won, minus })) });

describe("whom the table waits for", () => {
  it("is neither the master nor who sits out nor who has chosen (BM-R6, BM-D13)", () => {
    const game = view({ seats: [seat(), seat({ chosen: true }), seat({ sits_out: true }), seat()] });
    expect(thinking(game)).toEqual([3]);
    expect(laying(game)).toBe(2);
  });

  it("is everybody while all point (BM-R4)", () => {
    expect(thinking(view({ phase: "pointing", master: null }))).toEqual([0, 1, 2, 3]);
  });

  it("is nobody else while the master reads", () => {
    expect(thinking(view({ phase: "reading" }))).toEqual([]);
  });
});

describe("an entry", () => {
  it("is on display by its id", () => {
    const game = view({
      phase: "reading",
      entries: [entry("e0"), entry("e1", { shown: true })],
      shown: "e1",
    });
    expect(displayed(game)?.place).toBe(1);
    expect(displayed(view())).toBeNull();
  });

  it("is read as the master has adapted it, else as it is composed (BM-R11)", () => {
    const plain = entry("e0", { shown: true, texts: ["der Löffel"] });
    expect(readOf(view(), plain)).toBe("Der Löffel fehlt.");
    expect(readOf(view(), { ...plain, edited: "Mir fehlt der Löffel." })).toBe("Mir fehlt der Löffel.");
  });

  it("is known as one's own by the very cards, in their order (BM-R9)", () => {
    const own: PrivateView = {
      hand: [],
      chosen: [
        { id: "g1", text: "Brot" },
        { id: "g2", text: "Tod" },
      ],
      pointed: null,
    };
    expect(isOwn(entry("e0", { shown: true, texts: ["Brot", "Tod"] }), 1, own)).toBe(true);
    expect(isOwn(entry("e0", { shown: true, texts: ["Tod", "Brot"] }), 1, own)).toBe(false);
    expect(isOwn(entry("e0"), 1, { ...own, chosen: [] })).toBe(false);
    expect(isOwn(entry("e0", { shown: true, texts: ["Brot", "Tod"], author: 2 }), 1, own)).toBe(false);
  });

  it("is found by its verdict", () => {
    const game = view({ phase: "worst", entries: [entry("e0"), entry("e1", { best: true })] });
    expect(judged(game, "best")?.id).toBe("e1");
    expect(judged(game, "worst")).toBeNull();
  });
});

describe("the ranking", () => {
  const places = (game: PublicView) =>
    ranking(game).map(({ rank, seat: number, points }) => [rank, number, points]);

  it("goes by points, then by won cards (BM-R21, BM-R22)", () => {
    expect(places(stacks([5, 2], [4, 1], [2, 3], [1, 6]))).toEqual([
      [1, 0, 3],
      [2, 1, 3],
      [3, 2, -1],
      [4, 3, -5],
    ]);
    expect(places(stacks([2, 3], [1, 1], [0, 0]))).toEqual([
      [1, 1, 0],
      [2, 2, 0],
      [3, 0, -1],
    ]);
  });

  it("lets those share a place who have the same of both (BM-R23)", () => {
    expect(places(stacks([4, 1], [5, 2], [5, 2]))).toEqual([
      [1, 1, 3],
      [1, 2, 3],
      [3, 0, 3],
    ]);
  });
});
