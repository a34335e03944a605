import { facetConfigs } from '#config/facets.ts';
import { formatRange } from '#domain/format-range.ts';
import type { Filters } from '#domain/listing.ts';
import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import { PROVIDER_OPEN_END, PROVIDER_PRICE_KEY } from '#domain/wire/search-provider.ts';
import { QueryError } from '../search/condition.ts';
import { searchBounds } from '../search/search-cost.ts';

/** A filter as it stands in a query. */
export interface WantedFilter {
  readonly key: string;
  readonly values: readonly unknown[];
}

/** Translates the filters of a query into those of the index; an unknown key or value is refused (D98). */
export function appliedFilters(wanted: readonly WantedFilter[], context: CatalogueContext): Filters {
  const count = wanted.reduce((sum, { values }) => sum + values.length, 0);
  if (wanted.length > searchBounds.conditions || count > searchBounds.values) {
    throw new QueryError('too much is asked for: filters');
  }
  const filters: Record<string, readonly string[]> = {};
  for (const { key, values } of wanted) {
    const code = key === PROVIDER_PRICE_KEY ? 'price' : key;
    const facet = facetConfigs.find((config) => config.code === code);
    if (!facet || key === 'price') throw new QueryError(`not a filter: ${key.slice(0, 80)}`);
    if (values.length === 0) continue;
    filters[code] = facet.kind === 'range' ? [rangeOf(values)] : values.map((value) => valueOf(facet, value, context));
  }
  return filters;
}

/** Both ends of a range; an end may be open. */
function rangeOf(values: readonly unknown[]): string {
  const [from, to] = values.map(endOf);
  if (values.length !== 2 || from === undefined || to === undefined || (from !== null && to !== null && from >= to)) {
    throw new QueryError('a range has two ends, the lower one first');
  }
  return formatRange({ from, to });
}

function endOf(value: unknown): number | null | undefined {
  if (value === PROVIDER_OPEN_END) return null;
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The index's value for a filter value, which is a label in any language of the store view or the value itself. */
function valueOf(
  { kind, code }: { readonly kind: string; readonly code: string },
  value: unknown,
  { attributes, showrooms }: CatalogueContext,
): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new QueryError('a filter has texts or numbers');
  const text = String(value);
  const isIt = (label: string): boolean => label.toLowerCase() === text.toLowerCase();
  if (kind === 'showroom') return showrooms.find(({ name }) => isIt(name))?.id ?? text;
  const option = (kind === 'options' ? (attributes.get(code)?.options ?? []) : []).find(
    ({ label, translations }) => isIt(label) || Object.values(translations).some((other) => isIt(other.label ?? '')),
  );
  return option?.value ?? text;
}
