import { QTY_MAX } from '#config/limits.ts';
import { type CartLine, parseQty } from '#domain/cart.ts';
import { withoutGone } from '#domain/gone-lines.ts';
import { fail, ok, type Result, type ShopError } from '#schemas/errors.ts';
import { shownLines } from '../shopper/cart-lines.ts';
import type { WorkerContext } from '../context.ts';
import { additionOf, removalOf } from '../outbox/cart-intent.ts';
import { cartState } from '../outbox/views/cart-state.ts';
import { enqueueReplacement } from '../outbox/enqueue.ts';
import { forgetTold } from '../outbox/forget-told.ts';
import { type AddCall, type CartCall, changeId, checkedAddition, enqueue, enqueueAll } from './cart.ts';
import { whenHere } from './when-here.ts';

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
  const lines = await linesOf(context);
  const replaced = lines.find((line) => line.key === key);
  if (!replaced) {
    // Asked again after a restart, it has been done.
    return (await context.shopper.hadTask(operationId)) ? ok({ code: 'lineChanged' }) : fail({ code: 'lineGone' });
  }
  const others = lines.filter((line) => line !== replaced);
  const addition = await whenHere(context, [call.parentSku], async () =>
    checkedAddition(context, call, (await shownLines(context, others)).taken),
  );
  if (!addition.ok) return addition;
  const { intent, isUncertain } = addition.value;
  if (intent.lineKey === key) return setQty(context, { operationId, key, qty: intent.qty });
  const queued = await enqueueReplacement(context, context.cart, operationId, { ...intent, replaces: replaced });
  if (!queued.ok) return queued;
  context.outbox.filled();
  return ok({ code: isUncertain ? 'stockUncertain' : 'lineChanged' });
}

/** Takes a line out of the cart and answers with it; one that is gone already is what was wanted. */
export async function remove(
  context: WorkerContext,
  { operationId, key }: CartCall & { readonly key: string },
): Promise<Result<readonly CartLine[]>> {
  const line = (await linesOf(context)).find((each) => each.key === key);
  if (!line) return ok([]);
  const queued = await enqueue(context, operationId, removalOf(line));
  return queued.ok ? ok([line]) : queued;
}

/** Takes everything out of the cart, in one step, and answers with what was in it (spec 4: cart clear). The coupon stays wanted. */
export async function clear(context: WorkerContext, { operationId }: CartCall): Promise<Result<readonly CartLine[]>> {
  const lines = await linesOf(context);
  // Asked again after a restart, it has been done, and what came in since stays.
  if (lines.length === 0 || (await context.shopper.hadTask(changeId(operationId, 0)))) return ok([]);
  const queued = await enqueueAll(context, operationId, lines.map(removalOf));
  return queued.ok ? ok(lines) : queued;
}

/** Puts lines back that were just removed, all of them or none (D75). */
export function putBack(
  context: WorkerContext,
  { operationId, lines }: CartCall & { readonly lines: readonly CartLine[] },
): Promise<Result<null>> {
  return enqueueAll(context, operationId, lines.map(additionOf));
}

/** A line that went elsewhere is told of no more (D85). */
export function dismissGone(context: WorkerContext, { key }: { readonly key: string }): Promise<Result<null>> {
  return forgetTold(context, context.cart, (base) => ({ ...base, gone: withoutGone(base.gone ?? [], key) }));
}

/** Sets the quantity of a line, to what there is where more is asked for. Answers with what to say about it. */
export async function setQty(
  context: WorkerContext,
  { operationId, key, qty: asked }: CartCall & { readonly key: string; readonly qty: number },
): Promise<Result<ShopError>> {
  const wanted = parseQty(asked);
  if (wanted === null) return fail({ code: 'quantityInvalid', params: { max: QTY_MAX } });
  const lines = await linesOf(context);
  const line = lines.find((candidate) => candidate.key === key);
  // As the last one, it has what all others leave; the shop counts so too.
  const others = lines.filter((other) => other !== line);
  const view = line && (await shownLines(context, [...others, line])).views.at(-1);
  if (!line || !view) return fail({ code: 'lineGone' });
  // What this device knows nothing about the shop decides.
  const max = view.problem === 'gone' ? QTY_MAX : view.maxQty;
  // Fewer than there are now is always possible, down to what there is.
  if (wanted > max && (max === 0 || (line.qty >= max && wanted > line.qty)))
    return fail(max === 0 ? { code: 'outOfStock' } : { code: 'maxInCart', params: { max } });
  const qty = Math.min(wanted, max);
  const queued = await enqueue(context, operationId, {
    kind: 'set',
    lineKey: key,
    sku: line.sku,
    qty,
    options: line.options,
    line: null,
  });
  if (!queued.ok) return queued;
  return ok(qty < wanted ? { code: 'quantityLimited', params: { max } } : { code: 'quantityUpdated' });
}

/** The lines of the cart as they are right now. */
async function linesOf({ shopper, cart }: WorkerContext): Promise<readonly CartLine[]> {
  return cartState(await shopper.cartFacts(cart), cart).lines;
}
