import { concatMap, switchMap } from 'rxjs';
import { CLOCK_TRUST_MS, FORGETTING_INTERVAL_MS, GUEST_CONTACT_RETENTION_MS, TASK_MEMORY_MS } from '#config/timings.ts';
import { emptyDetails } from '#domain/checkout-details.ts';
import type { WorkerContext } from '../context.ts';
import type { CustomerDoc, OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import { isOfOwner } from '../documents/of-owner.ts';
import { every } from '../every.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { GUEST } from '../outbox/owner.ts';
import { inReach } from './in-reach.ts';

/**
 * Deletes what may be kept only for a time, whenever the shop comes into reach and every day while it is: a tablet in a showroom is
 * never started anew. Ages count by the server's clock: the device's own may be years off (reliability L6).
 */
export function forgetOldThings(context: WorkerContext, ending: AbortSignal): void {
  const forgetting = inReach(context)
    .pipe(
      switchMap(() => every(FORGETTING_INTERVAL_MS, context.ports.clock)),
      concatMap(() => forget(context).catch(() => undefined)),
    )
    .subscribe();
  ending.addEventListener('abort', () => forgetting.unsubscribe());
}

async function forget(context: WorkerContext): Promise<void> {
  const { connection, shopper, ports } = context;
  await forgetOldContacts(context);
  await forgetUnpaid(context);
  await forgetOldDrafts(context);
  await forgetWhatIsOver(context);
  // The storage counts the age of tasks by this device's clock, so they are deleted only when that clock is right.
  if (Math.abs(ports.clock.now() - connection.now()) < CLOCK_TRUST_MS) await shopper.forgetRemoved(TASK_MEMORY_MS);
}

/** Deletes contact data 30 days after an order was accepted or taken back; the receipt stays (D15). */
async function forgetOldContacts({ shopper, connection }: WorkerContext): Promise<void> {
  const oldest = connection.now() - GUEST_CONTACT_RETENTION_MS;
  const customers = await shopper.customers();
  for (const order of await shopper.orders()) {
    if (order.details === null || (endOf(order) ?? oldest) >= oldest) continue;
    const own = customers.filter((document) => isOfOrder(document, order.id, oldest));
    await shopper.removeCustomers(own.map(({ id }) => id));
    await shopper.patchOrder(order.id, { details: null, payload: '', paymentReceipt: '' });
  }
}

/**
 * Deletes what a guest typed for a payment that was never made, 30 days after it was begun (D15). One that was tried stays until the shop
 * has said that it is over: it may be paid.
 */
async function forgetUnpaid({ shopper, connection, ports }: WorkerContext): Promise<void> {
  const oldest = connection.now() - GUEST_CONTACT_RETENTION_MS;
  const isOver = (document: CustomerDoc): boolean =>
    document.kind === 'payment' &&
    isOfOwner(document, GUEST) &&
    !document.isPaid &&
    !document.isTried &&
    document.createdAt < oldest;
  for (const { id } of (await shopper.customers()).filter(isOver))
    await inOutbox({ ports, shopper }, async (held) => {
      const known = await held.shopper.customer(id);
      if (known && isOver(known)) await held.shopper.removeCustomer(id);
    });
}

/**
 * Empties what a guest typed at the checkout 30 days after it was typed: opened again, a checkout begins with it under the name of another
 * order (D15). It stays open, since a payment may have its name.
 */
async function forgetOldDrafts({ shopper, connection }: WorkerContext): Promise<void> {
  const now = connection.now();
  for (const draft of await shopper.customers())
    if (isOfOwner(draft, GUEST) && aged(draft, now) !== draft)
      await shopper.changeKnown(draft.id, (known) => aged(known, now));
}

function aged(draft: CustomerDoc, now: number): CustomerDoc {
  if (draft.kind !== 'checkout') return draft;
  const { knownSince, details } = draft;
  if (knownSince === undefined) return { ...draft, knownSince: now };
  if (now - knownSince < GUEST_CONTACT_RETENTION_MS) return draft;
  return { ...draft, details: { ...emptyDetails, country: details.country }, knownSince: now };
}

/** When nothing was left to be done about an order; `null` or missing while something is. */
function endOf({ state, acceptedAt, createdAt }: OrderDoc): number | null {
  return state === 'cancelled' ? createdAt : state === 'accepted' ? acceptedAt : null;
}

/** What a guest typed for an order, and how it was paid; a payment that was begun since is not over. */
function isOfOrder(document: CustomerDoc, orderId: string, oldest: number): boolean {
  if (!isOfOwner(document, GUEST) || (document.kind !== 'checkout' && document.kind !== 'payment')) return false;
  return document.orderId === orderId && (document.kind === 'checkout' || document.createdAt < oldest);
}

/** Deletes queued calls that the shop took, and shipments that nobody has looked at, after the time for which ids are known. */
async function forgetWhatIsOver({ shopper, connection }: WorkerContext): Promise<void> {
  const oldest = connection.now() - TASK_MEMORY_MS;
  // A change of the cart is part of the cart until that holds it; who takes the newsletter is not asked again.
  const isOver = (task: TaskDoc): boolean =>
    task.state === 'sent' &&
    (task.kind === 'order.place' || (task.kind === 'task' && task.wish.kind !== 'newsletter')) &&
    task.createdAt < oldest;
  await shopper.removeTasks((await shopper.tasks()).filter(isOver).map(({ id }) => id));
  const shipments = (await shopper.customers()).filter((each) => each.kind === 'booking' && each.heardAt < oldest);
  await shopper.removeCustomers(shipments.map(({ id }) => id));
}
