/** Birth dates as people read them: the year large, the day beside it. */

import type { DecodedCardView } from "./types";

export type DateShown = { year: string; day: string; julian: boolean };

/** Day and month come in this order everywhere here, so that the year can stand alone. */
const FORMS: Readonly<Record<string, string>> = { en: "en-GB" };
const LEAP_YEAR = 2000;

/** A birth date as it is printed, in its own calendar, in the words of a language. */
export function dateShown(
  { born, calendar }: Pick<DecodedCardView, "born" | "calendar">,
  language: string,
): DateShown {
  const [year, month, day] = born.split("-").map(Number);
  const form = new Intl.DateTimeFormat(FORMS[language] ?? language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return {
    year: String(year),
    // Any year with all days will do; the Julian calendar has leap days where ours has none.
    day: form.format(Date.UTC(LEAP_YEAR, month! - 1, day)),
    julian: calendar === "julian",
  };
}
