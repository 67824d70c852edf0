/** The server's clock as this device can know it. A shorter round trip says more, so the shortest one counts. */

type Sample = { taken: number; offset: number; roundTrip: number };

/** Milliseconds for which a sample is remembered: clocks drift apart, and a phone walks to another network. */
export const SAMPLE_AGE = 60_000;

export class ServerClock {
  private samples: Sample[] = [];

  /** The server said that its clock stood at `time`; the question was `sent` and the answer `received` on our clock. */
  note(sent: number, time: number, received: number): void {
    const roundTrip = received - sent;
    if (!(roundTrip >= 0) || roundTrip > SAMPLE_AGE || !Number.isFinite(time)) return;
    this.samples = this.samples.filter((sample) => received - sample.taken < SAMPLE_AGE);
    this.samples.push({ taken: received, offset: time - (sent + received) / 2, roundTrip });
  }

  /** What was measured tells nothing any more: another server may answer now. */
  forget(): void {
    this.samples = [];
  }

  /** The shortest round trip of the last minute, in milliseconds; null where none was measured. */
  get roundTrip(): number | null {
    return this.best?.roundTrip ?? null;
  }

  /** When it is `time` for the server, on our clock; null while nobody knows. */
  own(time: number): number | null {
    const best = this.best;
    return best === undefined ? null : time - best.offset;
  }

  private get best(): Sample | undefined {
    return this.samples.reduce<Sample | undefined>(
      (best, sample) => (best === undefined || sample.roundTrip < best.roundTrip ? sample : best),
      undefined,
    );
  }
}
