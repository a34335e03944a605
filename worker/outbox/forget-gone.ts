import { withoutGone } from '#domain/gone-lines.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { CartName } from './cart-name.ts';
import type { OutboxTools } from './holding.ts';
import { inOutbox } from './in-outbox.ts';
import { notKept } from './not-kept.ts';

/** A line that went elsewhere is told of no more; in the outbox, where the base of the cart is written (decision 095). */
export async function forgetGone(tools: OutboxTools, name: CartName, key: string): Promise<Result<null>> {
  try {
    await inOutbox(tools, async ({ shopper }) => {
      const { base } = await shopper.cartFacts(name);
      if (base?.gone) await shopper.putCart({ ...base, gone: withoutGone(base.gone, key) });
    });
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}
