import { RECENTLY_VIEWED_MAX } from '#config/limits.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { viewedId, viewedSkus } from '../documents/viewed.ts';
import { notKept } from '../outbox/not-kept.ts';

/** Remembers that a product was viewed, and moves it to the front; what another tab remembers meanwhile is kept as well. */
export async function remember(
  { shopper, cart }: WorkerContext,
  { sku }: { readonly sku: string },
): Promise<Result<null>> {
  const id = viewedId(cart);
  const known = viewedSkus(await shopper.customer(id));
  if (known[0] === sku) return ok(null);
  try {
    await shopper.changeCustomer({ id, kind: 'viewed', skus: [] }, (document) => {
      const others = viewedSkus(document).filter((other) => other !== sku);
      return { id, kind: 'viewed', skus: [sku, ...others].slice(0, RECENTLY_VIEWED_MAX) };
    });
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}
