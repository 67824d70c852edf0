import { beforeEach, describe, expect, it, vi } from "vitest";

type Words = typeof import("./i18n.svelte");
let words: Words;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  words = await import("./i18n.svelte");
});

describe("words", () => {
  it("are at first those that are said until people sit in the lobby", async () => {
    await words.speak("de");
    expect(words.text("lobby-you-sit", { name: "Zoë" })).toBe("Du sitzt am Tisch, Zoë.");
    expect(words.text("game-bam-name")).toBe("BAM!");
    expect(words.known("menu-leave")).toBe(false);
    expect(words.learned()).toBe(false);
  });

  it("are all the others too, and a game's, once somebody asks for them", async () => {
    await words.speak("pl");
    await words.learn();
    expect([words.known("menu-leave"), words.known("bam-turn")]).toEqual([true, false]);
    expect([words.learned(), words.learned("bam")]).toEqual([true, false]);
    await words.learn("bam");
    expect([words.known("join-sit"), words.known("bam-turn"), words.learned("bam")]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("stay as many in another language", async () => {
    await words.speak("en");
    await words.learn("bam");
    await words.speak("de");
    expect(words.spoken()).toBe("de");
    expect(words.text("bam-on")).toBe("Weiter");
    expect(document.documentElement.lang).toBe("de");
  });

  it("are those of the newest wish, however many are on their way", async () => {
    await Promise.all([words.speak("de"), words.learn("bam"), words.speak("pl"), words.learn()]);
    expect(words.spoken()).toBe("pl");
    expect(words.learned("bam")).toBe(true);
    await Promise.all([words.speak("en"), words.speak("pl")]);
    expect(words.spoken()).toBe("pl");
  });
});
