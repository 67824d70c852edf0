// Written by scripts/types from the Python types. Do not edit.

/** Everybody holds five ratings. */
export type AllChosen = { kind: "all-chosen" };

/** The name-giver has said what it will be. */
export type ChildDeclared = { kind: "child-declared"; seat: number; child: "daughter" | "son" };

/** How a first name was found: the ids of both cards, on which side of the upright one the other lies. */
export type FoundView = { upright: string; sideways: string; side: "left" | "right"; row: number; name: string };

/** Who is pregnant in the round that begins. */
export type GiverNamed = { kind: "giver-named"; seat: number; round: number };

/** One rating led in this round: who led it, who had to place the same, and by how much points changed. */
export type LeadView = { leader: number; rating: RatingView; matchers: number[]; changes: number[] };

/** A rating was led and matched, and points went to and fro. */
export type Led = { kind: "led"; lead: LeadView };

/** The match has ended. */
export type MatchOver = { kind: "match-over"; winners: number[] };

/** A name card, face up: `title` in the table's language, `key` for machines ("B", "SE", "DE-1980s"). */
export type NameCardView = { id: string; kind: "country" | "decade" | "letter"; key: string; title: string; arrow: number; girls: string[]; boys: string[] };

/** An arrow points at a first name; it happens once for each name found. */
export type NameFound = { kind: "name-found"; found: FoundView };

/** The child has its whole name. */
export type NameSettled = { kind: "name-settled"; name: string };

/** A child of this evening: in which round, whose, its whole name, and the rating that most shared, if any did. */
export type NamedView = { round: number; seat: number; child: "daughter" | "son"; name: string; rating: string | null };

/** The name-giver has drawn two name cards. */
export type NamesDrawn = { kind: "names-drawn"; seat: number };

/** A seat has no idea. */
export type NoProposal = { kind: "no-proposal"; seat: number };

/** Nobody has an idea, so the name cards find the name. */
export type NobodyProposed = { kind: "nobody-proposed" };

/** What only one seat knows: the ratings it holds, and the id of the proposal it has ticked in the running vote. */
export type PrivateView = { hand: RatingView[]; own_names: NameCardView[]; ticked: string | null };

/** A seat proposes another first name than before. */
export type ProposalChanged = { kind: "proposal-changed"; seat: number };

/** A first name that a seat proposes. `votes` are the seats that ticked it in the last vote that failed. */
export type ProposalView = { id: string; seat: number; text: string; votes: number[] };

/** A seat proposes a first name. */
export type Proposed = { kind: "proposed"; seat: number };

/** What the table screen and every watcher may know. */
export type PublicView = { phase: "agreeing" | "choosing" | "deciding" | "declaring" | "finished" | "leading" | "ordering" | "placing" | "proposing"; round: number; rounds: number; giver: number; child: "daughter" | "son" | null; drawn: NameCardView[]; found: FoundView[]; name: string | null; proposals: ProposalView[]; attempt: number; leader: number | null; ratings: RatingView[]; leads: LeadView[]; stack: number; seats: SeatView[]; children: NamedView[]; result: Result | null };

/** A rating, face up. `suits` are the traits of a name that it goes with; bots read them, people the text. */
export type RatingView = { id: string; text: string; suits: ("alliterates" | "common" | "faraway" | "grand" | "hard" | "local" | "long" | "modern" | "old" | "rare" | "short" | "soft")[] };

/** A seat has chosen its ratings. */
export type RatingsChosen = { kind: "ratings-chosen"; seat: number };

/** A seat chooses again. */
export type RatingsTakenBack = { kind: "ratings-taken-back"; seat: number };

/** Points by seat and the seats that won (several share the win). */
export type Result = { points: number[]; winners: number[] };

/** Nobody leads any more in this round. */
export type RoundOver = { kind: "round-over"; round: number };

/** What everybody sees of a seat: its `points`, name cards and blank ones, and how many ratings it holds. */
export type SeatView = { points: number; hand: number; ready: boolean; surname: string };

/** A seat has ticked a proposal; which one is nobody's business until all have. */
export type Ticked = { kind: "ticked"; seat: number };

/** A clock has run out. */
export type TimeRanOut = { kind: "time-ran-out"; clock: string };

/** Not everybody has ticked the same; so many votes of this round have failed. */
export type VoteFailed = { kind: "vote-failed"; attempt: number };

/** Several names have as many ticks: the name-giver decides. */
export type VoteTied = { kind: "vote-tied"; seat: number };

export type AnyHappening = AllChosen | ChildDeclared | GiverNamed | Led | MatchOver | NameFound | NameSettled | NamesDrawn | NoProposal | NobodyProposed | ProposalChanged | Proposed | RatingsChosen | RatingsTakenBack | RoundOver | Ticked | TimeRanOut | VoteFailed | VoteTied;
