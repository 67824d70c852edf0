/**
 * Paper, wood, a small bell and, for bad luck, a trombone; sand and a gong, a buzzer, a lens of glass, and what falls. Off on phones, on at the table; browsers allow sound only after a first touch or key, so
 * until then there is none, and how the sounds are made is fetched only then.
 */

import { keep, kept } from "./storage";

export type Sound = "paper" | "wood" | "bell" | "trombone" | "sand" | "gong" | "buzzer" | "glass" | "fall";

/** Makes a sound in a context, from the time `when` on, in seconds. */
export type Make = (audio: BaseAudioContext, when: number) => void;

let on = $state(false);
let context: AudioContext | null = null;
let make: typeof import("./later/sounds").MAKE | null = null;

/** Whether sound is on. */
export function soundIsOn(): boolean {
  return on;
}

/** Switch it, and remember. */
export function switchSound(wanted: boolean): void {
  on = wanted;
  keep("sound", wanted ? "on" : "off");
  if (wanted) void wakeUp().then(() => play("bell"));
}

/** Begin as was chosen before; else on at the table and off in a hand. */
export function startSound(layout: "table" | "phone"): void {
  const chosen = kept("sound");
  on = chosen === null ? layout === "table" : chosen === "on";
}

/** Let the first touch or key open the way for sound. */
export function waitForTouch(): void {
  const first = () => {
    if (on) void wakeUp();
  };
  addEventListener("pointerdown", first);
  addEventListener("keydown", first);
}

/** Make a sound, if sound is on and the browser lets us. */
export function play(sound: Sound): void {
  if (on && context?.state === "running") make?.[sound](context, context.currentTime + 0.01);
}

/** Make a sound that a game brings itself, under the same terms. */
export function playOwn(own: Make): void {
  if (on && context?.state === "running") own(context, context.currentTime + 0.01);
}

/** Without sound, say because the device has no voice to spare, all goes on in silence. */
async function wakeUp(): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  try {
    const running = context.state === "suspended" ? context.resume() : null;
    const [sounds] = await Promise.all([import("./later/sounds"), running]);
    make = sounds.MAKE;
  } catch {
    // The next touch tries again.
  }
}
