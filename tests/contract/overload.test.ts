import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '#server/store/schema.ts';
import type { Order, OrderConfirmation } from '#schemas/api/generated/types.gen.ts';
import { type Answer, newKey, type Refusal } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import type { Entry } from '#worker/outbox/entry.ts';
import { classify } from '#worker/outbox/send/classify.ts';

/** More than the shop takes at once: three times as much, sent without waiting for any answer (reliability S5, decision 109). */

const AT_ONCE = 4;
const SENT = 3 * AT_ONCE;

interface Sending {
  readonly order: Order;
  readonly key: string;
}

describe.each(databases)('overload, $name', ({ open }) => {
  let shop: ContractShop;

  beforeEach(async () => {
    shop = await ContractShop.open({ database: open, writesAtOnce: AT_ONCE });
  });

  afterEach(() => shop.close());

  const sendings = (count: number): Sending[] =>
    Array.from({ length: count }, () => ({ order: orderOf(), key: newKey() }));
  const sendAll = (those: readonly Sending[]): Promise<Answer<OrderConfirmation>[]> =>
    Promise.all(those.map(({ order, key }) => shop.place(order, { key })));
  const placed = (): Promise<number> => shop.server.database.$count(orders);

  test('what is too much is told to come again, and everything is placed once', async () => {
    const all = sendings(SENT);
    const reading = [
      shop.call('checkStock', { query: { sku: 'LAMP' } }),
      shop.call('getDeployedVersion'),
      shop.call('replicate', { path: { collection: 'products' } }),
    ];
    // What the provider says of a payment comes through; of this one the shop knows nothing.
    const calledBack = shop.call('placeExternalOrder', { body: { orderId: 'unknown-payment' } });
    const answers = await sendAll(all);
    expect((await Promise.all(reading)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await calledBack).status).toBe(404);

    const shed = all.filter((_sending, index) => answers[index]!.status !== 200);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(shed.length).toBeGreaterThan(0);
    expect(SENT - shed.length).toBeGreaterThanOrEqual(AT_ONCE);
    for (const { status, headers, result } of refusals) {
      expect([status, (result as unknown as Refusal).code]).toEqual([503, 'BUSY']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
    }
    expect(await placed(), 'nothing of the others was done').toBe(SENT - shed.length);

    // They come again under their keys, as the devices do, and no more at once than are taken.
    for (let from = 0; from < shed.length; from += AT_ONCE)
      for (const { status } of await sendAll(shed.slice(from, from + AT_ONCE))) expect(status).toBe(200);
    expect(await placed()).toBe(SENT);
    for (const sending of all) {
      const [again] = await sendAll([sending]);
      expect([again!.status, again!.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    }
    expect(await placed()).toBe(SENT);
  });

  test('a device that is told so waits as long as it is told, and takes it for no refusal', async () => {
    const all = sendings(SENT);
    const answers = await sendAll(all);
    const index = answers.findIndex(({ status }) => status === 503);
    const { order, key } = all[index]!;
    const { headers, text } = answers[index]!;
    const wire = { method: 'POST', url: '/api/order', headers: {}, body: JSON.stringify(order) };
    const id = order.order_id;
    const entry: Entry = {
      version: 1,
      seq: 1,
      id,
      key,
      kind: 'order.place',
      owner: 'guest',
      storeCode: 'bmno',
      createdAt: 0,
      wire,
      consumes: 1,
      isHeld: false,
    };
    const request = { ...wire, covers: [id], cartId: null };
    const verdict = classify({ entry, request }, new Response(null, { status: 503, headers }), text, 0);
    const retryAfterMs = 1000 * Number(headers.get('retry-after'));
    expect(verdict).toMatchObject({ kind: 'retry', reason: 'serverError', retryAfterMs });
  });

  test('what only reads has no such bound', async () => {
    const asked = Array.from({ length: SENT }, () => shop.call('checkStock', { query: { sku: 'LAMP' } }));
    expect((await Promise.all(asked)).filter(({ status }) => status !== 200)).toEqual([]);
  });
});
