import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryTime } from './delivery-time.ts';

test.each([
  [0, '2'],
  [1, '2'],
  [14, '2'],
  [15, '2-4'],
  [28, '2-4'],
  [29, '4-6'],
  [42, '4-6'],
  [43, '6-8'],
  [56, '6-8'],
  [57, '8-10'],
  [70, '8-10'],
  [71, '10+'],
  [365, '10+'],
])('%i days are %s weeks (spec 4: delivery-time labels)', (days, weeks) => {
  expect(deliveryTime(days).span).toBe(weeks);
});

test('an unknown lead time counts as the fallback of 10 days (spec 9)', () => {
  expect(deliveryTime(null).span).toBe('2');
});

test('a promised number of weeks is never shorter than the lead time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70 }), (days) => {
      expect(Number(deliveryTime(days).span.split('-').at(-1)) * 7).toBeGreaterThanOrEqual(days);
    }),
  );
});
