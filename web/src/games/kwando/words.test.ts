import { beforeEach, describe, expect, it, vi } from "vitest";

import { shownAt } from "./decoder";
import type { KwandoTable } from "./match";
import type { AnyHappening, DecodedCardView, DecodedView, PenaltyView, PublicView } from "./types";

type Words = typeof import("./words");
let words: Words;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  const { learn, speak } = await import("../../lib/i18n.svelte");
  await speak("en");
  await learn("kwando");
  words = await import("./words");
});

const people = ["Ada", "Ben", "Cleo", "Dan"].map((name) => ({ name }));

const TEAMS: PublicView["teams"] = [
  { name: "sun", seats: [0, 2], points: 0, errors: 0 },
  { name: "moon", seats: [1, 3], points: 0, errors: 0 },
];
const PAIRS: PublicView["teams"] = [
  [0, 1],
  [1, 2],
  [2, 0],
].map((seats) => ({ name: "pair", seats, points: null, errors: 0 }));

const penalty = (own: Partial<PenaltyView> = {}): PenaltyView => ({
  id: "p1",
  reason: "number",
  value: -1,
  by: [1],
  saying: null,
  open: true,
  objections: [],
  yes: [],
  no: [],
  ...own,
});

function at(game: Partial<PublicView>): KwandoTable {
  const seats = people.map(() => ({ points: 0, cards: 1, signal: null }));
  const whole = {
    phase: "laying",
    talk: "aloud",
    round: 2,
    rounds: 5,
    teams: TEAMS,
    active: 0,
    controllers: [1, 3],
    row: [],
    row_full: 6,
    done: [],
    penalties: [],
    seats,
    decoded: null,
    turns: [],
    loser: null,
    result: null,
  };
  return { view: { phase: "playing" }, game: { ...whole, ...game }, people } as unknown as KwandoTable;
}

const person = (name: string, born: string, right: boolean): DecodedCardView => ({
  id: name,
  name,
  seat: 0,
  born,
  calendar: "gregorian",
  gregorian: born,
  right,
});
const decoded: DecodedView = {
  round: 2,
  team: 0,
  row: [
    person("Leonardo", "1452-04-24", true),
    person("Einstein", "1879-03-14", true),
    person("Shakespeare", "1564-05-06", false),
  ],
  unlaid: [person("Anne Frank", "1929-06-12", false)],
  points: 2,
  penalty: -1,
};

describe("the headline", () => {
  it("says which round it is and whose turn", () => {
    expect(words.headline(at({ phase: "turning" }))).toEqual(["Round 2 of 5", "It’s Team Sun’s turn"]);
    expect(words.headline(at({}))[1]).toBe("Team Sun lays");
    expect(words.headline(at({ phase: "decoding" }))[1]).toBe("The decoder for Team Sun");
  });

  it("calls a pair by its names (KW-D7)", () => {
    expect(words.headline(at({ teams: PAIRS, active: 1 }))[1]).toBe("Ben and Cleo lay");
  });
});

describe("what people are doing", () => {
  const status = (game: Partial<PublicView>, seat: number) => words.now(at(game), seat).status ?? "";

  it("is turning the glass, for the controller who is waited for (KW-D18)", () => {
    expect(words.now(at({ phase: "turning" }), 3)).toEqual({ status: "turns the glass", marked: true });
    expect(status({ phase: "turning" }, 0)).toBe("lays next");
  });

  it("is laying or watching, with what somebody signals", () => {
    const seats = at({}).game.seats.map((seat, place) =>
      place === 2 ? ({ ...seat, signal: "next" } as const) : seat,
    );
    expect([0, 1, 2].map((seat) => status({ seats }, seat))).toEqual(["has 1 card", "watches", "comes next"]);
    expect(status({ done: [0] }, 0)).toBe("is done");
  });

  it("is nothing once the match is over", () => {
    expect(words.now(at({ phase: "finished" }), 0)).toEqual({});
  });
});

