import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { zGetOrderStatusPath, zPlaceOrderBody, zPlaceOrderQuery } from '#schemas/api/generated/zod.gen.ts';
import { callerOf, isReply } from '../account/caller.ts';
import type { Customer } from '../account/customers.ts';
import { isFirst, mailBookingLink } from '../booking/booking-mails.ts';
import { bookingPathOfOrder } from '../booking/shipments.ts';
import { isKnownCart } from '../cart/cart-store.ts';
import { contentsHash, orderByClientId, orderNumber, placedTotals, placeOrder } from '../cart/place-order.ts';
import { isNumber, keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { hasStoredReply, onceByKey } from '../http/idempotent.ts';
import { ORDER_BODY_DEPTH_MAX, ORDER_BODY_MAX_BYTES } from '../http/read-json.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import { isOpen, paymentOfOrder } from '../payment/payments.ts';
import { settle } from '../payment/settle.ts';
import type { Queries } from '../store/database.ts';
import type { RouteTools } from './route-tools.ts';

/** Orders: placing one, and looking one up by the id that the device drew. */
export function orderRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter } = tools;
  serve(
    app,
    'placeOrder',
    {
      body: zPlaceOrderBody,
      query: zPlaceOrderQuery,
      maxBytes: ORDER_BODY_MAX_BYTES,
      maxDepth: ORDER_BODY_DEPTH_MAX,
    },
    async ({ body: sent, store, idempotencyKey, token, fingerprint, address }) => {
      const body = { ...sent, order_id: sent.order_id ?? randomUUID() };
      const customer = await ordererOf(database, token, body.user_id);
      if (isReply(customer)) return customer;
      const key = idempotencyKey!;
      // An order that is paid at the provider may come from its device before the provider's callback (decision 075).
      const payment = await paymentOfOrder(database, body.order_id);
      if (payment?.providerOrderId && isOpen(payment)) await settle(tools, payment.providerOrderId);
      // Replays are answered from what is stored and do not count against the limit.
      const isReplay = await hasStoredReply(database, key);
      if (!isReplay) {
        const device = customer ? `customer ${customer.id}` : await deviceOf(database, body.cart_id, address);
        const isPlaced = (await orderByClientId(database, body.order_id)) !== undefined;
        const limited =
          (isPlaced ? null : limiter.check('order', device)) ??
          limiter.check('orderByAddress', address) ??
          limitOfWrites(limiter, address);
        if (limited) return limited;
      }
      const reply = await onceByKey(database, keyed({ idempotencyKey: key, fingerprint }, customer), (queries) =>
        placeOrder(queries, store, { key, order: body, customer }),
      );
      if (isFirst(reply)) mailBookingLink(tools, store, { to: body.addressInformation.billingAddress.email, reply });
      return reply;
    },
  );

  serve(app, 'getOrderStatus', { params: zGetOrderStatusPath }, async ({ params }) => {
    const row = await orderByClientId(database, params.order_id);
    if (!row) return success(null);
    return success({
      order_id: row.orderId,
      platform_order_id: row.id,
      orderNumber: orderNumber(row),
      transmited: true,
      transmited_at: row.createdAt.toISOString(),
      platform: 'stua',
      order: null,
      contents_hash: contentsHash(row),
      totals: placedTotals(row),
      booking_path: await bookingPathOfOrder(database, row.id),
    });
  });
}

/**
 * What the orders of a guest are counted by. Anybody can invent a cart id, and the numbers of customers' carts are easily
 * guessed, so only the known cart of a guest identifies a device; other orders count by address.
 */
async function deviceOf(database: Queries, cartId: string, address: string): Promise<string> {
  return !isNumber(cartId) && (await isKnownCart(database, cartId)) ? cartId : address;
}

/**
 * Whose order it is: a filled `user_id` needs the token of that customer. Without one it is the order of a guest, whoever sends
 * it (contract: placeOrder).
 */
export async function ordererOf(
  database: Queries,
  token: string | null,
  userId: string,
): Promise<Customer | null | Reply> {
  const caller = await callerOf(database, { token });
  if (isReply(caller) || userId === '') return isReply(caller) ? caller : null;
  if (!caller) return refusal(401, 'UNAUTHORIZED', 'This customer is not signed in.');
  return String(caller.id) === userId ? caller : refusal(403, 'FORBIDDEN', 'This is the order of another customer.');
}
