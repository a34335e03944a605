import { expect, test } from 'vitest';
import { isCollected, nearestFirst, pickupPlaceOf } from './pickup-places.ts';

const place = (id: string, postcode: string) => ({ id, name: `Stua ${id}`, address: `Gata 1, ${postcode}`, postcode });
const bergen = place('bergen', '5003');
const oslo = place('oslo', '0184');
const tromso = place('tromso', '9008');
const places = [bergen, oslo, tromso];

test.each([
  ['logtrade/pickup', true],
  ['logtrade/home', false],
  ['', false],
])('goods that come by «%s» are collected: %s', (method, expected) => {
  expect(isCollected(method)).toBe(expected);
});

test.each([
  ['0650', ['oslo', 'bergen', 'tromso']],
  ['50 14', ['bergen', 'tromso', 'oslo']],
  ['9170', ['tromso', 'bergen', 'oslo']],
  ['', ['oslo', 'bergen', 'tromso']],
])('from %s the nearest place is first', (postcode, expected) => {
  expect(nearestFirst(places, postcode).map(({ id }) => id)).toEqual(expected);
});

test.each([
  ['the nearest, where none is chosen', { pickupPlace: null, zipCode: '9170' }, tromso],
  ['the chosen one', { pickupPlace: bergen, zipCode: '9170' }, bergen],
  ['the nearest, where the chosen one is gone', { pickupPlace: place('gone', '1'), zipCode: '5014' }, bergen],
])('an order is collected at %s', (_name, details, expected) => {
  expect(pickupPlaceOf(places, { shippingMethod: 'logtrade/pickup', ...details })).toBe(expected);
});

test('what is brought is collected nowhere, and neither is what no place is known for', () => {
  expect(pickupPlaceOf(places, { shippingMethod: 'logtrade/home', pickupPlace: bergen, zipCode: '' })).toBeNull();
  expect(pickupPlaceOf([], { shippingMethod: 'logtrade/pickup', pickupPlace: bergen, zipCode: '' })).toBeNull();
});
