import { expect, test } from 'vitest';
import type { PriceStep } from '../price-history.ts';
import { priceHistoryView } from './price-history.ts';
import type { PriceView } from './price-view.ts';

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const steps = (...rows: readonly (readonly [date: string, amount: number])[]): PriceStep[] =>
  rows.map(([date, amountMinor]) => ({ fromMs: day(date), amountMinor }));
const asked = (amountMinor: number | null, regularMinor: number | null, asOf = '2026-11-20'): PriceView => ({
  amountMinor,
  regularMinor,
  state: 'snapshot',
  asOf: day(asOf),
});

const now = day('2026-11-22') + 9 * 60 * 60 * 1000;
const known = steps(['2026-08-01', 900], ['2026-09-01', 1000], ['2026-10-30', 850], ['2026-11-09', 1000]);

test.each<[string, readonly PriceStep[], PriceView, unknown]>([
  ['nothing is known', [], asked(1000, null), null],
  ['only what is to come', steps(['2026-12-24', 500]), asked(1000, null), null],
  [
    'sixty days are told, beginning with the price that held then',
    known,
    asked(1000, null),
    { lowestBeforeMinor: null, steps: steps(['2026-09-23', 1000], ['2026-10-30', 850], ['2026-11-09', 1000]) },
  ],
  [
    'an offer that began since the history came is its last step, held against the 30 days before',
    known,
    asked(700, 1000),
    { lowestBeforeMinor: 850, steps: expect.arrayContaining(steps(['2026-11-20', 700])) },
  ],
  [
    'a price whose time is older than the history began when it was seen',
    known,
    asked(700, 1000, '2026-11-01'),
    { lowestBeforeMinor: 850, steps: expect.arrayContaining(steps(['2026-11-22', 700])) },
  ],
  ['a lower price that is no offer is not held against anything', known, asked(700, null), { lowestBeforeMinor: null }],
  [
    'an unknown price adds nothing',
    steps(['2026-11-01', 1000]),
    asked(null, null),
    { steps: steps(['2026-11-01', 1000]) },
  ],
])('%s', (_name, history, price, told) => {
  const view = priceHistoryView(history, price, now);
  if (told === null) expect(view).toBeNull();
  else expect(view).toMatchObject({ untilMs: day('2026-11-23'), ...told });
});
