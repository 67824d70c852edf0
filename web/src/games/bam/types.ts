// Written by scripts/types from the Python types. Do not edit.

/** Everybody has chosen; the entries are shuffled, and the master may lay them open. */
export type AllChosen = { kind: "all-chosen"; entries: number };

/** Who laid which entry, in the order of the entries, and who gets a grey card and who the red one. */
export type AuthorsRevealed = { kind: "authors-revealed"; authors: number[]; best: number; worst: number | null };

/** The master likes this entry best. */
export type BestNamed = { kind: "best-named"; entry: string };

/** The winner of the round puts this grey card on its stack. */
export type CardKept = { kind: "card-kept"; seat: number; text: string };

/** A seat has laid as many cards as the red card has gaps, face down. */
export type CardLaid = { kind: "card-laid"; seat: number };

/** A seat has taken its cards back to think again. */
export type CardTakenBack = { kind: "card-taken-back"; seat: number };

/** A seat has drawn grey cards. */
export type Drawn = { kind: "drawn"; seat: number; count: number };

/** An entry lies open and is on display. */
export type EntryShown = { kind: "entry-shown"; entry: string; texts: string[] };

/** What one seat laid, by its place in the shuffled stack. `texts` is empty until it is shown. */
export type EntryView = { id: string; shown: boolean; texts: string[]; edited: string | null; author: number | null; best: boolean; worst: boolean };

/** A grey card, face up. */
export type GreyView = { id: string; text: string };

/** The best sentence of a round, for the end of the evening; `edited` as in EntryView. */
export type Highlight = { round: number; seat: number; red: string; greys: string[]; edited: string | null };

/** The host has decided that the match ends with this cycle. */
export type LastCycleAnnounced = { kind: "last-cycle-announced" };

/** The BAM!-Master of the next round; `votes` by seat where all have just pointed, empty otherwise. */
export type MasterNamed = { kind: "master-named"; seat: number; votes: number[] };

/** The match has ended. */
export type MatchOver = { kind: "match-over"; winners: number[] };

/** How the last round ended: the two seats, and the grey card that was kept once it is known. */
export type Outcome = { round: number; best: number | null; worst: number | null; kept: string | null; annulled: boolean };

/** A seat has pointed at somebody; at whom is nobody's business until all have. */
export type Pointed = { kind: "pointed"; seat: number };

/** What only one seat knows: the cards in its hand, those it laid in gap order, and at whom it pointed. */
export type PrivateView = { hand: GreyView[]; chosen: GreyView[]; pointed: number | null };

/** What the table screen and every watcher may know. */
export type PublicView = { phase: "choosing" | "finished" | "keeping" | "pointing" | "reading" | "turning" | "worst"; round: number; rounds: number; cycle: number; cycles: number; master: number | null; red: RedView | null; red_pile: number; draw_pile: number; discard_pile: number; seats: SeatView[]; entries: EntryView[]; shown: string | null; outcome: Outcome | null; result: Result | null; highlights: Highlight[] };

/** The master has turned a red card. */
export type RedTurned = { kind: "red-turned"; red: RedView };

/** A red card, face up, with the number of its gaps. */
export type RedView = { id: string; text: string; gaps: number; case: "accusative" | "dative" | "genitive" | "instrumental" | "locative" | "nominative" | null };

/** The discard pile was shuffled and is the new draw pile. */
export type Reshuffled = { kind: "reshuffled"; count: number };

/** Points by seat and the seats that won (several share the win). */
export type Result = { points: number[]; winners: number[] };

/** Nobody laid a card: the round counts for nothing. */
export type RoundAnnulled = { kind: "round-annulled" };

/** A seat cannot lay cards this round: too few in hand, or too late. */
export type SatOut = { kind: "sat-out"; seat: number };

/** A late guest has sat down. */
export type SeatJoined = { kind: "seat-joined"; seat: number };

/** What everybody sees of a seat: how many cards it holds, how many `won` and `minus` lie in its stack. */
export type SeatView = { hand: number; chosen?: boolean; sits_out?: boolean; won?: number; minus?: number };

/** The master has adapted the sentence on display. */
export type SentenceEdited = { kind: "sentence-edited"; entry: string; sentence: string };

/** The clock of a phase has run out and the game went on without whoever was late. */
export type TimeRanOut = { kind: "time-ran-out"; clock: string };

/** The master likes this entry least. */
export type WorstNamed = { kind: "worst-named"; entry: string };

export type AnyHappening = AllChosen | AuthorsRevealed | BestNamed | CardKept | CardLaid | CardTakenBack | Drawn | EntryShown | LastCycleAnnounced | MasterNamed | MatchOver | Pointed | RedTurned | Reshuffled | RoundAnnulled | SatOut | SeatJoined | SentenceEdited | TimeRanOut | WorstNamed;
