import type { Hono } from 'hono';
import {
  zExternalOrderTotalChangedBody,
  zGetExternalConfirmationQuery,
  zPlaceExternalOrderBody,
  zValidateExternalOrderBody,
} from '#schemas/api/generated/zod.gen.ts';
import { confirmation, orderByClientId } from '../cart/place-order.ts';
import { keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { onceByKey } from '../http/idempotent.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import { paidDelivery } from '../payment/paid-delivery.ts';
import { type Payment, paymentByProviderId } from '../payment/payments.ts';
import { settle } from '../payment/settle.ts';
import { toldPayment } from '../payment/told-payment.ts';
import { totalChanged } from '../payment/total-changed.ts';
import { validateOrder } from '../payment/validate-order.ts';
import type { RouteTools } from './route-tools.ts';

const noPayment = (): Reply => refusal(404, 'NOT_FOUND', 'There is no such payment.');
const isPaymentReply = (found: Payment | Reply): found is Reply => 'status' in found;

/** What becomes of payments, for devices and for the provider's callbacks (contract: external-checkout family). */
export function paymentRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter, provider } = tools;
  /**
   * The payment with this id; ids that are none are counted, so that nobody finds one by trying. Others are not: all callbacks of
   * the provider come from one address.
   */
  const known = async (id: string, address: string): Promise<Payment | Reply> =>
    (await paymentByProviderId(database, id)) ?? limiter.check('payment', address) ?? noPayment();

  serve(app, 'getExternalConfirmation', { query: zGetExternalConfirmationQuery }, async ({ query, address }) => {
    const found = await known(query.sid, address);
    if (isPaymentReply(found)) return found;
    // Each of these asks the provider, and only devices that have the payment's id ask for it.
    const limited = limiter.check('payment', query.sid);
    if (limited) return limited;
    const payment = (await settle(tools, query.sid)) ?? found;
    const told = payment.state === 'authorized' ? await provider.read(query.sid) : null;
    return success(await toldPayment(database, payment, told));
  });

  serve(app, 'externalOrderTotalChanged', { body: zExternalOrderTotalChangedBody }, async ({ body, address }) => {
    const found = await known(body.orderId, address);
    return isPaymentReply(found) ? found : totalChanged(tools, found);
  });

  // The callback of the provider, too: it says which order, and what counts is what the provider answers when asked.
  serve(app, 'placeExternalOrder', { body: zPlaceExternalOrderBody }, async (call) => {
    const { body, address } = call;
    const found = await known(body.orderId, address);
    if (isPaymentReply(found)) return found;
    const payment = (await settle(tools, body.orderId)) ?? found;
    // Also of an order that was cancelled since: its device has to learn that there was one.
    if (payment.shopOrderId === null) return notPlaced(payment);
    return onceByKey(database, keyed(call), async (queries) => {
      const row = await orderByClientId(queries, payment.orderId);
      return row ? namingDelivery(await confirmation(queries, row), payment) : noPayment();
    });
  });

  serve(app, 'validateExternalOrder', { body: zValidateExternalOrderBody }, async ({ body, address }) => {
    const isKnown = body.orderId ? (await paymentByProviderId(database, body.orderId)) !== undefined : false;
    return (isKnown ? null : limiter.check('payment', address)) ?? validateOrder(tools, body);
  });
}

/** The confirmation of what is paid, with the delivery that was chosen last (decision 112). */
function namingDelivery(reply: Reply, payment: Payment): Reply {
  const { code, result } = reply.body as { readonly code: number; readonly result: object };
  return { ...reply, body: { code, result: { ...result, delivery: paidDelivery(payment) } } };
}

/** Why nothing is placed: not paid yet, refused and to be tried again, or over. */
function notPlaced({ state, reason }: Payment): Reply {
  const extra = { extra: { reason } };
  if (state === 'created') return refusal(400, 'PAYMENT_OPEN', 'This order is not paid yet.', extra);
  if (state === 'refused') return refusal(400, 'PAYMENT_REFUSED', 'The payment was refused.', extra);
  return refusal(400, 'PAYMENT_ENDED', 'This payment is over, and nothing was taken.', extra);
}
