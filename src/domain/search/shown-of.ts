import type { SearchAnswers } from '#config/search-provider.ts';
import { addTo, type Bitset, createBitset, isIn } from '../catalogue-index/bitset.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { IndexSort } from '../catalogue-index/orders.ts';
import { type ProviderState, shownResults } from '../merge-provider.ts';
import type { Found } from './search-index.ts';

/** Who answers a search, and what a provider found so far: skus, the best first, and how many there are in all. */
export interface Answering {
  readonly answers: SearchAnswers;
  readonly state: ProviderState;
  readonly provided: { readonly skus: readonly string[]; readonly total: number } | null;
}

/** What a search shows: ordinals of the catalogue index in their order, and as a set. */
export interface Shown {
  readonly order: Uint32Array;
  readonly set: Bitset;
  /** Those that have what was asked for; the others are like them. */
  readonly exact: Bitset;
  readonly isNearest: boolean;
}

/** What is shown of what was found and what the provider said; `null` while the provider is waited for. */
export function shownOf(
  index: CatalogueIndex,
  found: Found,
  { answers, state, provided, sort }: Answering & { readonly sort: IndexSort },
): Shown | null {
  const { isNearest } = found;
  const sorted = sort === 'relevance' ? found.order : index.orderOf(sort);
  // What is only like it stands behind: neither before what a provider finds, nor among the rest in another order.
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
