/** The games' screens: discovered in `games/`, loaded only when a game is on the table. */

import type { Component } from "svelte";

import type { GameLook, GameScreens } from "../games/screens";

const screens = import.meta.glob("../games/*/index.ts", { import: "default" }) as Record<
  string,
  () => Promise<GameScreens>
>;
const looks = import.meta.glob("../games/*/look.ts", { import: "default", eager: true }) as Record<
  string,
  GameLook
>;

const practices = import.meta.glob("../games/*/Practice.svelte") as Record<
  string,
  () => Promise<{ default: Component<Record<string, never>> }>
>;

/** The house's own colour, for a game that brings none. */
const HOUSE: GameLook = { accent: "#ef8f5a", onAccent: "#221f2b" };

/** The screens of a game, or null where this page has none. Rejects where they could not be fetched. */
export async function screensOf(game: string): Promise<GameScreens | null> {
  return (await screens[`../games/${game}/index.ts`]?.()) ?? null;
}

/** A game's colour and what stands on it. */
export function lookOf(game: string | undefined): GameLook {
  return looks[`../games/${game}/look.ts`] ?? HOUSE;
}

/** Fetches what people may practise alone before a match of this game; null for a game that needs no practice. */
export function practiceOf(
  game: string,
): (() => Promise<{ default: Component<Record<string, never>> }>) | null {
  return practices[`../games/${game}/Practice.svelte`] ?? null;
}
