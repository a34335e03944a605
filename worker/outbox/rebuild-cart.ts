import type { CartDoc } from '../documents/shopper-documents.ts';
import { type CartName, appendCreate, cartKey } from './cart-record.ts';
import { cartState } from './cart-state.ts';
import type { CartRecord } from './control.ts';
import { dropEntry } from './drop-entry.ts';
import { type EnqueueTools, nextSeq, queuedTask } from './enqueue.ts';
import { additionOf, type JournalEntry } from './entry.ts';
import { inOutbox } from './outbox-lock.ts';

/**
 * The server lost a cart that was not ordered: what the shopper sees in it goes into a new one. First the shown lines
 * become the base in one write; they hold everything, so additions that carry them to the server count as contained.
 * Whatever is interrupted is begun anew from that base, with nothing lost or doubled.
 */
export async function rebuildLostCart(rebuilding: EnqueueTools, name: CartName): Promise<boolean> {
  return inOutbox(rebuilding, async (tools) => {
    const { ports, shopper } = tools;
    const lost = await ports.control.cart(name.owner, name.storeCode);
    if (!lost?.isLost) return false;
    const facts = await shopper.cartFacts(name);
    const { lines } = cartState(facts, name);
    const createSeq = await nextSeq(tools);
    const record: CartRecord = { cartId: null, createKey: ports.ids.next(), createSeq, isLost: false, itemIds: {} };
    const old = facts.tasks.filter((task) => task.kind === 'cart.change' && cartKey(task) === cartKey(name));
    const additions = lines.map((line) => ({ id: `${record.createKey}.${line.key}`, line }));
    const base: CartDoc = {
      id: cartKey(name),
      ...name,
      cartId: null,
      createSeq,
      lines,
      contained: [...old.map(({ id }) => id), ...additions.map(({ id }) => id)],
      totals: null,
      couponCode: null,
      itemIds: {},
      pulledAt: 0,
    };
    await shopper.putCart(base);
    await ports.crashPoint('after-rebuild-base');
    await removeOld(tools, name);
    await ports.crashPoint('after-rebuild-removal');
    for (const { id, line } of additions) {
      const seq = await nextSeq(tools);
      const entry: JournalEntry = {
        version: 1,
        kind: 'cart.change',
        seq,
        id,
        key: ports.ids.next(),
        ...name,
        createdAt: ports.clock.now(),
        watermark: seq,
        intent: additionOf(line),
      };
      await shopper.putTask(queuedTask(entry));
      await ports.journal.append(entry);
    }
    await ports.crashPoint('after-rebuild-additions');
    await ports.control.setCart(name.owner, name.storeCode, record);
    await appendCreate(ports, name, record);
    return true;
  });
}

/** Everything queued for the lost cart goes: the base holds it. */
async function removeOld({ ports, shopper }: EnqueueTools, name: CartName): Promise<void> {
  const rows = (await ports.journal.rows()).filter(
    ({ entry }) => entry.kind === 'cart.change' || entry.kind === 'cart.create',
  );
  for (const { entry } of rows.filter((row) => cartKey(row.entry) === cartKey(name))) await dropEntry(ports, entry);
  const tasks = (await shopper.tasks()).filter(
    (task) => task.kind === 'cart.change' && cartKey(task) === cartKey(name),
  );
  await shopper.removeTasks(tasks.map(({ id }) => id));
}
