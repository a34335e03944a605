import { expect, test } from 'vitest';
import { orderContents } from '#domain/wire/order-contents.ts';
import type { Order as WireOrder } from '#schemas/api/generated/types.gen.ts';
import { TestDevice } from '#tests/support/device.ts';
import { openShopper } from '../../storage/database.ts';
import { Shopper } from '../../shopper/shopper.ts';
import type { EntryOf } from '../entry.ts';
import { GUEST } from '../owner.ts';
import { hashOf } from '../order-payload.ts';
import { orderOfEntry } from './order-of-entry.ts';
import { orderOutcome } from './order-outcome.ts';
import { queuedTask } from './queued-task.ts';

const address = {
  firstname: 'Kari',
  lastname: 'Nordmann',
  street: ['Storgata 1'],
  postcode: '0155',
  city: 'Oslo',
  country_id: 'NO',
  telephone: '22222222',
};
const sealed = {
  order_id: 'order-of-the-draft',
  user_id: '',
  cart_id: '',
  products: [{ sku: 'LAMP', qty: 2 }],
  addressInformation: {
    billingAddress: address,
    shipping_carrier_code: 'logtrade',
    shipping_method_code: 'home',
    payment_method_code: 'cashondelivery',
  },
} as WireOrder;

const entry: EntryOf<'order.place'> = {
  version: 1,
  kind: 'order.place',
  seq: 2,
  id: sealed.order_id,
  key: 'second-sealing',
  owner: GUEST,
  storeCode: 'bmno',
  createdAt: 0,
  consumes: 2,
  isHeld: false,
  wire: { method: 'POST', url: '/api/order', headers: {}, body: JSON.stringify(sealed) },
};
const confirmation = { order_id: sealed.order_id, backendOrderId: 7, orderNumber: '100000007' };
const more = { ...sealed, products: [{ sku: 'LAMP', qty: 3 }] } as WireOrder;

/** O4: «placed» is said of what the shop holds, never of something else under the same id (decision 022). */
test.each([
  ['the shop holds just this', async () => ({ contents_hash: await hashOf(orderContents(sealed)) }), 'accepted'],
  ['the shop does not say what it holds', async () => ({}), 'accepted'],
  [
    'the shop holds an earlier order of this id',
    async () => ({ contents_hash: await hashOf(orderContents(more)) }),
    'rejected',
  ],
])('an order is confirmed and %s', async (_what, said, state) => {
  const { ports } = new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) }).openTab();
  const shopper = new Shopper(await openShopper(ports));
  await shopper.putOrder(await orderOfEntry(entry));
  await shopper.putTask(queuedTask(entry));
  const reply = { outcome: 'accepted', status: 200, result: { ...confirmation, ...(await said()) }, at: 0 } as const;
  await orderOutcome(shopper, entry, reply);
  const order = await shopper.order(entry.id);
  const isPlaced = state === 'accepted';
  expect(order).toMatchObject({ state, orderNumber: isPlaced ? '100000007' : null, lines: [{ sku: 'LAMP', qty: 2 }] });
  expect(order!.reason?.code).toBe(isPlaced ? undefined : 'ORDER_PLACED_BEFORE');
  await shopper.close();
});
