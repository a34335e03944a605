import type { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import { QueryError } from '../search/condition.ts';
import { searchBounds } from '../search/search-cost.ts';
import type { WantedFilter } from './applied-filters.ts';

/** What a custom query narrows the products down to; `ids` is `null` where it names no products. */
export interface CustomQuery {
  readonly ids: readonly string[] | null;
  readonly filters: readonly WantedFilter[];
}

const TEXT_MAX = 16_000;
const CLAUSE = /^([A-Za-z_]\w{0,63}):(?:\(([^()]*)\)|"([^"]*)"|([^\s()"]+))$/;

/**
 * Reads `field:value`, `field:"a text"` and `field:(a OR b)`, joined by `AND`: products by `id`, `itemGroupId` or `sku`, else
 * a filter by its labels. Anything else is refused (D98).
 */
export function readCustomQuery(text: string, index: CatalogueIndex): CustomQuery {
  if (text.length > TEXT_MAX) throw new QueryError('the custom query is too long');
  const lists: string[][] = [];
  const filters: WantedFilter[] = [];
  for (const clause of text.trim().split(/ AND /)) {
    const [, field, list, quoted, plain] = CLAUSE.exec(clause.trim()) ?? [];
    if (field === undefined) throw new QueryError(`not a custom query: ${clause.slice(0, 80)}`);
    const values = (list?.split(/ OR /) ?? [quoted ?? plain ?? '']).map((value) => value.trim().replaceAll('"', ''));
    if (values.length > searchBounds.values) throw new QueryError('too much is asked for: custom query');
    const named = idsOf(field, values, index);
    if (named) lists.push(named);
    else filters.push({ key: field === 'type_id' ? 'product_type' : field, values });
  }
  const [first, ...others] = lists;
  return { ids: first?.filter((id) => others.every((list) => list.includes(id))) ?? null, filters };
}

function idsOf(field: string, values: readonly string[], index: CatalogueIndex): string[] | null {
  if (field === 'id' || field === 'itemGroupId') return [...values];
  return field === 'sku' ? values.flatMap((sku) => index.idOfSku(sku) ?? []) : null;
}
