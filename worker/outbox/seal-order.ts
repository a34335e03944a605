import type { StoreView } from '#config/stores.ts';
import type { CartLine } from '#domain/cart.ts';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { Totals } from '#domain/totals.ts';
import { orderToWire } from '#domain/wire/order.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { withSpace } from '../storage/with-space.ts';
import { consume } from './calls/consume.ts';
import type { CartName } from './cart-name.ts';
import type { EntryOf } from './entry.ts';
import type { Holding, OutboxTools } from './holding.ts';
import { inOutbox } from './in-outbox.ts';
import { hashOf } from './order-payload.ts';
import { GUEST } from './owner.ts';
import type { Box } from './store/box.ts';
import { takeOutCall } from './take-out.ts';
import { LostLease } from './lease.ts';
import { dropConsumed } from './views/drop-consumed.ts';
import { orderOfEntry } from './views/order-of-entry.ts';
import { queuedTask } from './views/queued-task.ts';

/** What a shopper agreed to. */
export interface OrderToPlace {
  readonly orderId: string;
  readonly name: CartName;
  readonly store: StoreView;
  readonly lines: readonly CartLine[];
  readonly details: CheckoutDetails;
  readonly totals: Totals;
  readonly couponCode: string | null;
  /** When, by the shop's clock: what was promised counts from then (decision 106). */
  readonly agreedAt: number;
  readonly delivery: DeliveryPromise | null;
  /** The last day of it; missing in payments of before there was one. */
  readonly deliveryBy?: string | null;
  readonly isHeld: boolean;
  /** Whether this device keeps it twice; where it does not, the shopper is asked to stay (D88). */
  readonly isKept: boolean;
  /** Its lines come from an earlier sealing; the cart of today has nothing to do with it. */
  readonly isSealedAnew: boolean;
  /** The shop keeps the cart open: that of a customer, where the backend does not end it (decision 086). */
  readonly isCartKept: boolean;
  /** Of what is paid: the cart at the shop that its lines were taken out of when it was placed; empty where there was none. */
  readonly placedFrom?: string;
  /** Of what is paid: the key under which the shop has placed it. */
  readonly key?: string | undefined;
  /** Of what is paid: as a guest, by who has signed in since. */
  readonly isOfGuest?: boolean | undefined;
}

type SealTools = OutboxTools & {
  readonly makeSpace: () => Promise<void>;
  /** Called when the outbox holds the order and nothing that went into it any more, so that it may be sent. */
  readonly filled: () => void;
};
type OrderEntry = EntryOf<'order.place'>;

/**
 * Seals an order: one step of the outbox, whose transaction is the commit point. Before it the order was never sent and is
 * a draft; after it it is sent and shown (reliability 2.1: seal). Sealing the same order id again gives the order that
 * is there, unless `canReplace` says that this one may be sealed anew, with a new key (D16). What the order holds is asked
 * for when nobody else can change the cart any more. Resolves when it is kept twice and shown; what went into it is let go of
 * after that, before anybody else has the outbox (decision 090).
 */
export async function sealOrder(
  sealing: SealTools,
  orderId: string,
  canReplace: (known: OrderDoc) => boolean,
  agree: (known: OrderDoc | null, shopper: Shopper) => Promise<Result<OrderToPlace>>,
): Promise<Result<OrderDoc>> {
  const attempt = (): Promise<Result<OrderDoc>> => {
    let say: (document: OrderDoc) => void = () => undefined;
    const saved = new Promise<OrderDoc>((resolve) => (say = resolve));
    const left = inOutbox(sealing, async (held): Promise<Result<OrderDoc>> => {
      const known = await held.shopper.order(orderId);
      if (known && !canReplace(known)) return ok(known);
      const order = await agree(known, held.shopper);
      return order.ok ? ok(await seal(held, order.value, known, say)) : order;
    });
    void left.then(
      (done) => (done.ok ? sealing.filled() : undefined),
      () => undefined,
    );
    return Promise.race([saved.then(ok), left]);
  };
  const done = await withSpace(sealing.makeSpace, attempt).catch(() => null);
  if (done !== null && !isNotKept(done)) return done;
  const kept = await notSaved(sealing, orderId);
  if (kept.ok) sealing.filled();
  return kept;
}

function isNotKept(done: Result<OrderDoc>): boolean {
  return !done.ok && (done.error.code === 'storageFull' || done.error.code === 'storageUnavailable');
}

