/** Who pressed when, laid along a line: where each shout stands, and where the line has its marks. */

import { milliseconds } from "./match";
import type { RoundView, ShoutView } from "./types";

export type Runner = { shout: ShoutView; place: number; milliseconds: number | null };
export type Timeline = {
  /** In the order that counts; `place` goes from 0 to 1. */
  runners: Runner[];
  marks: { milliseconds: number; place: number }[];
};

/** The distances between two marks that are tried, finest first. */
const STEPS = [20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_MARKS = 4;
/** So much of the line stays free at both ends. */
const EDGE = 0.07;

/** Lay the shouts of a round along a line; false starts have no place on it, and where nothing was measured all stand in order. */
export function timeline({ shouts }: RoundView): Timeline {
  const valid = shouts.filter(({ verdict }) => verdict !== "false-start");
  const times = valid.flatMap(({ microseconds }) =>
    microseconds === null ? [] : [milliseconds(microseconds)],
  );
  if (times.length < valid.length || times.length === 0) {
    const apart = (1 - 2 * EDGE) / Math.max(1, valid.length - 1);
    const runners = valid.map((shout, place) => ({ shout, place: EDGE + place * apart, milliseconds: null }));
    return { runners, marks: [] };
  }
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const step = STEPS.find((one) => (last - first) / one <= MOST_MARKS - 2) ?? STEPS.at(-1)!;
  const begin = Math.max(0, Math.floor(first / step - 0.5)) * step;
  const end = Math.max(Math.ceil(last / step + 0.2), begin / step + 1) * step;
  const placeOf = (time: number) => EDGE + ((time - begin) / (end - begin)) * (1 - 2 * EDGE);
  const marks = [];
  for (let time = begin; time <= end; time += step) marks.push({ milliseconds: time, place: placeOf(time) });
  return {
    runners: valid.map((shout, index) => ({
      shout,
      place: placeOf(times[index]!),
      milliseconds: times[index]!,
    })),
    marks,
  };
}
