import type { ListingView } from '#domain/views/listing.ts';

/** What a page of the shop shows when its server draws it: what a device without a network has to show as well. */
export interface ServerPage {
  readonly title: string;
  /** Of a listing: how many products there are, and those of the first page in their order. */
  readonly total: string | null;
  readonly skus: readonly string[];
  /** Every value of every facet that it offers, with the count that it promises. */
  readonly filters: readonly OfferedFilter[];
  /** Of a product page. */
  readonly name: string | null;
  readonly amount: string | null;
}

export interface OfferedFilter {
  readonly code: string;
  readonly value: string;
  readonly count: number;
}

/** Asks the server for a page, as somebody who comes for the first time. */
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

/** Documents of a collection, as a device replicates them. */
export async function syncedDocuments<T>(origin: string, collection: string): Promise<T[]> {
  const response = await fetch(`${origin}/api/sync/${collection}?limit=500&storeCode=bmno`);
  return ((await response.json()) as { documents: T[] }).documents;
}

/** Closed facets hold no values: they are among the answers that the page was made from. */
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
