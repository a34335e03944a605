import { useState } from 'react';
import { facetRow } from '#domain/most-useful-facets.ts';
import type { FacetView, ListingView } from '#domain/views/listing.ts';

/** The facets that stand above a list: those of its row, and whatever is chosen. */
export function usePills(
  list: string,
  products: Pick<ListingView, 'facets' | 'total' | 'isComplete'>,
): readonly FacetView[] {
  const [kept, setKept] = useState(() => facetRow(null, list, products));
  const row = facetRow(kept, list, products);
  if (row !== kept) setKept(row);
  return products.facets.filter(({ code, options }) => row.codes.has(code) || options.some(({ isChosen }) => isChosen));
}
