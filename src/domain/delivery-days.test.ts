import { expect, test } from 'vitest';
import { deliveryDays } from './delivery-days.ts';
import type { DeliveryPromise } from './delivery-promise.ts';
import { deliveryTime } from './delivery-time.ts';

const stock: DeliveryPromise = { kind: 'stock', span: '3–10', latestDays: 10, earliestDays: 3 };
const ordered = (leadTimeDays: number): DeliveryPromise => ({ kind: 'order', ...deliveryTime(leadTimeDays) });
const service: DeliveryPromise = { kind: 'service', span: '', latestDays: 1 };

const home = { daysMin: 4, daysMax: 9 };

test.each<[string, (DeliveryPromise | null)[], boolean, first: number, earliest: number, latest: number]>([
  ['nothing', [], false, 4, 4, 9],
  ['from stock', [stock], false, 4, 4, 9],
  ['ordered', [ordered(40)], false, 40, 40, 42],
  ['ordered, sooner than it is driven', [ordered(2)], false, 4, 4, 14],
  ['ordered, in no week that has an end', [ordered(84)], false, 84, 84, 84],
  ['both together', [stock, ordered(40), service], false, 40, 40, 42],
  ['each as it is ready', [ordered(40), stock, ordered(50)], true, 4, 50, 56],
  ['each as it is ready, none from stock', [ordered(50), ordered(20)], true, 20, 50, 56],
  ['two of the same weeks', [ordered(30), ordered(41), ordered(35)], true, 41, 41, 42],
  ['beside what cannot be bought', [null, ordered(40)], false, 40, 40, 42],
])('days of %s', (_what, promises, isPartial, first, earliest, latest) => {
  const lines = promises.map((delivery) => ({ delivery }));
  expect(deliveryDays(lines, home, isPartial)).toEqual({
    first,
    earliest,
    latest,
    isOrdered: promises.some((promise) => promise?.kind === 'order'),
  });
});
