import type { Clock } from '../outbox/ports.ts';

/** Documents a batch while somebody reads, and otherwise; and the pause that keeps reads fast (measured). */
const BATCH_GENTLE = 100;
const BATCH_FULL = 500;
const PAUSE_MS = 30;
const READING_MS = 1000;

/** Decides how hard replication may work: gently while queries are being answered, else at full speed. */
export class Pace {
  private readonly clock: Clock;
  private lastReadAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Somebody just asked for something. */
  readonly noteRead = (): void => {
    this.lastReadAt = this.clock.now();
  };

  batchSize(): number {
    return this.isReading() ? BATCH_GENTLE : BATCH_FULL;
  }

  /** Lets readers in between two batches. */
  async breathe(): Promise<void> {
    if (this.isReading()) await this.clock.sleep(PAUSE_MS);
  }

  private isReading(): boolean {
    return Math.abs(this.clock.now() - this.lastReadAt) < READING_MS;
  }
}
