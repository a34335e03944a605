import type { EntryOf } from '../entry.ts';
import { type Call, JSON_HEADERS, plain } from './call.ts';

/** The call that applies a coupon. It waits for its cart, and goes after what is in it. */
export const cartCoupon: Call<EntryOf<'cart.coupon'>> = {
  ...plain,
  isOfCart: true,
  isWaiting: (_row, cart) => !cart?.cartId || cart.isLost,
  render([{ id, couponCode }], cart) {
    if (!cart?.cartId) return { kind: 'needsCart' };
    const { cartId } = cart;
    const url = `/api/cart/apply-coupon?cartId=${encodeURIComponent(cartId)}&coupon=${encodeURIComponent(couponCode)}`;
    const request = { method: 'POST', url, headers: JSON_HEADERS, body: null, covers: [id], cartId };
    return { kind: 'request', request };
  },
  isExpected: (_entry, result) => result === true,
};
