import { expect, test } from 'vitest';
import { details } from '#tests/support/checkout-details.ts';
// Code that comes later comes in real time, of which a simulated device knows nothing.
import '#worker/later.ts';
import { thaw } from './sim/freezing.ts';
import { Scenario } from './sim/scenario.ts';
import { describe as lines, quantities } from './sim/shopper-model.ts';
import type { SimDevice, SimTab } from './sim/sim-device.ts';
import { DELIVERY_MINOR } from './sim/sim-server.ts';

/** A tab that adds or orders has got all answers of its surroundings well before it has got so many. */
const ANSWERS = 30;
const FILLED_MS = 20_000;
const REST_MS = 120_000;

type Begin = (device: SimDevice, tab: SimTab) => Promise<unknown>;

const add = (device: SimDevice, { api }: SimTab, sku: string): Promise<unknown> =>
  api.command('cart.add', { operationId: device.draw(), parentSku: sku, sku, qty: 1 });

const order: Begin = async (device, { api, shown }) => {
  const opened = await api.command('checkout.open', { orderId: device.draw() });
  const { orderId } = (opened as { value: { orderId: string } }).value;
  const expectedTotalMinor = shown.cart!.totals.subtotalMinor + DELIVERY_MINOR;
  return api.command('checkout.placeOrder', { orderId, details, expectedTotalMinor });
};

/** What is wrong when the first of two tabs freezes in the middle, the second goes on, and the first wakes up again. */
async function frozenAfter(answers: number, begin: Begin): Promise<string | null> {
  const { parties, time, server } = new Scenario(1);
  const { device } = parties[0]!;
  const [first, second] = [(await device.openTab())!, (await device.openTab())!];
  await time.advance(FILLED_MS);
  await device.command(first, 'cart.add', { operationId: device.draw(), parentSku: 'A', sku: 'A', qty: 1 });
  first.realm.freezeAfter(answers);
  void begin(device, first).catch(() => undefined);
  await time.advance(0);
  try {
    await device.command(second, 'cart.add', { operationId: device.draw(), parentSku: 'B', sku: 'B', qty: 1 });
  } catch (error) {
    return (error as Error).message;
  }
  first.realm.spare();
  thaw(first);
  await time.advance(REST_MS);
  const cartId = device.outbox.carts.get('guest|bmno')?.cartId ?? '';
  const there = [...(server.cart(cartId)?.lines.values() ?? [])];
  const all = [...server.orders.flatMap((placed) => placed.lines), ...there];
  const shown = [first, second].map((tab) => lines(quantities(tab.shown.cart?.lines ?? [])));
  const isAgreed = shown.every((cart) => cart === lines(quantities(there)));
  const result = all
    .map(({ sku, qty }) => `${sku}:${qty}`)
    .sort()
    .join(' ');
  return isAgreed ? result : `${result}, shown «${shown.join('» and «')}»`;
}

/** Rows 3 and 4: a tab that freezes at any moment holds nobody up, and what it did before counts once (T2, C3, O1). */
test.each<[string, Begin, string]>([
  ['adds to the cart', (device, tab) => add(device, tab, 'C'), 'A:1 B:1 C:1'],
  ['orders', order, 'A:1 B:1'],
])('a tab that freezes while it %s is replaced', async (_what, begin, wanted) => {
  const wrong: string[] = [];
  for (let answers = 1; answers <= ANSWERS; answers++) {
    const result = await frozenAfter(answers, begin);
    if (result !== wanted) wrong.push(`after ${answers} answers: ${result}`);
  }
  expect(wrong).toEqual([]);
});
