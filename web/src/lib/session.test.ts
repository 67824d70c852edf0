import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { bam, CODE, hand, own, table } from "../../dev/fixtures";
import type { PrivateView, TableView } from "../protocol/updates";
import type { Socket } from "./connection";
import { Session } from "./session.svelte";
import { addToken, dropAllTokens, tokensOf } from "./tokens";

class Line implements Socket {
  readyState = 1 as const;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  send = (data: string) => void this.sent.push(JSON.parse(data) as Record<string, unknown>);
  close = () => undefined;
  say = (message: unknown) => this.onmessage?.({ data: JSON.stringify(message) });
  of = (kind: string) => this.sent.filter((message) => message.kind === kind);
}

let lines: Line[];
let session: Session;
const line = () => lines[lines.length - 1]!;

function update(
  number: number,
  since: number,
  view: TableView,
  own: PrivateView,
  happened: unknown[] = [],
): void {
  line().say({ kind: "update", number, since, public: view, private: own, happened });
}

beforeEach(() => {
  vi.useFakeTimers();
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener);
  vi.stubGlobal("removeEventListener", page.removeEventListener);
  dropAllTokens(CODE);
  lines = [];
  session = new Session(CODE, () => {
    lines.push(new Line());
    return line();
  });
  line().onopen?.();
  line().say({ kind: "welcome", version: 1, time: 0 });
});

afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("views", () => {
  it("shows nothing as happening with the first view", () => {
    update(7, 3, table(3), own(), [{ kind: "card-laid" }]);
    expect(session.view?.code).toBe(CODE);
    expect(session.happened).toEqual([]);
  });

  it("is closed while a match is on that takes nobody else", () => {
    const match = bam(4, "choosing");
    for (const [view, closed] of [
      [table(3), false],
      [match, false],
      [{ ...match, match: { ...match.match!, joins: false } }, true],
      [bam(4, "finished"), false],
    ] as const) {
      update(7, 7, view, own());
      expect(session.closed).toBe(closed);
    }
  });

  it("tells what happened since the view before", () => {
    update(7, 7, table(3), own());
    update(9, 7, table(3), own(), [{ kind: "card-laid" }]);
    expect(session.happened).toEqual([{ kind: "card-laid" }]);
  });

  it("tells nothing after a gap, and simply shows the view", () => {
    update(7, 7, table(3), own());
    update(20, 12, table(10), own(), [{ kind: "card-laid" }]);
    expect(session.happened).toEqual([]);
    expect(session.view?.people).toHaveLength(10);
  });

  it("says in its next hello which record it saw last", () => {
    update(7, 7, table(3), own());
    line().onclose?.();
    vi.advanceTimersByTime(1000);
    line().onopen?.();
    expect(line().of("hello")[0]).toMatchObject({ last: 7 });
  });

  it("knows its own people, hand and seat, and those who have gone from a match", () => {
    const view = bam(3, "choosing");
    update(1, 1, { ...view, people: view.people.slice(1) }, own({ people: [3], seats: [hand(2)] }));
    expect(session.me?.name).toBe("Çiğdem");
    expect(session.seat?.seat).toBe(2);
    expect(session.seated.map((person) => person.left)).toEqual([true, false, false]);
  });
});

describe("sitting down", () => {
  it("keeps the token before it asks, and knows afterwards whose it is", async () => {
    update(1, 1, table(0), own());
    const seated = session.sit("Anja", 3);
    const [sit] = line().of("sit");
    expect(tokensOf(CODE)[0]?.token).toBe(sit!.token);
    line().say({ kind: "done", id: sit!.id, number: 2 });
    await seated;
    update(2, 1, table(1), own({ people: [1] }));
    expect(tokensOf(CODE)[0]).toMatchObject({ token: sit!.token, person: 1 });
  });

  it("drops the token of a refused seat", async () => {
    update(1, 1, table(0), own());
    const seated = session.sit("Anja", 3);
    line().say({
      kind: "refused",
      id: line().of("sit")[0]!.id,
      key: "refused-full",
      parameters: { most: 10 },
    });
    await expect(seated).rejects.toMatchObject({ key: "refused-full" });
    expect(tokensOf(CODE)).toEqual([]);
  });

  it("notices that the host has said no", async () => {
    update(1, 1, table(3), own());
    const asked = session.askFor(2);
    line().say({ kind: "done", id: line().of("ask")[0]!.id, number: 2 });
    await asked;
    update(2, 1, table(3), own({ asked: ["a"] }));
    expect(session.declined).toBe(false);
    update(3, 2, table(3), own());
    expect(session.declined).toBe(true);
    expect(tokensOf(CODE)).toEqual([]);
  });

  it("takes over a seat with a token from another device", () => {
    update(1, 1, table(3), own());
    session.takeOver("t".repeat(40));
    line().onopen?.();
    expect(line().of("hello")[0]).toMatchObject({ tokens: ["t".repeat(40)] });
  });
});

