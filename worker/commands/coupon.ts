import { couponCode } from '#domain/coupon-code.ts';
import { isSameCoupon, percentOf } from '#domain/coupon.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { enqueueCoupon, forgetRefusedCoupons } from '../outbox/enqueue.ts';
import { forgetTold } from '../outbox/forget-told.ts';
import { cartState } from '../outbox/views/cart-state.ts';
import type { CartCall } from './cart.ts';

export interface CouponCall extends CartCall {
  readonly code: string;
}

/** Queues that a code is applied to the cart; the shop says whether it is one (spec 4: totals, spec 8). */
export async function apply(context: WorkerContext, { operationId, code }: CouponCall): Promise<Result<null>> {
  const wanted = couponCode(code);
  return wanted === null ? fail({ code: 'codeInvalid' }) : want(context, operationId, wanted);
}

/** Queues that the cart has no code any more. */
export function remove(context: WorkerContext, { operationId }: CartCall): Promise<Result<null>> {
  return want(context, operationId, null);
}

/** What became of the coupon elsewhere is told of no more (D85). */
export function dismissChange(context: WorkerContext): Promise<Result<null>> {
  return forgetTold(context, context.cart, (base) => ({ ...base, couponChange: null }));
}

async function want(context: WorkerContext, id: string, wanted: string | null): Promise<Result<null>> {
  const { shopper, cart: name, outbox } = context;
  const { coupon } = cartState(await shopper.cartFacts(name), name);
  if (coupon ? wanted !== null && isSameCoupon(coupon.code, wanted) : wanted === null) {
    await forgetRefusedCoupons(context, name);
    return ok(null);
  }
  const percent = wanted === null ? null : percentOf(wanted);
  const queued = await enqueueCoupon(context, name, id, { couponCode: wanted, percent });
  if (queued.ok) outbox.filled();
  return queued;
}