describe("below the row", () => {
  const caption = (game: Partial<PublicView>) => {
    const { game: whole } = at(game);
    return words.captionInWords(whole, at(game).people);
  };

  it("stands what is forbidden (KW-R15)", () => {
    expect(caption({})).toEqual({ words: expect.stringContaining("No names, no numbers"), warns: false });
  });

  it("stands a breach while it can be taken back (KW-R17, KW-D10)", () => {
    const game = { penalties: [penalty({ by: [1, 3] })] };
    expect(caption(game)).toEqual({ words: "−1 Number – called by Ben and Dan", warns: true });
    expect(caption({ penalties: [penalty({ open: false })] }).warns).toBe(false);
  });

  it("stands Game Over before all else, and how many confirm it", () => {
    const game = { penalties: [penalty(), penalty({ id: "p6", value: 0, yes: [1] })] };
    expect(caption(game).words).toBe("The sixth breach! Game Over? 1 of 2 say yes.");
  });

  it("stands who wants to lay no more (KW-D9)", () => {
    expect(caption({ done: [2] }).words).toBe("Cleo would like to stop laying.");
  });
});

describe("the decoder", () => {
  const at = (seconds: number) => words.decodingInWords(decoded, shownAt(decoded, seconds / 12));

  it("says when somebody was born, and whether the card stays (KW-R23, KW-R24)", () => {
    expect(at(0.5)).toBe("");
    expect(at(1.6)).toBe("Leonardo: 24 Apr 1452.");
    expect(at(2.5)).toBe("Leonardo lies at the bottom. That is always right.");
    expect(at(4.5)).toBe("Einstein is right.");
    expect(at(6.5)).toBe("Shakespeare was born before Einstein and falls out.");
    expect(at(7.6)).toBe("Anne Frank: 12 Jun 1929.");
    expect(at(11)).toBe("2 of 3 cards stay.");
  });
});

describe("a screen reader", () => {
  const hears = (happening: AnyHappening, game: Partial<PublicView> = {}) =>
    words.announce(happening, at(game));

  it("hears cards with their place in the row", () => {
    const card = { id: "b1", name: "Marie Curie", seat: 2 };
    const row = [{ id: "b7", name: "Mozart", seat: 0 }, card];
    expect(hears({ kind: "card-laid", card }, { row })).toBe("Cleo lays Marie Curie, card 2.");
  });

  it("hears breaches, and the sand", () => {
    expect(hears({ kind: "penalty-played", penalty: penalty() })).toBe("−1 Number – called by Ben");
    expect(hears({ kind: "hurry" })).toBe("The sand is nearly through.");
    expect(hears({ kind: "turn-over", team: 0, end: "sand" })).toBe("The sand is through.");
  });

  it("hears the whole row at once, without waiting for the lens", () => {
    expect(hears({ kind: "decoded", decoded })).toBe(
      "Leonardo: 24 Apr 1452. Einstein: 14 Mar 1879. " +
        "Shakespeare: 6 May 1564. Shakespeare was born before Einstein and falls out. 1 point",
    );
  });

  it("hears who has lost by Game Over, and who has won (KW-R20)", () => {
    const game = { loser: 0, penalties: [penalty({ value: 0, open: false })] };
    expect(hears({ kind: "game-over", team: 0 }, game)).toBe(
      "Game Over. Team Sun lost: that was the sixth breach (Number), and points count no more.",
    );
    expect(hears({ kind: "match-over", winners: [1, 3] }, game)).toBe("Team Moon wins!");
    expect(hears({ kind: "match-over", winners: [0, 1, 2, 3] })).toBe("Team Sun and Team Moon win together!");
    expect(hears({ kind: "match-over", winners: [2] }, { teams: PAIRS })).toBe("Cleo wins!");
  });

  it("hears nothing of what changes all the time", () => {
    expect(hears({ kind: "signalled", seat: 0, signal: "next" })).toBeNull();
  });
});
