/** How cards travel: from a hand onto the table, from the table to a person, from where they were to where they will be. */

import type { TransitionConfig } from "svelte/transition";
import { cubicOut } from "svelte/easing";

import { calm, TRAVEL } from "../motion";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Milliseconds for the way across the whole screen. */
const FAR = 320;

/** Where something is on the screen. */
export type Spot = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Where an element is now, or null where there is none. */
export function spotOf(element: Element | null | undefined): Spot | null {
  return element?.getBoundingClientRect() ?? null;
}

/** Let `element`, which already lies where it belongs, arrive there from `from`. With reduced motion it fades in. */
export function arrive(element: Element | null | undefined, from: Spot | null, delay = 0): void {
  if (!element) return;
  const timing = { duration: TRAVEL, delay, easing: EASE, fill: "backwards" } as const;
  if (calm() || from === null) {
    element.animate({ opacity: [0, 1] }, { ...timing, duration: TRAVEL / 2 });
    return;
  }
  const own = ownTransform(element);
  element.animate({ transform: [`${way(element, from)} ${own}`, own || "none"] }, timing);
}

/** Let a likeness of `element` go to `to` and end there; the element itself stays. With reduced motion it stays put. */
export function depart(element: Element | null | undefined, to: Spot | null, delay = 0): void {
  if (element && to !== null) fly(element, null, to, delay);
}

/** Let a likeness of `element` come from `from` and end where the element is. With reduced motion nothing moves. */
export function gather(element: Element | null | undefined, from: Spot | null, delay = 0): void {
  if (element && from !== null) fly(element, from, null, delay);
}

/** Let a likeness of `element` fly from one spot to another; null is where the element is. */
function fly(element: Element, from: Spot | null, to: Spot | null, delay: number): void {
  if (calm()) return;
  const own = ownTransform(element);
  const likeness = element.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = element.getBoundingClientRect();
  likeness.setAttribute("aria-hidden", "true");
  likeness.inert = true;
  Object.assign(likeness.style, {
    position: "fixed",
    margin: "0",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "40",
    pointerEvents: "none",
    visibility: "visible",
  });
  element.parentElement?.append(likeness);
  const at = (spot: Spot | null) => (spot === null ? own || "none" : `${way(likeness, spot)} ${own}`);
  const flight = likeness.animate(
    { transform: [at(from), at(to)], opacity: from === null ? [0, 1, 1, 0.2] : [0, 1, 1, 0] },
    { duration: FAR, delay, easing: EASE, fill: "both" },
  );
  flight.finished.finally(() => likeness.remove()).catch(() => undefined);
}

/** `in:turned`: a card that lay face down is turned over. */
export function turned(node: Element): TransitionConfig {
  const own = ownTransform(node);
  return {
    duration: TRAVEL,
    easing: cubicOut,
    css: (t) =>
      calm() ? `opacity: ${t}` : `transform: ${own} perspective(60em) rotateY(${(1 - t) * 90}deg)`,
  };
}

function way(element: Element, other: Spot): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = other.left + other.width / 2 - (left + width / 2);
  const y = other.top + other.height / 2 - (top + height / 2);
  const scale = Math.min(1.6, Math.max(0.12, other.width / Math.max(1, width)));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function ownTransform(element: Element): string {
  const own = getComputedStyle(element).transform;
  return own === "none" ? "" : own;
}
