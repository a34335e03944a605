import type { Hono } from 'hono';
import type { StoreView } from '#config/stores.ts';
import {
  zApplyCouponQuery,
  zCollectTotalsBody,
  zCollectTotalsQuery,
  zDeleteCouponQuery,
  zDeleteCartItemBody,
  zDeleteCartItemQuery,
  zGetPaymentMethodsQuery,
  zGetTotalsQuery,
  zListShippingMethodsBody,
  zListShippingMethodsQuery,
  zPullCartQuery,
  zSetShippingInformationBody,
  zSetShippingInformationQuery,
  zUpdateCartItemBody,
  zUpdateCartItemQuery,
} from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from '../app.ts';
import { removeItem, updateItem } from '../cart/cart-items.ts';
import { type Cart, createCart, itemsOf, openCart, updateCart } from '../cart/cart-store.ts';
import { countCart, couponByCode } from '../cart/cart-totals.ts';
import { offeredPayment, offeredShipping, storeMethods } from '../cart/cart-methods.ts';
import { findSellable } from '../cart/sellable.ts';
import { cartItemToWire, totalsToWire } from '../cart/wire-cart.ts';
import { type Call, serve } from '../http/contract-route.ts';
import { onceByKey } from '../http/idempotent.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';

type CartCall = Pick<Call<unknown, { cartId: string | number }, unknown>, 'store' | 'query' | 'token' | 'address'>;

/** The cart family of the contract, for guests. */
export function cartRoutes(app: Hono, { database, limiter }: RouteTools): void {
  const noSuchCart = (address: string): Reply =>
    limiter.check('unknownCart', address) ?? refusal(404, 'CART_NOT_FOUND', 'This cart does not exist any more.');

  /** Runs `work` on the open cart that the call names. */
  const withCart = async (
    queries: Queries,
    { store, query, token, address }: CartCall,
    use: 'read' | 'write',
    work: (cart: Cart) => Promise<Reply>,
  ): Promise<Reply> => {
    if (token !== null) return signedOut();
    const cart = await openCart(queries, store, query.cartId, use);
    return cart ? work(cart) : noSuchCart(address);
  };

  serve(app, 'createCart', {}, async ({ store, token, ...call }) => {
    if (token !== null) return signedOut();
    return onceByKey(database, keyed(call), async (queries) => success((await createCart(queries, store)).id));
  });

  serve(app, 'pullCart', { query: zPullCartQuery }, (call) =>
    withCart(database, call, 'read', async (cart) => {
      const items = [];
      for (const item of await itemsOf(database, cart.id)) {
        const answer = await findSellable(database, call.store, item.sku, item.productOption as never);
        items.push(cartItemToWire(item, answer.ok ? answer.value : null));
      }
      return success(items);
    }),
  );

  serve(app, 'updateCartItem', { body: zUpdateCartItemBody, query: zUpdateCartItemQuery }, (call) =>
    onceByKey(database, keyed(call), (queries) =>
      withCart(queries, call, 'write', (cart) => updateItem(queries, call.store, cart, call.body.cartItem)),
    ),
  );

  serve(app, 'deleteCartItem', { body: zDeleteCartItemBody, query: zDeleteCartItemQuery }, (call) =>
    onceByKey(database, keyed(call), (queries) =>
      withCart(queries, call, 'write', (cart) => removeItem(queries, cart, call.body.cartItem)),
    ),
  );

  serve(app, 'getTotals', { query: zGetTotalsQuery }, (call) =>
    withCart(database, call, 'read', async (cart) => success(await wireTotals(database, call.store, cart))),
  );

  serve(app, 'getPaymentMethods', { query: zGetPaymentMethodsQuery }, (call) =>
    withCart(database, call, 'read', async (cart) => success(await offeredPayment(database, call.store, cart))),
  );

  serve(app, 'listShippingMethods', { body: zListShippingMethodsBody, query: zListShippingMethodsQuery }, (call) =>
    withCart(database, call, 'read', async () => {
      const { country_id, postcode } = call.body.address;
      return success(await offeredShipping(database, call.store, { country: country_id, postcode: postcode ?? '' }));
    }),
  );

  serve(
    app,
    'setShippingInformation',
    { body: zSetShippingInformationBody, query: zSetShippingInformationQuery },
    (call) =>
      onceByKey(database, keyed(call), (queries) =>
        withCart(queries, call, 'write', async (cart) => {
          const information = call.body.addressInformation;
          const answer = await storeMethods(queries, call.store, cart, {
            country: information.shippingAddress.countryId ?? null,
            postcode: information.shippingAddress.postcode ?? null,
            carrier: information.shippingCarrierCode,
            method: information.shippingMethodCode,
          });
          if ('status' in answer) return answer;
          return success({
            payment_methods: await offeredPayment(queries, call.store, answer),
            totals: await wireTotals(queries, call.store, answer),
          });
        }),
      ),
  );

  serve(app, 'collectTotals', { body: zCollectTotalsBody, query: zCollectTotalsQuery }, (call) =>
    onceByKey(database, keyed(call), (queries) =>
      withCart(queries, call, 'write', async (cart) => {
        const { paymentMethod, shippingCarrierCode, shippingMethodCode } = call.body.methods;
        const answer = await storeMethods(queries, call.store, cart, {
          country: cart.country,
          postcode: cart.postcode,
          carrier: shippingCarrierCode,
          method: shippingMethodCode,
          payment: paymentMethod?.method,
        });
        return 'status' in answer ? answer : success(await wireTotals(queries, call.store, answer));
      }),
    ),
  );

  serve(app, 'applyCoupon', { query: zApplyCouponQuery }, (call) => {
    const limited = limiter.check('coupon', String(call.query.cartId));
    if (limited) return Promise.resolve(limited);
    return onceByKey(database, keyed(call), (queries) =>
      withCart(queries, call, 'write', async (cart) => {
        const coupon = await couponByCode(queries, call.query.coupon);
        if (!coupon) return refusal(404, 'COUPON_INVALID', 'The coupon code is incorrect.');
        await updateCart(queries, cart.id, { couponCode: coupon.code });
        return success(true);
      }),
    );
  });

  serve(app, 'deleteCoupon', { query: zDeleteCouponQuery }, (call) =>
    onceByKey(database, keyed(call), (queries) =>
      withCart(queries, call, 'write', async (cart) => {
        await updateCart(queries, cart.id, { couponCode: null });
        return success(true);
      }),
    ),
  );
}

/** What makes a call repeatable: its key, if it carries one. */
function keyed(call: {
  idempotencyKey: string | null;
  fingerprint: string;
}): { key: string; fingerprint: string; isOrder: false } | null {
  return call.idempotencyKey ? { key: call.idempotencyKey, fingerprint: call.fingerprint, isOrder: false } : null;
}

function signedOut(): Reply {
  return refusal(401, 'UNAUTHORIZED', 'The session has ended.');
}

async function wireTotals(queries: Queries, store: StoreView, cart: Cart): Promise<unknown> {
  const { lines, count } = await countCart(queries, store, cart);
  return totalsToWire(store, count, lines);
}
