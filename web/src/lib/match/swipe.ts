/** A swipe to the side pages; the paper follows the finger. Buttons and arrow keys do the same. */

const FAR = 48;

/** `{@attach swiped(page)}`: calls `page(1)` for a swipe to the left and `page(-1)` for one to the right. */
export function swiped(page: (way: 1 | -1) => void) {
  return (node: HTMLElement) => {
    let start: { x: number; y: number; id: number } | null = null;
    let aside = 0;

    const shift = (pixels: number) => {
      aside = pixels;
      node.style.translate = pixels === 0 ? "" : `${pixels}px`;
    };
    const down = (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0)
        start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const go = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return;
      const x = event.clientX - start.x;
      if (Math.abs(x) > Math.abs(event.clientY - start.y) * 1.5) shift(x * 0.6);
    };
    const up = () => {
      const far = aside;
      start = null;
      shift(0);
      if (Math.abs(far) > FAR * 0.6) page(far < 0 ? 1 : -1);
    };
    const lost = () => {
      start = null;
      shift(0);
    };

    node.style.touchAction = "pan-y";
    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", go);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", lost);
    return () => {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", go);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", lost);
    };
  };
}
