import type { EntryOf } from '../entry.ts';
import { type Call, isId, JSON_HEADERS, plain } from './call.ts';

/** The call that makes a cart. Changes wait for their cart, so it overtakes them. */
export const cartCreate: Call<EntryOf<'cart.create'>> = {
  ...plain,
  isFirst: true,
  render: ([{ id }]) => ({
    kind: 'request',
    request: {
      method: 'POST',
      url: '/api/cart/create',
      headers: JSON_HEADERS,
      body: null,
      covers: [id],
      cartId: null,
    },
  }),
  isExpected: (_entry, result) => isId(result),
  // A repeated answer of an older call must not bring an older cart back.
  cartAfter: (cart, { entry }, reply) =>
    cart.createKey === entry.key && reply.outcome === 'accepted' ? { ...cart, cartId: String(reply.result) } : cart,
};
