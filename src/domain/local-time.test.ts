import { expect, test } from 'vitest';
import { addDays, dayIn, epochOf } from './local-time.ts';

const OSLO = 'Europe/Oslo';

test.each([
  ['2026-11-25T22:59:59Z', '2026-11-25'],
  ['2026-11-25T23:00:00Z', '2026-11-26'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is the %s in Oslo', (moment, day) => {
  expect(dayIn(OSLO, Date.parse(moment))).toBe(day);
});

test.each([
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
});

test.each([
  ['2026-11-25', '10:00', '2026-11-25T09:00:00Z'],
  ['2026-06-30', '10:00', '2026-06-30T08:00:00Z'],
  ['2026-10-25', '10:00', '2026-10-25T09:00:00Z'],
  ['2026-10-25', '00:30', '2026-10-24T22:30:00Z'],
  ['2026-03-29', '10:00', '2026-03-29T08:00:00Z'],
  ['2026-03-29', '01:30', '2026-03-29T00:30:00Z'],
])('the clocks in Oslo show %s %s at %s', (date, time, moment) => {
  expect(new Date(epochOf(date, time, OSLO)).toISOString()).toBe(moment.replace('Z', '.000Z'));
});
