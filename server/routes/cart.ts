import type { Hono } from 'hono';
import {
  zDeleteCartItemBody,
  zDeleteCartItemQuery,
  zPullCartQuery,
  zTakeOutOfCartBody,
  zTakeOutOfCartQuery,
  zUpdateCartItemBody,
  zUpdateCartItemQuery,
} from '#schemas/api/generated/zod.gen.ts';
import type { ProductOptionSelection } from '#schemas/api/generated/types.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { callerOf, isReply } from '../account/caller.ts';
import { removeItem, updateItem } from '../cart/cart-items.ts';
import { createCart, customerCart, itemsOf } from '../cart/cart-store.ts';
import { findSellable } from '../cart/sellable.ts';
import { takeOut } from '../cart/take-out.ts';
import { cartItemToWire } from '../cart/wire-cart.ts';
import { keyed, readCart, writeCart } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { refusal, success } from '../http/reply.ts';

/** Carts and their lines (contract: cart family). */
export function cartRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter } = tools;

  serve(app, 'createCart', {}, async ({ store, ...call }) => {
    const caller = await callerOf(database, call);
    if (isReply(caller)) return caller;
    return onceByKey(database, keyed(call, caller), async (queries) => {
      const limited = limiter.check('newCart', call.address) ?? limitOfWrites(limiter, call.address);
      if (limited) return limited;
      if (caller) return success(Number((await customerCart(queries, store, caller.id)).id));
      return success((await createCart(queries, store)).id);
    });
  });

  serve(app, 'pullCart', { query: zPullCartQuery }, (call) =>
    readCart(tools, call, async (cart) => {
      const items = [];
      for (const item of await itemsOf(database, cart.id)) {
        const answer = await findSellable(database, call.store, {
          sku: item.sku,
          productOption: item.productOption as ProductOptionSelection | null,
          priceGroup: cart.priceGroup,
        });
        items.push(cartItemToWire(item, answer.ok ? answer.value : null));
      }
      return success(items);
    }),
  );

  serve(app, 'updateCartItem', { body: zUpdateCartItemBody, query: zUpdateCartItemQuery }, (call) =>
    writeCart(tools, call, (queries, cart) => updateItem(queries, call.store, cart, call.body.cartItem)),
  );

  serve(app, 'takeOutOfCart', { body: zTakeOutOfCartBody, query: zTakeOutOfCartQuery }, async (call) => {
    const { in_doubt: doubts = [] } = call.body;
    if (doubts.some(({ key }) => key === call.idempotencyKey))
      return refusal(400, 'VALIDATION', 'The key of this call is not that of another one.');
    // Each may leave a reply behind.
    return writeCart(tools, call, (queries, cart) => takeOut(queries, cart, call.body), 1 + doubts.length);
  });

  serve(app, 'deleteCartItem', { body: zDeleteCartItemBody, query: zDeleteCartItemQuery }, (call) =>
    writeCart(tools, call, (queries, cart) => removeItem(queries, cart, call.body.cartItem)),
  );
}
