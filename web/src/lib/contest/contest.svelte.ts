/**
 * A contest on this device: something is drawn at one instant on all of them, and what counts is how long the finger
 * takes from there, measured here. Knows no game: what is shown and what may be pressed are words of the game's.
 */

import { flushSync } from "svelte";

import type { ContestPress, TimePing, Unpressed, Visible } from "../../protocol/commands";
import type { AnyServerMessage, PrivateView, Reveal, TableView, Update } from "../../protocol/updates";
import { type Command, Refusal } from "../connection";
import { inFrame, momentOf } from "./moments";
import { ServerClock } from "./server-clock";

/** What a contest needs of the table's session. */
export type ContestTable = {
  readonly view: TableView | null;
  readonly private: PrivateView | null;
  /** The newest reveal, if it came before anybody listened. */
  readonly reveal: Reveal | null;
  /** The seat whose hand is shown. */
  readonly seat: { seat: number } | undefined;
  ask: (command: Command) => Promise<number>;
  signal: (signal: TimePing | Unpressed | Visible) => void;
  /** Be told every message after the session has taken it in. Returns how to stop that. */
  hear: (listener: (message: AnyServerMessage) => void) => () => void;
};

/** All in milliseconds. */
export const RHYTHM = {
  burst: 120,
  burstPings: 8,
  beforeContest: 5,
  ping: 2_500,
  /** Nobody reacts sooner, so nobody waits for a sign before. */
  firstBeat: 320,
  beat: 45,
  /** Events of a finger come so much after it went down, until this page has seen better or worse of its own. */
  inputDelay: 10,
  leastInputDelay: 5,
  mostInputDelay: 40,
} as const;

type Own = { option: string; pressed: number };

export class Contest {
  /** What everybody sees now; null until it is drawn, and after the contest. */
  shown = $state.raw<string | null>(null);
  /** By how many milliseconds a press came too late, if one of this device's did in the last contest. */
  late = $state.raw<number | null>(null);
  /** What this device's seats have pressed. */
  private own = $state.raw<Record<number, Own>>({});
  /** When the frame began in which it was drawn, on this device's clock. */
  private frame = $state.raw<number | null>(null);

  private readonly clock = new ServerClock();
  private readonly undo: (() => void)[] = [];
  /** Which contest of the match the table holds, null for none. */
  private held: string | null = null;
  private reveal: Reveal | null = null;
  private lateness = 0;
  private inputDelay: number = RHYTHM.inputDelay;
  private callOff: () => void = () => undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setTimeout> | undefined;
  private hasToPing = 0;

  constructor(private readonly table: ContestTable) {}

  /** Follow the table. Returns how to stop. */
  follow(): () => void {
    this.undo.push(this.table.hear((message) => this.heard(message)));
    const seen = () => this.table.signal({ kind: "visible", visible: isVisible() });
    document.addEventListener("visibilitychange", seen);
    this.undo.push(() => document.removeEventListener("visibilitychange", seen));
    if (!isVisible()) seen();
    this.measure(RHYTHM.burstPings);
    if (this.table.view !== null) this.look(this.table.view);
    if (this.table.reveal !== null) this.prepare(this.table.reveal);
    return () => this.stop();
  }

  /** Whether the table waits for presses: from before anything is shown until the verdict. */
  get open(): boolean {
    return (this.table.view?.match?.contest ?? null) !== null;
  }

  /** Whether the seat whose hand is shown has pressed; it can press once. */
  get locked(): boolean {
    return this.table.seat !== undefined && this.table.seat.seat in this.own;
  }

  /** What the seat whose hand is shown has pressed; null before. */
  get pressed(): string | null {
    return this.mine?.option ?? null;
  }

  /** The own reaction in milliseconds; null before a press, and for one that came before anything was shown. */
  get reaction(): number | null {
    if (this.frame === null || this.mine === undefined || this.mine.pressed < this.frame) return null;
    return this.mine.pressed - this.frame;
  }

  /** Press one of the options, once; `event` is the pointerdown, keydown or click that did it. */
  press(option: string, event?: Event): void {
    const seat = this.table.seat?.seat;
    const isRepeated = event !== undefined && "repeat" in event && event.repeat === true;
    if (seat === undefined || seat in this.own || isRepeated || !this.options(seat).includes(option)) return;
    const now = performance.now();
    const pressed = momentOf(event, now);
    if (event !== undefined) this.learnDelay(now - pressed);
    this.own = { ...this.own, [seat]: { option, pressed } };
    // Before the reveal nobody knows how the contest is called; such a press waits for it, and is a false start.
    if (this.reveal !== null) this.send(seat, this.reveal.contest);
  }

  private get mine(): Own | undefined {
    return this.table.seat === undefined ? undefined : this.own[this.table.seat.seat];
  }

  private heard(message: AnyServerMessage): void {
    switch (message.kind) {
      case "time":
        this.clock.note(message.sent, message.time, performance.now());
        break;
      case "welcome":
        this.clock.forget();
        this.measure(RHYTHM.burstPings);
        if (!isVisible()) this.table.signal({ kind: "visible", visible: false });
        break;
      case "update":
        this.updated(message);
        break;
      case "reveal":
        this.prepare(message);
        break;
    }
  }

