/** Paging through the entries. Each step waits until the one before is on display: no tap is lost, no entry skipped. */

type Table = {
  /** All entries, in their order. */
  ids: () => readonly string[];
  /** The entry on display. */
  shown: () => string | null;
  /** Put another on display. Rejects where that was refused. */
  ask: (id: string) => Promise<void>;
};

export class Pages {
  private steps: string[] = [];
  private asked = "";

  constructor(private readonly table: Table) {}

  /** Put the entry of this id on display, after whatever was asked for before. */
  show = (id: string | undefined): void => {
    if (id === undefined || id === this.last()) return;
    this.steps.push(id);
    this.next();
  };

  /** Go one to the left (−1) or to the right (1) of the entry that was asked for last. */
  page = (way: 1 | -1): void => {
    const ids = this.table.ids();
    this.show(ids[ids.indexOf(this.last() ?? "") + way]);
  };

  /** To be called whenever another entry is on display. */
  turned(): void {
    // Where somebody else has turned the page meanwhile, what was asked for is settled as well.
    if (this.asked !== "" && this.steps[0] === this.asked) this.steps.shift();
    this.asked = "";
    this.next();
  }

  private last(): string | null {
    return this.steps.at(-1) ?? this.table.shown();
  }

  private next(): void {
    while (this.steps[0] !== undefined && this.steps[0] === this.table.shown()) this.steps.shift();
    const step = this.steps[0];
    if (step === undefined || this.asked !== "") return;
    this.asked = step;
    this.table.ask(step).catch(() => {
      // The shell has said why; what was to come after it is not wanted any more.
      this.steps = [];
      this.asked = "";
    });
  }
}
