import type { ProductSummary } from '../product.ts';
import { createBitset, intersect, isIn, unite } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

const SERIES = 'product_collection';
const COLOUR = 'color';

/**
 * Ids of at most `max` other products of the same series that have a colour of this one (spec 9: same-colour look-up).
 */
export function sameColour(
  { columns }: Pick<CatalogueIndex, 'columns'>,
  { id, attributes }: Pick<ProductSummary, 'id' | 'attributes'>,
  max: number,
): string[] {
  const series = columns.facets.get(SERIES)?.get(String(attributes[SERIES]?.[0]));
  const colours = columns.facets.get(COLOUR);
  if (!series || !colours) return [];
  const shared = createBitset(columns.room);
  for (const value of attributes[COLOUR] ?? []) {
    const set = colours.get(String(value));
    if (set) unite(shared, set);
  }
  intersect(shared, series);
  intersect(shared, columns.listed.set);
  const isShared = (other: string | null, ordinal: number): other is string =>
    other !== null && other !== id && isIn(shared, ordinal);
  return columns.ids.filter(isShared).slice(0, max);
}
