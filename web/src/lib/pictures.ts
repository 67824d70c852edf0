/**
 * The pictures that people choose from, drawn by us: a round ground of one colour and a few shapes on a field of 100 by 100.
 * Each has its own silhouette, so that they are told apart without colour.
 */

/** A colour and a path; with a width, the path is drawn as a line, else filled. */
type Shape = readonly [colour: string, path: string, width?: number];
export type Drawing = { ground: string; shapes: readonly Shape[] };

const INK = "#2b2440";
const PAPER = "#fbf5e9";

/** An ellipse as a path. */
function o(x: number, y: number, across: number, down = across): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;
}

/** Two eyes on a face. */
function eyes(y: number, apart: number, size: number, colour = PAPER): Shape {
  return [colour, o(50 - apart, y, size) + o(50 + apart, y, size)];
}

export const PICTURES: readonly Drawing[] = [
  {
    // cat
    ground: "#f2b84b",
    shapes: [
      [INK, "M25 25q0-4 4-2l14 11q7-2 14 0l14-11q4-2 4 2 2 16 1 28-3 24-26 24T24 53q-1-12 1-28z"],
      eyes(51, 11, 4.5, "#f2b84b"),
      ["#f08f7c", "M46 60h8l-4 5z"],
      [PAPER, "M34 63l-14-2M34 68l-13 4M66 63l14-2M66 68l13 4", 2],
    ],
  },
  {
    // teapot
    ground: "#8fc7b4",
    shapes: [
      [INK, "M72 46q16-4 15 8-1 13-17 14", 5],
      [INK, "M27 56q-9 0-12-15-1-4-5-6", 7],
      [INK, "M26 46q24-12 48 0 6 30-14 33H40Q20 76 26 46z"],
      [INK, o(50, 31, 4.5)],
      [PAPER, "M31 45q19-9 38 0", 3],
      ["#f08f7c", o(50, 60, 8)],
    ],
  },
  {
    // cactus
    ground: "#f0a58f",
    shapes: [
      ["#2f6b4f", "M41 70V33a9 9 0 0 1 18 0v37z"],
      ["#2f6b4f", "M41 58H33q-7 0-7-7v-7M59 52h8q7 0 7-7v-8", 9],
      ["#f9d36b", o(50, 23, 5)],
      [INK, "M33 66h34l-4 17H37z"],
      [PAPER, "M50 36v4M50 48v4M45 42v3M55 42v3", 2],
    ],
  },
  {
    // fox
    ground: "#bcd6ef",
    shapes: [
      ["#d9652b", "M22 22l20 14h16l20-14q3 20-4 33L50 82 26 55q-7-13-4-33z"],
      [PAPER, "M27 56q13-3 23 12 10-15 23-12L50 82z"],
      [INK, o(50, 79, 5, 4.5)],
      eyes(52, 11, 3.8, INK),
      [INK, "M26 29l9 7-7 6zM74 29l-9 7 7 6z"],
    ],
  },
  {
    // moon
    ground: "#6f75b8",
    shapes: [
      ["#fbe6a4", "M60 18a34 34 0 1 0 22 47A29 29 0 0 1 60 18z"],
      [
        PAPER,
        "M74 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM86 50l1.4 3.4L91 55l-3.6 1.6L86 60l-1.4-3.4L81 55l3.6-1.6z",
      ],
      [INK, "M33 52q4 4 8 1M35 68q8 6 15 1", 3],
    ],
  },
  {
    // owl
    ground: "#d8c39a",
    shapes: [
      ["#5a4632", "M24 22q10 8 26 8t26-8q5 12 2 30-3 30-28 30T22 52q-3-18 2-30z"],
      [PAPER, o(38, 46, 12) + o(62, 46, 12)],
      eyes(46, 12, 6, INK),
      ["#f2b84b", "M45 54h10l-5 9z"],
      ["#8c6f52", "M40 70l5 4 5-4 5 4 5-4", 3],
    ],
  },
  {
    // snail
    ground: "#b7d48a",
    shapes: [
      [INK, "M14 76q-2-6 6-8 6-2 7-14 0-6 5-6t6 6q2 14 14 14h34q6 0 6 8z"],
      [INK, "M29 49l-5-14M35 48l1-15", 3.5],
      [INK, o(24, 33, 4) + o(36, 31, 4)],
      ["#c65f6a", o(61, 50, 23)],
      [PAPER, "M61 50m-2 2a5 5 0 1 1 6-6 10 10 0 1 1-17 10 16 16 0 1 0 27-14", 4],
    ],
  },
  {
    // mushroom
    ground: "#e9d9c4",
    shapes: [
      ["#fffaf0", "M40 48h20q-2 16 4 32H36q6-16 4-32z"],
      ["#c9402f", "M17 53q2-31 33-31t33 31q-16 6-33 6t-33-6z"],
      [PAPER, o(50, 34, 6) + o(32, 44, 5) + o(68, 44, 5)],
      eyes(67, 5, 2.4, INK),
    ],
  },
  {
    // sailing boat
    ground: "#7fb7dc",
    shapes: [
      [PAPER, "M53 18q22 14 24 42H53z"],
      ["#f08f4f", "M47 26v34H25q4-20 22-34z"],
      [INK, "M50 15v52", 3.5],
      [INK, "M18 65h64q-4 16-16 17H34Q22 81 18 65z"],
      [PAPER, "M14 88q6-5 12 0t12 0 12 0 12 0 12 0 12 0", 3],
    ],
  },
  {
    // lamp
    ground: "#5b4a7a",
    shapes: [
      ["#ffe7a3", "M30 56h40l12 30H18z"],
      ["#f2a24b", "M40 24h20l16 33H24z"],
      [PAPER, "M50 24V8", 3.5],
      [PAPER, o(50, 60, 6)],
    ],
  },
  {
    // pear
    ground: "#f3cf86",
    shapes: [
      ["#7a9a3a", "M50 28q12 0 13 16 1 8 8 15 5 6 3 14-4 13-24 13T26 73q-2-8 3-14 7-7 8-15 1-16 13-16z"],
      [INK, "M50 30q-1-10 4-15", 4],
      ["#3f6b3a", "M54 22q10-10 18-3-8 9-18 3z"],
      eyes(62, 8, 3, INK),
      [INK, "M44 71q6 5 12 0", 3],
    ],
  },
  {
    // hedgehog
    ground: "#e6b8a2",
    shapes: [
      ["#4a3a30", "M84 72q4-10-1-18l5-5-8-3 2-8-8 0-1-9-8 3-4-8-7 5-6-6-5 7-7-4-2 8-8-1 1 8-7 4 4 6-5 22z"],
      ["#f6e3cc", "M12 71q4-20 22-24 12 6 10 25z"],
      [INK, o(13, 68, 4)],
      [INK, o(28, 60, 3)],
      ["#4a3a30", "M34 73v6M48 73v6M62 73v6M74 73v6", 5],
    ],
  },
  {
    // whale
    ground: "#a9dbe0",
    shapes: [
      [
        "#33557f",
        "M14 58q2-20 26-20 22 0 32 14 6-2 6-10-8-2-10-10 10-1 13 4 5-6 12-4-1 8-9 11 2 34-26 36H42Q15 78 14 58z",
      ],
      [PAPER, "M16 64q16 6 36 2-4 13-18 13-14-1-18-15z"],
      [PAPER, o(32, 54, 3)],
      ["#33557f", "M36 34V24M36 25q-1-7-8-7M36 25q1-7 8-7", 3.5],
    ],
  },
  {
    // carrot
    ground: "#9ad0a8",
    shapes: [
      ["#2f6b4f", "M62 36q-4-16 6-22M64 36q4-14 18-12M66 40q8-8 18-2", 5],
      ["#ee7d35", "M60 30q12 4 14 14 0 8-12 16L22 84q-6 2-5-5l23-40q8-14 20-9z"],
      ["#b9541b", "M48 42l8 5M38 56l8 5M54 60l5 3M30 69l6 4", 3],
    ],
  },
  {
    // bear
    ground: "#e7a86b",
    shapes: [
      ["#5b3a29", o(28, 32, 11) + o(72, 32, 11) + o(50, 54, 31, 29)],
      ["#e8c9a6", o(28, 32, 5) + o(72, 32, 5) + o(50, 64, 14, 11)],
      eyes(47, 13, 3.8, PAPER),
      [INK, o(50, 59, 5, 4)],
      [INK, "M50 62v5", 2.5],
    ],
  },
  {
    // penguin
    ground: "#c9d3e6",
    shapes: [
      [INK, "M50 14q20 0 22 26 10 14 6 28-4-2-6-6-2 20-22 20T28 62q-2 4-6 6-4-14 6-28 2-26 22-26z"],
      [PAPER, "M50 36q-4-10-11-8-7 4-5 16-4 34 16 34t16-34q2-12-5-16-7-2-11 8z"],
      eyes(37, 8, 3, INK),
      ["#f2a24b", "M44 43h12l-6 8zM36 80h12v5H33zM52 80h12l3 5H52z"],
    ],
  },
  {
    // umbrella
    ground: "#f0c7d0",
    shapes: [
      ["#8a4fa3", "M14 52q2-32 36-34 34 2 36 34-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0z"],
      ["#c79ad6", "M38 52q0-26 12-34 12 8 12 34-6-6-12 0-6-6-12 0z"],
      [INK, "M50 54v24q0 8 7 8t7-7", 4.5],
      [INK, "M50 18v-6", 4],
    ],
  },
  {
    // sun
    ground: "#7cc3c9",
    shapes: [
      [
        "#f9c846",
        "M50 8l7 13 13-8 1 15 15-1-6 14 13 7-13 7 6 14-15-1-1 15-13-8-7 13-7-13-13 8-1-15-15 1 6-14-13-7 13-7-6-14 15 1 1-15 13 8z",
      ],
      ["#fde79a", o(50, 48, 19)],
      eyes(45, 7, 2.8, INK),
      [INK, "M42 53q8 8 16 0", 3],
    ],
  },
  {
    // frog
    ground: "#f5e08a",
    shapes: [
      ["#4c8f4f", o(32, 34, 13) + o(68, 34, 13) + o(50, 57, 34, 25)],
      [PAPER, o(32, 33, 8) + o(68, 33, 8)],
      eyes(33, 18, 4.2, INK),
      [INK, "M28 60q22 18 44 0", 4],
      ["#e98a7a", o(26, 57, 4) + o(74, 57, 4)],
    ],
  },
  {
    // balloon
    ground: "#b9c7f0",
    shapes: [
      ["#d8463c", "M50 10q27 2 28 28-2 16-20 30H42Q24 54 22 38q1-26 28-28z"],
      ["#fbe6a4", "M50 10q11 6 11 28-1 16-6 30H45q-5-14-6-30 0-22 11-28z"],
      [INK, "M42 68l2 9M58 68l-2 9", 2.5],
      ["#7a5230", "M41 77h18l-2 13H43z"],
    ],
  },
  {
    // rubber duck
    ground: "#6fb3c6",
    shapes: [
      ["#f9cf45", o(42, 34, 18)],
      ["#f9cf45", "M26 52q10 4 26-4 8 6 20 2 8-4 16-8 2 16-6 26-8 10-30 10T20 66q0-10 6-14z"],
      ["#ee7d35", "M27 35q-12-1-15 4 5 6 15 4z"],
      [INK, o(37, 30, 3.2)],
      ["#d9a92a", "M52 58q12 6 22-2-2 12-12 12t-10-10z"],
    ],
  },
  {
    // kite
    ground: "#f2d5b0",
    shapes: [
      ["#2f7f86", "M58 10l26 26-26 34-24-34z"],
      ["#f2b84b", "M58 10v26H34zM58 36h26L58 70z"],
      [INK, "M58 70q-6 10-16 8t-18 10", 3],
      ["#d8463c", "M44 72l2 12-9-4zM30 78l5 10-10 2z"],
    ],
  },
  {
    // strawberry
    ground: "#cfe3b4",
    shapes: [
      ["#d5384a", "M50 34q14-10 25 0 8 10-2 28Q64 80 50 88 36 80 27 62q-10-18-2-28 11-10 25 0z"],
      ["#2f6b4f", "M50 36q-10 8-18 2 2-10 12-10-6-8-2-12 8 2 8 8 0-8 8-10 4 6-2 13 10-1 12 9-8 8-18 0z"],
      [PAPER, "M38 48v3M50 46v3M62 48v3M44 60v3M56 60v3M50 72v3", 3],
    ],
  },
  {
    // rocket
    ground: "#8d7cc4",
    shapes: [
      ["#f2a24b", "M43 74h14q0 10-7 18-7-8-7-18z"],
      ["#d8463c", "M36 50L22 66l1 12 14-8zM64 50l14 16-1 12-14-8z"],
      [PAPER, "M50 8q18 16 16 44-1 14-6 24H40q-5-10-6-24-2-28 16-44z"],
      [INK, o(50, 40, 8)],
      ["#8fd0e6", o(50, 40, 5)],
    ],
  },
];
