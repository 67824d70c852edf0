import { describe, expect, it } from "vitest";

import { placeOf, stackOf } from "./places";

const box = { left: 1, top: 2, width: 3, height: 4 };
const element = (isConnected = true) =>
  ({ isConnected, getBoundingClientRect: () => box }) as unknown as Element & { isConnected: boolean };

describe("where a seat's points lie", () => {
  it("is known in the middle of an update, while its attachment is renewed", () => {
    const stack = element();
    stackOf(0)(stack);
    expect(placeOf(0)).toEqual(box);
    stackOf(0)(stack);
    expect(placeOf(0)).toEqual(box);
  });

  it("is nowhere once it has left the page, or where none has ever been", () => {
    stackOf(1)(element(false));
    expect(placeOf(1)).toBeNull();
    expect(placeOf(2)).toBeNull();
  });
});
