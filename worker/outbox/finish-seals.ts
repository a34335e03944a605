import type { Shopper } from '../shopper.ts';
import type { CartName } from './cart-record.ts';
import { consumedThrough } from './cart-state.ts';
import { dropEntry } from './drop-entry.ts';
import type { JournalRow } from './journal.ts';
import type { OutboxPorts } from './ports.ts';

/**
 * Brings every sealed order to its end: the unsent cart changes that it consumed go, and later changes open a new cart
 * (D91). Runs right after sealing and before anything is sent, so a crash in between is made good by whoever comes next.
 * The order itself brings the old server cart in line, so a change that was on its way does not matter.
 */
export async function finishSeals(ports: OutboxPorts, rows: readonly JournalRow[]): Promise<JournalRow[]> {
  let left = [...rows];
  for (const { entry: order } of rows) {
    if (order.kind !== 'order.place') continue;
    const consumed = left.filter(
      ({ entry }) => isCart(entry.kind) && isSameCart(entry, order) && entry.seq <= order.consumes,
    );
    for (const { entry } of consumed) await dropEntry(ports, entry);
    left = left.filter((row) => !consumed.includes(row));
    const cart = await ports.control.cart(order.owner, order.storeCode);
    if (cart && cart.createSeq <= order.consumes) await ports.control.setCart(order.owner, order.storeCode, null);
  }
  return left;
}

function isCart(kind: JournalRow['entry']['kind']): boolean {
  return kind === 'cart.create' || kind === 'cart.change';
}

function isSameCart(a: CartName, b: CartName): boolean {
  return a.owner === b.owner && a.storeCode === b.storeCode;
}

/** Cart changes that went into an order are over. */
export async function dropConsumed(shopper: Shopper): Promise<void> {
  const orders = await shopper.orders();
  const tasks = await shopper.tasks();
  const consumed = tasks.filter((task) => task.kind === 'cart.change' && task.seq <= consumedThrough(orders, task));
  await shopper.removeTasks(consumed.map(({ id }) => id));
}
