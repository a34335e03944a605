import { expect, test } from 'vitest';
import { createLimiter, limits } from './rate-limit.ts';

test('lets a device through as often as its limit says, and again when the time is over', () => {
  let now = 1_000_000;
  const limiter = createLimiter(true, () => now);
  for (let index = 0; index < limits.order.count; index++) {
    expect(limiter.check('order', 'a')).toBeNull();
    now += 1000;
  }
  const refused = limiter.check('order', 'a');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '50' } });
  expect(limiter.check('order', 'b')).toBeNull();
  expect(limiter.check('coupon', 'a')).toBeNull();
  now += 49_999;
  expect(limiter.check('order', 'a')).toMatchObject({ headers: { 'retry-after': '1' } });
  now += 1;
  expect(limiter.check('order', 'a')).toBeNull();
  expect(limiter.check('order', 'a')).not.toBeNull();
});

test('lets everything through when it is off', () => {
  const limiter = createLimiter(false);
  const answers = Array.from({ length: 100 }, () => limiter.check('order', 'a'));
  expect(answers.every((answer) => answer === null)).toBe(true);
});

test('forgets the device that was quiet longest when there are too many', () => {
  const limiter = createLimiter(true, () => 0);
  const exhaust = () => Array.from({ length: limits.coupon.count }, () => limiter.check('coupon', 'first'));
  exhaust();
  expect(limiter.check('coupon', 'first')).not.toBeNull();
  for (let index = 0; index < 50_001; index++) limiter.check('coupon', `other-${index}`);
  expect(limiter.check('coupon', 'first')).toBeNull();
});

test('counts a costly call as several, and tells when it may be repeated', () => {
  let now = 0;
  const limiter = createLimiter(true, () => now);
  expect(limiter.check('search', 'a', 100)).toBeNull();
  now = 30_000;
  expect(limiter.check('search', 'a', 20)).toBeNull();
  expect(limiter.check('search', 'a', 101)).toMatchObject({ headers: { 'retry-after': '60' } });
  expect(limiter.check('search', 'a', 100)).toMatchObject({ headers: { 'retry-after': '30' } });
  now = 60_000;
  expect(limiter.check('search', 'a', 100)).toBeNull();
});

test('a caller who stays below the limit is never refused, however long', () => {
  let now = 0;
  const limiter = createLimiter(true, () => now);
  for (let index = 0; index < 1000; index++) {
    expect(limiter.check('search', 'a')).toBeNull();
    now += 550;
  }
});
