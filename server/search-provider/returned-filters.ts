import type { FacetAnswer } from '#domain/catalogue-index/answer.ts';
import { type Filters, parseRange } from '#domain/listing.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import { facetViews } from '#domain/views/listing.ts';
import { providerKey } from '#domain/wire/search-provider.ts';
import type { SearchProviderFilter } from '#schemas/api/generated/types.gen.ts';

/** Which facets a query asks for. */
export interface WantedFacets {
  readonly enabled?: boolean | undefined;
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
}

export interface FacetSource {
  readonly context: CatalogueContext;
  readonly filters: Filters;
  readonly find: () => FacetAnswer;
}

/** The facets of an answer: options by their labels, ranges as a slider from the lowest to the highest number. */
export function returnedFilters(wanted: WantedFacets | undefined, source: FacetSource): SearchProviderFilter[] {
  if (wanted?.enabled !== true) return [];
  const { find, filters, context } = source;
  const found = find();
  const isWanted = (key: string): boolean =>
    (wanted.include?.includes(key) ?? true) && !(wanted.exclude?.includes(key) ?? false);
  return facetViews(found, filters, context).flatMap((facet): SearchProviderFilter[] => {
    const key = providerKey(facet.code);
    if (!isWanted(key)) return [];
    const label = facet.label ?? facet.code;
    if (facet.kind !== 'range') {
      const options = facet.options.map((option) => {
        const name = option.label ?? option.value;
        return { name, value: name, count: option.count, selected: option.isChosen };
      });
      return [{ key, label, type: 'OPTIONS', options }];
    }
    // A slider reaches over the products that its own choice hides, so that the choice can be widened again.
    const ends = found.spreads.get(facet.code);
    if (!ends) return [];
    const chosen = parseRange(filters[facet.code]?.[0] ?? '');
    const [start, end] = [chosen?.from ?? null, chosen?.to ?? null].map((limit) =>
      limit === null ? null : String(limit),
    ) as [string | null, string | null];
    return [{ key, label, type: 'SLIDER', min: String(ends.from), max: String(ends.to), start, end }];
  });
}
