// Written by scripts/types from the Python types. Do not edit.

/** A seat has taken the top card of a pile (WM-R11). */
export type CardTaken = { kind: "card-taken"; seat: number; pile: "left" | "right" | "third"; animal: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep" };

/** The die goes on to the seat `to`, since `seat` did not roll. */
export type DiePassed = { kind: "die-passed"; seat: number; to: number };

/** A seat has rolled for a round. `animal` is None where people press: the table shows it to all at one instant. */
export type DieRolled = { kind: "die-rolled"; seat: number; round: number; animal: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep" | null };

/** A seat was wrong and loses all its open cards (WM-R13). */
export type Discarded = { kind: "discarded"; seat: number; animals: ("cat" | "cow" | "dog" | "mouse" | "pig" | "sheep")[] };

/** Whoever has the die has taken the last shout off the list. */
export type Forgotten = { kind: "forgotten"; shout: HeardView };

/** Whoever has the die has tapped what somebody shouted. */
export type Heard = { kind: "heard"; shout: HeardView };

/** A shout that whoever has the die has heard. `together` says that it was simultaneous with the one before. */
export type HeardView = { seat: number; animal: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep"; together: boolean };

/** The shouts are in: who was right, wrong, late or too early. */
export type Judged = { kind: "judged"; result: RoundView };

/** A seat has pressed, where the table does not measure; what it was, nobody knows yet. */
export type Locked = { kind: "locked"; seat: number };

/** The match has ended. */
export type MatchOver = { kind: "match-over"; winners: number[] };

/** Nobody seems to be there: the match rests until somebody goes on (WM-D20). */
export type Paused = { kind: "paused" };

/** The face-down card of `pile` has surfaced: it is turned, and the lower half becomes the third pile (WM-R15). */
export type PileSplit = { kind: "pile-split"; pile: "left" | "right" | "third"; animal: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep" };

/** A face-up pile: how many `cards` it has and the animal on its `top`, None where it is empty. */
export type PileView = { name: "left" | "right" | "third"; cards: number; top: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep" | null; above_marker: number | null };

/** What only one seat knows: what it has shouted in the round that runs, where the rules know it. */
export type PrivateView = { shouted: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep" | null };

/** What the table screen and every watcher may know. */
export type PublicView = { phase: "finished" | "paused" | "rolling" | "shouting" | "taking"; shouting: "aloud" | "press"; round: number; roller: number; die: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep" | null; piles: PileView[]; seats: SeatView[]; heard: HeardView[]; takers: number[]; barred_shown: boolean; barred: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep" | null; last: RoundView | null; empty_rounds: number; discarded: number; result: Result | null };

/** Points by seat and the seats that won (several share the win). */
export type Result = { points: number[]; winners: number[] };

/** Nobody has shouted; so many rounds in a row were empty. */
export type RoundEmpty = { kind: "round-empty"; empty_rounds: number };

/** How a round was judged: what was rolled, which animals lay on the piles, and all that would have been `right`. */
export type RoundView = { round: number; roller: number; die: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep"; visible: ("cat" | "cow" | "dog" | "mouse" | "pig" | "sheep")[]; right: ("cat" | "cow" | "dog" | "mouse" | "pig" | "sheep")[]; shouts: ShoutView[]; takers: number[] };

/** A late guest has taken a seat. */
export type SeatJoined = { kind: "seat-joined"; seat: number };

/** What everybody sees of a seat: the cards that lie open before it, the last one taken last, and how many are safe. */
export type SeatView = { open: ("cat" | "cow" | "dog" | "mouse" | "pig" | "sheep")[]; safe: number; points: number; locked: boolean };

/** A seat has turned all its open cards face down (WM-R12). */
export type Secured = { kind: "secured"; seat: number; cards: number };

/** A shout of a round that was judged. */
export type ShoutView = { seat: number; animal: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep" | null; microseconds: number | null; verdict: "false-start" | "late" | "right" | "wrong" };

/** A clock has run out. */
export type TimeRanOut = { kind: "time-ran-out"; clock: string };

/** A seat was wrong, had no open card, and turns a safe one open (WM-R14). */
export type TurnedOpen = { kind: "turned-open"; seat: number; animal: "cat" | "cow" | "dog" | "mouse" | "pig" | "sheep" };

/** A seat goes on after a pause. */
export type WentOn = { kind: "went-on"; seat: number };

export type AnyHappening = CardTaken | DiePassed | DieRolled | Discarded | Forgotten | Heard | Judged | Locked | MatchOver | Paused | PileSplit | RoundEmpty | SeatJoined | Secured | TimeRanOut | TurnedOpen | WentOn;
