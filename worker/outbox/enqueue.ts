import { fail, ok, type Result } from '#schemas/errors.ts';
import type { CartLine } from '#domain/cart.ts';
import type { CartName } from './cart-name.ts';
import type { CartIntent } from './cart-intent.ts';
import type { Holding, OutboxTools } from './holding.ts';
import { inOutbox } from './in-outbox.ts';
import { notKept } from './not-kept.ts';
import { type QueuedChange, queueChanges } from './queue-changes.ts';
import { finishReplacements } from './repair/replacement.ts';
import { LostLease } from './lease.ts';
import { lookWhose, ownerByNow } from './owner-by-now.ts';
import { cartState, couponTasks } from './views/cart-state.ts';

/**
 * Queues changes of cart lines, all of them or none. Acknowledged only when they are kept twice. The ids come from the caller, so a call
 * that is repeated after a restart of the worker queues them once.
 */
export function enqueueCartChanges(tools: OutboxTools, changes: readonly QueuedChange[]): Promise<Result<null>> {
  return inOutboxOrNot(tools, async (held) => void (await queueChanges(held, changes, ownerByNow(held))));
}

/** Queues that a coupon is wanted in a cart, or no more (`null`). What was refused before is over then. */
export async function enqueueCoupon(
  tools: OutboxTools,
  name: CartName,
  id: string,
  coupon: { readonly couponCode: string | null; readonly percent: number | null },
): Promise<Result<null>> {
  return inOutboxOrNot(tools, async (held) => {
    await queueChanges(held, [{ name, id, ...coupon }], ownerByNow(held));
    await forgetRefusedCoupons(held, { ...name, owner: await lookWhose(held, name) });
  });
}

/** Takes coupons out of sight that the shop refused for this cart. */
export async function forgetRefusedCoupons({ shopper }: Pick<Holding, 'shopper'>, name: CartName): Promise<void> {
  const refused = couponTasks(await shopper.tasks(), name).filter(({ state }) => state === 'failed');
  await shopper.removeTasks(refused.map((task) => task.id));
}

/**
 * Puts a line in the place of another one, as an addition and a removal, because that is what the shop understands. The
 * addition names what it replaces: whatever is interrupted or refused after it, repair and reconcile bring to its end. Refused with
 * `lineGone` where nothing is left to replace: another call has replaced it or taken it out.
 */
export async function enqueueReplacement(
  tools: OutboxTools,
  name: CartName,
  id: string,
  intent: CartIntent & { readonly replaces: CartLine },
): Promise<Result<null>> {
  return inOutboxOrNot(tools, async (held) => {
    const { shopper, ports } = held;
    const owner = await lookWhose(held, name);
    const { lines } = cartState(await shopper.cartFacts({ ...name, owner }), { ...name, owner });
    const isThere = lines.some(({ key }) => key === intent.replaces.key);
    if (!isThere && !(await shopper.hadTask(id))) return fail({ code: 'lineGone' });
    await queueChanges(held, [{ name, id, intent }], ownerByNow(held));
    await ports.crashPoint('between-replacement');
    // What is kept cannot be refused any more: should the rest not fit, it follows as soon as it does.
    await finishReplacements(held).catch((error: unknown) => {
      if (error instanceof LostLease) throw error;
      held.lease.leaveUndone();
    });
    return ok(null);
  });
}

/** Runs work that queues something of the shopper's; what cannot be written is a refusal. */
async function inOutboxOrNot(
  tools: OutboxTools,
  work: (held: Holding) => Promise<Result<null> | void>,
): Promise<Result<null>> {
  try {
    return (await inOutbox(tools, work)) ?? ok(null);
  } catch (error) {
    // What cannot be written, and a post that cannot be taken.
    return notKept(error);
  }
}
