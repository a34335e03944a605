import type { Clock } from '../outbox/ports.ts';
import { noteWork } from '../timing.ts';

/** Documents a batch while somebody reads, and otherwise; and the pause that keeps reads fast (measured). */
const BATCH_GENTLE = 40;
const BATCH_FULL = 500;
const PAUSE_MS = 30;
const BUSY_MS = 1000;
/** Longer than an attempt with its retries: something hangs, and must not hold up everything else. */
const SCREEN_FIRST_MAX_MS = 20_000;

/** Decides how hard replication may work: gently while somebody uses the shop, else at full speed. */
export class Pace {
  private readonly clock: Clock;
  private lastUseAt = Number.NEGATIVE_INFINITY;
  /** Resolves when no screen waits for an answer of the shop. */
  lineIsFree: Promise<unknown> = Promise.resolve();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Somebody just asked for something, or did something. */
  readonly noteUse = (): void => {
    this.lastUseAt = this.clock.now();
  };

  /** A screen waits for this answer of the shop: the line is its own until then, or for as long as one may wait. */
  goFirst<T>(answer: Promise<T>): Promise<T> {
    this.lineIsFree = Promise.all([this.lineIsFree, Promise.race([answer, this.clock.sleep(SCREEN_FIRST_MAX_MS)])]);
    return answer;
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

  /** Whether somebody uses the shop. */
  isBusy(): boolean {
    return Math.abs(this.clock.now() - this.lastUseAt) < BUSY_MS;
  }
}
