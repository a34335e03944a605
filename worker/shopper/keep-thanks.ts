import type { WorkerContext } from '../context.ts';
import { keepClaim, thanksAt } from '../documents/claims.ts';
import { newsletterId, standingOf } from '../documents/newsletter.ts';
import { GUEST } from '../outbox/owner.ts';

/** Keeps the coupon of a guest who subscribed with a version that did not keep it. */
export async function keepThanks({ shopper, store, ports }: WorkerContext): Promise<void> {
  const name = { owner: GUEST, storeCode: store.code };
  const standing = standingOf(await shopper.tasks(), await shopper.customer(newsletterId(name)), name);
  if (standing?.change !== 'subscribe' || standing.state !== 'done') return;
  await keepClaim(shopper, GUEST, thanksAt(ports.clock.now())).catch(() => undefined);
}
