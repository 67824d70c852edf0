/** A strip of paper is cut to its words: where they need two lines, it is only as wide as the longer one. */

/** `{@attach snug(text)}`: keep the element as narrow as its text allows without another line. */
export function snug(text: string) {
  return (element: HTMLElement) => {
    void text;
    const cut = () => narrow(element);
    cut();
    // Another width of the sentence breaks the words elsewhere; so do the letters when their font arrives.
    const watch = new ResizeObserver(cut);
    if (element.parentElement?.parentElement) watch.observe(element.parentElement.parentElement);
    return () => watch.disconnect();
  };
}

function narrow(element: HTMLElement): void {
  element.style.width = "";
  const height = element.offsetHeight;
  let fits = element.offsetWidth;
  let tooNarrow = fits / 2;
  while (fits - tooNarrow > 2) {
    const between = (fits + tooNarrow) / 2;
    element.style.width = `${between}px`;
    if (element.offsetHeight > height || element.scrollWidth > element.clientWidth) tooNarrow = between;
    else fits = between;
  }
  element.style.width = `${Math.ceil(fits)}px`;
}
