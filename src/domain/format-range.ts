import type { Range } from './listing.ts';

/** Writes a range the way addresses hold it. */
export function formatRange({ from, to }: Range): string {
  return `${from ?? '*'}-${to ?? '*'}`;
}
