import { measureFields } from '#config/facets.ts';
import { ALL_PRICE_GROUPS, GUEST_PRICE_GROUP } from '#config/settings.ts';
import { formatWireTime } from '#domain/wire/time.ts';
import type { WireDocument } from './collections.ts';
import type { DocumentRow } from './documents.ts';

type StoredDocument = Pick<DocumentRow, 'body' | 'updatedAt'>;

/** The document as the contract shows it, with the time of its last change. */
export function wireDocument(row: StoredDocument): WireDocument {
  return { ...row.body, updated_at: formatWireTime(row.updatedAt.getTime()) } as unknown as WireDocument;
}

type Fields = Record<string, unknown>;

const publicGroups: ReadonlySet<unknown> = new Set([ALL_PRICE_GROUPS, GUEST_PRICE_GROUP]);

/**
 * The document as anybody may have it: what other groups of customers pay is theirs alone (D84). Variants have no type, because
 * storefronts that lay a variant over its product would take the product for a simple one.
 */
export function publicDocument(row: StoredDocument): WireDocument {
  const document = withPublicTiers(wireDocument(row));
  const variants = document['configurable_children'];
  return Array.isArray(variants)
    ? { ...document, configurable_children: (variants as Fields[]).map(publicVariant) }
    : document;
}

function publicVariant(variant: Fields): Fields {
  const { type_id: _type, ...untyped } = variant;
  return withPublicTiers(untyped);
}

function withPublicTiers<T extends Fields>(priced: T): T {
  const tiers = priced['tier_prices'];
  if (!Array.isArray(tiers)) return priced;
  const isPublic = (tier: Fields | null): boolean => publicGroups.has(tier?.['customer_group_id']);
  return { ...priced, tier_prices: (tiers as (Fields | null)[]).filter(isPublic) };
}

/** The document as replication sends it: with its `_deleted` and `_updated_at`, or as a tombstone with nothing else. */
export function syncDocument(row: DocumentRow): WireDocument {
  const marks = { _deleted: row.isGone, _updated_at: row.updatedAt.toISOString() };
  if (row.isGone) return { id: row.body['id'] as string | number, ...marks };
  return { ...publicDocument(row), ...marks };
}

/** Fields of a product that a listing needs (contract: fields=list). Attributes are named by the caller. */
const listFields: ReadonlySet<string> = new Set([
  'id',
  'sku',
  'name',
  'product_name_1',
  'product_name_2',
  'slug',
  'url_key',
  'url_path',
  'type_id',
  'status',
  'visibility',
  'image',
  'category_ids',
  'tax_class_id',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
  'final_price_incl_tax',
  'special_from_date',
  'special_to_date',
  'tier_prices',
  'stock',
  'product_delivery_time',
  'collection_bestseller',
  'review_summary',
  'created_at',
  'updated_at',
  'weight',
  '_deleted',
  '_updated_at',
]);

const childFields: ReadonlySet<string> = new Set([
  'id',
  'sku',
  'name',
  'status',
  'image',
  'stock',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
  'final_price_incl_tax',
  'special_from_date',
  'special_to_date',
  // A variant of another size has measures of its own.
  ...measureFields,
]);

/** In which showrooms a variant stands, by which lists are filtered. */
const SHOWROOM_FIELD = /^product_showroom_stock_\d$/;

/**
 * The translated fields that listings need: names of a product and its variants. Other translations belong to the
 * product's page.
 */
const nameFields: ReadonlySet<string> = new Set(['name', 'product_name_1', 'product_name_2']);

/** Cuts a product down to its list fields; every `product_*` attribute and every option attribute stays. */
export function listDocument(document: WireDocument): WireDocument {
  const options = (document['configurable_options'] ?? []) as { attribute_code: string; attribute_id: unknown }[];
  const codes = new Set(options.map((option) => option.attribute_code));
  const isListField = (field: string): boolean =>
    listFields.has(field) ||
    field.startsWith('product_') ||
    codes.has(field.replace(/_options$/, '')) ||
    field === 'color';
  const short: Fields = {
    ...pick(document, (field) => isListField(field) && field !== 'product_links'),
    ...translatedNames(document),
  };
  if (options.length > 0) {
    // The catalogue index only needs the attributes that tell variants apart; labels come from the attributes
    // themselves.
    short['configurable_options'] = options.map(({ attribute_code, attribute_id }) => ({
      attribute_id,
      attribute_code,
      label: attribute_code,
      values: [],
    }));
    const children = (document['configurable_children'] ?? []) as Fields[];
    short['configurable_children'] = children.map((child) => ({
      ...pick(child, (field) => childFields.has(field) || codes.has(field) || SHOWROOM_FIELD.test(field)),
      ...translatedNames(child),
    }));
  }
  return short as WireDocument;
}

/** The names in other languages (D93). */
function translatedNames({ translations }: Fields): Fields {
  if (typeof translations !== 'object' || translations === null) return {};
  const names = Object.entries(translations as Record<string, Fields>).map(
    ([locale, texts]) => [locale, pick(texts, (field) => nameFields.has(field))] as const,
  );
  const spoken = names.filter(([, texts]) => Object.keys(texts).length > 0);
  return spoken.length > 0 ? { translations: Object.fromEntries(spoken) } : {};
}

function pick(source: Fields, isKept: (field: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(source).filter(([field]) => isKept(field)));
}
