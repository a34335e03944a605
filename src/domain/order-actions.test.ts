import { expect, test } from 'vitest';
import { type OrderAction, orderActions } from './order-actions.ts';

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 10, 25, 12);

test.each<[status: string, days: number | null, deliveryNumber: string | null, actions: OrderAction[]]>([
  ['pending', 0, null, ['cancel', 'reorder']],
  ['pending', 0, 'BM1', ['cancel', 'reorder']],
  ['processing', 90, null, ['cancel', 'reorder']],
  ['processing', 0, 'BM1', ['track', 'cancel', 'reorder']],
  ['complete', 0, 'BM1', ['track', 'return', 'reorder']],
  ['complete', 29.9, null, ['return', 'reorder']],
  ['complete', 30, null, ['reorder']],
  ['complete', null, null, ['return', 'reorder']],
  ['canceled', 0, 'BM1', ['reorder']],
  ['return_requested', 0, 'BM1', ['reorder']],
  ['closed', 0, null, ['reorder']],
  ['something of another shop', 0, null, ['reorder']],
])('%s for %s days, shipment %s: %j', (status, days, deliveryNumber, actions) => {
  const statusChangedMs = days === null ? null : now - days * DAY_MS;
  expect(orderActions({ status, statusChangedMs, deliveryNumber }, now)).toEqual(actions);
});
