// Written by scripts/types from the Python types. Do not edit.

/** Nobody writes any more. */
export type AllReady = { kind: "all-ready" };

/** The start player has turned both cards. */
export type CategoryTurned = { kind: "category-turned"; seat: number; category: CategoryView };

/** What everybody writes down three of: both cards as printed, and the `text` that they make together. */
export type CategoryView = { quality: string; thing: string; text: string; personal: boolean };

/** The table has decided: `yes` and `no` are the votes that were cast. */
export type ClaimDecided = { kind: "claim-decided"; claim: ClaimView; accepted: boolean; yes: number; no: number };

/** What seat `claimant` claims of the term `read`, while people vote. */
export type ClaimView = { doubt: "different" | "same" | "unfit"; claimant: number; read: string; text: string; other: string; other_read: string | null; holder: number | null; voters: number[]; voted: number[] };

/** Somebody claims something of the term that was read. */
export type Claimed = { kind: "claimed"; claim: ClaimView };

/** Who has a term, and how they have written it. */
export type HolderView = { seat: number; text: string };

/** One line of one's own sheet; `read` is the id of the term as which it has been named, None before. */
export type LineView = { text: string; read: string | null; each: number };

/** The match has ended. */
export type MatchOver = { kind: "match-over"; winners: number[] };

/** A term that brought most: in which round, what it was three of, the term, who had it, and points for each. */
export type MatchedView = { round: number; category: CategoryView; text: string; seats: number[]; each: number };

/** What only one seat knows: its three lines. */
export type PrivateView = { lines: LineView[]; asks: string[] };

/** What the table screen and every watcher may know. */
export type PublicView = { phase: "doubting" | "finished" | "judging" | "reading" | "round-over" | "turning" | "writing"; round: number; rounds: number; starter: number; category: CategoryView | null; reader: number | null; all_read: boolean; reads: ReadView[]; claim: ClaimView | null; seats: SeatView[]; matched: MatchedView[]; result: Result | null };

/** A term that has been read, as its reader has written it. */
export type ReadView = { id: string; text: string; reader: number; holders: HolderView[]; each: number; everybody: boolean; struck: boolean; merged: string | null; asks: string[] };

/** The sheets are compared, and this seat begins to read. */
export type ReadingBegun = { kind: "reading-begun"; seat: number };

/** A claim has changed points, by seat; `reads` are the ids of the terms that count otherwise now. */
export type Recounted = { kind: "recounted"; reads: string[]; changes: number[] };

/** Points by seat and the seats that won (several share the win). */
export type Result = { points: number[]; winners: number[] };

/** All terms are read; `points` of this round by seat. */
export type RoundOver = { kind: "round-over"; round: number; points: number[] };

/** What everybody sees of a seat: all its `points`, those of this `round` among them, and whether it is ready. */
export type SeatView = { points: number; round: number; ready: boolean };

/** A seat has written down what comes to mind. */
export type SheetReady = { kind: "sheet-ready"; seat: number };

/** A seat would like to change its sheet. */
export type SheetTakenBack = { kind: "sheet-taken-back"; seat: number };

/** Who is start player of the round that begins. */
export type StarterNamed = { kind: "starter-named"; seat: number; round: number };

/** A term is read and hands go up. */
export type TermRead = { kind: "term-read"; read: ReadView };

/** A clock has run out. */
export type TimeRanOut = { kind: "time-ran-out"; clock: string };

/** A seat has said what it thinks of the claim, or that it does not mind; which, nobody learns. */
export type Voted = { kind: "voted"; seat: number };

export type AnyHappening = AllReady | CategoryTurned | ClaimDecided | Claimed | MatchOver | ReadingBegun | Recounted | RoundOver | SheetReady | SheetTakenBack | StarterNamed | TermRead | TimeRanOut | Voted;
