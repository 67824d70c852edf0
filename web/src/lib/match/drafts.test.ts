import { expect, it } from "vitest";

import { keep } from "../storage";
import { drafts } from "./drafts";

const CODE = "K7M2QXA";

it("are kept for one round of one seat at one table, and apart from those of another kind", () => {
  const sheets = drafts("sheet");
  sheets.keep(CODE, 2, "promise.1", ["Sofa", ""]);
  expect(sheets.kept(CODE, 2, "promise.1")).toEqual(["Sofa", ""]);
  expect(sheets.kept(CODE, 1, "promise.1")).toBeNull();
  expect(sheets.kept(CODE, 2, "promise.2")).toBeNull();
  expect(sheets.kept("2222222", 2, "promise.1")).toBeNull();
  expect(drafts("ratings").kept(CODE, 2, "promise.1")).toBeNull();
  sheets.forget(CODE, 2);
  expect(sheets.kept(CODE, 2, "promise.1")).toBeNull();
});

it("are none where something else was kept", () => {
  const sheets = drafts("sheet");
  for (const other of [
    "1",
    "null",
    "{",
    '{"round":"r","lines":"Sofa"}',
    '{"round":"r","lines":[1]}',
    '{"lines":[]}',
  ]) {
    keep(`sheet.${CODE}.2`, other);
    expect(sheets.kept(CODE, 2, "r"), other).toBeNull();
  }
});
