/**
 * Words for the screen: Fluent messages, shared with Python, in the language of this device. Those that are said until
 * people sit in the lobby come first, the rest and the words of a game when somebody asks for them.
 */

import { untrack } from "svelte";

import { Messages, type Parameters, type Pattern } from "./fluent";
import { keep, kept } from "./storage";

export type Language = "de" | "en" | "pl";
export const LANGUAGES: readonly Language[] = ["de", "en", "pl"];

/** Messages as `vite/messages.ts` hands them over: read already, a key and what to say. */
export type Words = [key: string, pattern: Pattern][];

type Load = () => Promise<Words>;
const first = import.meta.glob("../../../src/spieleabend/protocol/messages/*.ftl", {
  query: "?first",
  import: "default",
}) as Record<string, Load>;
const rest = import.meta.glob("../../../src/spieleabend/protocol/messages/*.ftl", {
  query: "?rest",
  import: "default",
}) as Record<string, Load>;
const ofGames = import.meta.glob("../../../src/spieleabend/games/*/messages/*.ftl", {
  query: "?rest",
  import: "default",
}) as Record<string, Load>;

/** A name with right-to-left letters is isolated, so that it does not turn round the sentence it stands in. */
const ISOLATE = String.fromCodePoint(0x2068);
const ISOLATED = String.fromCodePoint(0x2069);
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

type Speech = { language: Language; all: boolean; games: readonly string[] };

const SILENCE: Speech = { language: "en", all: false, games: [] };
let messages = $state.raw(new Messages("en"));
/** What `messages` holds: the first words of a language, perhaps all the others too, and the words of games. */
let said = $state.raw(SILENCE);
/** What is being fetched or said: only the newest wish counts. */
let wanted = SILENCE;

/** The language this device is spoken to in. */
export function spoken(): Language {
  return said.language;
}

/** Whether all words have come that are not said by a game, and those of a game, by its id. */
export function learned(game?: string): boolean {
  return said.all && (game === undefined || said.games.includes(game));
}

/** The first of the browser's languages that we speak, unless another was chosen before. */
export function preferredLanguage(): Language {
  for (const tag of [kept("language") ?? "", ...navigator.languages]) {
    const found = LANGUAGES.find((ours) => tag.toLowerCase().split("-")[0] === ours);
    if (found) return found;
  }
  return "en";
}

/** Speak `chosen` from now on; `remember` keeps it for the next visit. Resolves when the words are there. */
export async function speak(chosen: Language, remember = false): Promise<void> {
  if (remember) keep("language", chosen);
  await fetchWords({ ...wanted, language: chosen });
}

/**
 * Learn all words that are not said by a game, and those of a game, by its id. Resolves when they are there; a game that
 * brings none is fine.
 */
export async function learn(game?: string): Promise<void> {
  if (untrack(() => learned(game) && wanted === said)) return;
  const games = new Set([...wanted.games, ...(game === undefined ? [] : [game])]);
  await fetchWords({ ...wanted, all: true, games: [...games] });
}

/** Fetch what is wished for, and say it; a wish that was overtaken by a newer one waits for that. */
async function fetchWords(wish: Speech): Promise<void> {
  wanted = wish;
  const name = `/messages/${wish.language}.ftl`;
  const parts = await Promise.all([
    read(first, `/protocol${name}`),
    ...(wish.all ? [read(rest, `/protocol${name}`)] : []),
    ...wish.games.map((game) => read(ofGames, `/games/${game.replaceAll("-", "_")}${name}`)),
  ]);
  if (wanted === said) return;
  if (wanted !== wish) return fetchWords(wanted);
  const made = new Messages(wish.language);
  for (const words of parts) made.add(words);
  messages = made;
  said = wish;
  document.documentElement.lang = wish.language;
}

/** The message `key` with its parameters put in. A key without a message is shown as it is: ugly, but never empty. */
export function text(key: string, parameters: Parameters = {}): string {
  return messages.say(key, isolated(parameters)) ?? key;
}

/** Whether there is a message `key`. */
export function known(key: string): boolean {
  return messages.has(key);
}

/** Names as one says a list: “Anja, Bartek and Łucja”. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(said.language, { type: "conjunction" }).format(names.map(isolate));
}

/** How the language sorts: Ł after L. */
export function inOrder(first: string, second: string): number {
  return first.localeCompare(second, said.language);
}

/** A whole number as the language writes it. */
export function written(number: number): string {
  return new Intl.NumberFormat(said.language).format(number);
}

function isolated(parameters: Parameters): Parameters {
  const entries = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === "string" ? isolate(value) : value,
  ]);
  return Object.fromEntries(entries) as Parameters;
}

function isolate(value: string): string {
  return RIGHT_TO_LEFT.test(value) ? ISOLATE + value + ISOLATED : value;
}

async function read(files: Record<string, Load>, ending: string): Promise<Words> {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  return path === undefined ? [] : await files[path]!();
}
