// Written by scripts/types from the Python types. Do not edit.

/** The host puts a bot on a free chair. */
export type AddBot = { kind: "add-bot"; id: string };

/** The host allows or declines what another device asked. */
export type AnswerAsk = { kind: "answer-ask"; id: string; ask: string; allow: boolean };

/** Another device asks the host to be let onto a person's seat, with the token it would use. */
export type Ask = { kind: "ask"; id: string; person: number; token: string };

/** A yes to the Confirm prompt called `prompt`. */
export type Confirmed = { kind: "confirmed"; prompt: string };

/** A seat presses in a contest, once. What counts is the time from `frame` to `pressed`, both on the device's clock. */
export type ContestPress = { kind: "press"; id: string; seat: number; contest: number; option: string; frame: number | null; pressed: number };

/** A number for the Number prompt called `prompt`. */
export type Counted = { kind: "counted"; prompt: string; value: number };

/** The body of POST /api/tables. `token` makes the creating device the host. */
export type CreateTable = { token: string; game?: string; language?: "de" | "en" | "pl"; level?: "adult" | "cheeky" | "mild" };

/** A person's share of the next match's chance, sent once the server has promised its own. */
export type GiveNonce = { kind: "give-nonce"; id: string; person: number; nonce: string };

/** The first message: which table, the secret tokens this device keeps, and the last record number it saw. */
export type Hello = { kind: "hello"; table: string; version: number; tokens?: string[]; last?: number };

/** The host presses one of the buttons that the game offers (`match.host_actions`). */
export type HostAct = { kind: "host-act"; id: string; action: string };

/** The host sends somebody, or a bot, from the table. */
export type Kick = { kind: "kick"; id: string; person: number };

/** Whether this device shows the table or a hand; a signal, for the count of screens and watchers. */
export type Layout = { kind: "layout"; layout: "phone" | "table" };

/** Get up. In the lobby the chair is taken away; in a match a bot plays on until the person returns. */
export type Leave = { kind: "leave"; id: string; person: number };

/** The host lets somebody else be host. */
export type PassHost = { kind: "pass-host"; id: string; person: number };

/** These options of the Pick prompt called `prompt`, in this order. */
export type Picked = { kind: "picked"; prompt: string; options: string[] };

/** A seat answers one of its prompts; `number` is the number of the prompts it has seen. */
export type Play = { kind: "play"; id: string; seat: number; number: number; move: Picked | Wrote | Counted | Confirmed | Pressed };

/** One of the options of the Press prompt called `prompt`, as fast as the finger could. */
export type Pressed = { kind: "pressed"; prompt: string; option: string };

/** A laugh or a groan that floats over every screen, without a name. A signal: never logged. */
export type React = { kind: "react"; reaction: "clap" | "groan" | "laugh" };

/** Change one's own name and picture. */
export type Rename = { kind: "rename"; id: string; person: number; name: string; picture: number };

/** Come back to one's own seat after leaving. */
export type Return = { kind: "return"; id: string; person: number };

/** The host changes settings; what is None stays. Options are merged by name, own cards replaced by pile. */
export type Settle = { kind: "settle"; id: string; game?: string | null; language?: "de" | "en" | "pl" | null; level?: "adult" | "cheeky" | "mild" | null; options?: Record<string, boolean | number | string> | null; own_cards?: Record<string, string[]> | null };

/** Join as a player. The token is made by the device and is the only key to the seat. */
export type Sit = { kind: "sit"; id: string; token: string; name: string; picture: number };

/** The host begins a match. */
export type Start = { kind: "start"; id: string };

/** The host ends a running match early or, when it is over, goes back to the lobby. */
export type Stop = { kind: "stop"; id: string };

/** Tell what the game on the table would like to know of one's own person; what is not named stays. */
export type Tell = { kind: "tell"; id: string; person: number; details: Record<string, string> };

/** A clock sample; `sent` is the device's own clock in milliseconds and comes back as it was. */
export type TimePing = { kind: "time"; sent: number; round_trip?: number | null };

/** These seats have not pressed `until` then: sent every 45 ms while they may, so that nobody waits for nothing. */
export type Unpressed = { kind: "unpressed"; contest: number; seats: number[]; frame: number; until: number; late?: number };

/** Whether the page can be seen. A signal: nobody waits in a contest for a phone in a pocket. */
export type Visible = { kind: "visible"; visible: boolean };

/** A text for the Write prompt called `prompt`. */
export type Wrote = { kind: "wrote"; prompt: string; text: string };

export type AnyClientMessage = AddBot | AnswerAsk | Ask | ContestPress | GiveNonce | Hello | HostAct | Kick | Layout | Leave | PassHost | Play | React | Rename | Return | Settle | Sit | Start | Stop | Tell | TimePing | Unpressed | Visible;
