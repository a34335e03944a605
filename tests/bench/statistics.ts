/** The value in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/**
 * The smallest value that at least this share of the values does not exceed; a share of 0.95 is the p95. Throws for no
 * values.
 */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
