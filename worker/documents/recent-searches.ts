import type { CustomerDoc } from './shopper-documents.ts';
import { type CartName, cartKey } from '../outbox/cart-name.ts';

/** Where is kept what an owner searched for in a store view, whose language it is in. */
export function recentSearchesId(name: CartName): string {
  return `searches|${cartKey(name)}`;
}

/** What was searched for, the newest first. */
export function recentSearches(document: CustomerDoc | null | undefined): readonly string[] {
  return document?.kind === 'searches' ? document.texts : [];
}
