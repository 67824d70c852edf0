/**
 * The secret tokens of this device, by table. A token is the only key to a seat (or, the one that made the table, to
 * being its host), and never leaves the device except to the server and by the owner's wish.
 */

import { randomText } from "./random";
import { keep, keptJson, keptNames } from "./storage";

/** `person` is 0 while we do not know whom the token stands for; `maker` marks the token that made the table. */
export type KeptToken = { token: string; person: number; maker: boolean; since: number };

/** The protocol takes so many in one hello. */
const MOST_TOKENS = 16;
const MOST_TABLES = 20;

/** A new token: 240 bits. */
export function newToken(): string {
  return randomText(40);
}

/** The tokens of this device for one table, oldest first. */
export function tokensOf(code: string): KeptToken[] {
  return keptJson(`seats.${code}`, areTokens, []);
}

/** Keep one more token for a table; the oldest tables are forgotten. */
export function addToken(code: string, token: string, about: Partial<KeptToken> = {}): void {
  const known = tokensOf(code).filter((one) => one.token !== token);
  const added = { person: 0, maker: false, since: Date.now(), ...about, token };
  setTokens(code, [...known, added].slice(-MOST_TOKENS));
  forgetOldTables(code);
}

/** Forget a token, say because the seat it was made for was refused. */
export function dropToken(code: string, token: string): void {
  setTokens(
    code,
    tokensOf(code).filter((one) => one.token !== token),
  );
}

/** Forget every seat of this device at a table. */
export function dropAllTokens(code: string): void {
  setTokens(code, []);
}

/**
 * Learn from the server whom our tokens stand for. One new person and one token without a person belong together;
 * a token whose person has gone from the table is of no use any more.
 */
export function matchTokens(code: string, people: readonly number[]): void {
  const known = tokensOf(code);
  const still = known.filter((one) => one.person === 0 || people.includes(one.person));
  const unmatched = people.filter((person) => !still.some((one) => one.person === person));
  const open = still.filter((one) => one.person === 0 && !one.maker);
  const matched = still.map((one) =>
    one === open[0] && open.length === 1 && unmatched.length === 1 ? { ...one, person: unmatched[0]! } : one,
  );
  if (JSON.stringify(matched) !== JSON.stringify(known)) setTokens(code, matched);
}

/** The token that stands for a person, or null where this device does not know which it is. */
export function tokenOf(code: string, person: number): string | null {
  return tokensOf(code).find((one) => one.person === person)?.token ?? null;
}

function setTokens(code: string, tokens: KeptToken[]): void {
  keep(`seats.${code}`, tokens.length === 0 ? null : JSON.stringify(tokens));
}

function forgetOldTables(current: string): void {
  const tables = keptNames("seats.")
    .map((name) => name.slice("seats.".length))
    .filter((code) => code !== current)
    .map((code) => ({ code, since: Math.max(0, ...tokensOf(code).map((one) => one.since)) }))
    .sort((first, second) => second.since - first.since);
  for (const { code } of tables.slice(MOST_TABLES - 1)) dropAllTokens(code);
}

function areTokens(value: unknown): value is KeptToken[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        typeof one === "object" &&
        one !== null &&
        typeof (one as KeptToken).token === "string" &&
        typeof (one as KeptToken).person === "number" &&
        typeof (one as KeptToken).maker === "boolean" &&
        typeof (one as KeptToken).since === "number",
    )
  );
}
