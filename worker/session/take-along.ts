import { withClaim } from '#domain/claim.ts';
import { mergedWishes, type Wish, wishesAhead } from '#domain/wishlist.ts';
import type { CustomerDoc, OrderDoc } from '../documents/shopper-documents.ts';
import { isGivenUp } from '../documents/given-up.ts';
import { isPaidOrPlaced, isPaymentOver } from '../documents/paid-or-placed.ts';
import { keptWishes } from '../documents/wishlist.ts';
import { additionOf } from '../outbox/cart-intent.ts';
import { isCallOfCart } from '../outbox/calls/of-cart.ts';
import { type CartName, isSameCart } from '../outbox/cart-name.ts';
import type { Holding } from '../outbox/holding.ts';
import { GUEST } from '../outbox/owner.ts';
import { type QueuedChange, queueChanges } from '../outbox/queue-changes.ts';
import { queueWishes } from '../outbox/queue-wishes.ts';
import { cartState, type CartTask, type CouponTask, isOfCart } from '../outbox/views/cart-state.ts';
import type { SessionRecord } from './session-record.ts';

/** What a guest began and goes on with as themselves. */
const movedKinds: ReadonlySet<CustomerDoc['kind']> = new Set([
  'checkout',
  'claims',
  'comparison',
  'home',
  'payment',
  'postcode',
  'searches',
  'viewed',
  'wishlist',
]);

/**
 * What the guest of this device had becomes that of who signs in: pieces in the cart are added to theirs (D20, once: the ids
 * of the additions follow from the sign-in), wishes go among theirs, and an open checkout and the like are theirs where they
 * have none. Interrupted, it
 * goes on at the next start. For somebody who is in the outbox already.
 */
export async function takeAlong(held: Holding, { id: sessionId, owner }: SessionRecord): Promise<void> {
  const { shopper, step } = held;
  const [carts, tasks] = await Promise.all([shopper.carts(), shopper.tasks()]);
  const ofGuest = [...carts, ...tasks.filter(isOfCart)].filter((each) => each.owner === GUEST);
  for (const storeCode of new Set(ofGuest.map((each) => each.storeCode)))
    await moveCart(held, { owner: GUEST, storeCode }, { owner, storeCode }, sessionId);
  for (const document of await shopper.customers()) await move(held, document, owner);
  await step((box) => {
    if (box.session?.id === sessionId) box.setSession({ ...box.session, hasTakenAlong: true });
  });
}

async function moveCart(held: Holding, guest: CartName, own: CartName, sessionId: string): Promise<void> {
  const { ports, shopper, step } = held;
  const facts = await shopper.cartFacts(guest);
  const { lines, coupon } = cartState(facts, guest);
  const prefix = `${sessionId}.${guest.storeCode}`;
  const additions: QueuedChange[] = lines.map((line) => ({
    name: own,
    id: `${prefix}.${line.key}`,
    intent: { ...additionOf(line), isTakenAlong: true },
  }));
  if (coupon && lines.length > 0)
    additions.push({ name: own, id: `${prefix}.coupon`, couponCode: coupon.code, percent: coupon.percent });
  await queueChanges(held, additions);
  await ports.crashPoint('after-merge-additions');
  await step((box) => {
    for (const row of box.rows) if (isCallOfCart(row.entry) && isSameCart(row.entry, guest)) box.remove(row);
    box.setCart(guest, null);
  });
  await ports.crashPoint('after-merge-removal');
  const tasks = facts.tasks.filter(isOfCart).filter((task) => isSameCart(task, guest));
  // What the shop did not take is told until it is closed, whoever uses the device by then (D21).
  for (const task of tasks.filter(({ isUntold }) => isUntold))
    await shopper.patchTask(task.id, { owner: own.owner, ...onlyTold(task) });
  await shopper.removeTasks(tasks.filter(({ isUntold }) => !isUntold).map(({ id }) => id));
  await shopper.removeCarts([guest]);
}

/** A refused change that nothing follows from: the line that a replacement had in mind went along already. */
function onlyTold(task: CartTask | CouponTask): Partial<CartTask> {
  if (task.kind !== 'cart.change') return {};
  const { replaces: _, ...intent } = task.intent;
  return { intent };
}

async function move(held: Holding, left: CustomerDoc, owner: string): Promise<void> {
  const { shopper } = held;
  const [kind, whose, ...rest] = left.id.split('|');
  if (whose !== GUEST || !movedKinds.has(left.kind)) return;
  // What the owner pays may be another price (D84).
  const ofGuest = (wish: Wish): Wish => ({ ...wish, isOfGuest: true });
  const document = left.kind === 'wishlist' ? { ...left, wishes: left.wishes.map(ofGuest) } : left;
  const id = [kind, owner, ...rest].join('|');
  const own = await shopper.customer(id);
  // Before the list is the owner's, which a sign-out wipes: its store view may not be opened until then, nor the shop answer.
  if (document.kind === 'wishlist')
    await queueWishes(held, { owner, storeCode: rest.join('|') }, wishesAhead(document.wishes, keptWishes(own)));
  // What a guest may have paid is not forgotten for another payment; without it its order would be nobody's. Neither is what they
  // have paid and was not sealed yet: the shop has it as that of a guest.
  const order = 'orderId' in document ? await shopper.order(document.orderId) : null;
  if (document.kind === 'payment' && !(document.isPaid && isPaidOrPlaced(order)))
    await shopper.putCustomer({ ...document, id, isOfGuest: true });
  else if (own === null && !isOver(document, order)) await shopper.putCustomer({ ...document, id });
  else if (own?.kind === 'wishlist' && document.kind === 'wishlist')
    await shopper.putCustomer({ ...own, wishes: mergedWishes(own.wishes, document.wishes) });
  else if (own?.kind === 'claims' && document.kind === 'claims')
    await shopper.putCustomer({ ...own, claims: document.claims.reduce(withClaim, own.claims) });
  await shopper.removeCustomer(document.id);
}

/** What was typed for an order that is there, and a payment of which nothing is left to be done, belong to who ordered (D15, D58). */
function isOver(document: CustomerDoc, order: OrderDoc | null): boolean {
  if (document.kind === 'checkout') return order !== null && !isGivenUp(order);
  return document.kind === 'payment' && isPaymentOver(document, order);
}
