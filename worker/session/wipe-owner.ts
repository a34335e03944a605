import { isOfOwner } from '../documents/of-owner.ts';
import type { OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import type { Entry } from '../outbox/entry.ts';
import type { Holding } from '../outbox/holding.ts';
import type { Owner } from '../outbox/owner.ts';
import { finishReplacements } from '../outbox/repair/replacement.ts';
import type { Box, Row } from '../outbox/store/box.ts';
import { reconcile } from '../outbox/views/reconcile.ts';
import { rebaseProfile } from './rebase-profile.ts';
import type { Waiting } from './session-record.ts';

/**
 * Wipes from this device what belongs to an owner, but for what waits to be sent as them. For somebody who is in the outbox
 * already. Repeating it wipes what is left. Returns how many orders still wait to be sent, or for an answer.
 */
export async function wipeOwner(held: Holding, owner: Owner, waiting: Waiting): Promise<number> {
  const { shopper, step } = held;
  // What was answered is no longer something that waits, and what follows from it is queued: the ids of tasks that are over are
  // known no more afterwards.
  await reconcile(held);
  await finishReplacements(held);
  // An edit of the profile that met a change from elsewhere is no call any more, and what is the owner's to decide is kept.
  if (waiting !== 'dropAll') await rebaseProfile(held, owner, 'undecided');
  const entries = await step((box) => letGo(box, owner, waiting));
  const left = new Set(entries.map(({ id }) => id));
  const isOwn = (each: { readonly owner: Owner }): boolean => each.owner === owner;
  // An order that the shop asks its owner about is no call any more, and theirs to decide like an edit; one that it refused is nowhere
  // but here (O5).
  const isOpen = ({ state }: OrderDoc): boolean =>
    waiting === 'keep' && (state === 'needsAttention' || state === 'rejected');
  const orders = (await shopper.orders()).filter(isOwn);
  for (const { id } of orders.filter(isOpen)) left.add(id);
  await shopper.removeOrders(orders.map(({ id }) => id).filter((id) => !left.has(id)));
  const isUndecided = ({ kind, state }: TaskDoc): boolean =>
    state === 'conflict' && (waiting === 'keep' || (waiting === 'drop' && kind !== 'order.place'));
  const isKept = (task: TaskDoc): boolean => left.has(task.id) || isUndecided(task);
  const tasks = (await shopper.tasks()).filter(isOwn).filter((task) => !isKept(task));
  await shopper.removeTasks(tasks.map(({ id }) => id));
  await shopper.removeCarts((await shopper.carts()).filter(isOwn));
  const documents = (await shopper.customers()).filter((document) => isOfOwner(document, owner));
  await shopper.removeCustomers(documents.map(({ id }) => id));
  await shopper.wipeRemoved();
  return entries.filter(({ kind }) => kind === 'order.place').length;
}

/** Lets go of what is not kept; returns what still waits. */
function letGo(box: Box, owner: Owner, waiting: Waiting): readonly Entry[] {
  // That somebody signed out is told to the shop whatever else is given up.
  const isOwn = ({ entry }: Row): boolean => entry.owner === owner && entry.kind !== 'session.end';
  const rows = box.rows.filter(isOwn);
  const gone = new Set<string>();
  for (const row of rows) {
    if (
      row.entry.kind === 'cart.takeOut' ||
      waiting === 'keep' ||
      (waiting === 'drop' && row.entry.kind !== 'order.place')
    )
      continue;
    // Handed to fetch, it may have had its effect (D16).
    if (row.request !== null) continue;
    if (row.entry.kind === 'order.place') box.noteGivenUp(row.entry.key);
    box.remove(row);
    gone.add(row.entry.id);
  }
  // What an order takes out of the cart stays in it without that order, and goes with it.
  for (const row of rows)
    if (row.entry.kind === 'cart.takeOut' && row.request === null && gone.has(row.entry.orderId)) box.remove(row);
  const left = box.rows.filter(isOwn);
  for (const key of box.carts.keys()) {
    const [whose, storeCode = ''] = key.split('|');
    if (whose === owner && !left.some(({ entry }) => entry.storeCode === storeCode)) box.setCartOf(key, null);
  }
  return left.map(({ entry }) => entry);
}
