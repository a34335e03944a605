import { describe, expect, test } from 'vitest';
import { lowestAsked, lowestBeforeReduction, type PriceStep } from './price-history.ts';

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const steps = (...rows: readonly (readonly [date: string, amount: number])[]): PriceStep[] =>
  rows.map(([date, amountMinor]) => ({ fromMs: day(date), amountMinor }));

const autumn = steps(['2026-09-01', 1000], ['2026-10-05', 850], ['2026-10-19', 1000], ['2026-11-09', 700]);

describe('the lowest price asked', () => {
  test.each([
    ['2026-09-10', '2026-09-20', 1000],
    ['2026-10-01', '2026-10-06', 850],
    ['2026-10-18', '2026-10-30', 850],
    ['2026-10-19', '2026-10-30', 1000],
    ['2026-10-19', '2026-11-09', 1000],
    ['2026-10-19', '2026-11-10', 700],
    ['2026-01-01', '2026-08-01', null],
  ])('from %s to just before %s', (from, to, lowest) => {
    expect(lowestAsked(autumn, day(from), day(to))).toBe(lowest);
  });
});

describe('the price that a reduction is compared with', () => {
  test.each<[string, readonly PriceStep[], string, number | null]>([
    ['an earlier campaign within 30 days counts', autumn, '2026-11-20', 850],
    ['what came before the campaign does not', autumn, '2026-10-10', 1000],
    ['back at the full price nothing is reduced', autumn, '2026-10-25', null],
    ['nothing is reduced at first', autumn, '2026-09-10', null],
    ['nothing is known before the beginning', autumn, '2026-08-01', null],
    [
      'a campaign longer ago is over',
      steps(['2026-08-01', 700], ['2026-08-10', 1000], ['2026-10-01', 900]),
      '2026-10-02',
      1000,
    ],
    ['a price that rose is no offer', steps(['2026-08-01', 700], ['2026-10-01', 900]), '2026-10-02', null],
    ['no history, no answer', [], '2026-10-02', null],
  ])('%s', (_name, history, now, lowest) => {
    expect(lowestBeforeReduction(history, day(now))).toBe(lowest);
  });
});
