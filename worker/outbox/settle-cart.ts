import { CART_FRESH_MS } from '#config/timings.ts';
import type { Connection } from '../http/connection.ts';
import type { CartName } from './cart-name.ts';
import { pullCart, type PullCartTools, type PullOutcome } from './pull-cart.ts';
import { isOfCart } from './views/cart-state.ts';

type SettleTools = PullCartTools & { readonly connection: Pick<Connection, 'now'> };

/** Asks the shop what the cart holds, where that may be another than is known. `isHeard`: it was asked since the start. */
export async function settleCart(tools: SettleTools, name: CartName, isHeard: boolean): Promise<PullOutcome> {
  return (await needsPull(tools, name, isHeard)) ? pullCart(tools, name) : 'nothing';
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
