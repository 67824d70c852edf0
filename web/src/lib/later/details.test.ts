import { beforeEach, expect, test } from "vitest";

import { keep, kept } from "../storage";
import {
  asked,
  birthday,
  days,
  type Detail,
  isAnything,
  monthComesFirst,
  months,
  news,
  remember,
  remembered,
  summary,
} from "./details";

const OFFERED: Detail[] = [
  { kind: "line", name: "surname", most: 10 },
  { kind: "choice", name: "surname_kind", values: ["own", "dream"], default: "own" },
  { kind: "birthday", name: "birthday" },
  { kind: "choice", name: "side", values: ["left", "right"], default: "left" },
];
const UNTOLD = { surname: "", surname_kind: "own", birthday: "", side: "left" };
const named = (_: Detail, value: string) => `the ${value} one`;

beforeEach(() => keep("details", null));

test("of what kind a name is matters only once there is one", () => {
  const names = (told: Record<string, string>) => asked(OFFERED, told).map((detail) => detail.name);
  expect(names(UNTOLD)).toEqual(["surname", "birthday", "side"]);
  expect(names({ ...UNTOLD, surname: "  " })).toEqual(["surname", "birthday", "side"]);
  expect(names({ ...UNTOLD, surname: "Lang" })).toEqual(["surname", "surname_kind", "birthday", "side"]);
});

test("only what is new goes to the table, as one plain line", () => {
  expect(news(OFFERED, UNTOLD, UNTOLD)).toEqual({});
  expect(news(OFFERED, { ...UNTOLD, surname: " La\u202eng\n" }, UNTOLD)).toEqual({ surname: "Lang" });
  const told = { ...UNTOLD, surname: "Lang", birthday: "03-14" };
  expect(news(OFFERED, { ...told, surname: "Lang ", birthday: "" }, told)).toEqual({ birthday: "" });
});

test("what was told fits on a line", () => {
  const told = { surname: "Lang", surname_kind: "dream", birthday: "03-14", side: "right" };
  expect(summary(OFFERED, told, "de", named)).toBe("Lang · 14. März · the right one");
  expect(summary(OFFERED, { ...told, side: "left", surname: "" }, "pl", named)).toBe("14 marca");
  expect(summary(OFFERED, UNTOLD, "en", named)).toBe("");
  expect(isAnything(OFFERED, UNTOLD)).toBe(false);
  expect(isAnything(OFFERED, { ...UNTOLD, side: "right" })).toBe(true);
});

test("a birthday is written as the language does, also on the day that few years have", () => {
  expect(["de", "en", "pl"].map((language) => birthday("02-29", language))).toEqual([
    "29. Februar",
    "February 29",
    "29 lutego",
  ]);
  expect(["de", "en", "pl"].map(monthComesFirst)).toEqual([false, true, false]);
});

test("there are twelve months, and each has its days", () => {
  expect(months("pl").slice(0, 3)).toEqual([
    ["01", "styczeń"],
    ["02", "luty"],
    ["03", "marzec"],
  ]);
  expect(months("de").map(([number]) => days(number).length)).toEqual([
    31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ]);
  expect(days("")).toHaveLength(31);
  expect(days("02").at(0)).toBe("01");
});

test("the device remembers what was told, for any game that asks for it again", () => {
  remember(OFFERED, { ...UNTOLD, surname: "Lang", birthday: "03-14" });
  expect(remembered(OFFERED)).toEqual({ surname: "Lang", birthday: "03-14" });
  remember([{ kind: "line", name: "town", most: 20 }], { town: "Łódź" });
  remember(OFFERED, { ...UNTOLD, surname: "Lang" });
  expect(remembered(OFFERED)).toEqual({ surname: "Lang" });
  expect(remembered([{ kind: "line", name: "town", most: 20 }])).toEqual({ town: "Łódź" });
  remember(OFFERED, UNTOLD);
  remember([{ kind: "line", name: "town", most: 20 }], { town: "" });
  expect(kept("details")).toBeNull();
});

test.each([
  '"Lang"',
  "[",
  '{"surname": 5}',
  '{"surname": "much too long a name"}',
  '{"surname": " Lang"}',
  '{"birthday": "02-30"}',
  '{"birthday": "14. März"}',
  '{"surname_kind": "other"}',
])("what cannot be told is not remembered: %s", (text) => {
  keep("details", text);
  expect(remembered(OFFERED)).toEqual({});
});
