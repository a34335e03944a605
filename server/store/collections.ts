import { isSwitchedOff } from '#domain/wire/switched-off.ts';

/** Collections of the contract that this backend replicates (contract: SyncCollection). */
export const collections = [
  'products',
  'categories',
  'attributes',
  'taxrules',
  'cms_blocks',
  'cms_pages',
  'blog_posts',
  'blog_categories',
  'navigation',
  'store_settings',
  'showrooms',
  'static_content',
  'url_rewrites',
  'price_history',
  'reviews',
] as const;

export type Collection = (typeof collections)[number];

/** A document in the shape of the contract. */
export type WireDocument = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** Type in the path of a search, and the collection that it reads. */
export const collectionOfType: Readonly<Record<string, Collection>> = {
  product: 'products',
  category: 'categories',
  attribute: 'attributes',
  taxrule: 'taxrules',
  cms_page: 'cms_pages',
  cms_block: 'cms_blocks',
  cms_blog: 'blog_posts',
  cms_blog_category: 'blog_categories',
};

const GONE_FROM_STATUS = 2;
const STATUS_SHOWN = 1;

/** What the columns beside a document's body hold. */
export interface DocumentColumns {
  readonly id: string;
  readonly isGone: boolean;
  readonly sku: string | null;
  readonly path: string | null;
  readonly slug: string | null;
  readonly title: string;
  readonly text: string;
}

/** Derives the columns of a document from its body. */
export function columnsOf(collection: Collection, document: WireDocument): DocumentColumns {
  const isPage = collection === 'cms_pages';
  return {
    id: String(document.id),
    isGone: isGone(collection, document),
    sku: collection === 'products' ? textOf(document['sku']) : null,
    path: textOf(isPage ? document['identifier'] : document['url_path']),
    slug: textOf(document['slug'] ?? document['url_key']),
    title: words(document, ['name', 'product_name_1', 'product_name_2', 'sku', 'title', 'meta_title']),
    text: words(document, ['description', 'short_description', 'short_content', 'content', 'product_collection']),
  };
}

/**
 * Whether devices see this document as deleted: products that are no longer sold, pages and blocks that are switched off, and
 * unpublished texts of the magazine (spec 7: status 1).
 */
function isGone(collection: Collection, document: WireDocument): boolean {
  const status = Number(document['status']);
  if (collection === 'products') return status >= GONE_FROM_STATUS;
  const isMagazine = collection === 'blog_posts' || collection === 'blog_categories';
  return isMagazine ? status !== STATUS_SHOWN : isSwitchedOff(collection, document);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function words(document: WireDocument, fields: readonly string[]): string {
  const texts = fields.map((field) => document[field]).filter((value) => typeof value === 'string');
  return texts.join(' ').replaceAll(/<[^>]*>/g, ' ');
}
