/** When something was drawn and when a finger went down, both in milliseconds of `performance.now()`. */

/** Longer than this before now no event of ours can have happened: its clock is another one. */
const OLDEST_EVENT = 10_000;

/** When the finger went down: what the event says, or `now` where it says nothing that can be. */
export function momentOf(event: { timeStamp: number } | undefined, now: number): number {
  const stamp = event?.timeStamp;
  const makesSense = stamp !== undefined && stamp > 0 && stamp <= now + 5 && now - stamp < OLDEST_EVENT;
  return makesSense ? Math.min(stamp, now) : now;
}

/** The longest a picture is held back. The server never asks for more, so a longer wait means a clock gone wrong. */
export const LONGEST_LEAD = 1_000;

/**
 * Call `draw` in the first frame that begins at `at` or later, with the time at which that frame began: what is put on
 * the page there and then is seen in that frame. At once, in the next frame, where `at` has passed or is null.
 * Frames come only while the page can be seen. Returns how to call it off.
 */
export function inFrame(at: number | null, draw: (frame: number) => void): () => void {
  const latest = performance.now() + LONGEST_LEAD;
  const from = at === null ? 0 : Math.min(at, latest);
  let asked = requestAnimationFrame(look);
  function look(frame: number): void {
    if (frame >= from) draw(frame);
    else asked = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(asked);
}
