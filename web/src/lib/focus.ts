/**
 * The keyboard's place on the screen. What had the focus may be played, or may not be pressed again just now: then the
 * browser would begin anew at the top of the page, and a screen reader with it. Here the focus moves to a neighbour, or to
 * where the content begins.
 */

const REACHABLE = "a[href], button, input, select, textarea, [tabindex='0']";

let last: HTMLElement | null = null;
let looking = false;

/** Begin to watch over the focus. */
export function keepFocus(): void {
  document.addEventListener(
    "focusin",
    ({ target }) => (last = target instanceof HTMLElement ? target : null),
  );
  const observer = new MutationObserver(() => {
    if (looking || last === null || isReachable(last)) return;
    looking = true;
    // Whatever else changes with it has changed by the next frame.
    requestAnimationFrame(() => {
      looking = false;
      moveOn();
    });
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
}

function moveOn(): void {
  const active = document.activeElement;
  const held = active !== null && active !== document.body && active !== last;
  if (last === null || held || isReachable(last)) return;
  const next = neighbourOf(last) ?? place();
  if (next === null) return;
  if (!next.matches(REACHABLE)) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** The nearest thing that can be reached, around one that is still there but cannot be pressed now. */
function neighbourOf(element: HTMLElement): HTMLElement | null {
  if (!element.isConnected) return null;
  const group = element.closest("[role='group'], fieldset, form");
  const others = [...(group?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])];
  return others.find((other) => isReachable(other) && other.getClientRects().length > 0) ?? null;
}

/** Where the content begins: in the sheet that lies on top, else on the screen. */
function place(): HTMLElement | null {
  const sheets = document.querySelectorAll<HTMLElement>("dialog[open]");
  return sheets[sheets.length - 1] ?? document.getElementById("content");
}

function isReachable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}
