import { describe, expect, test } from 'vitest';
import {
  bookableDays,
  hasBegun,
  isBookable,
  isLateChange,
  shipmentNumber,
  slotsByDay,
  type Timeslot,
} from './booking.ts';

const OSLO = 'Europe/Oslo';
const at = (moment: string): number => Date.parse(moment);

test.each([
  ['BM70123456', 'BM70123456'],
  ['bm70123456', 'BM70123456'],
  [' BM 7012-3456 ', 'BM70123456'],
  ['BM7012345', null],
  ['BM701234567', null],
  ['70123456', null],
  ['BM7012345X', null],
  ["BM7012345'", null],
  ['', null],
])('%j is the shipment number %j', (text, number) => {
  expect(shipmentNumber(text)).toBe(number);
});

describe('days that can be booked (spec 9: delivery booking)', () => {
  test.each([
    ['from tomorrow, two weeks from today', '2026-11-25T12:00:00Z', null, ['2026-11-26', '2026-12-09', '2026-12-10']],
    ['by the shop’s clock, not by UTC', '2026-11-25T23:30:00Z', null, ['2026-11-27', '2026-12-10', '2026-12-11']],
    ['when the goods are here', '2026-11-25T12:00:00Z', '2026-12-03', ['2026-12-03', '2026-12-09', '2026-12-10']],
    [
      'goods that are here long since',
      '2026-11-25T12:00:00Z',
      '2026-11-01',
      ['2026-11-26', '2026-12-09', '2026-12-10'],
    ],
    ['on the last day', '2026-11-25T12:00:00Z', '2026-12-09', ['2026-12-09', '2026-12-09', '2026-12-10']],
  ])('%s', (_what, now, earliest, [first, last, next]) => {
    expect(bookableDays(at(now), OSLO, earliest)).toEqual({ first, last, next });
  });

  test('none where the goods come later', () => {
    expect(bookableDays(at('2026-11-25T12:00:00Z'), OSLO, '2026-12-10')).toBeNull();
  });
});

describe('a slot', () => {
  const days = { first: '2026-11-26', last: '2026-12-09', next: '2026-12-10' };
  test.each([
    ['in the first hours', { date: '2026-11-26', from: '10:00', to: '14:00' }, true],
    ['in the last hours', { date: '2026-12-09', from: '18:00', to: '22:00' }, true],
    ['too early in the day', { date: '2026-11-26', from: '09:59', to: '14:00' }, false],
    ['too late in the day', { date: '2026-11-26', from: '18:00', to: '22:01' }, false],
    ['backwards', { date: '2026-11-26', from: '14:00', to: '10:00' }, false],
    ['too soon', { date: '2026-11-25', from: '10:00', to: '14:00' }, false],
    ['too far ahead', { date: '2026-12-10', from: '10:00', to: '14:00' }, false],
  ])('%s', (_what, slot, isOne) => {
    expect(isBookable(slot, days)).toBe(isOne);
  });

  test('none where there are no days', () => {
    expect(isBookable({ date: '2026-11-26', from: '10:00', to: '14:00' }, null)).toBe(false);
  });
});

describe('changing costs something less than a day before (D66)', () => {
  const booked = { date: '2026-11-27', from: '10:00' };
  test.each([
    ['a day and a minute', '2026-11-26T08:59:00Z', false],
    ['exactly a day', '2026-11-26T09:00:00Z', false],
    ['a second less', '2026-11-26T09:00:01Z', true],
    ['when it should come', '2026-11-27T09:00:00Z', true],
    ['when it has come', '2026-11-28T09:00:00Z', true],
  ])('%s', (_what, now, isLate) => {
    expect(isLateChange(booked, at(now), OSLO)).toBe(isLate);
  });
});

test.each([
  ['a second before it comes', '2026-11-27T08:59:59Z', false],
  ['when it should come', '2026-11-27T09:00:00Z', true],
  ['a day later', '2026-11-28T09:00:00Z', true],
])('what is booked has begun: %s', (_what, now, isOver) => {
  expect(hasBegun({ date: '2026-11-27', from: '10:00' }, at(now), OSLO)).toBe(isOver);
});

test('slots of one kind that are free, by day and in order', () => {
  const days = { first: '2026-11-26', last: '2026-12-09', next: '2026-12-10' };
  const slot = (id: number, date: string, from: string, more: Partial<Timeslot> = {}): Timeslot => ({
    id,
    productCode: 'HOME',
    date,
    from,
    to: '22:00',
    isFree: true,
    ...more,
  });
  const slots = [
    slot(1, '2026-11-27', '14:00'),
    slot(2, '2026-11-27', '10:00'),
    slot(3, '2026-11-26', '10:00', { isFree: false }),
    slot(4, '2026-11-26', '18:00'),
    slot(5, '2026-11-26', '10:00', { productCode: 'PICKUP' }),
    slot(6, '2026-12-11', '10:00'),
  ];
  const byDay = slotsByDay(slots, 'HOME', days).map((day) => [day.date, day.slots.map(({ id }) => id)]);
  expect(byDay).toEqual([
    ['2026-11-26', [4]],
    ['2026-11-27', [2, 1]],
  ]);
});
