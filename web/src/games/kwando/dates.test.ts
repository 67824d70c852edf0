import { describe, expect, it } from "vitest";

import { dateShown } from "./dates";

const born = (day: string, calendar: "gregorian" | "julian" = "gregorian") => ({ born: day, calendar });

describe("a birth date", () => {
  it("is said as the language says it, the year apart", () => {
    expect(dateShown(born("1879-03-14"), "de")).toEqual({ year: "1879", day: "14. März", julian: false });
    expect(dateShown(born("1879-03-14"), "en")).toEqual({ year: "1879", day: "14 Mar", julian: false });
    expect(dateShown(born("1879-03-14"), "pl")).toEqual({ year: "1879", day: "14 mar", julian: false });
  });

  it("is as printed, in its own calendar, which had other leap days", () => {
    expect(dateShown(born("1500-02-29", "julian"), "en")).toEqual({
      year: "1500",
      day: "29 Feb",
      julian: true,
    });
  });

  it("has no noughts before a year", () => {
    expect(dateShown(born("0742-04-02", "julian"), "de").year).toBe("742");
  });
});
