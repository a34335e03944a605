import type { Entry, FiledReply, RenderedRequest } from '../entry.ts';
import type { WireRequest } from '../wire-request.ts';
import type { CartRecord, Row } from '../store/box.ts';

/** What becomes of an entry at its first attempt. */
export type Rendering =
  | { readonly kind: 'request'; readonly request: RenderedRequest }
  /** Nothing to send: the server never heard of what it takes away. */
  | { readonly kind: 'nothing'; readonly covers: readonly string[] }
  | { readonly kind: 'needsCart' };

/** How one kind of queued call is sent. All that sending knows of a kind is here. */
export interface Call<E extends Entry = Entry> {
  /** Goes before all others of its owner. */
  readonly isFirst: boolean;
  /** Names what it changes: further unsent calls of that name may go with its request. `null`: it goes alone. */
  readonly subject: (entry: E) => string | null;
  /** Whether it has to wait for something else than its turn. */
  readonly isWaiting: (row: Row & { readonly entry: E }, cart: CartRecord | null) => boolean;
  /** The request of its first attempt; `entries` are of one subject, in their order. */
  readonly render: (entries: readonly [E, ...E[]], cart: CartRecord | null) => Rendering;
  /** Whether a success says what the contract promises (D6). */
  readonly isExpected: (entry: E, result: unknown) => boolean;
  /** Whether a refusal says that what was wanted is so already. */
  readonly isFulfilled: (request: RenderedRequest, code: string) => boolean;
  /** What its answer tells about the cart, for the requests after it. */
  readonly cartAfter: (cart: CartRecord, sent: Sent<E>, reply: FiledReply) => CartRecord;
  /** Whether it can be asked by id what became of it (reliability 2.1: reconcile). */
  readonly canBeLookedUp: boolean;
}

/** An entry and the request that was made of it. */
export interface Sent<E extends Entry = Entry> {
  readonly entry: E;
  readonly request: RenderedRequest;
}

export const JSON_HEADERS = { 'content-type': 'application/json' };

/** A sealed request with the cart id that it may wait for (spec 7: generic queued task). */
export function fillPlaces(wire: WireRequest, id: string, cart: CartRecord | null): Rendering {
  if (!wire.url.includes('{{cartId}}')) return { kind: 'request', request: { ...wire, covers: [id], cartId: null } };
  if (!cart?.cartId) return { kind: 'needsCart' };
  const url = wire.url.replaceAll('{{cartId}}', encodeURIComponent(cart.cartId));
  return { kind: 'request', request: { ...wire, url, covers: [id], cartId: cart.cartId } };
}

/** What most kinds of calls are like: sent as they were sealed, alone, in their turn. */
export const plain: Omit<Call, 'render' | 'isExpected'> = {
  isFirst: false,
  subject: () => null,
  isWaiting: () => false,
  isFulfilled: () => false,
  cartAfter: (cart) => cart,
  canBeLookedUp: false,
};

export function isId(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

export function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
