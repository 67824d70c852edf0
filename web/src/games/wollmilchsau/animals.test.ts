import { describe, expect, it } from "vitest";

import { ANIMALS, DRAWINGS } from "./animals";

/** The relative luminance of a colour as WCAG has it. */
function luminance(colour: string): number {
  const full = colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour;
  const [red, green, blue] = [1, 3, 5].map((place) => {
    const part = parseInt(full.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** CIE L*, how light a colour looks, from 0 to 100. */
function lightness(colour: string): number {
  return 116 * Math.cbrt(luminance(colour)) - 16;
}

describe("the six animals", () => {
  it("grow from the mouse to the cow (WM-R1)", () => {
    const sizes = ANIMALS.map((animal) => DRAWINGS[animal].size);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(new Set(sizes).size).toBe(6);
  });

  it("are told apart by how light they are, for who sees no colours", () => {
    const light = ANIMALS.map((animal) => lightness(DRAWINGS[animal].ground)).sort(
      (one, other) => one - other,
    );
    for (let place = 1; place < light.length; place += 1)
      expect(light[place]! - light[place - 1]!).toBeGreaterThan(7);
  });

  it.each(ANIMALS)("let their names be read: %s", (animal) => {
    const { ground, on } = DRAWINGS[animal];
    expect(contrast(ground, on)).toBeGreaterThan(4.5);
  });

  it("are a few kilobytes altogether", () => {
    const paths = ANIMALS.flatMap((animal) => DRAWINGS[animal].shapes.map(({ path }) => path));
    expect(paths.join("").length).toBeLessThan(5000);
  });
});
