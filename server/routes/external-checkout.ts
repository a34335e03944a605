import { PAYER_TYPES, SHIPPING_LIMITS } from '#config/payment.ts';
import { type StoreView, storeViewByCode } from '#config/stores.ts';
import {
  zCreateOrUpdateExternalOrderBody,
  zExternalOrderTotalChangedBody,
  zGetExternalCheckoutConfigQuery,
  zGetExternalConfirmationQuery,
  zGetExternalOrderIdQuery,
  zPlaceExternalOrderBody,
  zValidateExternalOrderBody,
} from '#schemas/api/generated/zod.gen.ts';
import type { Hono } from 'hono';
import { callerOf, isReply } from '../account/caller.ts';
import { openCart, openCustomerCart } from '../cart/cart-store.ts';
import { confirmation, orderByClientId } from '../cart/place-order.ts';
import { settingsOf } from '../cart/cart-totals.ts';
import { isNumber, keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { hasStoredReply, type IdempotentCall, onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { ORDER_BODY_MAX_BYTES } from '../http/read-json.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import { createOrUpdate } from '../payment/create-or-update.ts';
import { externalRefusal } from '../payment/external-refusal.ts';
import { openPaymentOfCart, type Payment, paymentByProviderId } from '../payment/payments.ts';
import { settle } from '../payment/settle.ts';
import { toldPayment } from '../payment/told-payment.ts';
import { totalChanged } from '../payment/total-changed.ts';
import { validateOrder } from '../payment/validate-order.ts';
import type { Queries } from '../store/database.ts';
import { ordererOf } from './order.ts';
import type { RouteTools } from './route-tools.ts';

const noPayment = (): Reply => refusal(404, 'NOT_FOUND', 'There is no such payment.');
const isPaymentReply = (found: Payment | Reply): found is Reply => 'status' in found;

/** The external checkout (spec 7; contract: external-checkout family). */
export function externalCheckoutRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter, provider } = tools;
  /** The payment with this id; ids are counted, so that nobody finds one by trying. */
  const known = async (id: string, address: string): Promise<Payment | Reply> => {
    const limited = limiter.check('payment', address);
    return limited ?? (await paymentByProviderId(database, id)) ?? noPayment();
  };

  serve(
    app,
    'createOrUpdateExternalOrder',
    { body: zCreateOrUpdateExternalOrderBody, maxBytes: ORDER_BODY_MAX_BYTES },
    async (call) => {
      const { body, address } = call;
      const store = storeOf(body.storeCode, body.dataSourceStoreCode);
      if (!store) return externalRefusal(400, 'BAD_VALUE', 'There is no such store view.');
      const customer = body.shop_order
        ? await ordererOf(database, call.token, body.shop_order.user_id)
        : await callerOf(database, call);
      if (isReply(customer)) return customer;
      return afterwardsByKey(database, keyed(call, customer), async () => {
        const limited = limiter.check('payment', address) ?? limitOfWrites(limiter, address);
        return limited ?? createOrUpdate(tools, store, { body, customer });
      });
    },
  );

  serve(app, 'getExternalOrderId', { query: zGetExternalOrderIdQuery }, async (call) => {
    const { query, store, address } = call;
    const caller = await callerOf(database, call);
    if (isReply(caller)) return caller;
    const cart =
      caller && isNumber(query.cartId)
        ? await openCustomerCart(database, store, caller.id, 'read')
        : await openCart(database, store, query.cartId, 'read');
    const limited = cart ? null : limiter.check('unknownCart', address);
    if (limited) return limited;
    const payment = cart && (await openPaymentOfCart(database, cart.id, new Date()));
    return success({ orderId: payment?.providerOrderId ?? null });
  });

  serve(app, 'getExternalConfirmation', { query: zGetExternalConfirmationQuery }, async ({ query, address }) => {
    const found = await known(query.sid, address);
    if (isPaymentReply(found)) return found;
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
    if (payment.state !== 'authorized') return notPlaced(payment);
    return onceByKey(database, keyed(call), async (queries) => {
      const row = await orderByClientId(queries, payment.orderId);
      return row ? confirmation(queries, row) : noPayment();
    });
  });

  serve(app, 'validateExternalOrder', { body: zValidateExternalOrderBody }, async ({ body, address }) => {
    const limited = limiter.check('payment', address);
    return limited ?? validateOrder(tools, body);
  });

  serve(app, 'getExternalCheckoutConfig', { query: zGetExternalCheckoutConfigQuery }, async ({ store }) => {
    const { countries, paymentMethods } = await settingsOf(database, store);
    return success({
      enabled: paymentMethods.some(({ isExternal }) => isExternal),
      purchase_country: store.tax.defaultCountry,
      purchase_currency: store.currency.code,
      locale: store.locales[0],
      shipping_countries: countries.map(({ country }) => country),
      allowed_customer_types: [...PAYER_TYPES],
      free_shipping_limit: null,
      shipping_limits: SHIPPING_LIMITS.map((limit) => ({ ...limit })),
      checkboxes: [],
    });
  });
}

/** The store view that is ordered in; its data come from itself or from one with the same currency. */
function storeOf(code: string, dataSource = code): StoreView | undefined {
  const store = storeViewByCode(code);
  return storeViewByCode(dataSource)?.currency.code === store?.currency.code ? store : undefined;
}

/** Why nothing is placed: not paid yet, refused and to be tried again, or over. */
function notPlaced({ state, reason }: Payment): Reply {
  const extra = { extra: { reason } };
  if (state === 'created') return refusal(400, 'PAYMENT_OPEN', 'This order is not paid yet.', extra);
  if (state === 'refused') return refusal(400, 'PAYMENT_REFUSED', 'The payment was refused.', extra);
  return refusal(400, 'PAYMENT_ENDED', 'This payment is over, and nothing was taken.', extra);
}

/** Asks the provider outside of any transaction, and keeps a success under the key of the call. */
async function afterwardsByKey(
  database: Queries,
  call: IdempotentCall | null,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const isKnown = call !== null && (await hasStoredReply(database, call.key));
  const reply = isKnown ? null : await work();
  if (reply && reply.status !== 200) return reply;
  return onceByKey(database, call, async () => reply ?? noPayment());
}
