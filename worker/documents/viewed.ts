import type { CustomerDoc } from './shopper-documents.ts';
import { type CartName, cartKey } from '../outbox/cart-name.ts';

/** Where the products are kept that an owner looked at in a store view. */
export function viewedId(name: CartName): string {
  return `viewed|${cartKey(name)}`;
}

/** Their skus, the last one first. */
export function viewedSkus(document: CustomerDoc | null | undefined): readonly string[] {
  return document?.kind === 'viewed' ? document.skus : [];
}
