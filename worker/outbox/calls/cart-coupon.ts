import { cartKey } from '../cart-name.ts';
import type { EntryOf } from '../entry.ts';
import { type Call, JSON_HEADERS, plain } from './call.ts';

/**
 * The call that applies a coupon or takes it out (spec 4: totals). It waits for its cart, and goes after what is in it.
 * Codes go one by one: where the shop refuses the later one, the cart keeps the earlier. What was taken out again before
 * it was sent only takes out.
 */
export const cartCoupon: Call<EntryOf<'cart.coupon'>> = {
  ...plain,
  subject: (entry) => `coupon|${cartKey(entry)}`,
  isWaiting: (_row, cart) => !cart?.cartId || cart.isLost,
  render(entries, cart) {
    if (!cart?.cartId) return { kind: 'needsCart' };
    const { cartId } = cart;
    const query = `cartId=${encodeURIComponent(cartId)}`;
    const takenOut = entries.findLastIndex(({ couponCode }) => couponCode === null);
    const url =
      takenOut >= 0
        ? `/api/cart/delete-coupon?${query}`
        : `/api/cart/apply-coupon?${query}&coupon=${encodeURIComponent(entries[0].couponCode!)}`;
    const covers = entries.slice(0, Math.max(takenOut, 0) + 1).map(({ id }) => id);
    return { kind: 'request', request: { method: 'POST', url, headers: JSON_HEADERS, body: null, covers, cartId } };
  },
  isExpected: (_entry, result) => result === true,
};
