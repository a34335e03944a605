import type { Hono } from 'hono';
import { wishesFromWire, wishesToWire } from '#domain/wire/wishlist.ts';
import { zMergeWishlistBody } from '#schemas/api/generated/zod.gen.ts';
import { customerOf, isReply } from '../account/caller.ts';
import { mergeWishes, wishesOf } from '../account/wishlist.ts';
import { keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { success } from '../http/reply.ts';
import type { RouteTools } from './route-tools.ts';

/** The wishlist of a customer, the same on all of their devices (contract: user family). */
export function wishlistRoutes(app: Hono, { database, limiter }: RouteTools): void {
  serve(app, 'getWishlist', {}, async (call) => {
    const customer = await customerOf(database, call);
    if (isReply(customer)) return customer;
    return success(wishesToWire(await wishesOf(database, customer.id, call.store.code)));
  });

  serve(app, 'mergeWishlist', { body: zMergeWishlistBody }, async (call) => {
    const customer = await customerOf(database, call);
    if (isReply(customer)) return customer;
    return onceByKey(database, keyed(call, customer), async (queries) => {
      const limited = limitOfWrites(limiter, call.address);
      return limited ?? mergeWishes(queries, customer.id, call.store.code, wishesFromWire(call.body));
    });
  });
}
