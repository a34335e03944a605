import type { Hono } from 'hono';
import { zApplyCouponQuery, zDeleteCouponQuery } from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { updateCart } from '../cart/cart-store.ts';
import { couponByCode } from '../cart/cart-totals.ts';
import { writeCart } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { hasStoredReply } from '../http/idempotent.ts';
import { refusal, success } from '../http/reply.ts';

/** Discount codes of a cart (contract: cart family). */
export function couponRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter } = tools;

  serve(app, 'applyCoupon', { query: zApplyCouponQuery }, async (call) => {
    const key = call.idempotencyKey;
    const isReplay = key !== null && (await hasStoredReply(database, key));
    const limited = isReplay
      ? null
      : (limiter.check('couponByAddress', call.address) ??
        limiter.check('coupon', call.token ?? String(call.query.cartId)));
    if (limited) return limited;
    return writeCart(tools, call, async (queries, cart) => {
      const coupon = await couponByCode(queries, call.query.coupon);
      if (!coupon) return refusal(404, 'COUPON_INVALID', 'The coupon code is incorrect.');
      await updateCart(queries, cart.id, { couponCode: coupon.code });
      return success(true);
    });
  });

  serve(app, 'deleteCoupon', { query: zDeleteCouponQuery }, (call) =>
    writeCart(tools, call, async (queries, cart) => {
      await updateCart(queries, cart.id, { couponCode: null });
      return success(true);
    }),
  );
}
