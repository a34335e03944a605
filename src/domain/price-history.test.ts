import { describe, expect, test } from 'vitest';
import { type Price, unknownPrice } from './price.ts';
import { lowestAsked, lowestBeforeOffer, type PriceStep, stepsTogether, stepsUntil } from './price-history.ts';

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

describe('the price that an offer is compared with', () => {
  test.each<[string, readonly PriceStep[], string, number | null]>([
    ['an earlier campaign within 30 days counts', autumn, '2026-11-20', 850],
    ['what came before the campaign does not', autumn, '2026-10-10', 1000],
    ['a deeper one that is over counts', autumn, '2026-10-25', 850],
    ['at first there is none', autumn, '2026-09-10', null],
    ['nothing is known before the beginning', autumn, '2026-08-01', null],
    [
      'a campaign longer ago is over',
      steps(['2026-08-01', 700], ['2026-08-10', 1000], ['2026-10-01', 900]),
      '2026-10-02',
      1000,
    ],
    ['no history, no answer', [], '2026-10-02', null],
  ])('%s', (_name, history, now, lowest) => {
    expect(lowestBeforeOffer(history, day(now))).toBe(lowest);
  });
});

describe('what an article has cost until now', () => {
  const price = (more: Partial<Price>): Price => ({ ...unknownPrice, baseMinor: 1000, ...more });
  const known = steps(['2026-09-01', 1000]);
  const campaign = { specialMinor: 700, specialFrom: day('2026-11-09'), specialTo: day('2026-11-16') - 1 };

  test.each<[string, readonly PriceStep[], Price, string, readonly PriceStep[]]>([
    ['as its history says', known, price({}), '2026-11-20', known],
    ['nothing is known', [], price({}), '2026-11-20', []],
    ['what is to come is not told', [...known, ...steps(['2026-12-24', 500])], price({}), '2026-11-20', known],
    [
      'a campaign that began by itself',
      known,
      price(campaign),
      '2026-11-10',
      [...known, ...steps(['2026-11-09', 700])],
    ],
    [
      'one that is over by itself',
      known,
      price(campaign),
      '2026-11-20',
      [...known, ...steps(['2026-11-09', 700], ['2026-11-16', 1000])],
    ],
    [
      'a price that the history does not have yet began with its document',
      known,
      price({ baseMinor: 900 }),
      '2026-11-20',
      [...known, ...steps(['2026-11-02', 900])],
    ],
    [
      'where the document is older than the history, right after it',
      steps(['2026-11-03', 1000]),
      price({ baseMinor: 900 }),
      '2026-11-20',
      [...steps(['2026-11-03', 1000]), { fromMs: day('2026-11-03') + 1, amountMinor: 900 }],
    ],
    ['a price that nobody knows adds nothing', known, unknownPrice, '2026-11-20', known],
  ])('%s', (_name, history, own, now, told) => {
    expect(stepsUntil(history, { price: own, updatedAt: day('2026-11-02') }, day(now))).toEqual(told);
  });
});

describe('what several articles have cost together', () => {
  const table = steps(['2026-09-01', 500], ['2026-10-01', 400], ['2026-11-01', 450]);
  const chairs = steps(['2026-08-01', 200], ['2026-09-15', 250], ['2026-11-01', 200]);

  test.each<[string, readonly (readonly PriceStep[])[], readonly PriceStep[]]>([
    ['one alone', [table], table],
    [
      'two, since both are known; what is the same together is no step',
      [table, chairs],
      steps(['2026-09-01', 700], ['2026-09-15', 750], ['2026-10-01', 650]),
    ],
    [
      'one that never changed',
      [table, [{ fromMs: 0, amountMinor: 100 }]],
      table.map((step) => ({ ...step, amountMinor: step.amountMinor + 100 })),
    ],
  ])('%s', (_name, all, told) => {
    expect(stepsTogether(all)).toEqual(told);
  });
});
