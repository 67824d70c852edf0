/** How things travel: from where they were to where they will be. With reduced motion they fade. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** Milliseconds that a card needs on its way. */
export const TRAVEL = 280;
/** Milliseconds that a round's end takes to breathe. */
export const BREATH = 900;

/** Whether this device asks for less motion. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A card that comes from nowhere is laid down; one that leaves for nowhere is lifted off. */
export function lifted(node: Element, intro = true): TransitionConfig {
  const own = getComputedStyle(node).transform;
  const before = own === "none" ? "" : own;
  const way = intro ? 1 : -1;
  return {
    duration: TRAVEL,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: ${before} translateY(${u * 28 * way}px) rotate(${u * 3}deg)`,
  };
}
