/**
 * What a game brings to the screen. `games/<id>/index.ts` exports by default a `GameScreens`; it is discovered, never
 * listed, and loaded only when that game is on the table. `games/<id>/look.ts` exports by default a `GameLook`, which
 * is tiny and known from the start, so that the lobby can already wear the game's colour.
 *
 * `games/<id>/Practice.svelte`, where a game brings one, is what somebody may practise alone before a match. The lobby
 * offers it on phones and fetches it only then; it is handed nothing and sends nothing.
 *
 * Messages that the shell looks for among a game's own (`src/spieleabend/games/<game>/messages/<language>.ftl`); those that
 * begin with `game-` are known from the start, all others are fetched for the settings and before a match:
 *
 *     game-<id>-name            the game's name                          (also on the top bar)
 *     game-<id>-mark            one or two letters for its small square
 *     game-<id>-line            one sentence: what one does in it
 *     option-<id>-<option>                 a setting's name
 *     option-<id>-<option>-hint            optional: one sentence about it
 *     option-<id>-<option>-<value>         a choice's value, or `-off` for a range that can be off
 *     pile-<id>-<pile>                     a pile that the table may add cards to
 *     pile-<id>-<pile>-hint                optional: how such a card is written
 *     host-action-<id>-<action>            the host's button for an action
 *
 * Words: `import { text } from "../../lib/i18n.svelte"`; they follow the device's language by themselves.
 */

import type { Component } from "svelte";

import type { Play } from "../protocol/commands";
import type { PersonView, SeatView, TableView } from "../protocol/updates";

/** What a seat answers to one of its prompts. */
export type SeatMove = Play["move"];

/** Something that has happened; each game knows its own by `kind`. */
export type Happening = { kind: string };

/**
 * The big screen: no secrets, never needs a touch. Fills the room between the top bar and the people. When the match is
 * over it shows how it ended; the row of people makes room for that.
 */
export type TableProps<Public = unknown, Happened = Happening> = {
  view: TableView;
  /** The game's own public view (`view.match.public`). */
  game: Public;
  /** What happened with the update that brought this view, oldest first; empty after a gap. */
  happened: Happened[];
  /** The people of the seats, by seat. */
  people: PersonView[];
};

/** The hand: portrait, one thumb, from 320 px on. Its last element is the one button, saying the verb. */
export type PhoneProps<Public = unknown, Happened = Happening> = TableProps<Public, Happened> & {
  seat: SeatView;
  /** Make a move. Rejects with an `Error` whose message is already worded; the shell has shown it as a toast. */
  play: (move: SeatMove, overtaken?: Overtaken) => Promise<void>;
};

/** What becomes of a move where somebody, or a clock, was faster. */
export type Overtaken = {
  /** It is made once more, where the seat is still asked what this very move answers. */
  again?: boolean;
  /** What is said of a move that the rules no longer take, "" for nothing; called with the newest view in place. */
  words?: () => string;
};

/** What stands below a person on the table. */
export type PersonNow = {
  /** Two words: what they are doing now. The shell itself says “bot” and “coming back”. */
  status?: string;
  /** It is about them just now: a ring around the picture. */
  marked?: boolean;
  /** A tick at the picture. Unless told it stands at whoever is not waited for. */
  ready?: boolean;
};

export type GameScreens = {
  // Each game knows the shape of its own views; the shell hands through what the server sent.
  Table: Component<any>;
  Phone: Component<any>;
  /** In front of each person on the table, below name and status; gets TableProps and `seat: number`. */
  Points?: Component<any>;
  /** The top bar: where we are and whose turn (“Round 3 of 6”, “Anja is BAM! master”); joined by a dot. */
  headline?: (props: TableProps<never, never>) => string[];
  /** What a person is doing, by seat. */
  now?: (props: TableProps<never, never>, seat: number) => PersonNow;
  /** Whether a seat's hand shows anything secret just now, so that it is worth covering; without this it always does. */
  holds?: (game: never, seat: SeatView) => boolean;
  /** What a screen reader hears of a happening, or null where it is not worth a word. */
  announce?: (happening: never, props: TableProps<never, never>) => string | null;
  /** What is read aloud of a happening where somebody has switched that on, in the language of the cards, or null. */
  aloud?: (happening: never, props: TableProps<never, never>) => string | null;
};

/** Why something is refused: a message's key and its parameters. */
export type Objection = { key: string; parameters: Record<string, string | number> };

/**
 * `games/<id>/cards.ts` exports it by default, where people may write cards for the game: it tells them at once, line by
 * line, what the server would refuse. The server judges by itself.
 */
export type GameCards = {
  /** The most characters of a card, by pile. */
  longest: Readonly<Record<string, number>>;
  /** Why a plain line cannot be a card of a pile, or null. */
  check: (pile: string, text: string) => Objection | null;
};

export type GameLook = {
  /** The game's colour. */
  accent: string;
  /** What stands on it: ink or white, whichever reaches AA. */
  onAccent: string;
};