  private updated(update: Update): void {
    this.look(update.public);
  }

  /** Notice a contest's beginning and its end. */
  private look(view: TableView): void {
    const contest = view.match?.contest ?? null;
    const held = contest === null ? null : `${view.match!.number}-${contest}`;
    if (held === this.held) return;
    this.held = held;
    this.clear();
    if (held !== null) {
      this.late = null;
      this.measure(RHYTHM.beforeContest);
    }
  }

  /** The server has said what is shown and when: draw it then, on this device's clock. */
  private prepare(reveal: Reveal): void {
    if (this.held === null || this.reveal?.contest === reveal.contest) return;
    const early = this.reveal === null ? this.own : {};
    this.clear();
    this.reveal = reveal;
    this.own = { ...early };
    for (const seat of reveal.pressed) this.own = { ...this.own, [seat]: { option: "", pressed: 0 } };
    for (const seat of Object.keys(early)) this.send(Number(seat), reveal.contest);
    const at = this.clock.own(reveal.at);
    this.callOff = inFrame(at, (frame) => {
      this.frame = frame;
      this.lateness = at === null ? 0 : Math.max(0, frame - at);
      // In this very frame, or the measured time would begin before anybody can see it.
      this.shown = reveal.shown;
      flushSync();
      this.live(frame + RHYTHM.firstBeat);
    });
  }

  /**
   * Say again and again that nobody has pressed, until somebody has; next when it is `due`. All devices say it after the
   * same reactions, so that nobody waits for the one whose sign happens to come last.
   */
  private live(due: number): void {
    this.beat = setTimeout(
      () => {
        const now = performance.now();
        this.sayUnpressed(now - Math.max(this.inputDelay, now - due));
        this.live(due + RHYTHM.beat * Math.max(1, Math.ceil((now - due) / RHYTHM.beat)));
      },
      Math.max(0, due - performance.now()),
    );
  }

  /** What is on its way to this page cannot be vouched for: a slow phone's events come late, and it forgets that slowly. */
  private learnDelay(delay: number): void {
    const likely = Math.max(delay + 3, 0.8 * this.inputDelay);
    this.inputDelay = Math.min(RHYTHM.mostInputDelay, Math.max(RHYTHM.leastInputDelay, likely));
  }

  private sayUnpressed(until: number): void {
    const seats = this.unpressed();
    if (seats.length === 0 || this.reveal === null || this.frame === null || !isVisible()) return;
    this.table.signal({
      kind: "unpressed",
      contest: this.reveal.contest,
      seats,
      frame: this.frame,
      until: Math.max(this.frame, until),
      late: this.lateness,
    });
  }

  /** The own seats that may still press. */
  private unpressed(): number[] {
    const seats = (this.table.private?.seats ?? []).map((one) => one.seat);
    return seats.filter((seat) => !(seat in this.own) && this.options(seat).length > 0);
  }

  /** What a seat may press. */
  private options(seat: number): string[] {
    const prompts = this.table.private?.seats.find((one) => one.seat === seat)?.prompts ?? [];
    return prompts.flatMap((prompt) => (prompt.kind === "press" ? prompt.options : []));
  }

  private send(seat: number, contest: number): void {
    const own = this.own[seat];
    if (own === undefined) return;
    const frame = this.frame !== null && own.pressed >= this.frame ? this.frame : null;
    const press: Omit<ContestPress, "id"> = {
      kind: "press",
      seat,
      contest,
      option: own.option,
      frame,
      pressed: own.pressed,
    };
    this.table.ask(press).catch((error: unknown) => this.refused(seat, contest, error));
  }

  private refused(seat: number, contest: number, error: unknown): void {
    if (!(error instanceof Refusal)) return;
    if (error.key === "refused-late") this.late = Number(error.parameters.milliseconds ?? 0);
    // What the table did not take at all may be pressed again; a contest held anew has begun with a clean slate.
    const isUntaken = error.key !== "refused-late" && error.key !== "refused-pressed";
    if (isUntaken && this.reveal?.contest === contest) {
      const { [seat]: _, ...others } = this.own;
      this.own = others;
    }
  }

  /** Nothing is shown, nobody has pressed. */
  private clear(): void {
    this.callOff();
    this.callOff = () => undefined;
    clearTimeout(this.beat);
    this.reveal = null;
    this.frame = null;
    this.shown = null;
    this.own = {};
  }

  /** Take so many clock samples soon, then go on at leisure. */
  private measure(pings: number): void {
    this.hasToPing = Math.max(this.hasToPing, pings);
    clearTimeout(this.pings);
    this.ping();
  }

  private ping(): void {
    const roundTrip = this.clock.roundTrip;
    if (isVisible()) this.table.signal({ kind: "time", sent: performance.now(), round_trip: roundTrip });
    this.hasToPing = Math.max(0, this.hasToPing - 1);
    this.pings = setTimeout(() => this.ping(), this.hasToPing > 0 ? RHYTHM.burst : RHYTHM.ping);
  }

  private stop(): void {
    this.clear();
    clearTimeout(this.pings);
    for (const undo of this.undo.splice(0)) undo();
    this.held = null;
  }
}

function isVisible(): boolean {
  return document.visibilityState !== "hidden";
}
