import { addTo, type Bitset, createBitset, isIn } from '#domain/catalogue-index/bitset.ts';
import type { IndexSort } from '#domain/catalogue-index/orders.ts';
import { shownResults } from '#domain/merge-provider.ts';
import type { Found } from '#domain/search/search-index.ts';
import type { WorkerContext } from '../context.ts';
import type { Provided } from '../search-provider/provided.ts';
import { providerAnswers } from '../search-provider/provider-of.ts';
import type { ProviderFound } from '../search-provider/search-provider.ts';

/** What a search shows: ordinals of the catalogue index in their order, and as a set. */
export interface Shown {
  readonly order: Uint32Array;
  readonly set: Bitset;
  /** Those that have what was asked for; the others are like them. */
  readonly exact: Bitset;
  readonly isNearest: boolean;
}

/** What is shown of what the device found and what the provider said; `null` while the provider is waited for. */
export function shownOf(
  context: WorkerContext,
  {
    found,
    provided,
    sort,
  }: { readonly found: Found; readonly provided: Provided<ProviderFound>; readonly sort: IndexSort },
): Shown | null {
  const { index } = context.catalogue;
  const { isNearest } = found;
  const answers = providerAnswers(context);
  const sorted = sort === 'relevance' ? found.order : index.orderOf(sort);
  // What is only like it stands behind: neither before what a provider finds, nor among the rest in another order.
  const { exact } = found;
  if (answers === 'local') return { order: sorted, set: sort === 'relevance' ? found.set : exact, exact, isNearest };
  const own = [...sorted].filter((ordinal) => isIn(exact, ordinal));
  const isSure = own.length > 0 && !isNearest;
  const theirs = (provided.found?.skus ?? []).flatMap((sku) => index.columns.ordinalOf(index.idOfSku(sku) ?? '') ?? []);
  const shown = shownResults(answers, { results: own, isSure }, { state: provided.state, found: theirs });
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
