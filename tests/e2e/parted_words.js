// Lays a strip of paper for every one of `answers` where the strip that is shown lies, as large as it may be set, and cut
// as few letters wide as can be. Returns the words that are parted within.
(answers) => {
  const LETTER = 0.6;
  // A break may follow a hyphen, a dash or a stroke.
  const pieces = (answer) => [...answer.matchAll(/[^\s\-–/]+[\-–/]*/gu)];
  const field = document.querySelector("[data-term]").parentElement;
  const heap = document.createElement("div");
  heap.append(
    ...answers.map((answer) => {
      const copy = field.cloneNode(true);
      const strip = copy.querySelector("[data-term]");
      const longest = Math.max(...pieces(answer).map(([piece]) => [...piece].length));
      copy.style.setProperty("--share", 0.86 / (longest * LETTER));
      strip.style.setProperty("--letters", 0);
      strip.dataset.term = answer;
      strip.querySelector("span").textContent = answer;
      return copy;
    }),
  );
  field.after(heap);
  const range = document.createRange();
  const parted = [];
  for (const strip of heap.querySelectorAll("[data-term]")) {
    const words = strip.querySelector("span").firstChild;
    for (const { 0: piece, index } of pieces(words.data)) {
      range.setStart(words, index);
      range.setEnd(words, index + piece.length);
      if (range.getClientRects().length > 1) parted.push(piece);
    }
  }
  heap.remove();
  return parted;
};
