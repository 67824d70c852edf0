/** One move at a time: a second tap while the first is under way does nothing. The button keeps the focus all the while. */

export type Once = {
  /** Whether a move is under way. */
  readonly busy: boolean;
  /** Make a move unless one is under way. Resolves with whether it was made; the shell has said why one was refused. */
  make: (move: () => Promise<void>) => Promise<boolean>;
};

export function once(): Once {
  let busy = $state(false);
  return {
    get busy() {
      return busy;
    },
    async make(move) {
      if (busy) return false;
      busy = true;
      try {
        await move();
        return true;
      } catch {
        // The shell has shown the refusal; the hand stays as it was.
        return false;
      } finally {
        busy = false;
      }
    },
  };
}
