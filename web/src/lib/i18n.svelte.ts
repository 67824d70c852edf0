/** Words for the screen: Fluent messages, shared with Python, in the language of this device. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { keep, kept } from "./storage";

export type Language = "de" | "en" | "pl";
export const LANGUAGES: readonly Language[] = ["de", "en", "pl"];

type Load = () => Promise<string>;
const common = import.meta.glob("../../../src/spieleabend/protocol/messages/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;
const ofGames = import.meta.glob("../../../src/spieleabend/games/*/messages/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;

/** A name with right-to-left letters is isolated, so that it does not turn round the sentence it stands in. */
const ISOLATE = String.fromCodePoint(0x2068);
const ISOLATED = String.fromCodePoint(0x2069);
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

let bundle = $state.raw(new FluentBundle("en"));
let language = $state<Language>("en");
/** The language that is being fetched or spoken: only the newest wish counts. */
let wanted: Language = "en";
const games = new Set<string>();

/** The language this device is spoken to in. */
export function spoken(): Language {
  return language;
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
  wanted = chosen;
  if (remember) keep("language", chosen);
  await fetchWords();
}

/** Learn the words of a game, by its id. Resolves when they are there; a game that brings none is fine. */
export async function learn(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  await fetchWords();
}

async function fetchWords(): Promise<void> {
  const chosen = wanted;
  const count = games.size;
  const sources = await Promise.all([
    read(common, `/protocol/messages/${chosen}.ftl`),
    ...[...games].map((game) => read(ofGames, `/games/${game.replaceAll("-", "_")}/messages/${chosen}.ftl`)),
  ]);
  if (wanted !== chosen || games.size !== count) return fetchWords();
  const made = new FluentBundle(chosen, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  bundle = made;
  language = chosen;
  document.documentElement.lang = chosen;
}

/** The message `key` with its parameters put in. A key without a message is shown as it is: ugly, but never empty. */
export function text(key: string, parameters: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, isolated(parameters), []);
}

/** Whether there is a message `key`. */
export function known(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Names as one says a list: “Anja, Bartek and Łucja”. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names.map(isolate));
}

/** How the language sorts: Ł after L. */
export function inOrder(first: string, second: string): number {
  return first.localeCompare(second, language);
}

/** A whole number as the language writes it. */
export function written(number: number): string {
  return new Intl.NumberFormat(language).format(number);
}

function isolated(parameters: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === "string" ? isolate(value) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, FluentVariable>;
}

function isolate(value: string): string {
  return RIGHT_TO_LEFT.test(value) ? ISOLATE + value + ISOLATED : value;
}

async function read(files: Record<string, Load>, ending: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  return path === undefined ? "" : await files[path]!();
}
