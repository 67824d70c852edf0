import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyServerMessage } from "../protocol/updates";
import { Connection, PATIENCE, type Link, Refusal, type Socket } from "./connection";

class FakeSocket implements Socket {
  readyState: 0 | 1 | 2 | 3 = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  connect(): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ kind: "welcome", version: 1, time: 0 });
  }

  commands(): Record<string, unknown>[] {
    return this.sent.filter((message) => "id" in message);
  }
}

let sockets: FakeSocket[];
let heard: AnyServerMessage[];
let links: Link[];

function connection(): Connection {
  return new Connection({
    socket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    hello: () => ({ kind: "hello", table: "K7M2QXA", version: 1, tokens: [], last: 4 }),
    heard: (message) => heard.push(message),
    changed: (link) => links.push(link),
    random: () => 1,
  });
}

const newest = () => sockets[sockets.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  links = [];
});

afterEach(() => vi.useRealTimers());

describe("hello and commands", () => {
  it("says hello first and sends commands once it is welcome", () => {
    const table = connection();
    table.open();
    void table.command({ kind: "start" });
    expect(newest().sent).toEqual([]);
    newest().connect();
    expect(newest().sent.map((message) => message.kind)).toEqual(["hello", "start"]);
    expect(newest().sent[0]).toMatchObject({ table: "K7M2QXA", last: 4 });
    expect(table.link).toBe("open");
  });

  it("resolves a command when it is done", async () => {
    const table = connection();
    table.open();
    newest().connect();
    const asked = table.command({ kind: "start" });
    newest().say({ kind: "done", id: newest().commands()[0]!.id, number: 12 });
    await expect(asked).resolves.toBe(12);
  });

  it("rejects a refused command with key and parameters, and asks no more", async () => {
    const table = connection();
    table.open();
    newest().connect();
    const asked = table.command({ kind: "start" });
    const refused = {
      kind: "refused",
      id: newest().commands()[0]!.id,
      key: "refused-too-few",
      parameters: { least: 3 },
    };
    newest().say(refused);
    await expect(asked).rejects.toMatchObject({ key: "refused-too-few", parameters: { least: 3 } });
    newest().onclose?.();
    vi.advanceTimersByTime(PATIENCE.firstRetry);
    newest().connect();
    expect(newest().commands()).toEqual([]);
  });

  it("sends an unanswered command again after a reconnect, with the same id", async () => {
    const table = connection();
    table.open();
    newest().connect();
    const asked = table.command({ kind: "leave", person: 3 });
    const [first] = newest().commands();
    newest().onclose?.();
    vi.advanceTimersByTime(PATIENCE.firstRetry);
    newest().connect();
    expect(newest().commands()).toEqual([first]);
    newest().say({ kind: "done", id: first!.id, number: 5 });
    await expect(asked).resolves.toBe(5);
  });

  it("takes a refusal without an id for the only command that is open", async () => {
    const table = connection();
    table.open();
    newest().connect();
    const asked = table.command({ kind: "start" });
    newest().say({ kind: "refused", id: "", key: "refused-unreadable", parameters: {} });
    await expect(asked).rejects.toMatchObject({ key: "refused-unreadable" });
  });

  it("gives up a command that nobody answers", async () => {
    const table = connection();
    table.open();
    newest().connect();
    const asked = table.command({ kind: "start" });
    const refused = expect(asked).rejects.toMatchObject({ key: "trouble-no-answer" });
    vi.advanceTimersByTime(PATIENCE.answer);
    await refused;
  });
});

