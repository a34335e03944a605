import type { IndexAnswer } from '#domain/catalogue-index/answer.ts';
import type { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
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
  readonly index: CatalogueIndex;
  readonly context: CatalogueContext;
  readonly filters: Filters;
  /** The products and facets that are found with the given filters. */
  readonly answerWith: (filters: Filters) => Pick<IndexAnswer, 'facets' | 'ids'>;
}

/** The facets of an answer: options by their labels, ranges as a slider from the lowest to the highest number. */
export function returnedFilters(wanted: WantedFacets | undefined, source: FacetSource): SearchProviderFilter[] {
  if (wanted?.enabled !== true) return [];
  const { answerWith, filters, context, index } = source;
  const found = answerWith(filters);
  const isWanted = (key: string): boolean =>
    (wanted.include?.includes(key) ?? true) && !(wanted.exclude?.includes(key) ?? false);
  return facetViews(found.facets, filters, context).flatMap((facet): SearchProviderFilter[] => {
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
    const { [facet.code]: own, ...others } = filters;
    const [min, max] = endsOf(index, facet.code, own ? answerWith(others).ids : found.ids);
    if (min === null || max === null) return [];
    const chosen = parseRange(own?.[0] ?? '');
    const [start, end] = [chosen?.from ?? null, chosen?.to ?? null].map((limit) =>
      limit === null ? null : String(limit),
    ) as [string | null, string | null];
    return [{ key, label, type: 'SLIDER', min: String(min), max: String(max), start, end }];
  });
}

/** The lowest and the highest number of a range facet among products. */
function endsOf({ columns }: CatalogueIndex, code: string, ids: readonly string[]): [number | null, number | null] {
  const column = columns.measures.get(code);
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const id of ids) {
    const number = column?.[columns.ordinalOf(id) ?? -1] ?? Number.NaN;
    if (Number.isNaN(number)) continue;
    min = Math.min(min, number);
    max = Math.max(max, number);
  }
  return min <= max ? [min, max] : [null, null];
}
