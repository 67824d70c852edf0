/**
 * The one WebSocket of a device. It says hello first, keeps every command until the table has answered it, and comes
 * back by itself: phones sleep, trains enter tunnels, servers restart. Knows nothing of the screen.
 */

import type {
  AnyClientMessage,
  Hello,
  Layout,
  React,
  TimePing,
  Unpressed,
  Visible,
} from "../protocol/commands";
import type { AnyServerMessage, Goodbye } from "../protocol/updates";
import { randomText } from "./random";

/** `waiting`: cut off, and soon trying again. `ended`: the server said goodbye for good, or the page left the table. */
export type Link = "connecting" | "open" | "waiting" | "ended";

type Signal = TimePing | React | Layout | Unpressed | Visible;
type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
/** What changes the table, before it has its id. */
export type Command = WithoutId<AnyClientMessage>;

/** The table said no, or could not be asked: a message key and what goes into the message. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly parameters: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

/** The socket as we use it; a test hands in its own. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
};

export type ConnectionNeeds = {
  /** Makes a socket that begins to connect. */
  socket: () => Socket;
  /** Made anew for every socket: which tokens, which record was seen last. */
  hello: () => Hello;
  heard: (message: AnyServerMessage) => void;
  changed: (link: Link) => void;
  /** From 0 to 1, for the jitter. */
  random?: () => number;
};

/** All in milliseconds. */
export const PATIENCE = {
  connect: 6_000,
  ping: 10_000,
  silence: 25_000,
  /** After waking up, a socket that seems open has so long to prove it. */
  probe: 3_000,
  answer: 60_000,
  firstRetry: 400,
  longestRetry: 10_000,
} as const;

type Pending = {
  message: AnyClientMessage;
  done: (number: number) => void;
  refuse: (refusal: Refusal) => void;
  limit: ReturnType<typeof setTimeout>;
};

export class Connection {
  link: Link = "waiting";
  private socket: Socket | null = null;
  private welcomed = false;
  private failures = 0;
  private lastHeard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly pending = new Map<string, Pending>();

  constructor(private readonly needs: ConnectionNeeds) {}

  /** Connect now, unless that is under way already. Also ends a pause before the next attempt. */
  open(): void {
    if (this.socket !== null || this.link === "ended") return;
    clearTimeout(this.retry);
    this.welcomed = false;
    const socket = this.needs.socket();
    this.socket = socket;
    this.become("connecting");
    this.patience = setTimeout(() => this.lost(socket), PATIENCE.connect);
    socket.onopen = () => socket.send(JSON.stringify(this.needs.hello()));
    socket.onmessage = (event) => this.receive(socket, event.data);
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => this.lost(socket);
  }

  /** The device woke up, or its network came back: connect at once, or make sure that the socket still lives. */
  wake(): void {
    if (this.link === "ended") return;
    if (this.socket === null) {
      this.failures = 0;
      this.open();
    } else if (this.welcomed) {
      const socket = this.socket;
      const before = this.lastHeard;
      this.ping();
      clearTimeout(this.patience);
      this.patience = setTimeout(() => {
        if (this.lastHeard === before) this.lost(socket, true);
      }, PATIENCE.probe);
    }
  }

  /** Let go of the socket without giving up the table: the page goes to sleep and `wake` will come. */
  pause(): void {
    if (this.link === "ended") return;
    this.letGo();
    clearTimeout(this.retry);
    this.become("waiting");
  }

  /** Leave for good. What the table has not answered is refused. */
  end(reason: Refusal = new Refusal("trouble-left")): void {
    this.letGo();
    clearTimeout(this.retry);
    this.become("ended");
    for (const id of [...this.pending.keys()]) this.settle(id)?.refuse(reason);
  }

  /** Say hello anew, say with a token that the server should know from now on. */
  renew(): void {
    if (this.link === "ended") return;
    this.letGo();
    this.open();
  }

