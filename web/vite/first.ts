/** What a phone needs before people sit in the lobby: which of our files are loaded by then, and what those say. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Where the way begins; and the door, which is fetched by itself. */
const WAY = ["main.ts", "screens/Home.svelte"];
const IMPORT = /^\s*import\s(?!type\s)[^"']*["'](\.[^"']+)["']/gm;
const ENDINGS = ["", ".ts", ".svelte"];

/** Messages that a server sends to a lobby by their keys alone. */
const FROM_THE_SERVER = ["refused-too-few", "refused-too-many"];

/** The files that are loaded on the way, found by following the imports from there; not those in `import(…)`. */
export function filesOnTheWay(sources: string): string[] {
  const found = WAY.map((name) => resolve(sources, name));
  for (const file of found) {
    for (const [, name] of read(file).matchAll(IMPORT)) {
      const target = ENDINGS.map((ending) => resolve(dirname(file), name + ending)).find(
        (path) => /\.(ts|svelte)$/.test(path) && existsSync(path),
      );
      if (target !== undefined && !found.includes(target)) found.push(target);
    }
  }
  return found;
}

/** Tells which messages those files say: whose key stands there as `"key"`, or fits `` `key-${…}` ``. */
export function saidIn(files: readonly string[]): (key: string) => boolean {
  const code = files.map(read).join("\n");
  const patterns = [...code.matchAll(/`([a-z0-9-]+\$\{[^`]*)`/g)].map(
    ([, name]) => new RegExp(`^${name!.replace(/\$\{[^}]*\}/g, "[a-z0-9_-]+")}$`),
  );
  return (key) =>
    FROM_THE_SERVER.includes(key) ||
    code.includes(`"${key}"`) ||
    patterns.some((pattern) => pattern.test(key));
}

function read(file: string): string {
  return readFileSync(file, "utf-8");
}
