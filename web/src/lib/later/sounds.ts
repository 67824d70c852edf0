/** How the sounds are made, on the spot: no phone fetches a recording. */

import type { Sound } from "../sound.svelte";

let rustle: AudioBuffer | null = null;

/** Makes a sound in `context`, from the time `when` on, in seconds. */
export const MAKE: Record<Sound, (context: AudioContext, when: number) => void> = {
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
  trombone: (audio, when) => {
    for (const [after, hertz, length] of [
      [0, 233, 0.3],
      [0.34, 220, 0.3],
      [0.68, 208, 0.3],
      [1.02, 196, 1.1],
    ] as const) {
      blown(audio, when + after, hertz, length, length > 1);
    }
  },
  sand: (audio, when) => {
    tone(audio, when, 330, 0.06, 0.14, "triangle");
    noise(audio, when + 0.05, 1.1, 6400, 0.8, 0.07);
    noise(audio, when + 0.2, 0.8, 4300, 0.6, 0.04);
  },
  gong: (audio, when) => {
    for (const [partial, loud] of [
      [1, 0.2],
      [1.52, 0.1],
      [2.41, 0.06],
      [3.9, 0.03],
    ] as const) {
      tone(audio, when, 164 * partial, 2.4 / Math.sqrt(partial), loud, "sine");
    }
  },
  buzzer: (audio, when) => {
    for (const hertz of [147, 156]) tone(audio, when, hertz, 0.5, 0.1, "sawtooth");
    noise(audio, when, 0.05, 700, 1, 0.16);
  },
  glass: (audio, when) => {
    tone(audio, when, 1760, 0.5, 0.04, "sine");
    tone(audio, when + 0.07, 2637, 0.6, 0.03, "sine");
  },
  fall: (audio, when) => {
    for (const [step, hertz] of [440, 370, 311, 247].entries()) {
      tone(audio, when + step * 0.09, hertz, 0.14, 0.13, "triangle");
    }
    noise(audio, when + 0.4, 0.12, 1200, 0.8, 0.14);
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

/** A note of a brass instrument; it opens and closes like a mute before the bell, and a sad one sinks and trembles. */
function blown(audio: AudioContext, when: number, hertz: number, length: number, sad: boolean): void {
  const source = audio.createOscillator();
  source.type = "sawtooth";
  source.frequency.setValueAtTime(hertz * 0.97, when);
  source.frequency.linearRampToValueAtTime(hertz, when + 0.05);
  const mute = audio.createBiquadFilter();
  mute.type = "lowpass";
  mute.Q.value = 4;
  mute.frequency.setValueAtTime(350, when);
  mute.frequency.linearRampToValueAtTime(1100, when + length * 0.4);
  mute.frequency.linearRampToValueAtTime(400, when + length);
  if (sad) {
    source.frequency.linearRampToValueAtTime(hertz * 0.89, when + length);
    const trembling = audio.createOscillator();
    const depth = audio.createGain();
    trembling.frequency.value = 6;
    depth.gain.value = hertz * 0.02;
    trembling.connect(depth).connect(source.frequency);
    trembling.start(when + 0.2);
    trembling.stop(when + length);
  }
  source.connect(mute);
  held(audio, mute, when, length, 0.12);
  source.start(when);
  source.stop(when + length + 0.02);
}

/** A note that stays as loud as it is until shortly before its end. */
function held(audio: AudioContext, from: AudioNode, when: number, length: number, loud: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, when);
  volume.gain.linearRampToValueAtTime(loud, when + 0.04);
  volume.gain.setValueAtTime(loud, when + length * 0.8);
  volume.gain.linearRampToValueAtTime(0, when + length);
  from.connect(volume).connect(audio.destination);
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
