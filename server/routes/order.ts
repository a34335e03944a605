import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import type { StoreView } from '#config/stores.ts';
import type { Order } from '#schemas/api/generated/types.gen.ts';
import { zGetOrderStatusPath, zPlaceOrderBody, zPlaceOrderQuery } from '#schemas/api/generated/zod.gen.ts';
import { callerOf, isReply } from '../account/caller.ts';
import type { Customer } from '../account/customers.ts';
import { bookingPathOfOrder } from '../booking/shipments.ts';
import { couponByCode } from '../cart/cart-totals.ts';
import { mailPlaced } from '../cart/order-mails.ts';
import {
  contentsHash,
  type OrderBasis,
  type OrderToPlace,
  orderBasisOf,
  orderByClientId,
  orderNumber,
  placedTotals,
  placeOrder,
} from '../cart/place-order.ts';
import { type OrderStanding, standingOf } from '../cart/order-standing.ts';
import { settingsOf } from '../cart/settings-of.ts';
import { isNumber } from '../cart/with-cart.ts';
import { failureFacts } from '../failure-facts.ts';
import { serve } from '../http/contract-route.ts';
import { onceByKey } from '../http/idempotent.ts';
import { ORDER_BODY_DEPTH_MAX, ORDER_BODY_MAX_BYTES } from '../http/read-json.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import { ProviderFailure } from '../payment/provider.ts';
import { settle } from '../payment/settle.ts';
import type { Queries } from '../store/database.ts';
import { lockCatalogue } from '../store/transaction.ts';
import type { RouteTools } from './route-tools.ts';

/** Orders: placing one, and looking one up by the id that the device drew. */
export function orderRoutes(app: Hono, tools: RouteTools): void {
  const { database } = tools;
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
      let standing = await standingOf(database, key, body);
      // Replays are answered from what is stored and do not count against the limit.
      const limited = standing.isAnswered
        ? null
        : await limitOfOrder(tools, standing, { order: body, customer, address });
      if (limited) return limited;
      if (standing.providerOrderId !== null) {
        await settleFirst(tools, store, body, standing.providerOrderId);
        standing = await standingOf(database, key, body);
      }
      const toPlace = { key, order: body, customer };
      const reply = await placeOnce(database, store, { toPlace, fingerprint, isAnswered: standing.isAnswered });
      if (reply.placed) mailPlaced(tools, reply.placed);
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
      status: row.status,
    });
  });
}

/** Checked before anything is done for an order, asking the payment provider included; `null` means go ahead. */
async function limitOfOrder(
  { database, limiter }: RouteTools,
  { isPlaced, isCartKnown, providerOrderId }: OrderStanding,
  { order, customer, address }: { readonly order: Order; readonly customer: Customer | null; readonly address: string },
): Promise<Reply | null> {
  // Anybody can invent a cart id, and the numbers of customers' carts are easily guessed, so only the known cart of a guest
  // identifies a device; other orders count by address.
  const isDevice = !isNumber(order.cart_id) && isCartKnown;
  const device = customer ? `customer ${customer.id}` : isDevice ? order.cart_id : address;
  return (
    (isPlaced || providerOrderId !== null ? null : limiter.check('order', device)) ??
    limiter.check('orderByAddress', address) ??
    (await limitOfCoupon({ database, limiter }, order, address)) ??
    limitOfWrites(limiter, address)
  );
}

/**
 * The answer to an order tells whether there is such a coupon, as that to `apply-coupon` does, so codes that there are not count as
 * guesses do.
 */
export async function limitOfCoupon(
  { database, limiter }: Pick<RouteTools, 'database' | 'limiter'>,
  { expected }: Order,
  address: string,
): Promise<Reply | null> {
  const code = expected?.coupon_code;
  return !code || (await couponByCode(database, code)) ? null : limiter.check('couponByAddress', address);
}

/**
 * An order that is paid at the provider may come from its device before the provider's callback (decision 075). One in another way does not
 * wait for a provider that is away: what turns out to be paid there once it is placed is given back.
 */
async function settleFirst(tools: RouteTools, store: StoreView, order: Order, providerOrderId: string): Promise<void> {
  try {
    await settle(tools, providerOrderId);
  } catch (error) {
    const { paymentMethods } = await settingsOf(tools.database, store);
    const method = paymentMethods.find(({ code }) => code === order.addressInformation.payment_method_code);
    // What fails in the shop may be the placing of what is paid, and is tried again like every call.
    if (method?.isExternal || !(error instanceof ProviderFailure)) throw error;
    tools.logger.warn(
      failureFacts(error),
      'a payment could not be settled before its checkout was ordered in another way',
    );
  }
}

interface OrderCall {
  readonly toPlace: Omit<OrderToPlace, 'basis'>;
  readonly fingerprint: string;
  readonly isAnswered: boolean;
}

/** Places an order, once under its key. Who asks again does not wait for the catalogue, which may be in the middle of an import. */
async function placeOnce(
  database: Queries,
  store: StoreView,
  { toPlace, fingerprint, isAnswered }: OrderCall,
): Promise<Reply> {
  const { key, customer } = toPlace;
  const call = { key, fingerprint, customerId: customer?.id ?? null };
  if (isAnswered) {
    return onceByKey(database, call, async (queries) => {
      await lockCatalogue(queries);
      return placeOrder(queries, store, toPlace);
    });
  }
  const readAhead = (queries: Queries): Promise<OrderBasis> => orderBasisOf(queries, store, toPlace.order);
  return onceByKey(database, { ...call, isOfCatalogue: true, readAhead }, (queries, basis) =>
    placeOrder(queries, store, { ...toPlace, ...(basis ? { basis } : {}) }),
  );
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
