/** A random number generator that gives the same numbers for the same seed. */
export interface SeededRandom {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  /** One of the weighted choices. */
  pick<T>(choices: readonly (readonly [weight: number, choice: T])[]): T;
}

/** Mulberry32: small, fast, and good enough to choose faults. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick(choices) {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, choice] of choices) if ((left -= weight) < 0) return choice;
      return choices.at(-1)![1];
    },
  };
}
