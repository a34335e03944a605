import type { ListingView } from '#domain/views/listing.ts';

/** What a page shows when the server renders it; a device without a network has to show the same. */
export interface ServerPage {
  readonly title: string;
  /** For a listing: the number of products, and the skus on its first page in order. */
  readonly total: string | null;
  readonly skus: readonly string[];
  /** For a listing: every value of every facet, with its count. */
  readonly filters: readonly OfferedFilter[];
  /** For a product page: name and price. */
  readonly name: string | null;
  readonly amount: string | null;
}

export interface OfferedFilter {
  readonly code: string;
  readonly value: string;
  readonly count: number;
}

/** Fetches a page from the server, as on a first visit. */
export async function serverPage(origin: string, path: string): Promise<ServerPage> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const found = (pattern: RegExp): string | null => pattern.exec(html)?.[1] ?? null;
  const product = html.slice(Math.max(0, html.indexOf('data-testid="product-page"')));
  return {
    title: plain(found(/<title>([^<]*)/) ?? ''),
    total: found(/data-testid="listing" data-total="(\d+)"/),
    skus: [...html.matchAll(/data-testid="product-card" data-sku="([^"]+)"/g)].map(([, sku]) => sku!),
    filters: filtersOf(found(/<script[^>]*id="first-visit"[^>]*>(.*?)<\/script>/s)),
    name: nameOf(found(/data-testid="product-name"[^>]*>([^<]*)/)),
    amount: /data-testid="price" data-amount="(\d+)"/.exec(product)?.[1] ?? null,
  };
}

/** The documents of a collection, fetched as a device replicates them. */
export async function syncedDocuments<T>(origin: string, collection: string): Promise<T[]> {
  const response = await fetch(`${origin}/api/sync/${collection}?limit=500&storeCode=bmno`);
  return ((await response.json()) as { documents: T[] }).documents;
}

/** Closed facets render no values, so they are read from the answers that travel in the page. */
function filtersOf(firstVisit: string | null): OfferedFilter[] {
  const answers = JSON.parse(firstVisit ?? '[]') as [{ name: string }, { value: ListingView | null }][];
  const listing = answers.find(([{ name }]) => name === 'listing.category')?.[1].value;
  return (listing?.facets ?? []).flatMap(({ code, options }) =>
    options.map(({ value, count }) => ({ code, value, count })),
  );
}

function nameOf(text: string | null): string | null {
  return text === null ? null : plain(text);
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
