import { expect, test } from 'vitest';
import { type PriceEntry, withEntry } from './price-history.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (day: string, price: number): PriceEntry => ({ valid_from: `${day} 12:00:00`, price_incl_tax: price });

test.each([
  ['the first', [], [20]],
  ['one more', [at('2026-10-01', 10)], [10, 20]],
  ['the last of one second', [at('2026-10-01', 10), at('2026-11-20', 15)], [10, 20]],
  ['what held within 60 days stays', [at('2026-01-01', 5), at('2026-10-01', 10)], [5, 10, 20]],
  ['what ended before goes', [at('2026-01-01', 5), at('2026-02-01', 7), at('2026-10-01', 10)], [7, 10, 20]],
  ['the price before always stays', [at('2025-01-01', 5), at('2025-02-01', 7)], [7, 20]],
])('%s', (_what, known, prices) => {
  const entries = withEntry(known, at('2026-11-20', 20), NOW);
  expect(entries.map(({ price_incl_tax: price }) => price)).toEqual(prices);
});