/** The refusal, unless the outbox holds the order in spite of the failure: then it will be sent, and that is said. */
async function notSaved({ ports, shopper }: SealTools, orderId: string): Promise<Result<OrderDoc>> {
  const order = await shopper.order(orderId).catch(() => null);
  if (order?.state === 'accepted') return ok(order);
  const row = await ports.store.look((box) => box.rowOf(({ id }) => id === orderId)).catch(() => null);
  const isSealed = row?.entry.kind === 'order.place' && row.reply === null;
  return isSealed ? ok(await orderOfEntry(row.entry)) : fail({ code: 'orderNotSaved' });
}

async function seal(
  held: Holding,
  order: OrderToPlace,
  known: OrderDoc | null,
  say: (document: OrderDoc) => void,
): Promise<OrderDoc> {
  const { ports, step } = held;
  const sealed = await entryOf(held, order, known);
  const takesOut = order.isCartKept && !order.isSealedAnew;
  const takeOut = takesOut ? await takeOutCall(held, order) : null;
  await ports.crashPoint('before-order-document');
  await ports.crashPoint('before-seal');
  const entry = await step((box) => {
    // Of a sealing that this one takes the place of nothing is sent any more.
    const replaced = known && box.rowOf(({ key }) => key === known.key);
    if (replaced) box.remove(replaced);
    const added = addOrder(box, sealed);
    takeOut?.(box);
    return added;
  });
  const document = await orderOfEntry(entry);
  try {
    await show(held, entry, document);
    say(document);
    await letGo(held);
  } catch (error) {
    if (error instanceof LostLease) throw error;
    // The outbox has it, so it is sealed: the rest is made good by the next repair.
    held.lease.leaveUndone();
  }
  return document;
}

function addOrder(box: Box, sealed: Omit<OrderEntry, 'seq'>): OrderEntry {
  const seq = box.nextSeq();
  const entry = { ...sealed, seq, consumes: sealed.consumes || seq };
  box.add(entry);
  return entry;
}

async function show({ ports, shopper }: Holding, entry: OrderEntry, document: OrderDoc): Promise<void> {
  await ports.crashPoint('after-seal');
  await together([shopper.putOrder(document), shopper.putTask(queuedTask(entry))]);
}

/** The changes of the cart that went into the order are over. */
async function letGo({ ports, shopper, step }: Holding): Promise<void> {
  await ports.crashPoint('before-consume');
  await together([step(consume), dropConsumed(shopper)]);
}

/** Writes that need nothing of each other; the post is not left before the last of them is over, also where one fails. */
async function together(writes: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(writes)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Whether the shop has placed it, because it is paid. */
export function isPaid({ placedFrom }: Pick<OrderToPlace, 'placedFrom'>): boolean {
  return placedFrom !== undefined;
}

/** The entry but for its number. */
async function entryOf(
  { ports }: Holding,
  order: OrderToPlace,
  previous: OrderDoc | null,
): Promise<Omit<OrderEntry, 'seq'>> {
  const createdAt = ports.clock.now();
  const { orderId, name, store, lines, details, totals, delivery, isHeld, isKept, isSealedAnew } = order;
  const again = isSealedAnew ? previous : null;
  const cart = await ports.store.look((box) => box.cart(name));
  const isEnded = !order.isCartKept && !cart?.isLost;
  const cartId = again ? again.cartId : isEnded ? (cart?.cartId ?? null) : null;
  const payload = JSON.stringify(
    orderToWire({
      ...order,
      userId: name.owner === GUEST ? '' : name.owner,
      cartId,
      storeCode: store.code,
      storeId: store.id,
      currency: store.currency.code,
      createdAtMs: order.agreedAt,
      fees: totals.fees ?? [],
      grandTotalMinor: totals.grandTotalMinor,
    }),
  );
  const currency = store.currency.code;
  const payloadHash = await hashOf(payload);
  return {
    version: 1,
    kind: 'order.place',
    id: orderId,
    key: order.key ?? ports.ids.next(),
    ...name,
    createdAt,
    // Its own number, unless changes of its cart went into an earlier sealing.
    consumes: again?.consumes ?? 0,
    isHeld,
    wire: { method: 'POST', url: '/api/order', headers: { 'content-type': 'application/json' }, body: payload },
    order: {
      cartId,
      payloadHash,
      lines,
      details,
      totals,
      currency,
      delivery,
      isKept,
      isPaid: isPaid(order),
      isOfGuest: order.isOfGuest ?? false,
    },
  };
}
