import { expect, test } from 'vitest';
import type { PriceStep } from '../price-history.ts';
import { priceHistoryView } from './price-history.ts';
import type { ListedPrice } from './price-view.ts';

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const steps = (...rows: readonly (readonly [date: string, amount: number])[]): PriceStep[] =>
  rows.map(([date, amountMinor]) => ({ fromMs: day(date), amountMinor }));
const asked = (amountMinor: number | null, regularMinor: number | null): ListedPrice => ({ amountMinor, regularMinor });

const now = day('2026-11-22') + 9 * 60 * 60 * 1000;
const told = steps(['2026-08-01', 900], ['2026-09-01', 1000], ['2026-10-30', 850], ['2026-11-09', 1000]);
const reduced = [...told, ...steps(['2026-11-20', 700])];

test.each<[string, readonly PriceStep[], ListedPrice, unknown]>([
  ['nothing is known', [], asked(1000, null), null],
  [
    'sixty days are told, beginning with the price that held then',
    told,
    asked(1000, null),
    { lowestBeforeMinor: null, steps: steps(['2026-09-23', 1000], ['2026-10-30', 850], ['2026-11-09', 1000]) },
  ],
  [
    'an offer is the last step, held against the 30 days before',
    reduced,
    asked(700, 1000),
    { lowestBeforeMinor: 850, steps: expect.arrayContaining(steps(['2026-11-20', 700])) },
  ],
  [
    'a lower price that is no offer is not held against anything',
    reduced,
    asked(700, null),
    { lowestBeforeMinor: null },
  ],
  ['one that ends with another price than is shown is that of something else', reduced, asked(600, 1000), null],
  [
    'an unknown price says nothing of it',
    steps(['2026-11-01', 1000]),
    asked(null, null),
    { steps: steps(['2026-11-01', 1000]) },
  ],
])('%s', (_name, history, price, view) => {
  const shown = priceHistoryView(history, price, now);
  if (view === null) expect(shown).toBeNull();
  else expect(shown).toMatchObject({ untilMs: day('2026-11-23'), ...view });
});
