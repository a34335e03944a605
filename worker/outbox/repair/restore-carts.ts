import { cartKey, type CartName, isSameCart } from '../cart-name.ts';
import type { Holding } from '../holding.ts';
import type { CartRecord, Row } from '../store/box.ts';
import { consumedThrough, isOfCart } from '../views/cart-state.ts';

type Known = Pick<CartRecord, 'cartId' | 'createSeq' | 'itemIds'>;

/**
 * Fills in server carts that the outbox lost and its mirror too: from the bases of the carts, or from what was sent to them.
 * What a cart without a name was answered for is put into a new one.
 */
export async function restoreCarts(held: Holding): Promise<void> {
  const { ports, shopper } = held;
  const [bases, tasks] = await Promise.all([shopper.carts(), shopper.tasks()]);
  const rows = await ports.store.look((box) => box.rows);
  for (const base of bases) if (base.cartId !== null) await restoreCart(held, base, base);
  for (const { entry, request } of rows) {
    const cartId = request?.cartId ?? null;
    if (cartId !== null) await restoreCart(held, entry, { cartId, createSeq: entry.seq, itemIds: {} });
  }
  for (const task of tasks) {
    if (isOfCart(task) && task.state === 'sent')
      await restoreCart(held, task, { cartId: null, createSeq: task.seq, itemIds: {} });
  }
}

async function restoreCart(held: Holding, { owner, storeCode }: CartName, cart: Known): Promise<void> {
  const { ports, shopper, step } = held;
  const name = { owner, storeCode };
  if (await ports.store.look((box) => isKnown(box.cart(name), box.rows))) return;
  if (cart.createSeq <= consumedThrough(await shopper.orders(), name)) return;
  const { cartId, createSeq, itemIds } = cart;
  // Of a line that was answered for since the base nobody knows the server's name: it all goes into a new cart.
  const isLost = cartId === null || (await hasUnnamedAnswers(held, name, cartId));
  await step((box) => box.setCart(name, { cartId, createSeq, itemIds, createKey: cartKey(name), isLost }));
}

/** A record without a cart of the server, and with no call on its way that makes one, comes from before the answer. */
function isKnown(cart: CartRecord | null, rows: readonly Row[]): boolean {
  if (!cart || cart.cartId !== null || cart.isLost) return cart !== null;
  return rows.some(({ entry, reply }) => entry.key === cart.createKey && reply === null);
}

/** Whether something was answered that the base does not hold with the names which this cart of the server gives it. */
async function hasUnnamedAnswers({ ports, shopper }: Holding, name: CartName, cartId: string): Promise<boolean> {
  const { base, tasks } = await shopper.cartFacts(name);
  const rows = await ports.store.look((box) => box.rows);
  // The views do not know yet of what is filed.
  const isFiled = rows.some(
    ({ entry, reply }) => entry.kind === 'cart.change' && reply?.outcome === 'accepted' && isSameCart(entry, name),
  );
  // A base that was made for a new cart holds what is on its way there, and no names yet.
  const named = new Set(base?.cartId === cartId ? base.contained : []);
  return (
    isFiled ||
    tasks.some(
      (task) => task.kind === 'cart.change' && task.state === 'sent' && isSameCart(task, name) && !named.has(task.id),
    )
  );
}
