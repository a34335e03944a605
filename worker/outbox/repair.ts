import type { TaskDoc } from '../documents/shopper-documents.ts';
import { cartKey, type CartName } from './cart-record.ts';
import { consumedThrough } from './cart-state.ts';
import { type EnqueueTools, queuedTask } from './enqueue.ts';
import type { JournalEntry } from './entry.ts';
import { dropConsumed, finishSeals } from './finish-seals.ts';
import { forgetSealing } from './forget-sealing.ts';
import type { JournalRow } from './journal.ts';
import { orderFromEntry, orderEntryOf } from './order-entry.ts';
import { inOutbox } from './outbox-lock.ts';
import { returnLines } from './return-lines.ts';

/**
 * Makes the two halves of the outbox agree, at every start: each restores what the other lost, an order that never got
 * into the journal is a draft again, and everything sealed is brought to its end (reliability 2.1, L3). Returns whether
 * something had been lost.
 */
export async function repair(tools: EnqueueTools): Promise<boolean> {
  const { ports, shopper } = tools;
  return inOutbox(ports, async () => {
    const watermark = await ports.journal.watermark();
    const lastSeq = await ports.control.lastSeq();
    const isControlLost = lastSeq < watermark;
    if (isControlLost) await ports.control.nextSeq(watermark + 1);
    const rows = await ports.journal.rows();
    const isDatabaseLost = await restoreDocuments(tools, rows, lastSeq);
    const isJournalLost = await restoreEntries(tools, rows);
    await finishSeals(ports, await ports.journal.rows());
    await dropConsumed(shopper);
    await returnLines(tools);
    await restoreCarts(tools, rows);
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
  const { tasks, orders } = shopper.database.collections;
  for (const { entry } of rows) {
    if (entry.kind !== 'cart.change' && entry.kind !== 'order.place') continue;
    const isTaskKnown = (await tasks.findOne(entry.id).exec()) !== null;
    if (!isTaskKnown) await tasks.insert(queuedTask(entry));
    // The very last one may just have been interrupted: that is no loss.
    if (entry.kind === 'cart.change') isLost ||= !isTaskKnown && entry.seq < lastSeq;
    if (entry.kind !== 'order.place') continue;
    const order = await shopper.order(entry.id);
    if (!order) {
      await orders.insert(await orderFromEntry(entry));
      isLost = true;
    } else if (order.state === 'sealing' && order.key === entry.key) {
      await shopper.patchOrder(entry.id, { state: 'sealed', previous: null });
    }
  }
  return isLost;
}

/** Entries that only the database knows; an order that was not sealed is a draft again. */
async function restoreEntries({ ports, shopper }: EnqueueTools, rows: readonly JournalRow[]): Promise<boolean> {
  let isLost = false;
  const keys = new Set(rows.map(({ entry }) => entry.key));
  const ids = new Set(rows.map(({ entry }) => entry.id));
  for (const order of await shopper.orders()) {
    if (keys.has(order.key)) continue;
    if (order.state === 'sealing') await forgetSealing(shopper, order);
    if (order.state !== 'sealed') continue;
    await ports.journal.append(orderEntryOf(order));
    isLost = true;
  }
  const facts = await shopper.orders();
  for (const task of await shopper.tasks()) {
    if (!isUnsentChange(task) || ids.has(task.id) || task.seq <= consumedThrough(facts, task)) continue;
    await ports.journal.append(changeEntryOf(task));
    isLost = true;
  }
  return isLost;
}

type ChangeTask = Extract<TaskDoc, { kind: 'cart.change' }>;

function isUnsentChange(task: TaskDoc): task is ChangeTask {
  return task.kind === 'cart.change' && (task.state === 'queued' || task.state === 'sending');
}

function changeEntryOf({ id, seq, key, owner, storeCode, createdAt, intent }: ChangeTask): JournalEntry {
  return { version: 1, kind: 'cart.change', id, seq, key, owner, storeCode, createdAt, watermark: seq, intent };
}

/** A control room that was lost is filled again: from the bases of the carts, or from what was sent to them. */
async function restoreCarts({ ports, shopper }: EnqueueTools, rows: readonly JournalRow[]): Promise<void> {
  const orders = await shopper.orders();
  const bases = await shopper.database.collections.cart.find().exec();
  const sent = rows.map(({ entry, request }) => ({
    ...entry,
    cartId: request?.cartId,
    createSeq: entry.seq,
    itemIds: {},
  }));
  for (const { cartId, createSeq, itemIds, owner, storeCode } of [...bases, ...sent]) {
    const name: CartName = { owner, storeCode };
    if (!cartId || createSeq <= consumedThrough(orders, name)) continue;
    if (await ports.control.cart(owner, storeCode)) continue;
    const record = { cartId, createKey: cartKey(name), createSeq, isLost: false, itemIds };
    await ports.control.setCart(owner, storeCode, record);
  }
}
