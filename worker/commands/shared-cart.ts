import { QTY_MAX } from '#config/limits.ts';
import type { CartLine } from '#domain/cart.ts';
import type { SharedLine } from '#domain/shared-cart.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { additionOf, removalOf } from '../outbox/cart-intent.ts';
import { shownCart, shownLines } from '../shopper/cart-lines.ts';
import { lineOfArticle } from './article-line.ts';
import { type CartCall, enqueueAll } from './cart.ts';

export interface TakeSharedCall extends CartCall {
  readonly items: readonly SharedLine[];
  /** Whether what is not in the link goes out of the cart, and the rest gets its quantity; else they are added. */
  readonly isReplacing: boolean;
}

/** The lines of a link that this device can put into a cart, and the skus of those that it cannot. */
export async function sharedArticles(
  context: WorkerContext,
  items: readonly SharedLine[],
): Promise<{ readonly lines: readonly CartLine[]; readonly unknown: readonly string[] }> {
  const found = await Promise.all(
    items.map(async ({ sku, qty, options }) => ({ sku, line: await lineOfArticle(context, sku, qty, options) })),
  );
  return {
    lines: found.flatMap(({ line }) => line ?? []),
    unknown: found.filter(({ line }) => line === null).map(({ sku }) => sku),
  };
}

/**
 * Takes the cart of a link over: added to what is there, or in its place (D30), in one step, so that a cart is never half of
 * each. Of what there is not enough, there is as much as there is; what cannot be bought stays out.
 */
export async function take(context: WorkerContext, call: TakeSharedCall): Promise<Result<{ isAll: boolean }>> {
  const { operationId, isReplacing, items } = call;
  const { state } = await shownCart(context);
  const { lines, unknown } = await sharedArticles(context, items);
  const held = new Map(state.lines.map((line) => [line.key, line.qty]));
  const wanted = lines.map((line) => ({
    ...line,
    qty: Math.min(QTY_MAX, line.qty + (isReplacing ? 0 : (held.get(line.key) ?? 0))),
  }));
  const others = isReplacing ? [] : state.lines.filter(({ key }) => wanted.every((line) => line.key !== key));
  const { views } = await shownLines(context, [...others, ...wanted]);
  const possible = wanted.flatMap((line, place) => {
    const { problem, maxQty } = views[others.length + place]!;
    if (problem !== null && problem !== 'tooMany') return [];
    const qty = Math.min(line.qty, maxQty);
    return qty > 0 ? [{ ...line, qty }] : [];
  });
  if (possible.length === 0) return fail({ code: 'outOfStock' });
  const kept = new Set(wanted.map(({ key }) => key));
  const gone = isReplacing ? state.lines.filter(({ key }) => !kept.has(key)) : [];
  const queued = await enqueueAll(context, operationId, [
    ...gone.map(removalOf),
    ...possible.map((line) =>
      held.has(line.key) ? { ...additionOf(line), kind: 'set' as const, line: null } : additionOf(line),
    ),
  ]);
  if (!queued.ok) return queued;
  const pieces = (all: readonly CartLine[]): number => all.reduce((sum, { qty }) => sum + qty, 0);
  return ok({ isAll: unknown.length === 0 && pieces(possible) === pieces(wanted) });
}
