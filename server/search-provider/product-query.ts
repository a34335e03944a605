import { sql } from 'drizzle-orm';
import type { IndexSort } from '#domain/catalogue-index/orders.ts';
import type { IndexAnswer } from '#domain/catalogue-index/answer.ts';
import { addTo, type Bitset, createBitset } from '#domain/catalogue-index/bitset.ts';
import type { CatalogueIndex, ListingQuestion } from '#domain/catalogue-index/catalogue-index.ts';
import { type Category, categoryTrail } from '#domain/category.ts';
import type { Filters } from '#domain/listing.ts';
import type {
  SearchProviderFilter,
  SearchProviderRecord,
  SearchProviderRecordQuery,
} from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { rowsOf } from '../store/documents.ts';
import { appliedFilters } from './applied-filters.ts';
import { readCustomQuery } from './custom-query.ts';
import { pageOf, termOf } from './query-terms.ts';
import { productRecord, type RecordSource } from './record.ts';
import { recommended } from './recommend.ts';
import { returnedFilters } from './returned-filters.ts';
import type { TextMatch } from './text-match.ts';

export interface ProductSource extends RecordSource {
  readonly database: Queries;
  /** Products that match a text, among those that this request may find. */
  readonly productsOf: (text: string) => Promise<TextMatch>;
  /** The filters that narrow all queries of the request. */
  readonly within: Filters;
}

export interface ProductAnswer {
  readonly total: number;
  readonly records: readonly SearchProviderRecord[];
  readonly filters: readonly SearchProviderFilter[];
  readonly typeOfSearch: string | null;
}

const none: ProductAnswer = { total: 0, records: [], filters: [], typeOfSearch: null };

type Settings = NonNullable<SearchProviderRecordQuery['settings']>;
type Sort = NonNullable<Settings['sort']>;

/** Sorts of the index for the provider's sorts, and whether they are reversed. The index has no sort by name. */
const sorts: Readonly<
  Record<Exclude<Sort, 'RELEVANCE' | `NAME_${string}`>, { readonly sort: IndexSort; readonly isTurned: boolean }>
> = {
  PRICE_ASC: { sort: 'price', isTurned: false },
  PRICE_DESC: { sort: 'price-desc', isTurned: false },
  NEW_ARRIVAL_DESC: { sort: 'latest', isTurned: false },
  NEW_ARRIVAL_ASC: { sort: 'latest', isTurned: true },
};

/** Answers a product query of any kind: one page of products, with the filters beside it. */
export async function productAnswer(query: SearchProviderRecordQuery, source: ProductSource): Promise<ProductAnswer> {
  const { catalogue, context, within } = source;
  const { index } = catalogue;
  const settings = query.settings ?? {};
  const { limit, offset } = pageOf(query);
  const custom = settings.customANDQuery ? readCustomQuery(settings.customANDQuery, index) : null;
  const wanted = [...(query.filters?.applyFilters?.filters ?? []), ...(custom?.filters ?? [])];
  const filters = { ...appliedFilters(wanted, context), ...within };
  const category = categoryOf(settings.query?.categoryPath, context.categories);
  const text = termOf(query);
  if (category === undefined) return none;
  const match = text === null ? null : await source.productsOf(text);
  const candidates = withPinned(
    meet(meet(match?.ids ?? null, await recommended(query, catalogue)), custom?.ids ?? null),
    {
      settings,
      index,
    },
  );
  const order = candidates && ordinalsOf(candidates, index);
  const among = order === null ? {} : { among: setOf(order, index) };
  const question = { categoryId: category, filters, limit: index.size, ...among };
  const { total, ids } = await ordered(query, { question, order }, source);
  const page = ids.slice(offset, offset + limit);
  const summaries = await catalogue.products(page);
  const records = page.flatMap((id) => {
    const known = summaries.get(id);
    return known ? [onlyFields(productRecord(known.summary, source), settings.fields)] : [];
  });
  return {
    total,
    records,
    filters: returnedFilters(query.filters?.filtersToReturn, {
      context,
      filters,
      find: () => index.answer({ ...question, limit: 0, sort: 'relevance' }),
    }),
    typeOfSearch: match?.typeOfSearch ?? null,
  };
}

