import { expect, test } from 'vitest';
import { dayFault } from './day-fault.ts';

test.each([
  '2026-12-31',
  '2026-12-31 23:59:59',
  '2026-12-31T23:59:59Z',
  '2026-12-31T23:59:59.5+01:00',
  '0000-00-00 00:00:00',
  '0000-00-00',
  '',
  null,
  undefined,
])('a special price may end at %j', (day) => {
  expect(dayFault({ sku: 'S', special_to_date: day })).toBeNull();
});

test.each(['31.12.2026', '2026-12-31 23:59', '2026-12-31T23:59:59+01', '2026-13-31', 'next week'])(
  'a special price that ends at %j would never end',
  (day) => {
    const fault = `the field special_to_date of S is no time such as 2026-12-31 23:59:59: ${day}`;
    expect(dayFault({ sku: 'S', special_to_date: day })).toBe(fault);
    expect(dayFault({ sku: 'P', configurable_children: [{ sku: 'S', special_to_date: day }] })).toBe(fault);
  },
);

test('nor can it begin on a day that nobody can read', () => {
  expect(dayFault({ sku: 'S', special_from_date: '1.1.2027' })).toContain('special_from_date');
});
