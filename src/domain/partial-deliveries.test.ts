import { expect, test } from 'vitest';
import type { DeliveryPromise } from './delivery-promise.ts';
import { partialDeliveries } from './partial-deliveries.ts';

const stock: DeliveryPromise = { kind: 'stock', span: '3–10', latestDays: 10 };
const weeks = (span: string, latestDays: number): DeliveryPromise => ({ kind: 'order', span, latestDays });
const file: DeliveryPromise = { kind: 'file', span: '', latestDays: 0 };
const service: DeliveryPromise = { kind: 'service', span: '', latestDays: 1 };

const rows: readonly [string, (DeliveryPromise | null)[], number[][]][] = [
  ['everything is there', [stock, stock], [[0, 1]]],
  ['some of it is ordered', [weeks('4-6', 42), stock, stock], [[1, 2], [0]]],
  ['each lead time comes by itself', [weeks('6-8', 56), weeks('2-4', 28), stock, weeks('2-4', 28)], [[2], [1, 3], [0]]],
  ['what is there comes first, even where a lead time is short', [weeks('2', 9), stock], [[1], [0]]],
  ['what is not transported is part of none', [file, stock, service], [[1]]],
  ['what cannot be bought is part of none', [null, stock], [[1]]],
  ['nothing', [], []],
];

test.each(rows)('partial deliveries (spec 2): %s', (_name, promises, expected) => {
  const lines = promises.map((delivery, place) => ({ delivery, place }));
  expect(partialDeliveries(lines).map((each) => each.lines.map(({ place }) => place))).toEqual(expected);
});
