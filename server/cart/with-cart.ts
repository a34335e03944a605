import type { Call } from '../http/contract-route.ts';
import type { RouteTools } from '../routes/route-tools.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { type Reply, refusal } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import type { IdempotentCall } from '../http/idempotent.ts';
import { type Cart, openCart } from './cart-store.ts';

/** The part of a call that names a cart. */
export type CartCall = Pick<
  Call<unknown, { cartId: string | number }, unknown>,
  'store' | 'query' | 'token' | 'address'
>;

/**
 * Runs `work` on the open guest cart that a call names. Calls with unknown cart ids are limited, so that nobody can
 * guess one.
 */
export async function withCart(
  { limiter }: RouteTools,
  queries: Queries,
  { call, use }: { readonly call: CartCall; readonly use: 'read' | 'write' },
  work: (cart: Cart) => Promise<Reply>,
): Promise<Reply> {
  const { store, query, token, address } = call;
  if (token !== null) return signedOut();
  const limited = use === 'write' ? limitOfWrites(limiter, address) : null;
  if (limited) return limited;
  const cart = await openCart(queries, store, query.cartId, use);
  if (cart) return work(cart);
  return limiter.check('unknownCart', address) ?? refusal(404, 'CART_NOT_FOUND', 'This cart does not exist any more.');
}

/** The idempotency key of a call and what it is bound to; `null` for a call without a key. */
export function keyed(call: {
  readonly idempotencyKey: string | null;
  readonly fingerprint: string;
}): IdempotentCall | null {
  return call.idempotencyKey ? { key: call.idempotencyKey, fingerprint: call.fingerprint } : null;
}

/** The answer to a session token that belongs to nobody. */
export function signedOut(): Reply {
  return refusal(401, 'UNAUTHORIZED', 'The session has ended.');
}
