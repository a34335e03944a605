import { optionsToWire } from '#domain/wire/line-options.ts';
import { type LineEffect, mergeOperations } from '#domain/cart.ts';
import type { CartRecord } from './control.ts';
import type { CartIntent, JournalEntry, RenderedRequest, WireRequest } from './entry.ts';

type CartChange = Extract<JournalEntry, { kind: 'cart.change' }>;

/** What becomes of an entry at its first attempt. */
export type Rendering =
  | { readonly kind: 'request'; readonly request: RenderedRequest }
  /** Nothing to send: the server never heard of the line. */
  | { readonly kind: 'nothing'; readonly covers: readonly string[] }
  | { readonly kind: 'needsCart' };

const JSON_HEADERS = { 'content-type': 'application/json' };

/** A sealed request with the cart id that it waits for (spec 7: generic queued task). */
export function renderSealed(wire: WireRequest, id: string, cart: CartRecord | null): Rendering {
  if (!wire.url.includes('{{cartId}}')) return { kind: 'request', request: { ...wire, covers: [id], cartId: null } };
  if (!cart?.cartId) return { kind: 'needsCart' };
  const url = wire.url.replaceAll('{{cartId}}', encodeURIComponent(cart.cartId));
  return { kind: 'request', request: { ...wire, url, covers: [id], cartId: cart.cartId } };
}

/** The call that makes a cart. */
export function renderCreate(id: string): Rendering {
  const wire: WireRequest = { method: 'POST', url: '/api/cart/create', headers: JSON_HEADERS, body: null };
  return { kind: 'request', request: { ...wire, covers: [id], cartId: null } };
}

/** One request for the first unsent changes of a line; `changes` are in order, the first one gives the key. */
export function renderChange(changes: readonly CartChange[], cart: CartRecord | null): Rendering {
  const { intent } = changes[0]!;
  if (!cart?.cartId) return { kind: 'needsCart' };
  const itemId = cart.itemIds[intent.lineKey];
  const { effect, merged } = mergeOperations(
    changes.map((change) => change.intent),
    itemId !== undefined,
  );
  const covers = changes.slice(0, merged).map(({ id }) => id);
  if (effect.kind === 'none') return { kind: 'nothing', covers };
  return {
    kind: 'request',
    request: { ...changeRequest(intent, effect, itemId, cart.cartId), covers, cartId: cart.cartId },
  };
}

function changeRequest(
  { sku, options }: CartIntent,
  effect: Exclude<LineEffect, { kind: 'none' }>,
  itemId: string | undefined,
  cartId: string,
): WireRequest {
  const isRemoval = effect.kind === 'remove';
  const line = {
    sku,
    quoteId: cartId,
    ...(isRemoval ? {} : { qty: effect.qty }),
    ...(effect.kind === 'add' ? productOption(options) : { item_id: itemId }),
  };
  return {
    method: 'POST',
    url: `/api/cart/${isRemoval ? 'delete' : 'update'}?cartId=${encodeURIComponent(cartId)}`,
    headers: JSON_HEADERS,
    body: JSON.stringify({ cartItem: line }),
  };
}

function productOption(options: CartIntent['options']): object {
  const product_option = optionsToWire(options);
  return product_option ? { product_option } : {};
}
