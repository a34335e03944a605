import type { CartDoc } from '../documents/cart.ts';
import { isCallOfCart } from './calls/of-cart.ts';
import { renewCart } from './calls/cart-record.ts';
import { cartKey, type CartName, isSameCart } from './cart-name.ts';
import { type QueuedChange, queueChanges } from './queue-changes.ts';
import { additionOf } from './cart-intent.ts';
import type { OutboxTools } from './holding.ts';
import { inOutbox } from './in-outbox.ts';
import { cartState, isOfCart } from './views/cart-state.ts';

/**
 * The server lost a cart that was not ordered: what the shopper sees in it goes into a new one. First the shown lines
 * become the base in one write; they hold everything, so additions that carry them to the server count as contained.
 * Whatever is interrupted is begun anew from that base, with nothing lost or doubled.
 */
export async function rebuildLostCart(tools: OutboxTools, name: CartName): Promise<boolean> {
  return inOutbox(tools, async (held) => {
    const { ports, shopper, step } = held;
    const lost = await ports.store.look((box) => box.cart(name));
    if (!lost?.isLost) return false;
    const facts = await shopper.cartFacts(name);
    const { lines, coupon, histories } = cartState(facts, name);
    const old = facts.tasks.filter((task) => isOfCart(task) && isSameCart(task, name)).map(({ id }) => id);
    const prefix = ports.ids.next();
    const additions: QueuedChange[] = lines.map((line) => ({
      name,
      id: `${prefix}.${line.key}`,
      intent: additionOf(line),
    }));
    if (coupon) additions.push({ name, id: `${prefix}.coupon`, couponCode: coupon.code, percent: coupon.percent });
    const base: CartDoc = {
      id: cartKey(name),
      ...name,
      cartId: null,
      // Below everything that is queued from now on, and above what the cart was before.
      createSeq: await step((box) => box.nextSeq()),
      lines,
      histories,
      contained: [...old, ...additions.map(({ id }) => id)],
      totals: null,
      couponCode: coupon?.code ?? null,
      ...(coupon?.percent != null && { couponPercent: coupon.percent }),
      itemIds: {},
      pulledAt: 0,
    };
    await shopper.putCart(base);
    await ports.crashPoint('after-rebuild-base');
    // Everything queued for the lost cart goes: the base holds it.
    await step((box) => {
      for (const row of box.rows.filter(({ entry }) => isCallOfCart(entry) && isSameCart(entry, name))) box.remove(row);
    });
    await shopper.removeTasks(old);
    await ports.crashPoint('after-rebuild-removal');
    await queueChanges(held, additions);
    await ports.crashPoint('after-rebuild-additions');
    await step((box) => renewCart(box, name, { nextId: () => ports.ids.next(), now: ports.clock.now() }));
    return true;
  });
}
