import { expect, test } from 'vitest';
import type { EntryOf } from '../entry.ts';
import type { WireRequest } from '../wire-request.ts';
import type { CartIntent } from '../cart-intent.ts';
import type { CartRecord } from '../store/box.ts';
import { fillPlaces } from './call.ts';
import { renderChange } from './cart-change.ts';

const cart: CartRecord = {
  cartId: 'cart/1',
  createKey: 'key',
  createSeq: 1,
  isLost: false,
  itemIds: { known: '7' },
};

const wire = (url: string): WireRequest => ({ method: 'POST', url, headers: {}, body: '{"a":1}' });

test('the place of the cart id in an address is filled, the body stays as it is (spec 7: generic queued task)', () => {
  const rendering = fillPlaces(wire('/api/cart/apply-coupon?cartId={{cartId}}&coupon=TEN'), 'id', cart);
  expect(rendering).toEqual({
    kind: 'request',
    request: {
      ...wire('/api/cart/apply-coupon?cartId=cart%2F1&coupon=TEN'),
      covers: ['id'],
      cartId: 'cart/1',
    },
  });
});

test.each([null, { ...cart, cartId: null }])('without a cart id there is no such request (spec 5): %j', (known) => {
  expect(fillPlaces(wire('/api/x?cartId={{cartId}}'), 'id', known)).toEqual({ kind: 'needsCart' });
});

test('an address without a place for it needs no cart', () => {
  expect(fillPlaces(wire('/api/order'), 'id', null)).toEqual({
    kind: 'request',
    request: { ...wire('/api/order'), covers: ['id'], cartId: null },
  });
});

type CartChange = EntryOf<'cart.change'>;

function change(id: string, kind: CartIntent['kind'], qty: number, lineKey = 'new'): CartChange {
  const intent: CartIntent = { kind, lineKey, sku: 'LAMP', qty, options: {}, line: null };
  const shared = {
    version: 1,
    seq: 1,
    key: id,
    owner: 'guest',
    storeCode: 'bmno',
    createdAt: 0,
  } as const;
  return { ...shared, id, kind: 'cart.change', intent };
}

const bodyOf = (rendering: ReturnType<typeof renderChange>): unknown =>
  rendering.kind === 'request' ? JSON.parse(rendering.request.body!) : null;

test('unsent additions of a line become one request that covers them', () => {
  const rendering = renderChange([change('a', 'add', 2), change('b', 'add', 3)], cart);
  expect(rendering).toMatchObject({
    request: { url: '/api/cart/update?cartId=cart%2F1', covers: ['a', 'b'], cartId: 'cart/1' },
  });
  expect(bodyOf(rendering)).toEqual({ cartItem: { sku: 'LAMP', quoteId: 'cart/1', qty: 5 } });
});

test('a line that the server knows is set by its item id', () => {
  expect(bodyOf(renderChange([change('a', 'set', 4, 'known')], cart))).toEqual({
    cartItem: { sku: 'LAMP', quoteId: 'cart/1', qty: 4, item_id: '7' },
  });
});

test('a removal goes to its own address, without a quantity', () => {
  const rendering = renderChange([change('a', 'remove', 0, 'known')], cart);
  expect(rendering).toMatchObject({ request: { url: '/api/cart/delete?cartId=cart%2F1' } });
  expect(bodyOf(rendering)).toEqual({ cartItem: { sku: 'LAMP', quoteId: 'cart/1', item_id: '7' } });
});

test('added and removed before anything was sent: there is nothing to send', () => {
  const rendering = renderChange([change('a', 'add', 2), change('b', 'remove', 0)], cart);
  expect(rendering).toEqual({ kind: 'nothing', covers: ['a', 'b'] });
});
