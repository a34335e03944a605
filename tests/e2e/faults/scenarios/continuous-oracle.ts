import { expect } from '@playwright/test';
import type { ServerOrder } from '../fault-shop.ts';
import { type Model, pieces } from './model.ts';
import type { World } from './world.ts';

/** What must hold at every moment (reliability 4: continuous oracle). */
export async function expectAllIsWell(model: Model, world: World): Promise<void> {
  await world.expectCartCounts(model, pieces(model));
  if (model.isServerDown) return;
  expectOrdersAreAgreed(model, await ordersOf(world));
  await expectNothingPlacedTooEarly(world);
}

/** Server orders that belong to this scenario. */
export async function ordersOf({ shop, earlier }: World): Promise<ServerOrder[]> {
  return (await shop.orders()).filter(({ orderId }) => !earlier.has(orderId));
}

/** Expects at most one server order for each order that was made, no other orders, and each as it was agreed. */
function expectOrdersAreAgreed(model: Model, orders: readonly ServerOrder[]): void {
  const ids = orders.map(({ orderId }) => orderId);
  expect(ids, 'no order twice').toEqual([...new Set(ids)]);
  for (const { orderId, lines, totals } of orders) {
    const known = model.orders.get(orderId);
    expect(known?.state, `order ${orderId} was made and not cancelled`).toBe('sealed');
    expect(new Map(lines.map(({ sku, qty }) => [sku, qty])), `lines of ${orderId}`).toEqual(known!.lines);
    if (known!.agreedMinor !== null) expect(totals.grandTotal).toBeLessThanOrEqual(known!.agreedMinor);
  }
}

async function expectNothingPlacedTooEarly({ shop, device }: World): Promise<void> {
  // The sightings are read before the orders, because an order may be placed in between.
  const placed = device.sightings.filter(({ state }) => state === 'placed').map(({ orderId }) => orderId);
  const known = new Set((await shop.orders()).map(({ orderId }) => orderId));
  expect(
    placed.filter((orderId) => !known.has(orderId)),
    'shown as placed, but not in the shop',
  ).toEqual([]);
}
