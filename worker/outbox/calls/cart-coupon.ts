import { cartKey } from '../cart-name.ts';
import type { EntryOf } from '../entry.ts';
import { type Call, JSON_HEADERS, plain } from './call.ts';

/**
 * The call that applies a coupon or takes it out (spec 4: totals). It waits for its cart, and goes after what is in it; of
 * several that wait the last one is sent.
 */
export const cartCoupon: Call<EntryOf<'cart.coupon'>> = {
  ...plain,
  subject: (entry) => `coupon|${cartKey(entry)}`,
  isWaiting: (_row, cart) => !cart?.cartId || cart.isLost,
  render(entries, cart) {
    if (!cart?.cartId) return { kind: 'needsCart' };
    const { cartId } = cart;
    const query = `cartId=${encodeURIComponent(cartId)}`;
    const code = entries.at(-1)!.couponCode;
    const url =
      code === null
        ? `/api/cart/delete-coupon?${query}`
        : `/api/cart/apply-coupon?${query}&coupon=${encodeURIComponent(code)}`;
    const covers = entries.map(({ id }) => id);
    return { kind: 'request', request: { method: 'POST', url, headers: JSON_HEADERS, body: null, covers, cartId } };
  },
  isExpected: (_entry, result) => result === true,
};
