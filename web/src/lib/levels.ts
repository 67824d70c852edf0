/** How spicy the cards may be, from the family table to late at night. */

import type { SettingsView } from "../protocol/updates";

export type Level = SettingsView["level"];
export const LEVELS: readonly Level[] = ["mild", "cheeky", "adult"];
