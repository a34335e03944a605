/** Collections of the contract that this backend replicates (contract: SyncCollection). */
export const collections = [
  'products',
  'categories',
  'attributes',
  'taxrules',
  'cms_blocks',
  'cms_pages',
  'navigation',
  'store_settings',
  'showrooms',
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
};

const GONE_FROM_STATUS = 2;

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
    isGone: collection === 'products' && Number(document['status']) >= GONE_FROM_STATUS,
    sku: collection === 'products' ? textOf(document['sku']) : null,
    path: textOf(isPage ? document['identifier'] : document['url_path']),
    slug: textOf(document['slug'] ?? document['url_key']),
    title: words(document, ['name', 'product_name_1', 'product_name_2', 'sku', 'title', 'meta_title']),
    text: words(document, ['description', 'short_description', 'content', 'product_collection']),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function words(document: WireDocument, fields: readonly string[]): string {
  const texts = fields.map((field) => document[field]).filter((value) => typeof value === 'string');
  return texts.join(' ').replaceAll(/<[^>]*>/g, ' ');
}
