/**
 * The six animals, drawn by us on a field of 100 by 100 with one pen: smallest first (WM-R1). Each has its own outline,
 * its own colour and its own lightness, so that any of the three tells it apart.
 */

export const ANIMALS = ["mouse", "cat", "dog", "sheep", "pig", "cow"] as const;
export type Animal = (typeof ANIMALS)[number];

/** Whether a word of the views is one of the animals. */
export function isAnimal(word: string | null | undefined): word is Animal {
  return ANIMALS.includes(word as Animal);
}

/** How a path is drawn: filled and outlined, only filled, or only as a line. */
type Stroke = "body" | "fill" | "line";

/** A path; what is `twice` is drawn once more, mirrored from left to right. */
type Shape = { path: string; stroke: Stroke; colour: string; twice: boolean };

export type Drawing = {
  /** The colour of its cards and its button, and what is written on that. */
  ground: string;
  on: string;
  /** How large it is beside the cow, from 0 to 1. */
  size: number;
  shapes: readonly Shape[];
};

export const INK = "#221f2b";
export const PAPER = "#fbf5e9";
const PINK = "#f29aa3";

const body = (colour: string, path: string): Shape => ({ path, stroke: "body", colour, twice: false });
const fill = (colour: string, path: string): Shape => ({ path, stroke: "fill", colour, twice: false });
const line = (path: string): Shape => ({ path, stroke: "line", colour: INK, twice: false });
const twice = (shape: Shape): Shape => ({ ...shape, twice: true });

/** An ellipse as a path. */
function oval(x: number, y: number, across: number, down = across): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;
}

/** All look at us with the same eyes. */
function eyes(apart: number, y: number): Shape[] {
  return [
    twice(fill(INK, oval(50 - apart, y, 4.1, 5))),
    fill("#fff", oval(51.5 - apart, y - 2, 1.5) + oval(51.5 + apart, y - 2, 1.5)),
  ];
}

const WOOL =
  "M24 70a13 13 0 0 1-9-20 13 13 0 0 1 6-22 13 13 0 0 1 18-13 14 14 0 0 1 22 0 13 13 0 0 1 18 13 13 13 0 0 1 6 22 13 13 0 0 1-9 20 12 12 0 0 1-15 10H39a12 12 0 0 1-15-10z";
const HORN = "M38 21Q24 25 21 4q-8 0-8 10 1 18 20 20z";

/** The beast of the title, which is on the backs of the cards: wool, milk and pork in one. */
export const BEAST: readonly Shape[] = [
  twice(body("#f0c987", HORN)),
  body("#fffdf7", WOOL),
  twice(body("#e2728a", "M35 42Q20 30 7 42q2 17 24 15z")),
  body("#f9c4ca", "M50 34q23 0 23 24 0 26-23 26T27 58q0-24 23-24z"),
  body(
    "#fffdf7",
    "M31 46a9 9 0 0 1 2-14 10 10 0 0 1 17-6 10 10 0 0 1 17 6 9 9 0 0 1 2 14 9 9 0 0 1-13 1 9 9 0 0 1-12 0 9 9 0 0 1-13-1z",
  ),
  ...eyes(11, 57),
  body("#e2728a", oval(50, 70, 13.5, 10)),
  twice(fill(INK, oval(45, 70, 2.4, 3.8))),
];

