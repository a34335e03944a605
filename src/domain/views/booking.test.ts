import { expect, test } from 'vitest';
import type { Timeslot } from '../booking.ts';
import { type BookedView, feeOfWish } from './booking.ts';

const slot: Timeslot = { id: 7, productCode: 'PICKUP', date: '2026-12-01', from: '10:00', to: '14:00', isFree: false };
const booked: BookedView = { kind: 'slot', slot, store: null };

test.each([
  ['another time', booked, { id: 8 }, 49_000],
  ['the booked time, in another place', booked, { id: 7 }, null],
  ['an agreement by e-mail', booked, null, 49_000],
  ['a time where one was to be agreed on', { kind: 'email' } as const, { id: 8 }, 49_000],
  ['a time where none is booked', null, { id: 8 }, 49_000],
])('%s costs what changing costs, or nothing', (_what, standing, first, fee) => {
  expect(feeOfWish({ booked: standing, feeMinor: 49_000 }, first)).toBe(fee);
  expect(feeOfWish({ booked: standing, feeMinor: null }, first)).toBeNull();
});
