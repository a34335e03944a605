import { fail, ok, type Result, type ShopError } from '#schemas/errors.ts';
import { shownCart, shownLines } from '../cart-lines.ts';
import type { WorkerContext } from '../context.ts';
import { enqueueReplacement } from '../outbox/replacement.ts';
import { additionOf, type AddCall, type CartCall, setQty } from './cart.ts';

/** What a line becomes; `key` names it as it is now. */
export interface ChangeCall extends CartCall, AddCall {
  readonly key: string;
}

/**
 * Changes what was chosen for a line: its variant, what stands beside it, how many (spec 4: cart edit mode). One that
 * another tab took away meanwhile stays away.
 */
export async function change(context: WorkerContext, call: ChangeCall): Promise<Result<ShopError>> {
  const { key, operationId } = call;
  const { state } = await shownCart(context);
  const replaced = state.lines.find((line) => line.key === key);
  if (!replaced) {
    // Asked again after a restart, it has been done.
    return (await context.shopper.hadTask(operationId)) ? ok({ code: 'lineChanged' }) : fail({ code: 'lineGone' });
  }
  const others = state.lines.filter((line) => line !== replaced);
  const addition = await additionOf(context, call, (await shownLines(context, others)).taken);
  if (!addition.ok) return addition;
  const { intent, isUncertain } = addition.value;
  if (intent.lineKey === key) return setQty(context, { operationId, key, qty: intent.qty });
  const queued = await enqueueReplacement(context, context.cart, operationId, { ...intent, replaces: replaced });
  if (!queued.ok) return queued;
  context.outbox.filled();
  return ok({ code: isUncertain ? 'stockUncertain' : 'lineChanged' });
}
