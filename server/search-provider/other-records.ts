import { PROVIDER_TEXT_MIN_LENGTH } from '#config/limits.ts';
import type { Category } from '#domain/category.ts';
import type { SearchProviderRecordQuery } from '#schemas/api/generated/types.gen.ts';
import { documentsById } from '../store/documents.ts';
import type { ProductAnswer, ProductSource } from './product-query.ts';
import { pageOf, termOf } from './query-terms.ts';
import { categoryRecord, pageRecord } from './record.ts';
import { matchText } from './text-match.ts';

/** Categories with products whose name contains the text; those that begin with it come first. */
export function categoryAnswer(query: SearchProviderRecordQuery, source: ProductSource): ProductAnswer {
  const text = termOf(query)?.toLowerCase() ?? null;
  const { categories, countIn } = source.context;
  const place = ({ name }: Category): number => (text === null ? 0 : name.toLowerCase().indexOf(text));
  const isTooShort = text !== null && text.length < PROVIDER_TEXT_MIN_LENGTH;
  const found = categories
    .filter((category) => !isTooShort && category.isActive && place(category) >= 0 && countIn(category) > 0)
    .sort((a, b) => Math.sign(place(a)) - Math.sign(place(b)) || a.level - b.level || a.position - b.position);
  const { limit, offset } = pageOf(query);
  const records = found.slice(offset, offset + limit).map((category) => categoryRecord(category, source));
  return { total: found.length, records, filters: [], typeOfSearch: null };
}

/** Pages of the shop's own texts that match a text. */
export async function pageAnswer(query: SearchProviderRecordQuery, source: ProductSource): Promise<ProductAnswer> {
  const { database, catalogue } = source;
  const storeCode = catalogue.store.code;
  const { ids, typeOfSearch } = await matchText(database, {
    storeCode,
    collection: 'cms_pages',
    text: termOf(query) ?? '',
  });
  const rows = await documentsById(database, storeCode, 'cms_pages', ids);
  const shown = new Map(rows.filter(({ body }) => body['active'] !== false).map((row) => [row.id, row.body]));
  const found = ids.filter((id) => shown.has(id));
  const { limit, offset } = pageOf(query);
  const records = found.slice(offset, offset + limit).map((id) => {
    const { identifier, title } = shown.get(id)!;
    return pageRecord({ id, identifier: String(identifier), title: String(title ?? '') }, source);
  });
  return { total: found.length, records, filters: [], typeOfSearch };
}
