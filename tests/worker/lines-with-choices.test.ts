import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import { must } from '#tests/support/account-device.ts';
import { details } from '#tests/support/checkout-details.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** What was chosen and typed for a line is in its key, and the keys of lines are in the ids of what puts them into another cart. */

let server: TestServer;
let drawn = 0;

beforeAll(async () => {
  server = await startTestServer({ catalogue: choiceCatalogue() });
});
afterAll(() => server.close());

/** A device whose cart at the shop has a lamp with a greeting and a set. */
async function cartWithChoices() {
  const filled = await filledDevice((request) => server.app.handle(request));
  const { api, window } = filled;
  onTestFinished(() => api.close());
  const call = (name: string, params: object): Promise<void> =>
    must(api, name, { operationId: `line-with-choices-${++drawn}`, ...params });
  await call('cart.add', { parentSku: 'LAMP', sku: 'LAMP', qty: 2, options: { custom: { 1: 'Gratulerer, Åse!' } } });
  const bundle = { 1: { qty: 1, selections: ['1'] }, 2: { qty: 2, selections: ['2'] } };
  await call('cart.add', { parentSku: 'SET', sku: 'SET', qty: 1, options: { bundle } });
  const isWhole = ({ count, pending, totals }: CartView): boolean =>
    count === 3 && pending === 0 && totals.state === 'confirmed';
  const whole = (): Promise<CartView> => window.value<CartView>('cart.current', {}, isWhole);
  const before = (await whole()).lines;
  /** The same lines are in the cart at the shop, and nothing was refused. */
  const isAsBefore = async (): Promise<void> => {
    const { lines } = await whole();
    expect(lines.map(({ key, qty }) => [key, qty])).toEqual(before.map(({ key, qty }) => [key, qty]));
    expect(await window.value<readonly TaskView[]>('task.all', {})).toEqual([]);
  };
  return { ...filled, call, isAsBefore };
}

test('they come along with who signs in (D20)', async () => {
  const { api, isAsBefore } = await cartWithChoices();
  const account = { firstName: 'Per', lastName: 'Hansen', email: 'choices@example.no', password: 'Blomster#42vinter' };
  await must(api, 'session.register', account);
  await isAsBefore();
});

test('they come back from an order that is taken back (C3)', async () => {
  const at = await cartWithChoices();
  await setOffline(at, true);
  await must(at.api, 'checkout.open', { orderId: 'order-with-choices' });
  const { totals } = await at.window.value<CartView>('cart.current', {});
  const expectedTotalMinor = totals.grandTotalMinor + 59_000;
  await must(at.api, 'checkout.placeOrder', { orderId: 'order-with-choices', details, expectedTotalMinor });
  await must(at.api, 'order.cancel', { orderId: 'order-with-choices' });
  await setOffline(at, false);
  await at.isAsBefore();
});

test('they are in the cart that is made anew when the shop has lost it', async () => {
  const { call, isAsBefore } = await cartWithChoices();
  await server.database.execute(sql`truncate carts cascade`);
  // The shop hears of the cart, and answers that it has none.
  await call('cart.add', { parentSku: 'STOOL', sku: 'STOOL', qty: 1 });
  await call('cart.remove', { key: 'STOOL' });
  await isAsBefore();
});
