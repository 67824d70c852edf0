/** Where name cards lie on the table besides the people's heaps. */

/** The stack in the middle, among the seats of `lib/match/places`. */
export const MIDDLE = -1;
