import { beforeEach, expect, it, vi } from "vitest";

let speak: (language: "de" | "en" | "pl") => Promise<void>;
let summaryOf: (typeof import("./words"))["summaryOf"];

const SETTINGS = { game: "bam", language: "en", level: "cheeky", options: {}, own_cards: {} } as const;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  speak = (await import("./i18n.svelte")).speak as typeof speak;
  ({ summaryOf } = await import("./words"));
});

it.each([
  ["de", "Karten auf Englisch, frech", "Karten auf Englisch"],
  ["en", "English cards, cheeky", "English cards"],
  ["pl", "Język kart: angielski, pikantnie", "Język kart: angielski"],
] as const)(
  "says how cheeky the cards are only where there are others, in %s",
  async (language, spicy, plain) => {
    await speak(language);
    expect(summaryOf({ ...SETTINGS, level_matters: true })).toBe(spicy);
    expect(summaryOf({ ...SETTINGS, level_matters: false })).toBe(plain);
  },
);
