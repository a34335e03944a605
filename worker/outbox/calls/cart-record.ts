import { CART_RECONNECT_PAUSE_MS } from '#config/timings.ts';
import type { CartName } from '../cart-name.ts';
import type { Box, CartRecord, Row } from '../store/box.ts';
import { callOf } from './calls.ts';
import { isCallOfCart } from './of-cart.ts';

interface Surroundings {
  readonly nextId: () => string;
  readonly now: number;
}

/** Gives an owner a cart record without a server cart, and queues the call that makes one. */
export function renewCart(box: Box, { owner, storeCode }: CartName, { nextId, now }: Surroundings): CartRecord {
  const [createSeq, createKey] = [box.nextSeq(), nextId()];
  // How lately a cart was refused counts for the one after it.
  const { refusedAt } = box.cart({ owner, storeCode }) ?? {};
  const record: CartRecord = {
    cartId: null,
    createKey,
    createSeq,
    isLost: false,
    itemIds: {},
    ...(refusedAt !== undefined && { refusedAt }),
  };
  box.setCart({ owner, storeCode }, record);
  box.add({
    version: 1,
    kind: 'cart.create',
    seq: createSeq,
    id: createKey,
    key: createKey,
    owner,
    storeCode,
    createdAt: now,
  });
  return record;
}

/** Makes sure that changes which wait for a cart have one on its way. */
export function ensureCarts(box: Box, surroundings: Surroundings): void {
  const open = box.rows.filter(({ entry, reply }) => isCallOfCart(entry) && !callOf(entry).isFirst && reply === null);
  for (const { entry } of open) {
    const record = box.cart(entry);
    if (record?.cartId || record?.isLost || (record && isOnItsWay(box.rows, record))) continue;
    renewCart(box, entry, surroundings);
  }
}

function isOnItsWay(rows: readonly Row[], { createKey }: CartRecord): boolean {
  return rows.some(({ entry }) => entry.key === createKey);
}

/**
 * The server knows this cart no more. What it held waits until the worker, which knows the lines, puts them into a new
 * one (`rebuild-cart.ts`).
 */
export function loseCart(box: Box, name: CartName, cartId: string | null): void {
  const cart = box.cart(name);
  if (cartId && cart?.cartId === cartId) box.setCart(name, { ...cart, isLost: true });
}

/**
 * The server says that this cart is not the guest's who has it: it is connected anew, but not again and again (decision 108). False: it was so
 * lately, or the cart is another by now, and the call waits.
 */
export function loseRefusedCart(box: Box, name: CartName, cartId: string | null, now: number): boolean {
  const cart = box.cart(name);
  if (!cart || cart.cartId !== cartId) return false;
  // A clock that was set back says nothing of how long ago it was.
  const { refusedAt = Number.NEGATIVE_INFINITY } = cart;
  if (now >= refusedAt && now < refusedAt + CART_RECONNECT_PAUSE_MS) return false;
  box.setCart(name, { ...cart, isLost: true, refusedAt: now });
  return true;
}
