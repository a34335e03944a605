import type { SearchAnswers } from '#config/search-provider.ts';
import { addTo, type Bitset, createBitset, isIn } from '../catalogue-index/bitset.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { IndexSort } from '../catalogue-index/orders.ts';
import { type ProviderState, shownResults } from '../merge-provider.ts';
import type { Found } from './search-index.ts';

/** Who answers a search, and what the provider found so far: skus, the best first, and their total number. */
export interface Answering {
  readonly answers: SearchAnswers;
  readonly state: ProviderState;
  readonly provided: { readonly skus: readonly string[]; readonly total: number } | null;
}

/** What a search shows: ordinals of the catalogue index in their order, and as a set. */
export interface Shown {
  readonly order: Uint32Array;
  readonly set: Bitset;
  /** The products that match the search; the others are only similar. */
  readonly exact: Bitset;
  readonly isNearest: boolean;
}

/** Combines the device's results with the provider's; `null` while it waits for the provider. */
export function shownOf(
  index: CatalogueIndex,
  found: Found,
  { answers, state, provided, sort }: Answering & { readonly sort: IndexSort },
): Shown | null {
  const { isNearest } = found;
  const sorted = sort === 'relevance' ? found.order : index.orderOf(sort);
  // Products that are only similar always come last, so they are left out when a provider answers too or when the
  // results are sorted in another order.
  const { exact } = found;
  if (answers === 'local') return { order: sorted, set: sort === 'relevance' ? found.set : exact, exact, isNearest };
  const own = [...sorted].filter((ordinal) => isIn(exact, ordinal));
  const isSure = own.length > 0 && !isNearest;
  const theirs = (provided?.skus ?? []).flatMap((sku) => index.columns.ordinalOf(index.idOfSku(sku) ?? '') ?? []);
  const shown = shownResults(answers, { results: own, isSure }, { state, found: theirs });
  if (!shown) return null;
  const all = createBitset(index.columns.room);
  for (const ordinal of shown) addTo(all, ordinal);
  return {
    order: Uint32Array.from(shown),
    set: all,
    exact: all,
    isNearest: isNearest && shown.some((ordinal) => isIn(exact, ordinal)),
  };
}
