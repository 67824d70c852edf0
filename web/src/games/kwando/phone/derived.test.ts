import { describe, expect, it } from "vitest";

import type { ClockView, SeatView, TableView } from "../../../protocol/updates";
import type { PenaltyView, PublicView, SayingView } from "../types";
import {
  bySeat,
  foulOption,
  isUndecided,
  justPlayed,
  layOption,
  meansRow,
  newestFirst,
  openFor,
  openPenalties,
} from "./derived";

const penalty = (id: string, own: Partial<PenaltyView> = {}): PenaltyView => ({
  id,
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
const saying = (id: string, own: Partial<SayingView> = {}): SayingView => ({
  id,
  seat: 0,
  text: "Mine sang",
  mark: "clear",
  reason: null,
  words: [],
  decision: null,
  ...own,
});
const game = (own: Partial<PublicView>): PublicView => ({ penalties: [], sayings: [], ...own }) as PublicView;
const clock = (name: string, turn: number): ClockView => ({ name, turn, total: 5000, left: 4000 });
const view = (...clocks: ClockView[]) => ({ match: { clocks } }) as TableView;
const asked = (name: string, ...options: string[]): SeatView => ({
  seat: 0,
  private: null,
  number: 1,
  prompts: [{ kind: "pick", name, options, least: 1, most: 1, ordered: false, optional: false }],
});

describe("laying (KW-D17)", () => {
  it("names the row as it is asked for, and no other card", () => {
    const seat = asked("lay", "b1@2", "b14@2");
    expect(layOption(seat, "b1")).toBe("b1@2");
    expect(layOption(seat, "b14")).toBe("b14@2");
    expect(layOption(seat, "b2")).toBeNull();
    expect(layOption(asked("foul", "name"), "b1")).toBeNull();
  });

  it("means at once the row for which somebody was picked up", () => {
    expect(meansRow(2, 2, 1)).toBe(true);
  });

  it("keeps who is picked up over a teammate's card, for a press that has seen it", () => {
    expect(meansRow(2, 3, 2)).toBe(false);
    expect(meansRow(2, 3, 3)).toBe(true);
    expect(meansRow(2, 4, 3)).toBe(false);
  });
});

describe("a press for a breach (KW-D20)", () => {
  const played = game({ penalties: [penalty("p3"), penalty("p4", { by: [1, 2] })] });

  it("is for the newest breach while its clock runs, and else for none", () => {
    expect(justPlayed(view(clock("same", 4)), played)?.id).toBe("p4");
    expect(justPlayed(view(clock("take-back", 4)), played)).toBeNull();
    expect(justPlayed(view(clock("same", 5)), played)).toBeNull();
  });

  it("is another one for who has pressed already, and the same for everybody else", () => {
    const just = played.penalties[1]!;
    expect(foulOption("name", just, 2)).toBe("again-name");
    expect(foulOption("name", just, 3)).toBe("name");
    expect(foulOption("name", null, 2)).toBe("name");
  });
});

describe("penalty cards that may still go back (KW-D10)", () => {
  const played = game({ penalties: [penalty("p3"), penalty("p4", { open: false }), penalty("p12")] });

  it("lie the newest first", () => {
    expect(openPenalties(played).map(({ id }) => id)).toEqual(["p12", "p3"]);
  });

  it("each have a clock of their own", () => {
    const clocks = view(clock("take-back", 3), clock("take-back", 12), clock("same", 12));
    expect(openFor(clocks, penalty("p12"))).toMatchObject({ name: "take-back", turn: 12 });
    expect(openFor(clocks, penalty("p4"))).toBeUndefined();
  });
});

describe("sentences (KW-D27)", () => {
  it("wait for the controllers where the referee has marked them and nobody has decided", () => {
    const marks = ["unread", "clear", "question", "certain"] as const;
    expect(marks.filter((mark) => isUndecided(saying("s1", { mark })))).toEqual(["question", "certain"]);
    expect(isUndecided(saying("s1", { mark: "certain", decision: "fine" }))).toBe(false);
  });

  it("are told from the newest on, and stay as they are in the view", () => {
    const said = game({ sayings: [saying("s1"), saying("s2")] });
    expect(newestFirst(said).map(({ id }) => id)).toEqual(["s2", "s1"]);
    expect(said.sayings[0]!.id).toBe("s1");
  });
});

it("puts the names that are watched together by who holds them", () => {
  const laid = (seat: number, name: string) => ({ id: name, name, seat });
  expect(bySeat([laid(2, "Ada"), laid(0, "Frida"), laid(2, "Max")])).toEqual([
    { seat: 2, names: ["Ada", "Max"] },
    { seat: 0, names: ["Frida"] },
  ]);
});
