/** One table as this device sees it: what the connection brings, made visible to the screens, and what people may do. */

import type { Hello, TimePing, Unpressed, Visible } from "../protocol/commands";
import type {
  AnyServerMessage,
  Goodbye,
  PersonView,
  PresenceUpdate,
  PrivateView,
  Reveal,
  SeatView,
  TableView,
  Update,
} from "../protocol/updates";
import type { Happening, SeatMove } from "../games/screens";
import { accepts, isOvertaken } from "./answers";
import { noteClocks } from "./clocks";
import { type Command, Connection, followPage, type Link, type Socket } from "./connection";
import { randomText } from "./random";
import { addToken, dropToken, matchTokens, newToken, tokensOf } from "./tokens";

export const PROTOCOL_VERSION = 1;

export type Layout = "table" | "phone";
export type PersonPresence = PresenceUpdate["people"][string];

export class Session {
  view = $state.raw<TableView | null>(null);
  private = $state.raw<PrivateView | null>(null);
  presence = $state.raw<PresenceUpdate | null>(null);
  /** What happened with the newest view; empty after a gap. */
  happened = $state.raw<Happening[]>([]);
  link = $state<Link>("connecting");
  goodbye = $state.raw<Goodbye | null>(null);
  /** Why the connection was cut, where the server said so; it comes back by itself. */
  cut = $state.raw<Goodbye | null>(null);
  /** The host has said no to what this device asked. */
  declined = $state(false);
  /** The person whose hand this device shows. */
  chosen = $state(0);
  /** The record that the newest view shows the table after. */
  number = $state(0);
  /** What the contest of the newest view shows, once the table has told. */
  reveal = $state.raw<Reveal | null>(null);
  /** Told of every laugh, groan and clap. */
  onReaction: (reaction: string) => void = () => undefined;

  private readonly connection: Connection;
  private readonly unfollow: () => void;
  private layout: Layout = "phone";
  private readonly given = new Set<string>();
  private readonly listeners = new Set<(message: AnyServerMessage) => void>();

  constructor(
    readonly code: string,
    socket: () => Socket = openSocket,
  ) {
    this.connection = new Connection({
      socket,
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      changed: (link) => (this.link = link),
    });
    this.unfollow = followPage(this.connection);
    this.connection.open();
  }

  /** Leave the table's address. */
  end(): void {
    this.unfollow();
    this.connection.end();
  }

  /** The people of this device. */
  get mine(): PersonView[] {
    const own = this.private?.people ?? [];
    return (this.view?.people ?? []).filter((person) => own.includes(person.id));
  }

  /** The person whose hand is shown, or undefined for somebody who only watches. */
  get me(): PersonView | undefined {
    return this.mine.find((person) => person.id === this.chosen) ?? this.mine[0];
  }

  /** The seat whose hand is shown. */
  get seat(): SeatView | undefined {
    return this.private?.seats.find((seat) => seat.seat === this.me?.seat);
  }

  /** The people of the match's seats, by seat. */
  get seated(): PersonView[] {
    const people = this.view?.people ?? [];
    return (this.view?.match?.seats ?? []).map(
      (id, seat) => people.find((person) => person.id === id) ?? nobody(id, seat),
    );
  }

  /** Whether a match is on that takes nobody else: a seat is free again when it is over. */
  get closed(): boolean {
    return this.view?.phase === "playing" && this.view.match?.joins === false;
  }

  /** Whether this device may start, stop and settle. */
  get host(): boolean {
    return this.private?.host ?? false;
  }

  /** Ask the table for something. Rejects with a Refusal. */
  ask(command: Command): Promise<number> {
    return this.connection.command(command);
  }

  /**
   * Make a move with the hand that is shown. With `again` a move that was overtaken is made once more, where the seat is
   * still asked what it answers. Rejects with a Refusal.
   */
  async move(move: SeatMove, again = false): Promise<void> {
    const seat = this.seat;
    if (seat === undefined) return;
    const make = ({ seat, number }: SeatView) => this.ask({ kind: "play", seat, number, move });
    try {
      await make(seat);
    } catch (error) {
      // Whatever was faster has been shown before the refusal came.
      const now = this.private?.seats.find((one) => one.seat === seat.seat);
      const moved = now !== undefined && now.number !== seat.number;
      if (!again || !isOvertaken(error) || !moved || !accepts(now.prompts, move)) throw error;
      await make(now);
    }
  }

