import { type LineEffect, mergeOperations } from '#domain/cart.ts';
import { optionsToWire } from '#domain/wire/line-options.ts';
import { cartKey } from '../cart-name.ts';
import type { EntryOf, FiledReply } from '../entry.ts';
import type { WireRequest } from '../wire-request.ts';
import type { CartIntent } from '../cart-intent.ts';
import type { CartRecord } from '../store/box.ts';
import { type Call, fields, isId, JSON_HEADERS, plain, type Rendering } from './call.ts';

type CartChange = EntryOf<'cart.change'>;

const CART_DELETE = '/api/cart/delete';

/** A change of a line. It waits for its cart, and further changes of the line are merged into its request. */
export const cartChange: Call<CartChange> = {
  ...plain,
  subject: (entry) => `${cartKey(entry)}|${entry.intent.lineKey}`,
  isWaiting: (_row, cart) => !cart?.cartId || cart.isLost,
  render: renderChange,
  isExpected: (_entry, result) => result === true || isId(fields(result)['item_id']),
  // A line that is gone already is what its removal wanted.
  isFulfilled: ({ url }, code) => code === 'LINE_NOT_FOUND' && url.startsWith(CART_DELETE),
  cartAfter: (cart, { entry, request }, reply) =>
    cart.cartId === request.cartId
      ? { ...cart, itemIds: itemIdsAfter(cart.itemIds, entry.intent.lineKey, reply) }
      : cart,
};

/** One request for the first unsent changes of a line; `changes` are in order, the first one gives the key. */
export function renderChange(changes: readonly [CartChange, ...CartChange[]], cart: CartRecord | null): Rendering {
  const { intent } = changes[0];
  if (!cart?.cartId) return { kind: 'needsCart' };
  const { cartId, itemIds } = cart;
  const { effect, merged } = mergeOperations(
    changes.map((change) => change.intent),
    itemIds[intent.lineKey] !== undefined,
  );
  const covers = changes.slice(0, merged).map(({ id }) => id);
  if (effect.kind === 'none') return { kind: 'nothing', covers };
  return { kind: 'request', request: { ...changeRequest(intent, effect, { cartId, itemIds }), covers, cartId } };
}

function changeRequest(
  { lineKey, sku, options, replaces }: CartIntent,
  effect: Exclude<LineEffect, { kind: 'none' }>,
  { cartId, itemIds }: { readonly cartId: string } & Pick<CartRecord, 'itemIds'>,
): WireRequest {
  const isRemoval = effect.kind === 'remove';
  const line = {
    sku,
    quoteId: cartId,
    ...(isRemoval ? {} : { qty: effect.qty }),
    ...(effect.kind === 'add'
      ? { ...productOption(options), replaces_item_id: replaces && itemIds[replaces.key] }
      : { item_id: itemIds[lineKey] }),
  };
  return {
    method: 'POST',
    url: `${isRemoval ? CART_DELETE : '/api/cart/update'}?cartId=${encodeURIComponent(cartId)}`,
    headers: JSON_HEADERS,
    body: JSON.stringify({ cartItem: line }),
  };
}

function productOption(options: CartIntent['options']): object {
  const product_option = optionsToWire(options);
  return product_option ? { product_option } : {};
}

function itemIdsAfter(itemIds: CartRecord['itemIds'], lineKey: string, reply: FiledReply): CartRecord['itemIds'] {
  const { [lineKey]: _known, ...others } = itemIds;
  if (reply.outcome === 'rejected') return reply.code === 'LINE_NOT_FOUND' ? others : itemIds;
  const itemId = fields(reply.result)['item_id'];
  return isId(itemId) ? { ...others, [lineKey]: String(itemId) } : others;
}
