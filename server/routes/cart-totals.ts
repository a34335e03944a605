import type { Hono } from 'hono';
import type { StoreView } from '#config/stores.ts';
import {
  zCollectTotalsBody,
  zCollectTotalsQuery,
  zGetPaymentMethodsQuery,
  zGetTotalsQuery,
  zListShippingMethodsBody,
  zListShippingMethodsQuery,
  zSetPaymentInformationBody,
  zSetPaymentInformationQuery,
  zSetShippingInformationBody,
  zSetShippingInformationQuery,
} from '#schemas/api/generated/zod.gen.ts';
import type { ShippingInformationResult, Totals as WireTotals } from '#schemas/api/generated/types.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { offeredPayment, offeredShipping, storeMethods } from '../cart/cart-methods.ts';
import type { Cart } from '../cart/cart-store.ts';
import { countCart } from '../cart/cart-totals.ts';
import { totalsToWire } from '../cart/wire-cart.ts';
import { readCart, writeCart } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { refusal, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';

/** Totals, delivery and payment of a cart (contract: cart family). */
export function cartTotalsRoutes(app: Hono, tools: RouteTools): void {
  const { database } = tools;

  serve(app, 'getTotals', { query: zGetTotalsQuery }, (call) =>
    readCart(tools, call, async (cart) => success(await wireTotals(database, call.store, cart))),
  );

  serve(app, 'getPaymentMethods', { query: zGetPaymentMethodsQuery }, (call) =>
    readCart(tools, call, async (cart) => success(await offeredPayment(database, call.store, cart))),
  );

  serve(app, 'listShippingMethods', { body: zListShippingMethodsBody, query: zListShippingMethodsQuery }, (call) =>
    readCart(tools, call, async (cart) => {
      const { country_id, countryId, postcode } = call.body.address;
      const place = { country: countryOf(call.store, country_id || countryId), postcode: postcode ?? '' };
      return success(await offeredShipping(database, call.store, { cart, place }));
    }),
  );

  serve(
    app,
    'setShippingInformation',
    { body: zSetShippingInformationBody, query: zSetShippingInformationQuery },
    (call) =>
      writeCart(tools, call, async (queries, cart) => {
        const information = call.body.addressInformation;
        const answer = await storeMethods(queries, call.store, cart, {
          country: countryOf(call.store, information.shippingAddress.countryId),
          postcode: information.shippingAddress.postcode ?? null,
          carrier: information.shippingCarrierCode,
          method: information.shippingMethodCode,
        });
        if ('status' in answer) return answer;
        return success(await paymentAndTotals(queries, call.store, answer));
      }),
  );

  serve(
    app,
    'setPaymentInformation',
    { body: zSetPaymentInformationBody, query: zSetPaymentInformationQuery },
    (call) =>
      writeCart(tools, call, async (queries, cart) => {
        const { country, postcode } = cart;
        const payment = call.body.paymentMethod.method;
        const answer = await storeMethods(queries, call.store, cart, { country, postcode, payment });
        return 'status' in answer ? answer : success(await paymentAndTotals(queries, call.store, answer));
      }),
  );

  serve(app, 'collectTotals', { body: zCollectTotalsBody, query: zCollectTotalsQuery }, async (call) => {
    if (Object.keys(call.body.methods).length === 0) return refusal(400, 'VALIDATION', 'No method is named.');
    return writeCart(tools, call, async (queries, cart) => {
      const { paymentMethod, shippingCarrierCode, shippingMethodCode } = call.body.methods;
      const answer = await storeMethods(queries, call.store, cart, {
        country: cart.country,
        postcode: cart.postcode,
        carrier: shippingCarrierCode,
        method: shippingMethodCode,
        payment: paymentMethod?.method,
      });
      return 'status' in answer ? answer : success(await wireTotals(queries, call.store, answer));
    });
  });
}

async function paymentAndTotals(queries: Queries, store: StoreView, cart: Cart): Promise<ShippingInformationResult> {
  return {
    payment_methods: await offeredPayment(queries, store, cart),
    totals: await wireTotals(queries, store, cart),
  };
}

/** Before anybody chose one it is the country of the store view (contract: addresses before an order). */
function countryOf({ tax }: StoreView, country: string | null | undefined): string {
  return country || tax.defaultCountry;
}

async function wireTotals(queries: Queries, store: StoreView, cart: Cart): Promise<WireTotals> {
  const { lines, count } = await countCart(queries, store, cart);
  return totalsToWire(store, count, lines);
}
