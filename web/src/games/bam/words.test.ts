import { beforeEach, describe, expect, it, vi } from "vitest";

import type { BamTable } from "./match";
import type { Outcome, PublicView } from "./types";

type Words = typeof import("./words");
let words: Words;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  words = await import("./words");
});

const people = ["Anja", "Bartek"].map((name) => ({ name }));
const outcome: Outcome = { round: 1, best: 1, worst: null, kept: null, annulled: false };

/** Which messages the headline consists of, with their parameters. */
async function headline(game: Partial<PublicView>): Promise<string[]> {
  const { learn, speak } = await import("../../lib/i18n.svelte");
  await speak("en");
  await learn("bam");
  const props = { view: { phase: "playing" }, game: { rounds: 6, ...game }, people };
  return words.headline(props as unknown as BamTable).map((part) => part.replace(/[\u2068\u2069]/g, ""));
}

describe("the headline", () => {
  it("names the round and its master", async () => {
    const parts = await headline({ phase: "reading", round: 1, master: 0, outcome: null });
    expect(parts).toHaveLength(2);
    expect(parts[0]).toMatch(/1.*6/);
    expect(parts[1]).toContain("Anja");
  });

  it("is of the round that has ended, as long as its end is shown", async () => {
    const parts = await headline({ phase: "turning", round: 2, master: 1, outcome });
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatch(/1.*6/);
  });

  it("is of the next round once its red card is turned", async () => {
    const parts = await headline({ phase: "choosing", round: 2, master: 1, outcome });
    expect(parts[0]).toMatch(/2.*6/);
    expect(parts[1]).toContain("Bartek");
  });
});
