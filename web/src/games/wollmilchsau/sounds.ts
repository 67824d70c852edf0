/** Six voices and a rattling die, made on the spot like all sounds of the house, each over in less than 0.6 seconds. */

import type { Make } from "../../lib/sound.svelte";
import type { Animal } from "./animals";

/** Values that a parameter passes at even steps. */
type Course = readonly number[];

type Voice = {
  /** Seconds. */
  length: number;
  /** Up to 1. */
  loud: number;
  /** Hertz of the voice, and of what the mouth makes of it. */
  pitch: Course;
  mouth: readonly Course[];
  /** How sharply the mouth forms it. */
  sharp?: number;
  shape?: OscillatorType;
  /** How much breath is in it, up to 1. */
  breath?: number;
  /** Times a second that it trembles, and how deep, up to 1. */
  tremble?: readonly [hertz: number, depth: number];
};

const VOICES: Readonly<Record<Animal, readonly (Voice & { after: number })[]>> = {
  mouse: [
    {
      after: 0,
      length: 0.1,
      loud: 0.22,
      shape: "triangle",
      pitch: [2500, 3700, 3100],
      mouth: [[3200, 3800]],
      sharp: 1,
    },
    {
      after: 0.13,
      length: 0.12,
      loud: 0.22,
      shape: "triangle",
      pitch: [2900, 4200, 2700],
      mouth: [[3400, 3900]],
      sharp: 1,
    },
  ],
  cat: [
    {
      after: 0,
      length: 0.56,
      loud: 0.62,
      pitch: [420, 640, 700, 620, 430],
      mouth: [
        [380, 950, 1150, 900, 420],
        [2400, 1900, 1500, 1200, 900],
      ],
      sharp: 5,
      breath: 0.03,
    },
  ],
  dog: [
    {
      after: 0,
      length: 0.14,
      loud: 0.42,
      pitch: [190, 310, 150],
      mouth: [
        [450, 950, 500],
        [1500, 1100],
      ],
      sharp: 2.5,
      breath: 0.25,
    },
    {
      after: 0.22,
      length: 0.17,
      loud: 0.46,
      pitch: [180, 290, 120],
      mouth: [
        [450, 900, 420],
        [1400, 1000],
      ],
      sharp: 2.5,
      breath: 0.25,
    },
  ],
  sheep: [
    {
      after: 0,
      length: 0.58,
      loud: 0.75,
      pitch: [300, 350, 345, 330, 290],
      mouth: [
        [450, 900, 950, 900, 800],
        [1300, 1900, 1950, 1900, 1800],
      ],
      sharp: 4,
      breath: 0.05,
      tremble: [11, 0.75],
    },
  ],
  pig: [
    {
      after: 0,
      length: 0.17,
      loud: 0.4,
      pitch: [95, 120, 80],
      mouth: [
        [420, 900, 480],
        [1700, 1100],
      ],
      sharp: 2,
      breath: 0.55,
      tremble: [34, 0.6],
    },
    {
      after: 0.22,
      length: 0.25,
      loud: 0.42,
      pitch: [105, 170, 85],
      mouth: [
        [500, 1300, 380],
        [2100, 1200],
      ],
      sharp: 2,
      breath: 0.55,
      tremble: [30, 0.6],
    },
  ],
  cow: [
    {
      after: 0,
      length: 0.59,
      loud: 0.55,
      pitch: [112, 138, 140, 134, 112],
      mouth: [
        [230, 380, 460, 400, 260],
        [600, 850, 900, 800, 600],
      ],
      sharp: 3,
      breath: 0.03,
    },
  ],
};

/** What an animal says. */
export function voiceOf(animal: Animal): Make {
  return (audio, when) => {
    for (const voice of VOICES[animal]) speak(audio, when + voice.after, voice);
  };
}

/** The die rolls over the table and lies still: the knocks come closer and softer. */
export const rattle: Make = (audio, when) => {
  for (const [after, loud] of [
    [0, 0.3],
    [0.11, 0.26],
    [0.2, 0.22],
    [0.27, 0.18],
    [0.32, 0.14],
    [0.36, 0.1],
  ] as const) {
    speak(audio, when + after, {
      length: 0.05,
      loud,
      shape: "triangle",
      pitch: [900 - after * 700, 500],
      mouth: [[1300]],
      sharp: 0.7,
      breath: 0.5,
    });
  }
};

/** Let a throat make a tone and breath, and a mouth form both. */
function speak(audio: BaseAudioContext, when: number, voice: Voice): void {
  const { length, loud, pitch, mouth, breath = 0, sharp = 1 } = voice;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, when);
  volume.gain.linearRampToValueAtTime(loud, when + Math.min(0.05, length * 0.2));
  volume.gain.setValueAtTime(loud, when + length * 0.55);
  volume.gain.linearRampToValueAtTime(0, when + length);
  volume.connect(trembling(audio, when, voice));

  const throat = audio.createGain();
  const tone = audio.createOscillator();
  tone.type = voice.shape ?? "sawtooth";
  follow(tone.frequency, pitch, when, length);
  tone.connect(throat);
  const air = audio.createBufferSource();
  air.buffer = hissing(audio);
  const share = audio.createGain();
  share.gain.value = breath;
  air.connect(share).connect(throat);
  for (const course of mouth) {
    const formed = audio.createBiquadFilter();
    formed.type = "bandpass";
    formed.Q.value = sharp;
    follow(formed.frequency, course, when, length);
    throat.connect(formed).connect(volume);
  }
  for (const source of [tone, air]) {
    source.start(when);
    source.stop(when + length);
  }
}

/** What a voice goes through on its way out; most go straight. */
function trembling(audio: BaseAudioContext, when: number, { length, tremble }: Voice): AudioNode {
  if (!tremble) return audio.destination;
  const [hertz, depth] = tremble;
  const wave = audio.createOscillator();
  const deep = audio.createGain();
  const shaken = audio.createGain();
  wave.frequency.value = hertz;
  deep.gain.value = depth / 2;
  shaken.gain.value = 1 - depth / 2;
  wave.connect(deep).connect(shaken.gain);
  wave.start(when);
  wave.stop(when + length);
  shaken.connect(audio.destination);
  return shaken;
}

function follow(parameter: AudioParam, course: Course, when: number, length: number): void {
  parameter.setValueAtTime(course[0]!, when);
  course.slice(1).forEach((value, step) => {
    parameter.linearRampToValueAtTime(value, when + (length * (step + 1)) / (course.length - 1));
  });
}

function hissing(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
