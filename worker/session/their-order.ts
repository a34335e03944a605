import type { WorkerContext } from '../context.ts';
import type { OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import { GUEST } from '../outbox/owner.ts';

/** Who looks at something, or does something about it. */
export type Viewer = Pick<WorkerContext, 'cart' | 'session'>;

/**
 * Whether who uses the device may see an order and decide about it: it is theirs, or it was placed here as a guest's with the e-mail of who
 * is signed in (decision 079). Of those of other guests nothing is shown to anybody who has signed in.
 */
export function isTheirOrder(order: Pick<OrderDoc, 'owner' | 'details'>, { cart, session }: Viewer): boolean {
  if (order.owner === cart.owner) return true;
  const record = session.record$.value;
  return order.owner === GUEST && record?.owner === cart.owner && isOrderedAs(order, record.email);
}

/** Whether a task is of who uses the device, or places an order that is theirs to decide about. */
export function isTheirTask({ id, kind, owner }: TaskDoc, orders: readonly OrderDoc[], viewer: Viewer): boolean {
  if (owner === viewer.cart.owner) return true;
  const order = kind === 'order.place' ? orders.find((candidate) => candidate.id === id) : undefined;
  return order !== undefined && isTheirOrder(order, viewer);
}

/** Whether an order names this e-mail as that of who ordered. */
export function isOrderedAs({ details }: Pick<OrderDoc, 'details'>, email: string): boolean {
  return plain(email) !== '' && plain(details?.email ?? '') === plain(email);
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
