import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { filesOnTheWay } from "./first";
import { partOf, split, words } from "./messages";

const HOUSE = resolve(import.meta.dirname, "../../src/spieleabend");
const common = (language: string) => resolve(HOUSE, `protocol/messages/${language}.ftl`);
const games = (language: string) =>
  readdirSync(resolve(HOUSE, "games"))
    .map((game) => resolve(HOUSE, "games", game, "messages", `${language}.ftl`))
    .filter(existsSync);
const onTheWay = filesOnTheWay(resolve(import.meta.dirname, "../src"));
const keys = (file: string, part: "first" | "rest") => partOf(file, part, onTheWay).map(([key]) => key);

describe("the way to the lobby", () => {
  it("passes the door, the join form and the lobby, and no menu, no settings and no game's screens", () => {
    const names = onTheWay.map((file) => file.replace(/.*\/web\/src\//, ""));
    expect(names).toEqual(
      expect.arrayContaining(["screens/Home.svelte", "screens/Join.svelte", "lib/house.ts"]),
    );
    expect(names).toContain("screens/PhoneLobby.svelte");
    expect(
      names.filter((name) => /Menu|Settings|Match|later\/|games\/.*(index|\.svelte)/.test(name)),
    ).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(["de", "en", "pl"])("messages in %s", (language) => {
  it("come first or with the rest, never twice and never not at all", () => {
    const all = [common(language), ...games(language)].flatMap(words).map(([key]) => key);
    const parts = [
      ...keys(common(language), "first"),
      ...keys(common(language), "rest"),
      ...games(language).flatMap((file) => keys(file, "rest")),
    ];
    expect(parts.sort()).toEqual(all.sort());
  });

  it("come first where the way to the lobby says them", () => {
    const first = keys(common(language), "first");
    // As "key", as `key-${…}`, by the server's key alone, and by a game.
    for (const key of ["join-sit", "level-mild-hint", "refused-too-few", "game-bam-name"])
      expect(first).toContain(key);
    for (const key of ["menu-leave", "settings-rules", "fair-title", "bam-turn"])
      expect(first).not.toContain(key);
  });

  it("are the same as in the file, read already", () => {
    const said = Object.fromEntries(partOf(common(language), "first", onTheWay));
    expect(typeof said["join-sit"]).toBe("string");
    expect(said["lobby-you-sit"]).toContainEqual({ type: "var", name: "name" });
  });
});

it("keeps with the first messages what they refer to", () => {
  const refer = (type: "mesg" | "term", name: string) => [{ type, name, attr: null, args: [] }] as never;
  const all = [
    ["first", refer("mesg", "second")],
    ["second", refer("term", "name")],
    ["-name", "Spieleabend"],
    ["third", refer("mesg", "first")],
    ["-other", "x"],
  ] as [string, never][];
  const parts = split(all, (key) => key === "first");
  expect(parts.first.map(([key]) => key)).toEqual(["first", "second", "-name"]);
  expect(parts.rest.map(([key]) => key)).toEqual(["third", "-other"]);
});

it("refuses what the browser could not say", () => {
  const file = resolve(mkdtempSync(join(tmpdir(), "messages-")), "de.ftl");
  for (const source of ["a = { NUMBER($n) }", "a = A\n    .title = B", "b = B\na = { b.title }"]) {
    writeFileSync(file, source);
    expect(() => words(file)).toThrow("a has attributes or calls functions");
  }
});
