import type { StoreView } from '#config/stores.ts';
import type { CartLine } from '#domain/cart.ts';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { Totals } from '#domain/totals.ts';
import { orderToWire } from '#domain/wire/order.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { CartName } from './cart-record.ts';
import { type EnqueueTools, nextSeq, queuedTask } from './enqueue.ts';
import { dropConsumed, finishSeals } from './finish-seals.ts';
import { orderEntryOf } from './order-entry.ts';
import { forgetSealing } from './forget-sealing.ts';
import { hashOf } from './order-payload.ts';
import { rethrowLostLease } from './fence.ts';
import { inOutbox } from './outbox-lock.ts';
import { withRoom } from '../with-room.ts';

/** What a shopper agreed to. */
export interface OrderToPlace {
  readonly orderId: string;
  readonly name: CartName;
  readonly store: StoreView;
  readonly lines: readonly CartLine[];
  readonly details: CheckoutDetails;
  readonly totals: Totals;
  readonly couponCode: string | null;
  readonly delivery: DeliveryPromise | null;
  readonly isHeld: boolean;
  /** Whether this device keeps it twice; where it does not, the shopper is asked to stay (D88). */
  readonly isKept: boolean;
  /** Its lines come from an earlier sealing; the cart of today has nothing to do with it. */
  readonly isSealedAnew: boolean;
}

type SealTools = EnqueueTools & { readonly makeRoom: () => Promise<void> };

/**
 * Seals an order: document, then journal, each read back. The journal entry is the commit point: before it the order was
 * never sent and is a draft again, after it it is sent and shown (reliability 2.1: seal). Sealing the same order id again
 * gives the order that is there, unless `canReplace` says that this one may be sealed anew, with a new key (D16). What
 * the order holds is asked for when nobody else can change the cart any more.
 */
export async function sealOrder(
  sealing: SealTools,
  orderId: string,
  canReplace: (known: OrderDoc) => boolean,
  agree: (known: OrderDoc | null) => Promise<Result<OrderToPlace>>,
): Promise<Result<OrderDoc>> {
  const attempt = (): Promise<Result<OrderDoc>> =>
    inOutbox(sealing, (tools) => sealIn(tools, orderId, canReplace, agree));
  const done = await withRoom(sealing.makeRoom, attempt).catch(() => null);
  return done === null || isNotKept(done) ? notSaved(sealing, orderId) : done;
}

function isNotKept(done: Result<OrderDoc>): boolean {
  return !done.ok && (done.error.code === 'storageFull' || done.error.code === 'storageUnavailable');
}

async function sealIn(
  tools: EnqueueTools,
  orderId: string,
  canReplace: (known: OrderDoc) => boolean,
  agree: (known: OrderDoc | null) => Promise<Result<OrderToPlace>>,
): Promise<Result<OrderDoc>> {
  const known = await tools.shopper.order(orderId);
  if (known?.state === 'sealing' && (await isInJournal(tools, known))) return ok(await sealed(tools, known));
  if (known && !canReplace(known)) return ok(known);
  const order = await agree(known);
  return order.ok ? ok(await writeBoth(tools, order.value, known)) : order;
}

async function isInJournal({ ports }: EnqueueTools, { key }: OrderDoc): Promise<boolean> {
  return (await ports.journal.rows()).some(({ entry }) => entry.key === key);
}

/** The refusal, unless the journal holds the order in spite of the failure: then it will be sent, and that is said. */
async function notSaved(tools: EnqueueTools, orderId: string): Promise<Result<OrderDoc>> {
  const order = await tools.shopper.order(orderId).catch(() => null);
  if (order?.state !== 'sealing') return order?.state === 'accepted' ? ok(order) : fail({ code: 'orderNotSaved' });
  if (await isInJournal(tools, order).catch(() => false)) return ok({ ...order, state: 'sealed', previous: null });
  await forgetSealing(tools.shopper, order).catch(() => undefined);
  return fail({ code: 'orderNotSaved' });
}

async function writeBoth(tools: EnqueueTools, order: OrderToPlace, known: OrderDoc | null): Promise<OrderDoc> {
  const { ports, shopper } = tools;
  const document = await documentOf(tools, order, known);
  await ports.crashPoint('before-order-document');
  await shopper.putOrder(document);
  if ((await shopper.order(document.id))?.payloadHash !== document.payloadHash)
    throw new Error('the order was not kept');
  await ports.crashPoint('before-seal');
  await ports.journal.append(orderEntryOf(document));
  return sealed(tools, document);
}

/** The journal has it, so it is sealed: what fails from here on is made good by the next repair. */
async function sealed(tools: EnqueueTools, order: OrderDoc): Promise<OrderDoc> {
  await bringToItsEnd(tools, order).catch(rethrowLostLease);
  return { ...order, state: 'sealed', previous: null };
}

async function bringToItsEnd({ ports, shopper }: EnqueueTools, order: OrderDoc): Promise<void> {
  await ports.crashPoint('after-seal');
  await shopper.putTask(queuedTask(orderEntryOf(order)));
  await shopper.patchOrder(order.id, { state: 'sealed', previous: null });
  await ports.crashPoint('before-consume');
  await finishSeals(ports, await ports.journal.rows());
  await dropConsumed(shopper);
}

async function documentOf(tools: EnqueueTools, order: OrderToPlace, known: OrderDoc | null): Promise<OrderDoc> {
  const { ports } = tools;
  const createdAt = ports.clock.now();
  const seq = await nextSeq(tools);
  const previous = known?.state === 'sealing' ? known.previous : known;
  const cart = await ports.control.cart(order.name.owner, order.name.storeCode);
  const cartId = cart?.isLost ? null : (cart?.cartId ?? null);
  const isAnew = order.isSealedAnew && previous !== null;
  const payload = JSON.stringify(
    orderToWire({
      ...order,
      cartId: isAnew ? previous.cartId : cartId,
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
    consumes: isAnew ? previous.consumes : seq,
    ...order.name,
    cartId: isAnew ? previous.cartId : cartId,
    isHeld: order.isHeld,
    state: 'sealing',
    payload,
    payloadHash: await hashOf(payload),
    lines: order.lines,
    details: order.details,
    totals: order.totals,
    currency: order.store.currency.code,
    delivery: order.delivery,
    createdAt,
    orderNumber: null,
    backendOrderId: null,
    acceptedAt: null,
    reason: null,
    isKept: order.isKept,
    previous,
  };
}
