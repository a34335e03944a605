import type { Clock } from '../outbox/ports.ts';
import { noteWork } from '../timing.ts';

/** Documents a batch while somebody reads, and otherwise; and the pause that keeps reads fast (measured). */
const BATCH_GENTLE = 40;
const BATCH_FULL = 500;
const PAUSE_MS = 30;
const BUSY_MS = 1000;
/** For what nobody waits for: it uses the storage that taps have to wait for. */
const ASIDE_MS = 250;

/** Decides how hard replication may work: gently while somebody uses the shop, else at full speed. */
export class Pace {
  private readonly clock: Clock;
  private lastUseAt = Number.NEGATIVE_INFINITY;
  /** What screens wait for over the network. */
  private readonly awaited = new Set<Promise<unknown>>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Somebody just asked for something, or did something. */
  readonly noteUse = (): void => {
    this.lastUseAt = this.clock.now();
  };

  /** A screen waits for this answer of the shop: the line is its own until it is here. */
  async goFirst<T>(answer: Promise<T>): Promise<T> {
    this.awaited.add(answer);
    try {
      return await answer;
    } finally {
      this.awaited.delete(answer);
    }
  }

  /** Resolves when no screen waits for an answer of the shop. */
  async lineIsFree(): Promise<void> {
    while (this.awaited.size > 0) await Promise.allSettled(this.awaited);
  }

  batchSize(): number {
    return this.isBusy() ? BATCH_GENTLE : BATCH_FULL;
  }

  /** Lets readers in between two batches. */
  async breathe(): Promise<void> {
    if (!this.isBusy()) return;
    const startedAt = performance.now();
    await this.clock.sleep(PAUSE_MS);
    noteWork('pull pause', startedAt);
  }

  /** Hardly goes on while somebody uses the shop. */
  async stepAside(): Promise<void> {
    if (this.isBusy()) await this.clock.sleep(ASIDE_MS);
  }

  private isBusy(): boolean {
    return Math.abs(this.clock.now() - this.lastUseAt) < BUSY_MS;
  }
}
