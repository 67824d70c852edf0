/**
 * What is wrong with the layout of this page, as lines of text: scrolling sideways, words cut off, letters too small,
 * targets too small for a thumb. Called with { letters, targets }: the least font size and the least side of a target,
 * in CSS pixels; 0 asks for none.
 */
({ letters, targets }) => {
  // A phone zooms out where something sticks out, and innerWidth grows with it.
  const wide = document.documentElement.clientWidth;
  const faults = new Set();
  const HEARD = ".heard, [aria-hidden='true'], svg, script, style";
  /** What lies beside may be shortened: all of it stands large in the middle when it is read. */
  const SHORTENED = "[data-slip]";
  const named = (element) => {
    const words = (element.innerText ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> “${words}”`;
  };
  /** What waits above the upper edge until it is needed is not shown. */
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !(getComputedStyle(element).position === "fixed" && element.getBoundingClientRect().bottom <= 0);
  const sheets = [...document.querySelectorAll("dialog[open]")];
  const root = sheets.at(-1) ?? document.body;

  const page = document.scrollingElement;
  if (page.scrollWidth > wide + 1) faults.add(`the page scrolls sideways: ${page.scrollWidth} > ${wide}`);

  /** What around `element` hides a part of one of its lines, if anything does. A line is taller than its letters. */
  const cutBy = (element, box) => {
    const air = Math.max(2, box.height / 6);
    for (let one = element; one !== null && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const edge = one.getBoundingClientRect();
      const aside = style.overflowX !== "visible" && (box.left < edge.left - 2 || box.right > edge.right + 2);
      const below = ["hidden", "clip"].includes(style.overflowY) && (box.top < edge.top - air || box.bottom > edge.bottom + air);
      if (aside || below) return one;
      if (style.position === "fixed") return null;
    }
    return null;
  };

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (text.data.trim() === "" || element.closest(HEARD) || !shown(element)) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (boxes.some((box) => box.left < -1 || box.right > wide + 1)) faults.add(`beyond the edge: ${named(element)}`);
    const cut = !element.closest(SHORTENED) && boxes.map((box) => cutBy(element, box)).find((one) => one !== null);
    if (cut) faults.add(`cut off: ${named(element)} by ${named(cut)}`);
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < letters - 0.05) faults.add(`letters of ${size.toFixed(1)} px: ${named(element)}`);
  }

  for (const field of root.querySelectorAll("button, a[href], input, select, textarea, [role='button']")) {
    if (!targets || !shown(field.closest("label") ?? field)) continue;
    const box = (field.closest("label") ?? field).getBoundingClientRect();
    if (box.width < targets - 0.5 || box.height < targets - 0.5)
      faults.add(`a target of ${Math.round(box.width)} × ${Math.round(box.height)}: ${named(field)}`);
    if (box.left < -1 || box.right > wide + 1) faults.add(`a target beyond the edge: ${named(field)}`);
  }
  return [...faults];
}
