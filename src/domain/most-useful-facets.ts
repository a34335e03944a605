import { FACET_PILLS } from '#config/limits.ts';
import type { FacetView, ListingView } from './views/listing.ts';

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

/** Whether a facet is shown: something of it is chosen, or some products do not have one of its values. */
export function isUseful({ options }: Pick<FacetView, 'options'>, total: number): boolean {
  return options.some(({ isChosen, count }) => isChosen || count < total);
}

/** Codes of the facets that divide a list best, as many as stand in a row above it. */
export function mostUsefulFacets(facets: readonly FacetView[], total: number): ReadonlySet<string> {
  const best = facets
    .map((facet) => ({ code: facet.code, worth: divides(facet, total) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, FACET_PILLS);
  return new Set(best.map(({ code }) => code));
}

/** The facets that stand in a row above a list. */
export interface FacetRow {
  readonly list: string;
  readonly codes: ReadonlySet<string>;
  /** False where some products of the list were still on their way when it was picked. */
  readonly isComplete: boolean;
}

/**
 * The row above a list: picked once and kept, because counts change with every choice and somebody points at it. What was
 * picked from a part of the products is picked again when all are here.
 */
export function facetRow(
  before: FacetRow | null,
  list: string,
  { facets, total, isComplete }: Pick<ListingView, 'facets' | 'total' | 'isComplete'>,
): FacetRow {
  if (before?.list === list && (before.isComplete || !isComplete)) return before;
  return { list, isComplete, codes: mostUsefulFacets(facets, total) };
}
