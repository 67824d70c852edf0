/** Names whose words are parted where there is neither a blank nor a hyphen: as lines of text. */
() => {
  const range = document.createRange();
  const faults = new Set();
  for (const name of document.querySelectorAll(".field > .name")) {
    for (const { index, 0: word } of name.innerText.matchAll(/[^\s-]+/g)) {
      range.setStart(name.firstChild, index);
      range.setEnd(name.firstChild, index + word.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (lines.size > 1) faults.add(`parted: ${word} at ${innerWidth} px`);
    }
  }
  return [...faults];
}
