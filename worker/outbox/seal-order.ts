import type { StoreView } from '#config/stores.ts';
import type { CartLine } from '#domain/cart.ts';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { Totals } from '#domain/totals.ts';
import { orderToWire } from '#domain/wire/order.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { CartName } from './cart-record.ts';
import { type EnqueueTools, isQuotaError, nextSeq, queuedTask } from './enqueue.ts';
import { finishSeals } from './finish-seals.ts';
import { orderEntryOf } from './order-entry.ts';
import { hashOf } from './order-payload.ts';
import { inOutbox } from './outbox-lock.ts';

/** What a shopper agreed to. */
export interface OrderToPlace {
  readonly orderId: string;
  readonly name: CartName;
  readonly store: StoreView;
  readonly lines: readonly CartLine[];
  readonly details: CheckoutDetails;
  readonly totals: Totals;
  readonly couponCode: string | null;
  readonly isHeld: boolean;
}

/**
 * Seals an order: document, then journal, each read back. The journal entry is the commit point: before it the order was
 * never sent and is a draft again, after it it is sent and shown (reliability 2.1: seal). Sealing the same order id again
 * gives the order that is there; `reseal` replaces one that the shop did not take, with a new key (D16).
 */
export async function sealOrder(
  tools: EnqueueTools & { readonly purge: () => Promise<void> },
  order: OrderToPlace,
  reseal = false,
): Promise<Result<OrderDoc>> {
  return inOutbox(tools.ports, async () => {
    const known = await tools.shopper.order(order.orderId);
    const isTaken =
      known !== null &&
      known.state !== 'sealing' &&
      known.state !== 'cancelled' &&
      !(reseal && known.state === 'needsAttention');
    if (isTaken) return ok(known);
    try {
      return ok(await writeBoth(tools, order));
    } catch (error) {
      if (!isQuotaError(error)) return fail({ code: 'orderNotSaved' });
    }
    // The device is full: pictures and catalogue give way to an order, once.
    try {
      await tools.purge();
      return ok(await writeBoth(tools, order));
    } catch {
      return fail({ code: 'orderNotSaved' });
    }
  });
}

async function writeBoth(tools: EnqueueTools, order: OrderToPlace): Promise<OrderDoc> {
  const { ports, shopper } = tools;
  const { owner, storeCode } = order.name;
  const cart = await ports.control.cart(owner, storeCode);
  const seq = await nextSeq(tools);
  const document = await documentOf(tools, order, seq, cart?.isLost ? null : (cart?.cartId ?? null));
  await ports.crashPoint('before-order-document');
  await shopper.database.collections.orders.upsert(document);
  if ((await shopper.order(document.id))?.payloadHash !== document.payloadHash)
    throw new Error('the order was not kept');
  await ports.crashPoint('before-seal');
  const entry = orderEntryOf(document);
  await ports.journal.append(entry);
  await ports.crashPoint('after-seal');
  await shopper.database.collections.tasks.upsert(queuedTask(entry));
  await shopper.patchOrder(document.id, { state: 'sealed' });
  await ports.crashPoint('before-consume');
  await finishSeals(ports, await ports.journal.rows());
  const consumed = (await shopper.tasks()).filter(
    (task) => task.kind === 'cart.change' && task.owner === owner && task.storeCode === storeCode && task.seq < seq,
  );
  await shopper.removeTasks(consumed.map(({ id }) => id));
  return { ...document, state: 'sealed' };
}

async function documentOf(
  { ports }: EnqueueTools,
  order: OrderToPlace,
  seq: number,
  cartId: string | null,
): Promise<OrderDoc> {
  const createdAt = ports.clock.now();
  const payload = JSON.stringify(
    orderToWire({
      ...order,
      cartId,
      storeCode: order.store.code,
      storeId: order.store.id,
      currency: order.store.currency.code,
      createdAtMs: createdAt,
      grandTotalMinor: order.totals.grandTotalMinor,
    }),
  );
  return {
    id: order.orderId,
    key: ports.ids.next(),
    seq,
    ...order.name,
    cartId,
    isHeld: order.isHeld,
    state: 'sealing',
    payload,
    payloadHash: await hashOf(payload),
    lines: order.lines,
    details: order.details,
    totals: order.totals,
    currency: order.store.currency.code,
    createdAt,
    orderNumber: null,
    backendOrderId: null,
    acceptedAt: null,
    reason: null,
  };
}
