import { callerOf, isReply } from '../account/caller.ts';
import type { Customer } from '../account/customers.ts';
import type { Call } from '../http/contract-route.ts';
import { type IdempotentCall, onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { type Reply, refusal } from '../http/reply.ts';
import type { RouteTools } from '../routes/route-tools.ts';
import type { Queries } from '../store/database.ts';
import { type Cart, openCart, openCustomerCart } from './cart-store.ts';

/** The part of a call that names a cart. */
type CartCall = Pick<
  Call<unknown, { cartId: string | number }, unknown>,
  'store' | 'query' | 'token' | 'address' | 'idempotencyKey' | 'fingerprint'
>;

/** Runs `work` on the open cart that a call names. */
export async function readCart(
  tools: RouteTools,
  call: CartCall,
  work: (cart: Cart) => Promise<Reply>,
): Promise<Reply> {
  const caller = await callerOf(tools.database, call);
  return isReply(caller) ? caller : withCart(tools.database, tools, { call, caller, use: 'read' }, work);
}

/** Runs `work` on the open cart that a call names, once per key and in a transaction. `writes`: how many it counts as. */
export async function writeCart(
  tools: RouteTools,
  call: CartCall,
  work: (queries: Queries, cart: Cart) => Promise<Reply>,
  writes = 1,
): Promise<Reply> {
  const caller = await callerOf(tools.database, call);
  if (isReply(caller)) return caller;
  const changedAt = async (queries: Queries): Promise<Date | undefined> =>
    (await foundCart(queries, { call, caller, use: 'read' }))?.updatedAt;
  return onceByKey(tools.database, keyed(call, caller, changedAt), async (queries) => {
    const limited = limitOfWrites(tools.limiter, call.address, writes);
    return limited ?? withCart(queries, tools, { call, caller, use: 'write' }, (cart) => work(queries, cart));
  });
}

interface NamedCart {
  readonly call: CartCall;
  readonly caller: Customer | null;
  readonly use: 'read' | 'write';
}

/**
 * With a token and a number the cart is that of the customer, whatever the number, else that of a guest (contract: cart tag).
 * Calls with unknown cart ids are limited, so that nobody can guess one; a cart of somebody else is as unknown as one that
 * never was.
 */
async function withCart(
  queries: Queries,
  { limiter }: RouteTools,
  named: NamedCart,
  work: (cart: Cart) => Promise<Reply>,
): Promise<Reply> {
  const cart = await foundCart(queries, named);
  if (cart) return work(cart);
  const { address } = named.call;
  return limiter.check('unknownCart', address) ?? refusal(404, 'CART_NOT_FOUND', 'This cart does not exist any more.');
}

function foundCart(queries: Queries, { call: { store, query }, caller, use }: NamedCart): Promise<Cart | undefined> {
  return caller && isNumber(query.cartId)
    ? openCustomerCart(queries, store, caller.id, use)
    : openCart(queries, store, query.cartId, use);
}

/** Whether an id is the number of a customer's cart. */
export function isNumber(cartId: string | number): boolean {
  return /^\d+$/.test(String(cartId));
}

/**
 * The idempotency key of a call and what it is bound to; `null` for a call without a key. `changedAt` is of what the call is
 * about, where that may be changed back and forth within a minute.
 */
export function keyed(
  call: { readonly idempotencyKey: string | null; readonly fingerprint: string },
  caller: Pick<Customer, 'id'> | null = null,
  changedAt?: IdempotentCall['changedAt'],
): IdempotentCall | null {
  const { idempotencyKey: key, fingerprint } = call;
  return key ? { key, fingerprint, customerId: caller?.id ?? null, ...(changedAt ? { changedAt } : {}) } : null;
}
