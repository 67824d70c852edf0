import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { Messages, type Parameters, type Pattern } from "./fluent";

const HOUSE = resolve(import.meta.dirname, "../../../src/spieleabend");
const GAMES = readdirSync(resolve(HOUSE, "games"), { withFileTypes: true })
  .filter((game) => game.isDirectory() && !game.name.startsWith("_"))
  .map((game) => `games/${game.name}`);

function both(language: string, source: string) {
  const resource = new FluentResource(source);
  const theirs = new FluentBundle(language, { useIsolating: false });
  theirs.addResource(resource);
  const ours = new Messages(language);
  ours.add(resource.body.map(({ id, value }) => [id, value as Pattern]));
  const said = (key: string, parameters: Parameters) => {
    const pattern = theirs.getMessage(key)!.value!;
    return theirs.formatPattern(pattern, parameters as Record<string, FluentVariable>, []);
  };
  return { ours, said, keys: resource.body.map(({ id }) => id).filter((id) => !id.startsWith("-")) };
}

describe.each(["de", "en", "pl"])("every message in %s", (language) => {
  it.each(["protocol", ...GAMES])("of %s is said as Fluent says it, whatever the figures", (folder) => {
    const source = readFileSync(resolve(HOUSE, folder, "messages", `${language}.ftl`), "utf-8");
    const { ours, said, keys } = both(language, source);
    const names = [...new Set([...source.matchAll(/\$([a-z_]+)/g)].map((found) => found[1]!))];
    expect(keys.length).toBeGreaterThan(10);
    for (const value of [0, 1, 2, 3, 5, 12, 21, 22, 1234, "red", "grey", "Żaneta"]) {
      const parameters = Object.fromEntries(names.map((name) => [name, value]));
      for (const key of keys) expect([key, ours.say(key, parameters)]).toEqual([key, said(key, parameters)]);
    }
  });
});

it("knows references, terms that bend, literals and figures in words", () => {
  const { ours, said, keys } = both(
    "pl",
    `-game = { $case ->
    [genitive] Spieleabendu
   *[nominative] Spieleabend
}
name = { -game }, bez { -game(case: "genitive") }
again = Znowu: { name } { "{" }{ 3 }
nested = { $a ->
    [one] { $b ->
        [0] nic
        [one] jedno
       *[other] { $b }
    }
   *[other] { again }
}`,
  );
  for (const a of [1, 5])
    for (const b of [0, 1, 7])
      for (const key of keys) expect(ours.say(key, { a, b })).toBe(said(key, { a, b }));
});

it("shows what is missing", () => {
  const { ours } = both("en", "hello = Hello, { $name }! { nobody }");
  expect(ours.say("hello", {})).toBe("Hello, {$name}! {nobody}");
  expect([ours.say("nowhere", {}), ours.has("nowhere"), ours.has("hello")]).toEqual([null, false, true]);
});
