import { PAYER_TYPES, SHIPPING_LIMITS } from '#config/payment.ts';
import { type StoreView, storeViewByCode } from '#config/stores.ts';
import {
  zCreateOrUpdateExternalOrderBody,
  zGetExternalCheckoutConfigQuery,
  zGetExternalOrderIdQuery,
} from '#schemas/api/generated/zod.gen.ts';
import { toMajor } from '#domain/money.ts';
import { checkboxesFor } from '#domain/payment/checkboxes.ts';
import type { Hono } from 'hono';
import { callerOf, isReply } from '../account/caller.ts';
import { openCart, openCustomerCart } from '../cart/cart-store.ts';
import { settingsOf } from '../cart/settings-of.ts';
import { isNumber, keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { hasStoredReply, type IdempotentCall, onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { ORDER_BODY_MAX_BYTES } from '../http/read-json.ts';
import { type Reply, success } from '../http/reply.ts';
import { createOrUpdate } from '../payment/create-or-update.ts';
import { externalRefusal } from '../payment/external-refusal.ts';
import { openPaymentOfCart } from '../payment/payments.ts';
import type { Queries } from '../store/database.ts';
import { limitOfCoupon, ordererOf } from './order.ts';
import type { RouteTools } from './route-tools.ts';

/** Orders at the payment provider: made, found again, and by which settings (contract: external-checkout family). */
export function externalCheckoutRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter } = tools;
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
        const guessed = body.shop_order ? await limitOfCoupon(tools, body.shop_order, address) : null;
        const limited = limiter.check('payment', address) ?? guessed ?? limitOfWrites(limiter, address);
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

  serve(app, 'getExternalCheckoutConfig', { query: zGetExternalCheckoutConfigQuery }, async ({ store }) => {
    const { countries, paymentMethods, freeDeliveryFromMinor = null } = await settingsOf(database, store);
    return success({
      enabled: paymentMethods.some(({ isExternal }) => isExternal),
      purchase_country: store.tax.defaultCountry,
      purchase_currency: store.currency.code,
      locale: store.locales[0],
      shipping_countries: countries.map(({ country }) => country),
      allowed_customer_types: [...PAYER_TYPES],
      free_shipping_limit: freeDeliveryFromMinor === null ? null : toMajor(freeDeliveryFromMinor),
      shipping_limits: SHIPPING_LIMITS.map((limit) => ({ ...limit })),
      checkboxes: checkboxesFor(store.code, store.locales[0]!),
    });
  });
}

/** The store view that is ordered in; its data come from itself or from one with the same currency. */
function storeOf(code: string, dataSource = code): StoreView | undefined {
  const store = storeViewByCode(code);
  return storeViewByCode(dataSource)?.currency.code === store?.currency.code ? store : undefined;
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
  return onceByKey(
    database,
    call,
    async () => reply ?? externalRefusal(404, 'NO_SUCH_ORDER', 'There is no such payment.'),
  );
}
