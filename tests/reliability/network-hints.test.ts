import { expect, test } from 'vitest';
import { details } from '#tests/support/checkout-details.ts';
import { Scenario } from './sim/scenario.ts';
import { DELIVERY_MINOR } from './sim/sim-server.ts';

const FILLED_MS = 20_000;
const REST_MS = 120_000;

/** What a browser says about the network, and what of it is true. */
const sayings = [
  ['it is gone, and it is not', { hint: 'offline', isOffline: false }],
  ['it is gone, and its return is told by nobody', { hint: 'offline', isOffline: true }],
  ['it is there, and it is not until later', { hint: 'online', isOffline: true }],
] as const;

/** H1: the browser's word is a reason to look, never an answer. */
test.each(sayings)('the browser says of the network: %s; the order arrives', async (_saying, { hint, isOffline }) => {
  const { parties, time, server } = new Scenario(1);
  const { device } = parties[0]!;
  const tab = (await device.openTab())!;
  await time.advance(FILLED_MS);
  await device.command(tab, 'cart.add', { operationId: device.draw(), parentSku: 'A', sku: 'A', qty: 1 });
  device.network.isOffline = isOffline;
  void tab.api.hint(hint);
  await time.advance(FILLED_MS);
  const opened = await device.command(tab, 'checkout.open', { orderId: device.draw() });
  const { orderId } = (opened as { value: { orderId: string } }).value;
  const expectedTotalMinor = tab.shown.cart!.totals.subtotalMinor + DELIVERY_MINOR;
  await device.command(tab, 'checkout.placeOrder', { orderId, details, expectedTotalMinor });
  await time.advance(FILLED_MS);
  expect(server.orders).toHaveLength(isOffline ? 0 : 1);
  device.network.heal();
  await time.advance(REST_MS);
  expect(server.orders.map(({ lines }) => lines.map(({ sku, qty }) => `${sku}:${qty}`))).toEqual([['A:1']]);
});
