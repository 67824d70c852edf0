import { describe, expect, it } from "vitest";

import { Pages } from "./pages";

class Table {
  shown: string | null = null;
  asked: string[] = [];
  refuses = false;
  readonly pages = new Pages({
    ids: () => ["e0", "e1", "e2"],
    shown: () => this.shown,
    ask: (id) => {
      this.asked.push(id);
      return this.refuses ? Promise.reject(new Error("too late")) : Promise.resolve();
    },
  });

  /** The server's answer arrives. */
  display(id: string): void {
    this.shown = id;
    this.pages.turned();
  }
}

describe("paging", () => {
  it("begins with the first entry and stops at the last", () => {
    const table = new Table();
    table.pages.page(-1);
    expect(table.asked).toEqual([]);
    for (const id of ["e0", "e1", "e2"]) {
      table.pages.page(1);
      table.display(id);
    }
    table.pages.page(1);
    expect(table.asked).toEqual(["e0", "e1", "e2"]);
  });

  it("keeps fast taps until their turn comes, and skips no entry (BM-R10)", () => {
    const table = new Table();
    table.pages.page(1);
    table.pages.page(1);
    table.pages.page(1);
    table.pages.page(1);
    expect(table.asked).toEqual(["e0"]);
    table.display("e0");
    expect(table.asked).toEqual(["e0", "e1"]);
    table.display("e1");
    table.display("e2");
    expect(table.asked).toEqual(["e0", "e1", "e2"]);
  });

  it("asks for nothing that is on display already", () => {
    const table = new Table();
    table.display("e1");
    table.pages.show("e1");
    table.pages.show(undefined);
    expect(table.asked).toEqual([]);
  });

  it("goes on where somebody else has turned the page meanwhile", () => {
    const table = new Table();
    table.pages.page(1);
    table.display("e2");
    table.pages.page(-1);
    expect(table.asked).toEqual(["e0", "e1"]);
  });

  it("forgets the rest when one is refused", async () => {
    const table = new Table();
    table.refuses = true;
    table.pages.page(1);
    table.pages.page(1);
    await Promise.resolve();
    await Promise.resolve();
    table.refuses = false;
    table.pages.page(1);
    expect(table.asked).toEqual(["e0", "e0"]);
  });
});