  /** Ask the table for something. Resolves to the record's number; rejects with a Refusal. Sent again after every reconnect. */
  command(command: Command): Promise<number> {
    if (this.link === "ended") return Promise.reject(new Refusal("trouble-left"));
    const id = randomText(16);
    const message = { ...command, id } as AnyClientMessage;
    return new Promise((done, refuse) => {
      const limit = setTimeout(
        () => this.settle(id)?.refuse(new Refusal("trouble-no-answer")),
        PATIENCE.answer,
      );
      this.pending.set(id, { message, done, refuse, limit });
      if (this.welcomed) this.send(message);
    });
  }

  /** Say something that may be lost. */
  signal(signal: Signal): void {
    if (this.welcomed) this.send(signal);
  }

  private send(message: AnyClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private ping(): void {
    this.signal({ kind: "time", sent: performance.now() });
  }

  private receive(socket: Socket, data: unknown): void {
    if (socket !== this.socket) return;
    this.lastHeard = performance.now();
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.lost(socket, true), PATIENCE.silence);
    const message = understood(data);
    // A proxy's error page, or a kind of message that we do not know: not ours to judge. Silence will end it.
    if (message === null) return;
    if (message.kind === "welcome") this.welcome();
    // Only a connection that lasted earns a quick retry: a server that turns us away at once is not stormed.
    if (message.kind === "time") this.failures = 0;
    if (message.kind === "done") this.settle(message.id)?.done(message.number);
    if (message.kind === "refused") {
      // What could not be read has no id; where only one command is open, it is that one.
      const id = message.id === "" && this.pending.size === 1 ? [...this.pending.keys()][0]! : message.id;
      this.settle(id)?.refuse(new Refusal(message.key, message.parameters));
    }
    this.needs.heard(message);
    if (message.kind === "goodbye") this.goodbye(socket, message);
  }

  private welcome(): void {
    clearTimeout(this.patience);
    this.welcomed = true;
    this.become("open");
    for (const { message } of this.pending.values()) this.send(message);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), PATIENCE.ping);
  }

  private goodbye(socket: Socket, message: Goodbye): void {
    if (message.again) this.lost(socket);
    else this.end(new Refusal(message.key, message.parameters));
  }

  /** `socket` is of no use any more. Try again after a pause, or at once. */
  private lost(socket: Socket | null, atOnce = false): void {
    if (socket !== this.socket || socket === null) return;
    this.letGo();
    if (atOnce) {
      this.open();
      return;
    }
    this.become("waiting");
    const longest = Math.min(PATIENCE.longestRetry, PATIENCE.firstRetry * 2 ** this.failures);
    this.failures += 1;
    // Half of the pause is chance, so that a whole room does not knock at the same moment.
    const pause = longest * (0.5 + 0.5 * (this.needs.random ?? Math.random)());
    this.retry = setTimeout(() => this.open(), pause);
  }

  /** No socket is ever left behind: what it still says is not heard, and it is closed even while connecting. */
  private letGo(): void {
    clearTimeout(this.patience);
    clearTimeout(this.quiet);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    if (pending === undefined) return undefined;
    clearTimeout(pending.limit);
    this.pending.delete(id);
    return pending;
  }

  private become(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.needs.changed(link);
  }
}

/** The message in `data`, or null if it is none. */
function understood(data: unknown): AnyServerMessage | null {
  if (typeof data !== "string") return null;
  try {
    const message: unknown = JSON.parse(data);
    const isMessage = typeof message === "object" && message !== null && "kind" in message;
    return isMessage ? (message as AnyServerMessage) : null;
  } catch {
    return null;
  }
}

/** Wake and pause the connection as the page does. Returns how to stop that. */
export function followPage(connection: Connection): () => void {
  const shown = () => {
    if (document.visibilityState === "visible") connection.wake();
  };
  const wake = () => connection.wake();
  // A page with an open socket is not kept for the way back, and a kept one has a dead socket.
  const pause = () => connection.pause();
  document.addEventListener("visibilitychange", shown);
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  addEventListener("pagehide", pause);
  return () => {
    document.removeEventListener("visibilitychange", shown);
    removeEventListener("online", wake);
    removeEventListener("pageshow", wake);
    removeEventListener("pagehide", pause);
  };
}