describe("coming back", () => {
  it("waits longer after every failure, up to a limit", () => {
    connection().open();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const before = sockets.length;
      newest().onclose?.();
      let pause = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(100);
        pause += 100;
      }
      pauses.push(pause);
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]);
  });

  it("does not storm a server that welcomes and then turns away", () => {
    connection().open();
    for (const pause of [400, 800, 1600]) {
      newest().connect();
      newest().say({ kind: "goodbye", key: "goodbye-too-fast", parameters: {}, again: true });
      const before = sockets.length;
      vi.advanceTimersByTime(pause - 1);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(before + 1);
    }
  });

  it("drops a socket that does not connect in time", () => {
    const table = connection();
    table.open();
    const stuck = newest();
    vi.advanceTimersByTime(PATIENCE.connect);
    expect(stuck.closed).toBe(true);
    expect(table.link).toBe("waiting");
    stuck.connect();
    expect(heard).toEqual([]);
  });

  it("drops a socket that connects but is never welcomed", () => {
    connection().open();
    newest().onopen?.();
    newest().say("<html><body>502 Bad Gateway</body></html>");
    const stuck = newest();
    vi.advanceTimersByTime(PATIENCE.connect);
    expect(stuck.closed).toBe(true);
  });

  it("reconnects at once after a long silence", () => {
    connection().open();
    newest().connect();
    vi.advanceTimersByTime(PATIENCE.silence - 1);
    expect(sockets.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(2);
    expect(sockets[0]!.closed).toBe(true);
  });

  it("asks for the time every ten seconds, and an answer ends the silence", () => {
    connection().open();
    newest().connect();
    for (let beat = 1; beat <= 6; beat += 1) {
      vi.advanceTimersByTime(PATIENCE.ping);
      expect(newest().sent.filter((message) => message.kind === "time").length).toBe(beat);
      newest().say({ kind: "time", sent: 1, time: 2 });
    }
    expect(sockets.length).toBe(1);
  });

  it("does not wait for the pause when the device wakes up", () => {
    const table = connection();
    table.open();
    newest().onclose?.();
    table.wake();
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(PATIENCE.firstRetry);
    expect(sockets.length).toBe(2);
  });

  it("probes an open socket when the device wakes up, and replaces a dead one", () => {
    const table = connection();
    table.open();
    newest().connect();
    vi.advanceTimersByTime(5_000);
    table.wake();
    expect(newest().sent.at(-1)).toMatchObject({ kind: "time" });
    vi.advanceTimersByTime(PATIENCE.probe);
    expect(sockets.length).toBe(2);
    expect(sockets[0]!.closed).toBe(true);
  });

  it("keeps an open socket that answers the probe", () => {
    const table = connection();
    table.open();
    newest().connect();
    vi.advanceTimersByTime(5_000);
    table.wake();
    vi.advanceTimersByTime(10);
    newest().say({ kind: "time", sent: 1, time: 2 });
    vi.advanceTimersByTime(PATIENCE.probe);
    expect(sockets.length).toBe(1);
  });

  it("never has two sockets, however often it is woken", () => {
    const table = connection();
    table.open();
    table.wake();
    table.open();
    newest().connect();
    table.open();
    table.renew();
    table.pause();
    table.wake();
    expect(sockets.filter((socket) => !socket.closed).length).toBe(1);
  });
});

describe("what it hears", () => {
  it("survives what is no message", () => {
    connection().open();
    newest().connect();
    for (const nonsense of ["Too many requests", "null", "[1]", '"x"', "{}"]) newest().say(nonsense);
    newest().onmessage?.({ data: new ArrayBuffer(4) });
    newest().say({ kind: "reaction", reaction: "laugh" });
    expect(heard.map((message) => message.kind)).toEqual(["welcome", "reaction"]);
  });

  it("comes back after a goodbye that asks for it", () => {
    connection().open();
    newest().connect();
    newest().say({ kind: "goodbye", key: "goodbye-server-stopping", parameters: {}, again: true });
    vi.advanceTimersByTime(PATIENCE.firstRetry);
    expect(sockets.length).toBe(2);
  });

  it("ends after a goodbye for good, and refuses what was still open", async () => {
    const table = connection();
    table.open();
    newest().connect();
    const asked = table.command({ kind: "start" });
    const refused = expect(asked).rejects.toBeInstanceOf(Refusal);
    newest().say({ kind: "goodbye", key: "goodbye-kicked", parameters: {}, again: false });
    await refused;
    await expect(table.command({ kind: "start" })).rejects.toBeInstanceOf(Refusal);
    table.wake();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    expect(links.at(-1)).toBe("ended");
  });
});
