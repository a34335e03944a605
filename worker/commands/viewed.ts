import { RECENTLY_VIEWED_MAX } from '#config/limits.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { viewedId, viewedSkus } from '../documents/viewed.ts';

/** Remembers that a product was viewed, and moves it to the front. */
export async function remember(
  { shopper, cart }: WorkerContext,
  { sku }: { readonly sku: string },
): Promise<Result<null>> {
  const id = viewedId(cart);
  const known = viewedSkus(await shopper.customer(id));
  const skus = [sku, ...known.filter((other) => other !== sku)].slice(0, RECENTLY_VIEWED_MAX);
  if (skus.join() !== known.join()) await shopper.putCustomer({ id, kind: 'viewed', skus });
  return ok(null);
}
