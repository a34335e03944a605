import { ok, type Result } from '#schemas/errors.ts';
import type { CartDoc } from '../documents/cart.ts';
import type { CartName } from './cart-name.ts';
import type { OutboxTools } from './holding.ts';
import { inOutbox } from './in-outbox.ts';
import { notKept } from './not-kept.ts';

/** Something that was done elsewhere is told of no more; in the outbox, where the base of the cart is written (decision 095). */
export async function forgetTold(
  tools: OutboxTools,
  name: CartName,
  without: (base: CartDoc) => CartDoc,
): Promise<Result<null>> {
  try {
    await inOutbox(tools, ({ shopper }) => shopper.changeCart(name, without));
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}