describe("a move that was overtaken", () => {
  const asked = (number: number, options = ["a", "b"]): PrivateView => {
    const pick = {
      kind: "pick",
      name: "say",
      options,
      least: 1,
      most: 1,
      ordered: false,
      optional: false,
    } as const;
    return own({ people: [1], seats: [{ ...hand(0), number, prompts: [pick] }] });
  };
  const b = { kind: "picked" as const, prompt: "say", options: ["b"] };
  const refuse = (key: string) =>
    line().say({ kind: "refused", id: line().of("play").at(-1)!.id, key, parameters: {} });
  const settled = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => update(1, 1, bam(4, "choosing"), asked(3)));

  it("is made once more where the seat is still asked the same", async () => {
    const made = session.move(b, true);
    update(2, 1, bam(4, "choosing"), asked(4));
    refuse("illegal-stale");
    await settled();
    expect(line().of("play")).toMatchObject([
      { number: 3, move: b },
      { number: 4, move: b },
    ]);
    line().say({ kind: "done", id: line().of("play")[1]!.id, number: 5 });
    await expect(made).resolves.toBeUndefined();
  });

  it("is made once more and no more", async () => {
    const made = expect(session.move(b, true)).rejects.toMatchObject({ key: "illegal-stale" });
    update(2, 1, bam(4, "choosing"), asked(4));
    refuse("illegal-stale");
    await settled();
    update(3, 2, bam(4, "choosing"), asked(5));
    refuse("illegal-stale");
    await made;
    expect(line().of("play")).toHaveLength(2);
  });

  it.each([
    ["its option has gone", true, asked(4, ["a", "c"]), "illegal-stale"],
    [
      "nothing is asked any more",
      true,
      own({ people: [1], seats: [{ ...hand(0), number: 4, prompts: [] }] }),
      "illegal-stale",
    ],
    ["the seat has been shown nothing new", true, asked(3), "illegal-stale"],
    ["the table was busy", true, asked(4), "refused-busy"],
    ["nobody wished it", false, asked(4), "illegal-stale"],
  ])("stays refused where %s", async (_, again, now, key) => {
    const made = expect(session.move(b, again)).rejects.toMatchObject({ key });
    update(2, 1, bam(4, "choosing"), now);
    refuse(key);
    await made;
    expect(line().of("play")).toHaveLength(1);
  });
});

describe("what it does by itself", () => {
  it("gives each wanted nonce once, and again if it was refused", async () => {
    addToken(CODE, "t".repeat(40), { person: 1 });
    update(1, 1, table(1), own({ people: [1], nonces_wanted: [1] }));
    update(2, 1, table(1), own({ people: [1], nonces_wanted: [1] }));
    const given = line().of("give-nonce");
    expect(given).toHaveLength(1);
    expect(given[0]!.nonce).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    line().say({ kind: "refused", id: given[0]!.id, key: "refused-busy", parameters: {} });
    await vi.advanceTimersByTimeAsync(0);
    update(3, 2, table(1), own({ people: [1], nonces_wanted: [1] }));
    expect(line().of("give-nonce")).toHaveLength(2);
  });

  it("tells after every welcome which layout it shows", () => {
    session.show("table");
    expect(line().of("layout").at(-1)).toMatchObject({ layout: "table" });
    line().onclose?.();
    vi.advanceTimersByTime(1000);
    line().onopen?.();
    line().say({ kind: "welcome", version: 1, time: 0 });
    expect(line().of("layout")).toEqual([{ kind: "layout", layout: "table" }]);
  });

  it("remembers a goodbye for good, and one that is a pause until it is welcome again", () => {
    line().say({ kind: "goodbye", key: "goodbye-server-stopping", parameters: {}, again: true });
    expect(session.cut?.key).toBe("goodbye-server-stopping");
    vi.advanceTimersByTime(1000);
    line().onopen?.();
    line().say({ kind: "welcome", version: 1, time: 0 });
    expect(session.cut).toBeNull();
    line().say({ kind: "goodbye", key: "goodbye-kicked", parameters: {}, again: false });
    expect(session.goodbye?.key).toBe("goodbye-kicked");
    expect(session.link).toBe("ended");
  });
});
