import { zGetGroupPricesResponse } from '#schemas/api/generated/zod.gen.ts';
import type { WorkerContext } from '../context.ts';
import { groupPricesId, keptGroupPrices, withPage } from '../documents/group-prices.ts';
import { isRefusal } from '../http/failure.ts';
import { GUEST } from '../outbox/owner.ts';
import { callAs } from './call-as.ts';
import { keepPersonal } from './keep-personal.ts';

/** The checkpoint is of another group, or of another database: everything is asked for anew. */
const voids: ReadonlySet<number> = new Set([400, 410]);

/**
 * Brings what the owner's group pays onto the device, as far as it changed (D84). Without an answer what is kept stays; a
 * backend that does not know the call prices in the cart alone. Says whether that came to its end.
 */
export async function pullGroupPrices(context: WorkerContext, deadlineMs: number): Promise<boolean> {
  const { shopper, cart } = context;
  if (cart.owner === GUEST) return true;
  let known = keptGroupPrices(await shopper.customer(groupPricesId(cart)));
  for (;;) {
    const answer = await callAs(context, cart.owner, {
      path: '/api/user/group-prices',
      ...(known ? { query: { checkpoint: known.checkpoint } } : {}),
      shape: zGetGroupPricesResponse,
      deadlineMs,
    });
    if (!answer.ok) {
      const { error } = answer;
      if (!known || error.kind !== 'refused' || !voids.has(error.status)) return isRefusal(error);
      known = null;
      continue;
    }
    const { result } = answer.value.value;
    known = withPage(cart, known, result);
    if (!result.hasMore) break;
  }
  await keepPersonal(context, known);
  return true;
}
