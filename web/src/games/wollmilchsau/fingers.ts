/**
 * Which fingers went down on what is in sight now. A touch clicks on whatever lies below it when it comes up again, and
 * that may be new by then: nobody has chosen it.
 */
export class Fingers {
  private readonly fresh = new Set<number>();
  /** The click that comes now, right after a finger, is of one that had rested there before. */
  private rested = false;

  /** All that is in sight is new: whatever is down now was meant for something else. */
  forget(): void {
    this.fresh.clear();
  }

  /** A finger goes down on what is in sight. */
  down(pointer: number): void {
    this.fresh.add(pointer);
  }

  /** A finger comes up; its click follows. */
  up(pointer: number): void {
    this.rested = !this.fresh.delete(pointer);
  }

  /** Whether a click is of a finger that was meant for something else. What no finger clicks on has no `detail`. */
  strayed({ detail }: { detail: number }): boolean {
    return detail > 0 && this.rested;
  }
}
