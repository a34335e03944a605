import { FACET_PILLS } from '#config/limits.ts';
import type { FacetView } from './views/listing.ts';

/**
 * How well a facet divides a list, 0 to 1: the share of products that has any of its values, times the share that goes when
 * somebody chooses one of them. What nearly every product has alike divides nothing, and neither does what hardly one has.
 */
export function divides({ options }: Pick<FacetView, 'options'>, total: number): number {
  const shares = options.map(({ count }) => count / Math.max(1, total));
  const covered = shares.reduce((sum, share) => sum + share, 0);
  if (covered === 0) return 0;
  const left = shares.reduce((sum, share) => sum + share * share, 0) / covered;
  return Math.min(1, covered) * (1 - Math.min(1, left));
}

/** Codes of the facets that divide a list best, as many as stand in a row above it. */
export function mostUsefulFacets(facets: readonly FacetView[], total: number): ReadonlySet<string> {
  const best = facets
    .map((facet) => ({ code: facet.code, worth: divides(facet, total) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, FACET_PILLS);
  return new Set(best.map(({ code }) => code));
}
