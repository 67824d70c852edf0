/**
 * Fluent messages as the browser wants them: read when the page is built, so that no phone carries a reader for them, and
 * in two parts. `de.ftl?first` is what is said until people sit in the lobby, and what every game says of itself at a
 * glance; `de.ftl?rest` is everything else.
 */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

import type { Pattern } from "../src/lib/fluent";
import type { Words } from "../src/lib/i18n.svelte";
import { filesOnTheWay, saidIn } from "./first.ts";

const SOURCES = resolve(import.meta.dirname, "../src");
const GAMES = resolve(import.meta.dirname, "../../src/spieleabend/games");
const REFERENCE = /"type":"(mesg|term)","name":"([^"]+)"/g;
const UNKNOWN = /"type":"func"|"attr":"/;

/** Lets `import words from "….ftl?first"` be written, and `?rest`. */
export function messages(): Plugin {
  const onTheWay = filesOnTheWay(SOURCES);
  return {
    name: "messages",
    enforce: "pre",
    load(id) {
      const [file, part] = id.split("?");
      if (!file?.endsWith(".ftl") || (part !== "first" && part !== "rest")) return null;
      return { code: `export default ${JSON.stringify(partOf(file, part, onTheWay))}`, map: null };
    },
  };
}

/** One part of a file of messages; first are the common ones that the files `onTheWay` say, and games at a glance. */
export function partOf(file: string, part: "first" | "rest", onTheWay: readonly string[]): Words {
  const isOfGame = dirname(dirname(dirname(file))) === GAMES;
  const said = split(words(file), isOfGame ? isAtAGlance : saidIn(onTheWay))[part];
  return part === "first" && !isOfGame ? [...said, ...glances(basename(file))] : said;
}

/** The messages of a file. Throws where one could not be said. */
export function words(file: string): Words {
  return new FluentResource(readFileSync(file, "utf-8")).body.map(({ id, value, attributes }) => {
    if (value === null || Object.keys(attributes).length > 0 || UNKNOWN.test(JSON.stringify(value)))
      throw new Error(`${file}: ${id} has attributes or calls functions; src/lib/fluent.ts knows neither`);
    return [id, value as Pattern];
  });
}

/** Messages in two parts; what the first ones refer to comes first, too. */
export function split(all: Words, isFirst: (key: string) => boolean): Record<"first" | "rest", Words> {
  const patterns = new Map(all);
  const first = new Set(all.map(([key]) => key).filter(isFirst));
  for (const key of first) {
    for (const [, kind, name] of JSON.stringify(patterns.get(key) ?? "").matchAll(REFERENCE))
      first.add(kind === "term" ? `-${name}` : name!);
  }
  return {
    first: all.filter(([key]) => first.has(key)),
    rest: all.filter(([key]) => !first.has(key)),
  };
}

/** What all games say of themselves in the language of a file's name. */
function glances(name: string): Words {
  return readdirSync(GAMES)
    .map((game) => resolve(GAMES, game, "messages", name))
    .filter(existsSync)
    .flatMap((file) => split(words(file), isAtAGlance).first);
}

/** What a game says of itself before anybody has chosen it. */
function isAtAGlance(key: string): boolean {
  return key.startsWith("game-");
}
