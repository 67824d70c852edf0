/**
 * Fluent messages as the browser wants them: read when the page is built, so that no phone carries a reader for them, and
 * in two parts. `de.ftl?first` is what is said until people sit in the lobby, and what every game says of itself at a
 * glance; `de.ftl?rest` is everything else.
 */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

import type { Words } from "../src/lib/i18n.svelte";
import { filesOnTheWay, saidIn } from "./first.ts";

const SOURCES = resolve(import.meta.dirname, "../src");
const GAMES = resolve(import.meta.dirname, "../../src/spieleabend/games");
/** What a game says of itself before anybody has chosen it. */
const AT_A_GLANCE = /^game-/;

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
  if (isOfGame) return words(file, (key) => AT_A_GLANCE.test(key) === (part === "first"));
  const isSaid = saidIn(onTheWay);
  const said = words(file, (key) => isSaid(key) === (part === "first"));
  return part === "first" ? [...said, ...glances(basename(file))] : said;
}

/** The messages of a file that are `wanted`. Throws where one could not be said. */
export function words(file: string, wanted: (key: string) => boolean = () => true): Words {
  return new FluentResource(readFileSync(file, "utf-8")).body
    .filter(({ id }) => wanted(id))
    .map(({ id, value }) => {
      if (value === null)
        throw new Error(`${file}: ${id} has nothing but attributes, which no screen can say`);
      return [id, value];
    });
}

/** What all games say of themselves in the language of a file's name. */
function glances(name: string): Words {
  return readdirSync(GAMES)
    .map((game) => resolve(GAMES, game, "messages", name))
    .filter(existsSync)
    .flatMap((file) => words(file, (key) => AT_A_GLANCE.test(key)));
}
