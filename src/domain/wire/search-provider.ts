import { facetConfigs } from '#config/facets.ts';
import { type StoreView, storeViewOfPath } from '#config/stores.ts';
import { type Filters, type ListingSort, parseRange } from '../listing.ts';
import { toMinor } from '../money.ts';
import { isOwnPath } from '../rewrites.ts';
import { type CatalogueContext, optionLabel } from '../views/catalogue-context.ts';
import type { SuggestionKind } from '../views/search.ts';

/** The provider's name of the price filter (spec 9). */
export const PROVIDER_PRICE_KEY = 'klevu_price';

/** An open end of a range, written as in addresses. */
export const PROVIDER_OPEN_END = '*';

/** The provider's names of sort orders (spec 9: sort options). */
const sorts: Readonly<Record<ListingSort, string>> = {
  relevance: 'RELEVANCE',
  latest: 'NEW_ARRIVAL_DESC',
  price: 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
};

/** The provider's name of an order. */
export function providerSort(sort: ListingSort): string {
  return sorts[sort];
}

/** A filter as the provider reads it: labels of options, or both ends of a range. */
export interface ProviderFilter {
  readonly key: string;
  readonly values: readonly string[];
  readonly settings: { readonly singleSelect: boolean };
}

/**
 * Converts filters to the provider's form: `price` is `klevu_price`, and options are named by their labels in the store
 * view's first language.
 */
export function providerFilters(filters: Filters, context: CatalogueContext): ProviderFilter[] {
  const spoken = { ...context, locale: context.store.locales[0]! };
  return facetConfigs.flatMap((facet) => {
    const chosen = filters[facet.code] ?? [];
    const settings = { singleSelect: !facet.isMultiChoice };
    if (facet.kind !== 'range') {
      const values = chosen.map((value) => labelOf(facet, value, spoken));
      return values.length === 0 ? [] : [{ key: facet.code, values, settings }];
    }
    // The provider takes one range per filter, so several become one from the lowest to the highest, and the device
    // filters the results again.
    const ranges = chosen.flatMap((value) => parseRange(value) ?? []);
    if (ranges.length === 0) return [];
    const from = ranges.some((range) => range.from === null) ? null : Math.min(...ranges.map((range) => range.from!));
    const to = ranges.some((range) => range.to === null) ? null : Math.max(...ranges.map((range) => range.to!));
    const values = [from, to].map((end) => (end === null ? PROVIDER_OPEN_END : String(end)));
    return [{ key: providerKey(facet.code), values, settings }];
  });
}

/** The provider's name of a facet. */
export function providerKey(code: string): string {
  return code === 'price' ? PROVIDER_PRICE_KEY : code;
}

function labelOf(
  { kind, code }: { readonly kind: string; readonly code: string },
  value: string,
  context: CatalogueContext,
): string {
  if (kind === 'showroom') return context.showrooms.find(({ id }) => id === value)?.name ?? value;
  return kind === 'options' ? optionLabel(context, code, value) : value;
}

/** A record that the provider found. Every field is checked before it is used. */
export interface ProviderRecord {
  readonly kind: SuggestionKind;
  readonly id: string;
  readonly sku: string | null;
  readonly title: string;
  /** Path inside the store view. */
  readonly path: string | null;
  readonly image: string | null;
  readonly price: { readonly regularMinor: number; readonly specialMinor: number | null } | null;
  /** Names of categories, from the top level down. */
  readonly categories: readonly string[];
  /** Ids of products of the same colour. */
  readonly sameColour: readonly string[];
}

const kinds: ReadonlyMap<string, SuggestionKind> = new Map([
  ['KLEVU_PRODUCT', 'product'],
  ['KLEVU_CATEGORY', 'category'],
  ['KLEVU_CMS', 'page'],
]);

type Fields = Readonly<Record<string, unknown>>;

/** The shop and store view that a provider's address has to belong to. */
export interface OwnPlace {
  /** The origin of the shop itself. */
  readonly origin: string;
  readonly store: StoreView;
}

/** Reads a record of the provider; `null` if it has no name. An address outside of the shop becomes `null`. */
export function recordFromWire(wire: unknown, place: OwnPlace): ProviderRecord | null {
  if (typeof wire !== 'object' || wire === null) return null;
  const fields = wire as Fields;
  const id = textOf(fields['id']);
  const title = textOf(fields['title']) ?? textOf(fields['name']);
  if (id === null || title === null) return null;
  const kind = kinds.get(textOf(fields['typeOfRecord']) ?? 'KLEVU_PRODUCT');
  if (!kind) return null;
  const isCollection = kind === 'product' && fields['type_id'] === 'collection';
  return {
    kind: isCollection ? 'collection' : kind,
    id,
    sku: textOf(fields['sku']),
    title,
    path: ownPath(textOf(fields['link']) ?? textOf(fields['url']), place),
    image: textOf(fields['imageUrl']) ?? textOf(fields['image']),
    price: priceOf(fields),
    categories: (textOf(fields['klevuCategory']) ?? textOf(fields['category']) ?? '').split(';').filter(Boolean),
    sameColour: idsOf(fields['same_color_stacks']),
  };
}

/** The path inside the store view of an address or path of the shop; `null` if it leads elsewhere. */
export function ownPath(address: string | null, { origin, store }: OwnPlace): string | null {
  if (address === null) return null;
  const isWhole = address === origin || address.startsWith(`${origin}/`);
  const path = isWhole ? address.slice(origin.length) || '/' : address;
  if (!path.startsWith('/') || !isOwnPath(path)) return null;
  const named = storeViewOfPath(path);
  return named.store.code === store.code ? named.path : null;
}

/** Reads a price in major units: `{regularRaw, specialRaw}`, or texts in `startPrice` or `price`, and `salePrice`. */
function priceOf(fields: Fields): ProviderRecord['price'] {
  const { price } = fields;
  const raw = typeof price === 'object' && price !== null ? (price as Fields) : null;
  const regular = amountOf(raw ? raw['regularRaw'] : (fields['startPrice'] ?? price));
  const special = amountOf(raw ? raw['specialRaw'] : fields['salePrice']);
  if (regular === null) return null;
  return { regularMinor: regular, specialMinor: special !== null && special < regular ? special : null };
}

function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return value >= 0 && Number.isFinite(value) ? toMinor(value) : null;
  return typeof value === 'string' && /^\d{1,9}(?:\.\d{1,4})?$/.test(value) ? toMinor(Number(value)) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function idsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string' || typeof id === 'number').map(String) : [];
}
