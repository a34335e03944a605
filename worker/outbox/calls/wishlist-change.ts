import type { EntryOf } from '../entry.ts';
import { type Call, fields, JSON_HEADERS, plain } from './call.ts';

/** Changes of a wishlist. Those that wait go together: of each article the last one is sent. */
export const wishlistChange: Call<EntryOf<'wishlist.change'>> = {
  ...plain,
  subject: ({ owner, storeCode }) => `wishlist|${owner}|${storeCode}`,
  render: (entries) => ({
    kind: 'request',
    request: {
      method: 'POST',
      url: '/api/user/wishlist',
      headers: JSON_HEADERS,
      body: JSON.stringify({
        items: [...new Map(entries.flatMap(({ items }) => items).map((item) => [item.sku, item])).values()],
      }),
      covers: entries.map(({ id }) => id),
      cartId: null,
    },
  }),
  isExpected: (_entry, result) => Array.isArray(fields(result)['items']),
};
