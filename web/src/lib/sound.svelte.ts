/**
 * Paper, wood and a small bell, made on the spot. Off on phones, on at the table; browsers allow sound only after a
 * first touch or key, so until then there is none.
 */

import { keep, kept } from "./storage";

export type Sound = "paper" | "wood" | "bell";

let on = $state(false);
let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** Whether sound is on. */
export function soundIsOn(): boolean {
  return on;
}

/** Switch it, and remember. */
export function switchSound(wanted: boolean): void {
  on = wanted;
  keep("sound", wanted ? "on" : "off");
  if (wanted) {
    wakeUp();
    play("bell");
  }
}

/** Begin as was chosen before; else on at the table and off in a hand. */
export function startSound(layout: "table" | "phone"): void {
  const chosen = kept("sound");
  on = chosen === null ? layout === "table" : chosen === "on";
}

/** Let the first touch or key open the way for sound. */
export function waitForTouch(): void {
  const first = () => {
    if (on) wakeUp();
  };
  addEventListener("pointerdown", first);
  addEventListener("keydown", first);
}

/** Make a sound, if sound is on and the browser lets us. */
export function play(sound: Sound): void {
  if (!on || context === null || context.state !== "running") return;
  MAKE[sound](context, context.currentTime + 0.01);
}

function wakeUp(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
}

const MAKE: Record<Sound, (context: AudioContext, when: number) => void> = {
  paper: (audio, when) => {
    noise(audio, when, 0.16, 3200, 0.9, 0.12);
    noise(audio, when + 0.05, 0.12, 5200, 1.4, 0.06);
  },
  wood: (audio, when) => {
    tone(audio, when, 210, 0.09, 0.3, "triangle");
    tone(audio, when, 523, 0.04, 0.12, "sine");
    noise(audio, when, 0.03, 900, 1, 0.12);
  },
  bell: (audio, when) => {
    for (const [partial, loud] of [
      [1, 0.14],
      [2.76, 0.06],
      [5.4, 0.025],
    ] as const) {
      tone(audio, when, 880 * partial, 1.4 / partial, loud, "sine");
    }
  },
};

/** A tone that fades: frequency in hertz, length in seconds, loudness up to 1. */
function tone(
  audio: AudioContext,
  when: number,
  hertz: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.value = hertz;
  fading(audio, source, when, length, loud);
  source.start(when);
  source.stop(when + length + 0.02);
}

/** A breath of noise around a frequency. */
function noise(
  audio: AudioContext,
  when: number,
  length: number,
  hertz: number,
  sharp: number,
  loud: number,
): void {
  rustle ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = rustle;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  band.Q.value = sharp;
  source.connect(band);
  fading(audio, band, when, length, loud);
  source.start(when, Math.random());
  source.stop(when + length + 0.02);
}

function fading(audio: AudioContext, from: AudioNode, when: number, length: number, loud: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, when);
  volume.gain.linearRampToValueAtTime(loud, when + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, when + length);
  from.connect(volume).connect(audio.destination);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
