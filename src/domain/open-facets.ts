import { mostUsefulFacets } from './most-useful-facets.ts';
import type { FacetView } from './views/listing.ts';

/**
 * Codes of the facets whose values are seen as soon as the sheet of all facets opens: those that divide the list best, and
 * whatever is chosen.
 */
export function openFacets(facets: readonly FacetView[], total: number): ReadonlySet<string> {
  const chosen = facets.filter(({ options }) => options.some(({ isChosen }) => isChosen));
  return new Set([...mostUsefulFacets(facets, total), ...chosen.map(({ code }) => code)]);
}
