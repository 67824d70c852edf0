// Written by scripts/types from the Python types. Do not edit.

/** A card lies on top of the row. */
export type CardLaid = { kind: "card-laid"; card: LaidView };

/** A controller has decided about a sentence that the referee marked. */
export type Decided = { kind: "decided"; saying: SayingView; seat: number };

/** The decoder has gone over the row. */
export type Decoded = { kind: "decoded"; decoded: DecodedView };

/** A card under the decoder: the birth date as printed, in its calendar, and by the calendar of today. */
export type DecodedCardView = { id: string; name: string; seat: number; born: string; calendar: "gregorian" | "julian"; gregorian: string; right: boolean };

/** How a turn was scored: the row, first card first, and the cards that were not laid. */
export type DecodedView = { round: number; team: number; row: DecodedCardView[]; unlaid: DecodedCardView[]; points: number; penalty: number };

/** A seat wants to lay no more. */
export type DonePressed = { kind: "done-pressed"; seat: number };

/** A seat wants to lay more after all. */
export type DoneTakenBack = { kind: "done-taken-back"; seat: number };

/** The sixth breach: a team has lost, whatever the points. */
export type GameOver = { kind: "game-over"; team: number };

/** A controller has confirmed the Game Over card, or not. */
export type GameOverVoted = { kind: "game-over-voted"; penalty: PenaltyView; seat: number; yes: boolean };

/** The sand runs for a team. `seat` is the controller who turned the glass, None where it turned by itself. */
export type GlassTurned = { kind: "glass-turned"; team: number; seat: number | null };

/** The sand is nearly through. */
export type Hurry = { kind: "hurry" };

/** A card that lies in the row: who is on it, and which seat has laid it. */
export type LaidView = { id: string; name: string; seat: number };

/** The referee has marked a sentence. */
export type Marked = { kind: "marked"; saying: SayingView };

/** The match has ended. */
export type MatchOver = { kind: "match-over"; winners: number[] };

/** A seat saw no breach, where the table votes. */
export type Objected = { kind: "objected"; penalty: PenaltyView; seat: number };

/** A penalty card lies open. */
export type PenaltyPlayed = { kind: "penalty-played"; penalty: PenaltyView };

/** Another controller has seen the same breach; it counts once. */
export type PenaltySeconded = { kind: "penalty-seconded"; penalty: PenaltyView; seat: number };

/** A penalty card cannot be taken back any more. */
export type PenaltyStands = { kind: "penalty-stands"; penalty: PenaltyView };

/** A penalty card is back in the controllers' hand. `seat` took it back, None where the table voted it away. */
export type PenaltyTakenBack = { kind: "penalty-taken-back"; penalty: PenaltyView; seat: number | null };

/** A penalty card of this turn. `value` is −1 or −2; 0 is the Game Over card. */
export type PenaltyView = { id: string; reason: "language" | "name" | "number" | "showing"; value: number; by: number[]; saying: string | null; open: boolean; objections: number[]; yes: number[]; no: number[] };

/** A person on a card that only its holder sees, without the date. `clues` may be said by the letter. */
export type PersonView = { id: string; name: string; clues: string[] };

/** What only one seat knows: its own cards while its team is active (KW-R11). */
export type PrivateView = { hand: PersonView[]; watched: LaidView[] };

/** What the table screen and every watcher may know. */
export type PublicView = { phase: "checking" | "decoding" | "finished" | "laying" | "turning"; talk: "aloud" | "written"; round: number; rounds: number; teams: TeamView[]; active: number; controllers: number[]; row: LaidView[]; row_full: number; done: number[]; hurry: boolean; sayings: SayingView[]; penalties: PenaltyView[]; seats: SeatView[]; decoded: DecodedView | null; turns: TurnView[]; loser: number | null; result: Result | null };

/** Points by seat and the seats that won (several share the win). */
export type Result = { points: number[]; winners: number[] };

/** Somebody has written a sentence. */
export type Said = { kind: "said"; saying: SayingView };

/** A sentence of written talk, and what the referee makes of it. */
export type SayingView = { id: string; seat: number; text: string; mark: "certain" | "clear" | "question" | "unread"; reason: "language" | "name" | "number" | "showing" | null; words: string[]; decision: "breach" | "fine" | null };

/** What everybody sees of a seat: `cards` that it holds and may lay in this turn, and its `signal`, if any. */
export type SeatView = { points: number; cards: number; signal: "later" | "next" | null };

/** A seat comes next, or lets somebody else. */
export type Signalled = { kind: "signalled"; seat: number; signal: "later" | "next" };

/** A team, or with three players a pair, and how many penalty cards (of six) have been played against it. */
export type TeamView = { name: "moon" | "pair" | "sun"; seats: number[]; points: number | null; errors: number };

/** A team gets ready: its glass may be turned. */
export type TurnBegan = { kind: "turn-began"; round: number; team: number };

/** No more cards are laid in this turn. */
export type TurnOver = { kind: "turn-over"; team: number; end: "done" | "row-full" | "sand" };

/** A turn that is scored, for the score sheet (KW-R3): see `DecodedView`. */
export type TurnView = { round: number; team: number; points: number; penalty: number };

export type AnyHappening = CardLaid | Decided | Decoded | DonePressed | DoneTakenBack | GameOver | GameOverVoted | GlassTurned | Hurry | Marked | MatchOver | Objected | PenaltyPlayed | PenaltySeconded | PenaltyStands | PenaltyTakenBack | Said | Signalled | TurnBegan | TurnOver;
