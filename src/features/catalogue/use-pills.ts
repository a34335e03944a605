import { useState } from 'react';
import { mostUsefulFacets } from '#domain/most-useful-facets.ts';
import type { FacetView } from '#domain/views/listing.ts';

/**
 * The facets that stand above a list: those that divide it best, and whatever is chosen. Counts change with every choice; the
 * row does not, because somebody points at it.
 */
export function usePills(list: string, facets: readonly FacetView[], total: number): readonly FacetView[] {
  const [kept, setKept] = useState(() => ({ list, codes: mostUsefulFacets(facets, total) }));
  const isOther = kept.list !== list;
  const codes = isOther ? mostUsefulFacets(facets, total) : kept.codes;
  if (isOther) setKept({ list, codes });
  return facets.filter(({ code, options }) => codes.has(code) || options.some(({ isChosen }) => isChosen));
}
