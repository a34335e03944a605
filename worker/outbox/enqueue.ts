import { ok, type Result } from '#schemas/errors.ts';
import type { CartName } from './cart-name.ts';
import type { CartIntent } from './cart-intent.ts';
import type { Holding, OutboxTools } from './holding.ts';
import { inOutbox } from './in-outbox.ts';
import { notKept } from './not-kept.ts';
import { queueChanges } from './queue-changes.ts';
import { finishReplacements } from './repair/replacement.ts';
import { LostLease } from './lease.ts';
import { couponTasks } from './views/cart-state.ts';

/**
 * Queues a change of a cart line. Acknowledged only when it is kept twice. The id comes from the caller, so a call that is
 * repeated after a restart of the worker queues it once.
 */
export async function enqueueCartChange(
  tools: OutboxTools,
  name: CartName,
  id: string,
  intent: CartIntent,
): Promise<Result<null>> {
  return inOutboxOrNot(tools, (held) => queueChanges(held, [{ name, id, intent }]));
}

/** Queues that a coupon is wanted in a cart, or no more (`null`). What was refused before is over then. */
export async function enqueueCoupon(
  tools: OutboxTools,
  name: CartName,
  id: string,
  couponCode: string | null,
): Promise<Result<null>> {
  return inOutboxOrNot(tools, async (held) => {
    await queueChanges(held, [{ name, id, couponCode }]);
    await forgetRefusedCoupons(held, name);
  });
}

/** Takes coupons out of sight that the shop refused for this cart. */
export async function forgetRefusedCoupons({ shopper }: Pick<Holding, 'shopper'>, name: CartName): Promise<void> {
  const refused = couponTasks(await shopper.tasks(), name).filter(({ state }) => state === 'failed');
  await shopper.removeTasks(refused.map((task) => task.id));
}

/**
 * Puts a line in the place of another one, as an addition and a removal, because that is what the shop understands. The
 * addition names what it replaces: whatever is interrupted or refused after it, repair and reconcile bring to its end.
 */
export async function enqueueReplacement(
  tools: OutboxTools,
  name: CartName,
  id: string,
  intent: CartIntent,
): Promise<Result<null>> {
  return inOutboxOrNot(tools, async (held) => {
    await queueChanges(held, [{ name, id, intent }]);
    await held.ports.crashPoint('between-replacement');
    // What is kept cannot be refused any more: should the rest not fit, it follows as soon as it does.
    await finishReplacements(held).catch((error: unknown) => {
      if (error instanceof LostLease) throw error;
      held.lease.leaveUndone();
    });
  });
}

/** Runs work that queues something of the shopper's; what cannot be written is a refusal. */
async function inOutboxOrNot(tools: OutboxTools, work: (held: Holding) => Promise<unknown>): Promise<Result<null>> {
  try {
    await inOutbox(tools, work);
    return ok(null);
  } catch (error) {
    // What cannot be written, and a post that cannot be taken.
    return notKept(error);
  }
}