export const DRAWINGS: Readonly<Record<Animal, Drawing>> = {
  mouse: {
    ground: "#5872a3",
    on: "#fff",
    size: 0.72,
    shapes: [
      twice(body("#c9d0de", oval(24, 35, 20))),
      twice(fill(PINK, oval(24.5, 36, 11.5))),
      body("#c9d0de", "M50 30c18 0 27 13 28 25 1 16-16 33-28 33S21 71 22 55c1-12 10-25 28-25z"),
      body("#fff", "M45 86h10v7q-5 3-10 0zM50 86v7"),
      ...eyes(12, 58),
      body(PINK, oval(50, 77, 6, 4.8)),
      twice(line("M36 75l-19-4M37 81l-16 6")),
    ],
  },
  cat: {
    ground: "#f8c34e",
    on: INK,
    size: 0.8,
    shapes: [
      body(
        "#ee8a3c",
        "M17 14q0-6 6-3l20 15h14l20-15q6-3 6 3l1 33q4 7 3 14l8 9-11 2Q76 89 50 89T16 72L5 70l8-9q-1-7 3-14z",
      ),
      fill("#ffd9a0", "M50 63q-19 0-20 13 6 11 20 11t20-11q-1-13-20-13z"),
      fill("#b85a22", "M50 28l4 14h-8zM36 30l7 9-6 2zM64 30l-7 9 6 2z"),
      twice(fill("#ffd9a0", "M23 19l13 13-12 8z")),
      ...eyes(15, 53),
      body(PINK, "M44 63h12l-6 6z"),
      line("M50 70q-3 9-12 6M50 70q3 9 12 6"),
      twice(line("M27 68l-17-1M28 75l-14 6")),
    ],
  },
  dog: {
    ground: "#81502f",
    on: "#fff",
    size: 0.87,
    shapes: [
      body(
        "#c98f5c",
        "M50 14c17 0 25 12 26 28 1 10-3 14-4 22-1 14-10 22-22 22s-21-8-22-22c-1-8-5-12-4-22 1-16 9-28 26-28z",
      ),
      fill("#f6e3c5", "M50 14q7 0 7 10-1 22 8 31 5 30-15 30T35 55q9-9 8-31 0-10 7-10z"),
      twice(body("#6f4327", "M34 17Q17 11 10 30 4 50 11 65q5 9 12 2 7-9 6-24-1-13 5-26z")),
      body(PINK, "M44 76v12q0 8 7 8t7-8V75z"),
      ...eyes(14, 44),
      line("M50 64v6q-4 10-15 4M50 70q4 10 15 4"),
      fill(INK, "M40 57q0-6 10-6t10 6-10 10-10-10z"),
      fill("#fff", oval(47, 55.5, 2.6, 1.5)),
    ],
  },
  sheep: {
    ground: "#f3ecd9",
    on: INK,
    size: 0.92,
    shapes: [
      body("#fffdf7", WOOL),
      twice(body("#a58a86", "M33 47Q16 38 5 51q3 14 26 11z")),
      body("#a58a86", "M50 36q19 0 19 20 0 17-8 28-4 7-11 7t-11-7q-8-11-8-28 0-20 19-20z"),
      body(
        "#fffdf7",
        "M31 46a9 9 0 0 1 2-14 10 10 0 0 1 17-6 10 10 0 0 1 17 6 9 9 0 0 1 2 14 9 9 0 0 1-13 1 9 9 0 0 1-12 0 9 9 0 0 1-13-1z",
      ),
      ...eyes(10.5, 61),
      line("M45 77l5 4 5-4M50 81v4"),
    ],
  },
  pig: {
    ground: "#e57f9a",
    on: INK,
    size: 0.95,
    shapes: [
      body("#f9c4ca", "M50 20c27 0 41 15 41 34 0 20-17 35-41 35S9 74 9 54c0-19 14-34 41-34z"),
      twice(body("#e2728a", "M43 22Q29 7 5 15q-5 2-4 8 4 17 17 29 4-16 18-18 6-5 7-12z")),
      twice(fill("#f29aa3", oval(22, 67, 8, 5.5))),
      ...eyes(18, 51),
      body("#e2728a", oval(50, 66, 18.5, 13.5)),
      twice(fill(INK, oval(43.5, 66, 3.2, 5))),
      line("M40 83.5q10 4 20 0"),
    ],
  },
  cow: {
    ground: "#4d465c",
    on: "#fff",
    size: 1,
    shapes: [
      twice(body("#f0c987", HORN)),
      twice(body("#d8d2de", "M27 34Q8 22 2 35q2 18 24 15z")),
      body(
        "#fffdf7",
        "M50 14c17 0 25 9 26 22 1 10-3 18-3 28 0 20-9 31-23 31S27 84 27 64c0-10-4-18-3-28 1-13 9-22 26-22z",
      ),
      fill("#837a92", "M50 16c16 0 23 8 24 20 0 10-2 16-3 22-12-1-19-10-19-22 0-8-3-13-2-20z"),
      body("#f2a9ae", "M50 63c17 0 27 5 27 16S65 96 50 96 23 90 23 79s10-16 27-16z"),
      ...eyes(13.5, 47),
      twice(fill(INK, oval(40, 76, 3.2, 4.4))),
      line("M41 87q9 4 18 0"),
    ],
  },
};
