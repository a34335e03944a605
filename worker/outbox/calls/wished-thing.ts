import type { EntryOf } from '../entry.ts';

type Wished = Pick<EntryOf<'task'>, 'owner' | 'storeCode' | 'wish'>;
type Names = Partial<Record<'sku' | 'email' | 'number' | 'reviewId' | 'orderNumber', string | number>>;

/**
 * Names what a wish is of: of several that are of the same thing the last one counts. Articles have their waiting shoppers and their
 * reviews in each store view; the rest is one for all of them.
 */
export function wishedThing({ owner, storeCode, wish }: Wished): string {
  const { sku, email, number, reviewId, orderNumber }: Names = wish;
  return [wish.kind, owner, ...(sku ? [sku, storeCode] : [email, number, reviewId, orderNumber])].join('|');
}