  /** Sit down. The token is kept first, so that a closed page does not lose the seat. */
  async sit(name: string, picture: number): Promise<void> {
    const token = newToken();
    addToken(this.code, token);
    await this.withToken(token, this.ask({ kind: "sit", token, name, picture }));
  }

  /** Ask the host to be let onto somebody's seat. */
  async askFor(person: number): Promise<void> {
    const token = newToken();
    this.declined = false;
    addToken(this.code, token);
    await this.withToken(token, this.ask({ kind: "ask", person, token }));
  }

  /** Take over a seat whose token came from another device. */
  takeOver(token: string): void {
    addToken(this.code, token);
    this.connection.renew();
  }

  /** A laugh, a groan, a clap. */
  react(reaction: "laugh" | "groan" | "clap"): void {
    this.connection.signal({ kind: "react", reaction });
  }

  /** Tell the table whether this device shows it, or a hand. */
  show(layout: Layout): void {
    this.layout = layout;
    this.connection.signal({ kind: "layout", layout });
  }

  /** Say something that may be lost. */
  signal(signal: TimePing | Unpressed | Visible): void {
    this.connection.signal(signal);
  }

  /** Be told every message after it was taken in. Returns how to stop that. */
  hear(listener: (message: AnyServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async withToken(token: string, asked: Promise<number>): Promise<void> {
    try {
      await asked;
    } catch (error) {
      dropToken(this.code, token);
      throw error;
    }
  }

  private hello(): Hello {
    const tokens = tokensOf(this.code).map((one) => one.token);
    return { kind: "hello", table: this.code, version: PROTOCOL_VERSION, tokens, last: this.number };
  }

  private heard(message: AnyServerMessage): void {
    if (message.kind === "update") this.update(message);
    if (message.kind === "presence") this.presence = message;
    if (message.kind === "reaction") this.onReaction(message.reaction);
    if (message.kind === "reveal") this.reveal = message;
    if (message.kind === "welcome") {
      this.cut = null;
      this.connection.signal({ kind: "layout", layout: this.layout });
    }
    if (message.kind === "goodbye") {
      if (message.again) this.cut = message;
      else this.goodbye = message;
    }
    for (const listener of this.listeners) listener(message);
  }

  private update(update: Update): void {
    const missed = update.since > this.number || this.view === null;
    this.happened = missed ? [] : (update.happened as Happening[]);
    this.number = update.number;
    noteClocks(update.public.match?.clocks ?? []);
    if (update.public.match?.contest !== this.view?.match?.contest) this.reveal = null;
    const before = this.private;
    this.view = update.public;
    this.private = update.private;
    this.answered(before, update.private);
    matchTokens(this.code, update.private.people);
    this.giveNonces(update.private, update.public.seed.promise);
  }

  /** An ask that is gone without a new person was declined: its token opens nothing. */
  private answered(before: PrivateView | null, now: PrivateView): void {
    const waited = before?.asked.length ?? 0;
    if (now.asked.length >= waited || now.people.length > (before?.people.length ?? 0)) return;
    this.declined = true;
    for (const one of tokensOf(this.code)) {
      if (one.person === 0 && !one.maker) dropToken(this.code, one.token);
    }
  }

  /** Everybody's share of the next match's chance is given by their device, without being asked. */
  private giveNonces(own: PrivateView, promise: string): void {
    for (const person of own.nonces_wanted) {
      const share = `${promise} ${person}`;
      if (this.given.has(share)) continue;
      this.given.add(share);
      // A refused share is asked for again by a later view.
      this.ask({ kind: "give-nonce", person, nonce: randomText(32) }).catch(() => this.given.delete(share));
    }
  }
}

/** A person who has gone from the table, but whose seat the match still has. */
function nobody(id: number, seat: number): PersonView {
  return { id, name: "", picture: id, seat, bot: true, left: true, stand_in: true };
}

function openSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/socket`) as unknown as Socket;
}