/** The ids that both lists name, in the order of the first; `null` stands for all products. */
function meet(some: readonly string[] | null, others: readonly string[] | null): readonly string[] | null {
  if (some === null || others === null) return some ?? others;
  const wanted = new Set(others);
  return some.filter((id) => wanted.has(id));
}

/** The ids with those that the query puts first, adds or leaves out in any case. */
function withPinned(
  ids: readonly string[] | null,
  { settings, index }: { readonly settings: Settings; readonly index: CatalogueIndex },
): readonly string[] | null {
  const [top, included, excluded] = [settings.topIds, settings.includeIds, settings.excludeIds].map((list = []) =>
    list.map((each) => each['value']).filter((value): value is string => typeof value === 'string'),
  ) as [string[], string[], string[]];
  if (top.length + included.length + excluded.length === 0) return ids;
  const everything = { categoryId: null, filters: {}, sort: 'relevance', limit: index.size } as const;
  const found = new Set(ids ?? index.answer(everything).ids);
  for (const id of included) found.add(id);
  for (const id of excluded) found.delete(id);
  return [...new Set([...top.filter((id) => found.has(id)), ...found])];
}

/** The category of a path of names joined with `;`, or of its address; `null` for none, `undefined` for one that is not there. */
function categoryOf(path: string | undefined, categories: readonly Category[]): number | null | undefined {
  const wanted = path?.trim().toLowerCase();
  if (!wanted) return null;
  const found = categories.find((category) => {
    if (!category.isActive) return false;
    const names = categoryTrail(categories, category.id).map(({ name }) => name);
    return names.join(';').toLowerCase() === wanted || category.urlPath.toLowerCase() === wanted;
  });
  return found && Number(found.id);
}

function ordinalsOf(ids: readonly string[], { columns }: CatalogueIndex): Uint32Array {
  return Uint32Array.from(ids.flatMap((id) => columns.ordinalOf(id) ?? []));
}

function setOf(ordinals: Uint32Array, { columns }: CatalogueIndex): Bitset {
  const set = createBitset(columns.room);
  for (const ordinal of ordinals) addTo(set, ordinal);
  return set;
}

/** All products that are found, in the order that the query asks for; by relevance, that of `order`. */
async function ordered(
  { typeOfRequest, settings }: SearchProviderRecordQuery,
  { question, order }: { readonly question: Omit<ListingQuestion, 'sort'>; readonly order: Uint32Array | null },
  { catalogue, database }: ProductSource,
): Promise<Pick<IndexAnswer, 'total' | 'ids'>> {
  const { index, store } = catalogue;
  const wanted = typeOfRequest === 'RECS_NEW_ARRIVALS' ? 'NEW_ARRIVAL_DESC' : (settings?.sort ?? 'RELEVANCE');
  if (wanted === 'RELEVANCE') return index.answer({ ...question, sort: 'relevance' }, order ?? undefined);
  if (wanted === 'NAME_ASC' || wanted === 'NAME_DESC') {
    const { total, ids } = index.answer({ ...question, sort: 'relevance' });
    const named = await byName(database, store.code, ids);
    return { total, ids: wanted === 'NAME_ASC' ? named : named.toReversed() };
  }
  const { sort, isTurned } = sorts[wanted];
  const { total, ids } = index.answer({ ...question, sort });
  return { total, ids: isTurned ? ids.toReversed() : ids };
}

async function byName(database: Queries, storeCode: string, ids: readonly string[]): Promise<string[]> {
  const found = await database.execute(sql`
    select id from documents where store_code = ${storeCode} and collection = 'products' and not is_gone
    order by lower(body ->> 'name'), length(id), id`);
  const wanted = new Set(ids);
  return rowsOf<{ id: string }>(found).flatMap(({ id }) => (wanted.has(id) ? [id] : []));
}

/** A record with the fields that the query names and those that every record has. */
function onlyFields(record: SearchProviderRecord, fields: readonly string[] | undefined): SearchProviderRecord {
  if (!fields || fields.length === 0) return record;
  const wanted = new Set([...fields, 'id', 'typeOfRecord']);
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name))) as SearchProviderRecord;
}
