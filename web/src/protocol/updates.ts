// Written by scripts/types from the Python types. Do not edit.

/** Another device asks for a person's seat; only the host sees it. */
export type AskView = { ask: string; person: number };

/** A birthday without its year as "MM-DD", or "" where nothing was told. */
export type Birthday = { kind: "birthday"; name: string };

/** One of several named values. */
export type Choice = { kind: "choice"; name: string; values: string[]; default: string };

/** A running clock: how many milliseconds it runs in all, and how many were left when this was sent. */
export type ClockView = { name: string; turn: number; total: number; left: number };

/** One button, to be pressed when ready. */
export type Confirm = { kind: "confirm"; name: string; optional: boolean };

/** The command `id` is in the log; `number` is its record's number (0 where nothing had to be written). */
export type Done = { kind: "done"; id: string; number: number };

/** A game as the lobby offers it. `level_matters`: its decks have cards of more than one level. */
export type GameView = { id: string; seats_least: number; seats_most: number; seats_recommended: number; options: (Switch | Range | Choice)[]; details: (Line | Birthday | Choice)[]; writable: Record<string, number>; languages: string[]; level_matters: boolean };

/** The last message before the server closes; `again` says whether coming back makes sense. */
export type Goodbye = { kind: "goodbye"; key: string; parameters: Record<string, string | number>; again: boolean };

/** GET /api/house: the games of this server and the addresses that phones can reach it by. */
export type HouseView = { version: string; games: GameView[]; addresses: string[] };

/** One plain line of up to `most` characters (code points), or "" where nothing was told. */
export type Line = { kind: "line"; name: string; most: number };

/** The match as everybody sees it. `public` is the game's own public view; `joins`: a late guest may sit down. */
export type MatchView = { game: string; number: number; seats: number[]; public: unknown; waiting: number[]; clocks: ClockView[]; host_actions: string[]; joins: boolean; result: Result | null; contest: number | null };

/** Say a whole number from `least` to `most`. */
export type Number = { kind: "number"; name: string; least: number; most: number; optional: boolean };

/** One person or bot at the table. `left`: got up, and a bot plays the seat until they return. */
export type PersonView = { id: number; name: string; picture: number; seat: number | null; bot: boolean; left: boolean; stand_in: boolean };

/** Choose from `least` to `most` different `options`; `ordered` says that the order matters. */
export type Pick = { kind: "pick"; name: string; options: string[]; least: number; most: number; ordered: boolean; optional: boolean };

/** Who is here: a signal. `people` by person id, `watchers` without a seat, `screens` showing the table. */
export type PresenceUpdate = { kind: "presence"; people: Record<string, "away" | "bot" | "here">; watchers: number; screens: number };

/** Press one of `options` before the others do; the table measures when. */
export type Press = { kind: "press"; name: string; options: string[]; optional: boolean };

/** What only this device may know. `people`: whom its tokens stand for. `asked`: its own asks, not yet answered. */
export type PrivateView = { host: boolean; people: number[]; nonces_wanted: number[]; seats: SeatView[]; asks: AskView[]; asked: string[]; details: Record<string, Record<string, string>>; estimated: number[] };

/** A whole number from `least` to `most` in steps of `step`; 0 means "off" where `off` is set. */
export type Range = { kind: "range"; name: string; least: number; most: number; default: number; step: number; off: boolean };

/** Somebody laughs, groans or claps. */
export type Reaction = { kind: "reaction"; reaction: string };

/** The command `id` was refused and changed nothing. `id` is empty where the message could not be read. */
export type Refused = { kind: "refused"; id: string; key: string; parameters: Record<string, string | number> };

/** Points by seat and the seats that won (several share the win). */
export type Result = { points: number[]; winners: number[] };

/** What a contest shows: to be drawn in the first frame that begins at `at`, on the server's clock, or later. */
export type Reveal = { kind: "reveal"; contest: number; at: number; shown: string; pressed: number[] };

/** What only the holder of a seat may know: the game's private view and what the seat is asked. */
export type SeatView = { seat: number; private: unknown; prompts: (Pick | Write | Number | Confirm | Press)[]; number: number };

/** The server's promise for the next or running match; its secret and all nonces once that match is over. */
export type SeedView = { promise: string; secret: string | null; nonces: string[] | null };

/** What the table has settled. `options` has a value for every option of the game; `own_cards` only in the lobby. */
export type SettingsView = { game: string; language: "de" | "en" | "pl"; level: "adult" | "cheeky" | "mild"; level_matters: boolean; options: Record<string, boolean | number | string>; own_cards: Record<string, string[]> };

/** On or off. */
export type Switch = { kind: "switch"; name: string; default: boolean };

/** The answer to POST /api/tables. */
export type TableCreated = { code: string };

/** GET /api/tables/CODE: just enough for the joining screen. */
export type TableGlimpse = { code: string; game: string; phase: "finished" | "lobby" | "playing"; names: string[]; host_name: string | null };

/** All that everybody at a table may know, watchers too. `host`: a person, or 0, the device that made the table. */
export type TableView = { code: string; phase: "finished" | "lobby" | "playing"; host: number; people: PersonView[]; settings: SettingsView; start_refused: Why | null; seed: SeedView; match: MatchView | null };

/** A clock sample: the device's `sent` unchanged, and the server's own clock as it answered. */
export type TimePong = { kind: "time"; sent: number; time: number };

/** The whole view after record `number`. `happened` is what has happened since record `since`, oldest first. */
export type Update = { kind: "update"; number: number; since: number; public: TableView; private: PrivateView; happened: unknown[] };

/** The answer to hello. `time` is the server's clock in UTC milliseconds. */
export type Welcome = { kind: "welcome"; version: number; time: number };

/** A message key and what goes into the message; the client words it. */
export type Why = { key: string; parameters: Record<string, string | number> };

/** Write one line of `least` to `most` characters (code points), without outer blanks. */
export type Write = { kind: "write"; name: string; least: number; most: number; optional: boolean };

export type AnyServerMessage = Done | Goodbye | PresenceUpdate | Reaction | Refused | Reveal | TimePong | Update | Welcome;
