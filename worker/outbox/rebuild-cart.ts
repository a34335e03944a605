import type { CartDoc } from '../documents/cart.ts';
import { logMessage } from '../log-message.ts';
import { isCallOfCart } from './calls/of-cart.ts';
import { renewCart } from './calls/cart-record.ts';
import { cartKey, type CartName, isSameCart } from './cart-name.ts';
import { type QueuedChange, queueChanges } from './queue-changes.ts';
import { additionOf } from './cart-intent.ts';
import type { OutboxTools } from './holding.ts';
import { inOutbox } from './in-outbox.ts';
import { couponsToCarry } from './views/cart-at-shop.ts';
import { type CartTask, cartState, type CouponTask, isOfCart } from './views/cart-state.ts';

/**
 * The server lost a cart that was not ordered: what the shopper sees in it goes into a new one. First the shown lines
 * become the base in one write; they hold everything, so additions that carry them to the server count as contained.
 * Coupons without an answer are asked for again one by one, because the shop may refuse the last; they are beside the base,
 * and the old ones go when the new ones are queued. What the shop refused stays until the shopper has read it. Whatever is
 * interrupted is begun anew from that base, with nothing lost or doubled.
 */
export async function rebuildLostCart(tools: OutboxTools, name: CartName): Promise<boolean> {
  return inOutbox(tools, async (held) => {
    const { ports, shopper, step } = held;
    const lost = await ports.store.look((box) => box.cart(name));
    if (!lost?.isLost) return false;
    if (lost.refusedAt !== undefined) logMessage({ code: 'cartNotPermitted' }, cartKey(name));
    const facts = await shopper.cartFacts(name);
    const { lines, histories, gone, couponChange } = cartState(facts, name);
    const { known, asked } = couponsToCarry(facts, name);
    const old = facts.tasks
      .filter((task) => isOfCart(task))
      .filter((task) => isSameCart(task, name) && !isOnlyTold(task));
    const prefix = ports.ids.next();
    const additions: QueuedChange[] = lines.map((line) => ({
      name,
      id: `${prefix}.${line.key}`,
      intent: additionOf(line),
    }));
    if (known) additions.push({ name, id: `${prefix}.coupon`, couponCode: known.code, percent: known.percent });
    const again = asked.map(({ couponCode, percent }, index): QueuedChange => ({
      name,
      id: `${prefix}.coupon.${index}`,
      couponCode,
      percent: percent ?? null,
    }));
    const stillAsked = new Set(asked.map(({ id }) => id));
    const base: CartDoc = {
      id: cartKey(name),
      ...name,
      cartId: null,
      // Below everything that is queued from now on, and above what the cart was before.
      createSeq: await step((box) => box.nextSeq()),
      lines,
      histories,
      gone,
      couponChange,
      contained: [...old, ...additions].map(({ id }) => id).filter((id) => !stillAsked.has(id)),
      totals: null,
      couponCode: known?.code ?? null,
      ...(known?.percent != null && { couponPercent: known.percent }),
      itemIds: {},
      pulledAt: 0,
    };
    await shopper.putCart(base);
    await ports.crashPoint('after-rebuild-base');
    await queueChanges(held, [...additions, ...again]);
    await ports.crashPoint('after-rebuild-additions');
    // Everything queued for the lost cart goes: the base and what was queued now hold it.
    await step((box) => {
      const ofCart = box.rows.filter(({ entry }) => isCallOfCart(entry) && isSameCart(entry, name));
      for (const row of ofCart.filter(({ entry }) => entry.seq < base.createSeq)) box.remove(row);
    });
    await shopper.removeTasks(old.map(({ id }) => id));
    await ports.crashPoint('after-rebuild-removal');
    await step((box) => renewCart(box, name, { nextId: () => ports.ids.next(), now: ports.clock.now() }));
    return true;
  });
}

/** A refusal from which nothing follows any more. */
function isOnlyTold(task: CartTask | CouponTask): boolean {
  return task.state === 'failed' && !(task.kind === 'cart.change' && task.intent.replaces !== undefined);
}
