/** By night under a lamp, by day on linen: as the device says, unless somebody chose. */

import { keep, kept } from "./storage";

export type Theme = "device" | "dark" | "light";
export const THEMES: readonly Theme[] = ["device", "dark", "light"];

let theme = $state<Theme>("device");

/** What was chosen. */
export function chosenTheme(): Theme {
  return theme;
}

/** Choose, and remember. */
export function chooseTheme(chosen: Theme): void {
  keep("theme", chosen === "device" ? null : chosen);
  theme = chosen;
  show();
}

/** Show the theme chosen before, and follow the device. */
export function startTheme(): void {
  theme = THEMES.find((one) => one === kept("theme")) ?? "device";
  byDay().addEventListener("change", show);
  show();
}

function byDay(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: light)");
}

function show(): void {
  const light = theme === "light" || (theme === "device" && byDay().matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", light ? "#f4ecdf" : "#241f38");
}
