import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart.ts';
import { unorderedChanges } from './unordered-changes.ts';

const line = (key: string, qty: number) => ({ key, sku: key, qty, options: {} }) as unknown as CartLine;
const coupon = (code: string) => ({ code, percent: 10, isConfirmed: true });

const cases: readonly [
  string,
  readonly CartLine[],
  string | null,
  readonly CartLine[],
  string | null,
  readonly (readonly [string, number | string])[],
][] = [
  ['the same cart', [line('LAMP', 2)], null, [line('LAMP', 2)], null, []],
  ['a piece more', [line('LAMP', 2)], null, [line('LAMP', 3)], null, [['order.after.LAMP', 1]]],
  ['another article', [line('LAMP', 1)], null, [line('LAMP', 1), line('SOFA', 4)], null, [['order.after.SOFA', 4]]],
  [
    'the same article twice',
    [line('LAMP', 2)],
    null,
    [line('LAMP', 1), line('LAMP', 2)],
    null,
    [['order.after.LAMP', 1]],
  ],
  ['a piece less', [line('LAMP', 2)], null, [line('LAMP', 1)], null, []],
  ['an empty cart', [line('LAMP', 2)], 'TEN', [], null, []],
  ['the same coupon', [line('LAMP', 1)], 'TEN', [line('LAMP', 1)], 'TEN', []],
  ['a later coupon', [line('LAMP', 1)], null, [line('LAMP', 1)], 'TEN', [['order.after.coupon', 'TEN']]],
];
test.each(cases)('%s leaves what was not ordered (C5)', (_name, lines, couponCode, now, code, left) => {
  const changes = unorderedChanges(
    'order',
    { lines, couponCode },
    { lines: now, coupon: code === null ? null : coupon(code) },
  );
  const seen = changes.map((change) => [change.id, 'intent' in change ? change.intent.qty : change.couponCode]);
  expect(seen).toEqual(left);
});
