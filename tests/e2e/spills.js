/** What is written or lies on the table lies upon the people below it, or under the bar above: as lines of text. */
() => {
  const stage = document.querySelector("[role='main']");
  const above = document.querySelector("[role='banner']").getBoundingClientRect().bottom;
  const below = document.querySelector("[role='contentinfo']").getBoundingClientRect().top;
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const faults = new Set();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.data.trim() === "" || element.closest(".heard")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      // A line is taller than its letters.
      const air = box.height / 6;
      if (box.bottom - air > below) faults.add(`${Math.round(box.bottom - below)} px upon the people: ${element.innerText}`);
      if (box.top + air < above) faults.add(`${Math.round(above - box.top)} px under the bar: ${element.innerText}`);
    }
  }
  for (const picture of stage.querySelectorAll("[role='img']")) {
    const over = picture.getBoundingClientRect().bottom - below;
    if (over > 1) faults.add(`${Math.round(over)} px upon the people: ${picture.getAttribute("aria-label")}`);
  }
  return [...faults];
}
