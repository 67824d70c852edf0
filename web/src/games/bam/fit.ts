/**
 * A sentence is set as large as its field allows, and its strips of paper are cut to their words: where they need two
 * lines, they are only as wide as the longer one. Neither can be said in a style sheet.
 */

const SMALLEST = 0.5;
const STEP = 0.04;

/**
 * `{@attach fit(key, limited)}`, on a field of sentences: set it again whenever `key`, the field's size or the font
 * changes. A limited one is set smaller until it keeps to its `min-height`, by its `--share` of the size.
 */
export function fit(key: unknown, limited: boolean) {
  return (field: HTMLElement) => {
    void key;
    const set = () => setField(field, limited);
    set();
    const watch = new ResizeObserver(set);
    watch.observe(field);
    document.fonts.addEventListener("loadingdone", set);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", set);
    };
  };
}

function setField(field: HTMLElement, limited: boolean): void {
  const strips = [...field.querySelectorAll<HTMLElement>(".strip")];
  strips.forEach(loosen);
  if (limited) shrink(field, strips);
  else strips.forEach(narrow);
}

function shrink(field: HTMLElement, strips: readonly HTMLElement[]): void {
  const limit = parseFloat(getComputedStyle(field).minHeight) + 1;
  const fits = () =>
    Math.max(...[...field.children].map((sentence) => (sentence as HTMLElement).offsetHeight)) <= limit;
  let share = 1;
  const set = () => field.style.setProperty("--share", String(share));
  for (set(); share > SMALLEST && !fits(); set()) share -= STEP;
  strips.forEach(narrow);
  // What moved to a line of its own needs one line more.
  while (share > SMALLEST && !fits()) {
    share -= STEP;
    set();
    strips.forEach(loosen);
    strips.forEach(narrow);
  }
}

function loosen(strip: HTMLElement): void {
  strip.style.width = "";
  strip.parentElement?.classList.remove("own-line");
}

function narrow(strip: HTMLElement): void {
  const { style } = strip;
  // No word is broken for the sake of a narrower strip.
  Object.assign(style, { width: "min-content", overflowWrap: "normal", hyphens: "manual" });
  const word = strip.offsetWidth;
  Object.assign(style, { width: "", overflowWrap: "", hyphens: "" });
  const height = strip.offsetHeight;
  const top = strip.offsetTop;
  // A pixel more, since the browser has rounded.
  let fits = strip.offsetWidth + 1;
  let tooNarrow = Math.max(fits / 2, Math.min(word, fits) - 1);
  while (fits - tooNarrow > 2) {
    const between = (fits + tooNarrow) / 2;
    style.width = `${between}px`;
    if (strip.offsetHeight > height || strip.scrollWidth > strip.clientWidth) tooNarrow = between;
    else fits = between;
  }
  style.width = `${Math.ceil(fits)}px`;
  // Beside other words, its first line would stand above theirs.
  if (strip.offsetTop < top - 2) strip.parentElement?.classList.add("own-line");
  // What clings to its beginning stands beside its first line, not its last.
  const line = parseFloat(getComputedStyle(strip).lineHeight);
  const lines = Math.round(strip.clientHeight / line);
  strip.parentElement?.style.setProperty("--rise", `${(lines - 1) * line}px`);
}
