/**
 * The screen shall not fall asleep during a match. Browsers have a wake lock, but only on secure pages; over plain http
 * on a LAN we play a tiny muted film of nothing instead, which keeps most phones awake. Where neither works, the
 * device's own settings decide; nothing breaks.
 */

let wanted = false;
let lock: WakeLockSentinel | null = null;
let film: HTMLVideoElement | null = null;

/** Keep the screen awake, or let it sleep again. */
export function stayAwake(wish: boolean): void {
  if (wanted === wish) return;
  wanted = wish;
  if (wish) {
    // Both may be refused without a touch, and a lock is lost whenever the page is hidden.
    document.addEventListener("visibilitychange", hold);
    addEventListener("pointerdown", hold);
    hold();
  } else {
    document.removeEventListener("visibilitychange", hold);
    removeEventListener("pointerdown", hold);
    void lock?.release().catch(() => undefined);
    lock = null;
    film?.pause();
  }
}

function hold(): void {
  if (!wanted || document.visibilityState !== "visible") return;
  if ("wakeLock" in navigator) void holdLock();
  else void holdFilm();
}

async function holdLock(): Promise<void> {
  if (lock !== null && !lock.released) return;
  try {
    lock = await navigator.wakeLock.request("screen");
  } catch {
    await holdFilm();
  }
}

async function holdFilm(): Promise<void> {
  film ??= filmOfNothing();
  try {
    if (film?.paused) await film.play();
  } catch {
    // Not before a touch; the next one tries again.
  }
}

/** A film of one grey pixel, recorded from a canvas on the spot. */
function filmOfNothing(): HTMLVideoElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  if (typeof canvas.captureStream !== "function") return null;
  const pen = canvas.getContext("2d");
  let shade = 0;
  setInterval(() => {
    shade = (shade + 1) % 2;
    if (pen && wanted) {
      pen.fillStyle = shade === 0 ? "#101010" : "#111111";
      pen.fillRect(0, 0, 2, 2);
    }
  }, 1000);
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.loop = true;
  video.disablePictureInPicture = true;
  video.srcObject = canvas.captureStream(1);
  video.className = "heard";
  video.setAttribute("aria-hidden", "true");
  video.tabIndex = -1;
  document.body.append(video);
  return video;
}
