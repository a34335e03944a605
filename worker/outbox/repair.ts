import type { OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import { cartKey, type CartName } from './cart-record.ts';
import { consumedThrough } from './cart-state.ts';
import { type EnqueueTools, highestSeq, queuedTask } from './enqueue.ts';
import type { JournalEntry } from './entry.ts';
import type { AttemptRecord, CartRecord } from './control.ts';
import { dropConsumed, finishSeals } from './finish-seals.ts';
import { forgetSealing } from './forget-sealing.ts';
import type { JournalRow } from './journal.ts';
import type { OutboxPorts } from './ports.ts';
import { orderFromEntry, orderEntryOf } from './order-entry.ts';
import { inOutbox } from './outbox-lock.ts';
import { finishReplacements } from './replacement.ts';
import { returnLines } from './return-lines.ts';

/**
 * Makes the two halves of the outbox agree, at every start: each restores what the other lost, an order that never got
 * into the journal is a draft again, and everything sealed is brought to its end (reliability 2.1, L3). Returns whether
 * something had been lost.
 */
export async function repair(damaged: EnqueueTools): Promise<boolean> {
  return inOutbox(damaged, async (tools) => {
    const { ports, shopper } = tools;
    const highest = await highestSeq(tools);
    const lastSeq = await ports.control.lastSeq();
    const isControlLost = lastSeq < highest;
    if (isControlLost) await ports.control.nextSeq(highest + 1);
    await ports.journal.sweep();
    const rows = await ports.journal.rows();
    const isDatabaseLost = await restoreDocuments(tools, rows, lastSeq);
    const isJournalLost = await restoreEntries(tools, rows);
    await finishSeals(ports, await ports.journal.rows());
    await dropConsumed(shopper);
    await returnLines(tools);
    await finishReplacements(tools);
    await restoreCarts(tools, rows);
    await restoreRequests(ports, rows);
    const left = await ports.journal.rows();
    await ports.control.forgetAllBut(new Set(left.map(({ entry }) => entry.id)));
    return isControlLost || isDatabaseLost || isJournalLost;
  });
}

/** Tasks and orders that only the journal knows. */
async function restoreDocuments(
  { shopper }: EnqueueTools,
  rows: readonly JournalRow[],
  lastSeq: number,
): Promise<boolean> {
  let isLost = false;
  for (const { entry } of rows) {
    if (entry.kind !== 'cart.change' && entry.kind !== 'order.place') continue;
    const order = entry.kind === 'order.place' ? await shopper.order(entry.id) : null;
    if (order && isBehind(entry, order)) continue;
    const isTaskKnown = (await shopper.task(entry.id))?.key === entry.key;
    if (!isTaskKnown) await shopper.putTask(queuedTask(entry));
    // The very last one may just have been interrupted: that is no loss.
    if (entry.kind === 'cart.change') isLost ||= !isTaskKnown && entry.seq < lastSeq;
    if (entry.kind !== 'order.place') continue;
    if (!order || order.seq < entry.seq) {
      await shopper.putOrder(await orderFromEntry(entry));
      isLost = true;
    } else if (order.state === 'sealing' && order.key === entry.key) {
      await shopper.patchOrder(entry.id, { state: 'sealed', previous: null });
    }
  }
  return isLost;
}

/** Whether the database knows what came of this sealing, or of a later one. */
function isBehind(entry: JournalEntry, order: OrderDoc): boolean {
  const isOpen = order.state === 'sealed' || order.state === 'sealing';
  return order.seq > entry.seq || (order.seq === entry.seq && !isOpen);
}

/** Entries that only the database knows; an order that was not sealed is a draft again. */
async function restoreEntries({ ports, shopper }: EnqueueTools, rows: readonly JournalRow[]): Promise<boolean> {
  let isLost = false;
  const keys = new Set(rows.map(({ entry }) => entry.key));
  const ids = new Set(rows.map(({ entry }) => entry.id));
  const givenUp = await ports.journal.givenUp();
  for (const order of await shopper.orders()) {
    if (keys.has(order.key)) continue;
    if (order.state === 'sealed' && givenUp.has(order.key)) {
      await shopper.patchOrder(order.id, { state: 'cancelled' });
      await shopper.removeTasks([order.id]);
      isLost = true;
      continue;
    }
    // The task is written after the entry: where it is, the order was sealed.
    const isSealed = order.state === 'sealed' || (await shopper.task(order.id))?.key === order.key;
    if (order.state === 'sealing' && !isSealed) await forgetSealing(shopper, order);
    if ((order.state !== 'sealing' && order.state !== 'sealed') || !isSealed) continue;
    await restoreEntry(ports, orderEntryOf(order));
    await shopper.patchOrder(order.id, { state: 'sealed', previous: null });
    isLost = true;
  }
  const facts = await shopper.orders();
  for (const task of await shopper.tasks()) {
    if (!isUnsentChange(task) || ids.has(task.id) || task.seq <= consumedThrough(facts, task)) continue;
    await restoreEntry(ports, changeEntryOf(task));
    isLost = true;
  }
  return isLost;
}

/** What was handed to fetch goes out again as it was: the server knows its key with that content. */
async function restoreEntry({ journal, control }: OutboxPorts, entry: JournalEntry): Promise<void> {
  const request = await control.request(entry.id);
  await journal.append(entry);
  if (request) await journal.fileRequest(entry, request);
}

/** Whether something was answered that the base does not hold with the names which this cart of the server gives it. */
async function hasUnnamedAnswers(
  { ports, shopper }: EnqueueTools,
  name: CartName,
  cartId: string | null,
): Promise<boolean> {
  const { base, tasks } = await shopper.cartFacts(name);
  // The database does not know yet of what is filed.
  const filed = (await ports.journal.rows()).filter(({ reply }) => reply?.outcome === 'accepted');
  if (filed.some(({ entry }) => entry.kind === 'cart.change' && cartKey(entry) === cartKey(name))) return true;
  // A base that was made for a new cart holds what is on its way there, and no names yet.
  const named = new Set(base?.cartId === cartId ? base?.contained : []);
  return tasks.some(
    (task) =>
      task.kind === 'cart.change' && task.state === 'sent' && cartKey(task) === cartKey(name) && !named.has(task.id),
  );
}

/** Of an entry that was handed to fetch: how that went nobody knows any more. */
const forgottenAttempt: AttemptRecord = {
  attempts: 1,
  answered: 0,
  at: 0,
  nextAt: 0,
  reason: 'offline',
  isOutcomeUnknown: true,
};

/**
 * A control room that was lost gets its copies of requests back, before the journal is lost as well; what nobody is
 * sending this moment is not shown as if somebody were.
 */
async function restoreRequests({ control }: OutboxPorts, rows: readonly JournalRow[]): Promise<void> {
  for (const { entry, request } of rows) {
    if (!request || (await control.request(entry.id))) continue;
    await control.setRequest(entry.id, request);
    if (!(await control.attempt(entry.id))) await control.setAttempt(entry.id, forgottenAttempt);
  }
}

type ChangeTask = Extract<TaskDoc, { kind: 'cart.change' }>;

function isUnsentChange(task: TaskDoc): task is ChangeTask {
  return task.kind === 'cart.change' && (task.state === 'queued' || task.state === 'sending');
}

function changeEntryOf({ id, seq, key, owner, storeCode, createdAt, intent }: ChangeTask): JournalEntry {
  return { version: 1, kind: 'cart.change', id, seq, key, owner, storeCode, createdAt, watermark: seq, intent };
}

/** A control room that was lost is filled again: from the bases of the carts, or from what was sent to them. */
async function restoreCarts(tools: EnqueueTools, rows: readonly JournalRow[]): Promise<void> {
  const { shopper } = tools;
  const orders = await shopper.orders();
  const bases = await shopper.carts();
  const sent = rows.map(({ entry, request }) => ({
    ...entry,
    cartId: request?.cartId ?? null,
    createSeq: entry.seq,
    itemIds: {},
  }));
  for (const { cartId, createSeq, itemIds, owner, storeCode } of [...bases, ...sent]) {
    const name = { owner, storeCode };
    if (cartId && !(await isCartKnown(tools, name, rows)))
      await restoreCart(tools, orders, name, { cartId, createSeq, itemIds });
  }
  // What a cart without a name was answered for is put into a new one.
  for (const task of await shopper.tasks()) {
    if (task.kind !== 'cart.change' || task.state !== 'sent') continue;
    if (!(await isCartKnown(tools, task, rows)))
      await restoreCart(tools, orders, task, { cartId: null, createSeq: task.seq, itemIds: {} });
  }
}

/** A record without a cart of the server, and with no call on its way that makes one, comes from before the answer. */
async function isCartKnown({ ports }: EnqueueTools, name: CartName, rows: readonly JournalRow[]): Promise<boolean> {
  const known = await ports.control.cart(name.owner, name.storeCode);
  if (!known || known.cartId !== null || known.isLost) return known !== null;
  return rows.some(({ entry, reply }) => entry.key === known.createKey && reply === null);
}

async function restoreCart(
  tools: EnqueueTools,
  orders: readonly OrderDoc[],
  name: CartName,
  cart: Pick<CartRecord, 'cartId' | 'createSeq' | 'itemIds'>,
): Promise<void> {
  const { ports } = tools;
  if (cart.createSeq <= consumedThrough(orders, name)) return;
  await ports.control.setCart(name.owner, name.storeCode, {
    ...cart,
    createKey: cartKey(name),
    // Of a line that was answered for since the base nobody knows the server's name: it all goes into a new cart.
    isLost: cart.cartId === null || (await hasUnnamedAnswers(tools, name, cart.cartId)),
  });
}
