import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { PICTURES } from "./pictures";

const LANGUAGES = ["de", "en", "pl"] as const;
const MESSAGES = "../src/spieleabend/protocol/messages";
const sources = Object.fromEntries(
  LANGUAGES.map((language) => [language, readFileSync(join(MESSAGES, `${language}.ftl`), "utf-8")]),
) as Record<(typeof LANGUAGES)[number], string>;

/** Every message's id, and the parameters that it mentions. */
function messages(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of source.split(/^(?=[a-z])/m)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (id === undefined) continue;
    const parameters = [...block.matchAll(/\$([a-z_]+)/g)].map((match) => match[1]!);
    found.set(id, [...new Set(parameters)].sort());
  }
  return found;
}

const german = messages(sources.de);
const code = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("games") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join("src", name), "utf-8"))
  .join("\n");

describe.each(LANGUAGES)("the words in %s", (language) => {
  it("are all there, with the same parameters as in German", () => {
    expect(Object.fromEntries(messages(sources[language]))).toEqual(Object.fromEntries(german));
  });

  it("can be read by Fluent and are never empty", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(sources[language]))).toEqual([]);
    for (const [id, parameters] of german) {
      const values = Object.fromEntries(parameters.map((name) => [name, 5]));
      const errors: Error[] = [];
      const words = bundle.formatPattern(bundle.getMessage(id)!.value!, values, errors);
      expect([id, errors]).toEqual([id, []]);
      expect(words.trim()).not.toBe("");
    }
  });

  it("use dashes, dots and quotation marks as the language prints them", () => {
    for (const line of sources[language].split("\n")) {
      const words = line.replace(/^[a-z0-9-]+ =/, "").replace(/\{[^{}]*\}/g, "");
      if (!line.startsWith("#")) expect(words).not.toMatch(/"|'|\.\.\.| - /);
    }
  });
});

it("has words for every key that the screens name", () => {
  const named = [...code.matchAll(/\b(?:text|Refusal|known)\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!);
  const chosen = [...code.matchAll(/\btext\([^()`]*\? "([a-z0-9-]+)" : "([a-z0-9-]+)"/g)].flatMap((match) => [
    match[1]!,
    match[2]!,
  ]);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set([...named, ...chosen])].filter((key) => !german.has(key))).toEqual([]);
});

it("has a name for every picture", () => {
  expect(PICTURES.map((_, index) => `picture-${index}`).filter((key) => !german.has(key))).toEqual([]);
  expect(german.has(`picture-${PICTURES.length}`)).toBe(false);
});

it("has no words that nobody says", () => {
  const spoken = [...german.keys()].filter(
    (key) => !/^(refused|goodbye|illegal|bad|picture|level|language)-/.test(key),
  );
  const unspoken = spoken.filter((key) => {
    const start = key.slice(0, key.lastIndexOf("-") + 1);
    return !code.includes(`"${key}"`) && !code.includes(`\`${start}\${`);
  });
  expect(unspoken).toEqual([]);
});

describe.each(readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory()))(
  "the screens of $name",
  ({ name }) => {
    const said = readdirSync(join("src/games", name), { recursive: true, encoding: "utf-8" })
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
      .map((file) => readFileSync(join("src/games", name, file), "utf-8"))
      .join("\n");
    const folder = `../src/spieleabend/games/${name.replaceAll("-", "_")}/messages`;

    it.each(LANGUAGES)("have words for every key that they name, in %s", (language) => {
      const own = messages(readFileSync(join(folder, `${language}.ftl`), "utf-8"));
      const named = [...said.matchAll(/\btext\([^()`]*?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?/g)].flatMap(
        ([, first, second]) => [first!, ...(second === undefined ? [] : [second])],
      );
      expect(named.length).toBeGreaterThan(20);
      expect(named.filter((key) => !own.has(key) && !german.has(key))).toEqual([]);
    });
  },
);
