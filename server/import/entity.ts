import {
  zAttribute,
  zBlogCategory,
  zBlogPost,
  zCategory,
  zCmsBlock,
  zCmsPage,
  zNavigation,
  zPriceHistoryDocument,
  zProduct,
  zProductReviewsDocument,
  zShowroom,
  zStaticContentDocument,
  zStoreSettings,
  zTaxRule,
  zUrlRewriteDocument,
} from '#schemas/api/generated/zod.gen.ts';
import { type Collection, collectionOfType } from '../store/collections.ts';

type Fields = Readonly<Record<string, unknown>>;

const validators = {
  product: zProduct,
  category: zCategory,
  attribute: zAttribute,
  taxrule: zTaxRule,
  cms_page: zCmsPage,
  cms_block: zCmsBlock,
  cms_blog: zBlogPost,
  cms_blog_category: zBlogCategory,
  showroom: zShowroom,
  navigation: zNavigation,
  static_content: zStaticContentDocument,
  store_settings: zStoreSettings,
  url_rewrite: zUrlRewriteDocument,
  price_history: zPriceHistoryDocument,
  product_reviews: zProductReviewsDocument,
} as const;

/** Kinds of document that can be read: the types of the search index, and what the shop keeps beside it. */
export type Entity = keyof typeof validators;

/** Collections of what no search index holds. */
const collectionBesideIndex: Readonly<Partial<Record<Entity, Collection>>> = {
  showroom: 'showrooms',
  navigation: 'navigation',
  static_content: 'static_content',
  store_settings: 'store_settings',
  url_rewrite: 'url_rewrites',
  price_history: 'price_history',
  product_reviews: 'reviews',
};

const pageFields = ['meta_title', 'meta_description', 'meta_keywords', 'content_heading', 'page_layout'];

/** The collection that documents of an entity belong to. */
export function collectionOf(entity: Entity): Collection {
  return collectionBesideIndex[entity] ?? collectionOfType[entity]!;
}

/** The entity that a plain document is, by its shape; `null` when it looks like none. */
export function entityOfShape(document: Fields): Entity | 'album' | null {
  const has = (field: string): boolean => document[field] !== undefined;
  if (has('sku') && ['type_id', 'visibility', 'url_path', 'name', 'product_name_1'].some(has)) return 'product';
  if (has('attribute_code')) return 'attribute';
  if (has('product_tax_class_ids') || (has('rates') && Array.isArray(document['rates']))) return 'taxrule';
  if (has('parent_id') && ['level', 'url_key', 'url_path', 'name'].some(has)) return 'category';
  if (has('url_key') && has('publish_date')) return 'cms_blog';
  if (has('url_key') && has('status')) return 'cms_blog_category';
  if (has('identifier')) return pageFields.some(has) ? 'cms_page' : 'cms_block';
  return besideIndex(document);
}

/** What a document is that no search index holds. */
function besideIndex(document: Fields): Entity | 'album' | null {
  const has = (field: string): boolean => document[field] !== undefined;
  if (has('footerItems')) return 'navigation';
  if (has('shipping_methods') && has('payment_methods')) return 'store_settings';
  if (has('request_path') && has('relative_url')) return 'url_rewrite';
  if (has('name') && has('city')) return 'showroom';
  if (has('sku') && has('entries')) return 'price_history';
  if (has('name') && has('entries')) return 'album';
  if (has('sku') && has('reviews')) return 'product_reviews';
  return String(document['id']).endsWith('.json') ? 'static_content' : null;
}

/** The entity of a dumped line, by its `_type` or by the ending of its index's name; `null` when it is none of ours. */
export function entityOfDump(type: unknown, index: unknown): Entity | null {
  const entities = Object.keys(validators) as Entity[];
  const named = entities.find((entity) => entity === type);
  if (named) return named;
  if (typeof index !== 'string') return null;
  // Indices are renamed on every reindex: vue_storefront_catalog_product_1573031.
  const ending = index.replace(/[_-]\d+$/, '');
  const fitting = entities.filter((entity) => ending === entity || ending.endsWith(`_${entity}`));
  // The name of one kind can be the ending of another: category, cms_blog_category.
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Why a document does not keep to the contract, naming the field; `null` when it does. */
export function faultOf(entity: Entity, document: Fields): string | null {
  const outcome = validators[entity].safeParse(document);
  if (outcome.success) return null;
  const [issue] = outcome.error.issues;
  const field = issue!.path.join('.') || 'document';
  const expected = 'expected' in issue! ? `it must be ${describe(String(issue.expected))}` : 'its value is not allowed';
  const before = issue!.path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], document);
  const isMissing = (before as Record<PropertyKey, unknown> | undefined)?.[issue!.path.at(-1) ?? ''] === undefined;
  return isMissing
    ? `the field ${field} of the ${entity} is missing`
    : `the field ${field} of the ${entity}: ${expected}`;
}

function describe(type: string): string {
  return { int: 'a whole number', string: 'a text', boolean: 'true or false', array: 'a list' }[type] ?? `a ${type}`;
}
