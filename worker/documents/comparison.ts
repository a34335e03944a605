import type { ComparedArticle } from '#domain/comparison.ts';
import { type CartName, cartKey } from '../outbox/cart-name.ts';
import type { CustomerDoc } from './shopper-documents.ts';

/** Where the articles are kept that an owner marked for comparison in a store view. */
export function comparisonId(name: CartName): string {
  return `comparison|${cartKey(name)}`;
}

/** They, in the order they were marked in. */
export function comparedArticles(document: CustomerDoc | null | undefined): readonly ComparedArticle[] {
  return document?.kind === 'comparison' ? document.articles : [];
}
