import type { Clock } from '#worker/outbox/ports.ts';

/** What every clock shows when a simulation begins. */
export const EPOCH_MS = Date.parse('2026-06-01T08:00:00Z');

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** A timer that fires again and again, and the firing that is next. */
interface Interval {
  timer: object | null;
}

/**
 * Time that passes only when the simulation lets it. Spans are monotonic; what devices read as the time of day may be
 * stepped back and forth on top of it.
 */
export class VirtualTime {
  private nowMs = 0;
  /** What fires first comes first; of what fires at the same time, what was started first. */
  private timers: Timer[] = [];
  /** Counts everything that happens; while it stands still, nothing is under way. */
  activity = 0;

  get elapsed(): number {
    return this.nowMs;
  }

  /** A clock for one device; `step` moves its hands. */
  clock(): Clock & { step(ms: number): void } {
    let offset = EPOCH_MS;
    return {
      now: () => this.nowMs + offset,
      sleep: (ms) => this.sleep(ms),
      elapsed: () => this.nowMs,
      step: (ms) => (offset += ms),
    };
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.setTimeout(resolve, ms));
  }

  /** The global timers of a thread. */
  setTimeout(work: () => void, ms: number): object {
    this.activity++;
    const timer = { at: this.nowMs + Math.max(0, ms), fire: work };
    this.timers.splice(this.placeOf(timer), 0, timer);
    return timer;
  }

  clearTimeout(timer: unknown): void {
    const index = this.timers.indexOf(timer as Timer);
    if (index >= 0) this.timers.splice(index, 1);
  }

  /** A timer that fires again and again; what it returns is cleared by the function of the same name. */
  setInterval(work: () => void, ms: number): Interval {
    const interval: Interval = { timer: null };
    const next = (): void => {
      interval.timer = this.setTimeout(() => {
        next();
        work();
      }, ms);
    };
    next();
    return interval;
  }

  clearInterval(interval: Interval | undefined): void {
    this.clearTimeout(interval?.timer);
  }

  /** Nothing fires any more. What waits for a time that never comes would keep all of a scenario in memory. */
  end(): void {
    this.timers = [];
  }

  /** Lets a span pass, one timer after the other, each with all that follows from it. */
  async advance(ms: number): Promise<void> {
    const end = this.nowMs + ms;
    // Whoever runs the tests has to be heard too.
    await new Promise((resolve) => setImmediate(resolve));
    await this.settle();
    for (;;) {
      const [next] = this.timers;
      if (!next || next.at > end) break;
      this.timers.shift();
      this.nowMs = next.at;
      next.fire();
      await this.settle();
    }
    this.nowMs = end;
  }

  /**
   * Waits until nothing is under way that does not wait for time. All of it goes on in turns of the same round of Node's loop, whose
   * end the next tick is; a round costs more than what mostly happens in it.
   */
  private async settle(): Promise<void> {
    for (let seen = -1, ticks = 0; seen !== this.activity; ticks++) {
      if (ticks > TICKS_MAX) throw new Error('busy without end, while no time passes');
      seen = this.activity;
      await new Promise<void>((resolve) => process.nextTick(resolve));
    }
  }

  /** Behind all that fire no later than it. */
  private placeOf({ at }: Timer): number {
    let [least, most] = [0, this.timers.length];
    while (least < most) {
      const middle = (least + most) >>> 1;
      if (this.timers[middle]!.at <= at) least = middle + 1;
      else most = middle;
    }
    return least;
  }
}

const TICKS_MAX = 50_000;
