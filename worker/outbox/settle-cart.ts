import { CART_FRESH_MS } from '#config/timings.ts';
import type { Connection } from '../http/connection.ts';
import { renewCart } from './calls/cart-record.ts';
import { type CartName, isSameCart } from './cart-name.ts';
import { inOutbox } from './in-outbox.ts';
import { GUEST } from './owner.ts';
import { pullCart, type PullCartTools, type PullOutcome } from './pull-cart.ts';
import { isOfCart } from './views/cart-state.ts';

type SettleTools = PullCartTools & { readonly connection: Pick<Connection, 'now'> };

/**
 * Asks the shop what the cart holds, where that may be another than is known. `isHeard`: it was asked since the start. Resolves
 * with `queued` when a call has to say first which cart it is.
 */
export async function settleCart(
  tools: SettleTools,
  name: CartName,
  isHeard: boolean,
): Promise<PullOutcome | 'queued'> {
  if (name.owner !== GUEST && (await askForCart(tools, name))) return 'queued';
  return (await needsPull(tools, name, isHeard)) ? pullCart(tools, name) : 'nothing';
}

/**
 * The shop keeps a customer's cart open when an order has taken along what this device knew of it (decision 086). Once all of
 * that is over, the call that makes a cart asks for it again: others may have put something in.
 */
async function askForCart(tools: SettleTools, name: CartName): Promise<boolean> {
  const { ports } = tools;
  if ((await ports.store.look((box) => box.cart(name))) !== null) return false;
  return inOutbox(tools, ({ step }) =>
    step((box) => {
      const { session } = box;
      const isTheirs = session?.owner === name.owner && session.state === 'signedIn' && session.hasTakenAlong;
      if (!isTheirs || box.cart(name) || box.rows.some(({ entry }) => isSameCart(entry, name))) return false;
      renewCart(box, name, { nextId: () => ports.ids.next(), now: ports.clock.now() });
      return true;
    }),
  );
}

/** A pull is worth its calls once answers are not in the base yet, or the base is of another cart, or old. */
async function needsPull(
  { ports, shopper, connection }: SettleTools,
  name: CartName,
  isHeard: boolean,
): Promise<boolean> {
  const cart = await ports.store.look((box) => box.cart(name));
  if (cart?.isLost) return true;
  if (!cart?.cartId) return false;
  if (!isHeard) return true;
  const { base, tasks } = await shopper.cartFacts(name);
  // A customer's cart keeps its number when an order has taken along what was in it.
  if (base?.cartId !== cart.cartId || base.createSeq !== cart.createSeq) return true;
  if (tasks.some((task) => isOfCart(task) && task.state === 'sent')) return true;
  return Math.abs(connection.now() - base.pulledAt) >= CART_FRESH_MS;
}
