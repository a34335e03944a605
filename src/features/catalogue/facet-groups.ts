import type { FacetView } from '#domain/views/listing.ts';

/** A facet of its own, or all measures together: there are ten of them, and nobody looks for a lamp by its seat. */
export type FacetGroup =
  | { readonly kind: 'facet'; readonly facet: FacetView }
  | { readonly kind: 'measures'; readonly facets: readonly FacetView[] };

/** Facets in their order; the measures in the place of their first. One alone is no exception: it may be left of several. */
export function facetGroups(facets: readonly FacetView[]): FacetGroup[] {
  const measures = facets.filter(({ isMeasure }) => isMeasure);
  return facets.flatMap((facet): FacetGroup[] => {
    if (!facet.isMeasure) return [{ kind: 'facet', facet }];
    return facet === measures[0] ? [{ kind: 'measures', facets: measures }] : [];
  });
}

/** How many values are chosen. */
export function chosenIn(facets: readonly FacetView[]): number {
  return facets.flatMap(({ options }) => options).filter(({ isChosen }) => isChosen).length;
}
