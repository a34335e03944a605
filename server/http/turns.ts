interface TurnBounds {
  /** How many works run at the same time. */
  readonly running: number;
  /** How many wait for that; without a bound, as many as come. */
  readonly waiting?: number;
}

/** Lets a few works run at the same time, and the others after them, in the order in which they came. */
export class Turns {
  private readonly bounds: TurnBounds;
  private readonly queue: (() => void)[] = [];
  private running = 0;

  constructor(bounds: TurnBounds) {
    this.bounds = bounds;
  }

  /** Runs `work` when its turn comes; returns `null` at once when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    const { running, waiting = Infinity } = this.bounds;
    if (this.running >= running) {
      if (this.queue.length >= waiting) return null;
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      // The next one in the queue takes over this one's place.
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }
}
