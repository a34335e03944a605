import { defaultStoreView, isCollectionsPath, isReviewsPath, type StoreView } from '#config/stores.ts';
import { categoryPath, inStore, MAGAZINE_PATH, productPath } from '#domain/paths.ts';
import { whyNotShown } from '#domain/product-load.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { FirstVisit } from '#src/data/first-visit.ts';
import { answerOf } from './answer-of.ts';
import type { ServerCatalogue } from './server-catalogue.ts';

/** The same page in another market: `hreflang` and path. */
export interface Alternate {
  readonly language: string;
  readonly path: string;
}

/** The same page in every store view that has it (architecture: first visit). */
export async function alternatesOf(
  { store, path }: { readonly store: StoreView; readonly path: string },
  answers: FirstVisit,
  catalogues: readonly ServerCatalogue[],
): Promise<Alternate[]> {
  const product = answerOf<ProductView>(answers, 'product.bySku');
  const listing = answerOf<ListingView>(answers, 'listing.category');
  if (!product && !listing && !isEverywhere(path)) return [];
  const found: (Alternate & { readonly isDefault: boolean })[] = [];
  for (const catalogue of catalogues) {
    const other = catalogue.store;
    // A page waits for another store view no longer than for its own, and does without one that cannot be read.
    if (other !== store) await catalogue.refreshInTime().catch(() => undefined);
    const there =
      other === store && product ? parentPath(product) : await pathIn(catalogue, { path, product, listing });
    if (there === null) continue;
    found.push({ language: other.locales[0]!, path: inStore(other, there), isDefault: other === defaultStoreView });
  }
  // A page that is in one market only has no other language.
  if (found.length < 2) return [];
  return found.flatMap(({ language, path: place, isDefault }) => [
    { language, path: place },
    ...(isDefault ? [{ language: 'x-default', path: place }] : []),
  ]);
}

/** Whether every store view has a page there that is no product and no category. */
export function isEverywhere(path: string): boolean {
  return path === '/' || path === MAGAZINE_PATH || isCollectionsPath(path) || isReviewsPath(path);
}

interface Shown {
  readonly path: string;
  readonly product: ProductView | null;
  readonly listing: ListingView | null;
}

async function pathIn(catalogue: ServerCatalogue, { path, product, listing }: Shown): Promise<string | null> {
  if (product) return productPathIn(catalogue, product.sku);
  if (listing) {
    const category = catalogue.categories.find(({ id }) => id === listing.trail.at(-1)?.id);
    return category?.isActive ? categoryPath(category) : null;
  }
  if (isCollectionsPath(path)) return catalogue.store.collectionsPath;
  if (isReviewsPath(path)) return catalogue.store.reviewsPath;
  return path;
}

/** Where a store view has a product: each may have a name of its own for it, or not show it at all. */
async function productPathIn(catalogue: ServerCatalogue, sku: string): Promise<string | null> {
  const id = catalogue.index.idOfSku(sku);
  if (id === null) return null;
  const found = await catalogue.products([id]).catch(() => null);
  const summary = found?.get(id)?.summary;
  return summary && !whyNotShown(summary) ? productPath(summary) : null;
}

/** A product's address without the choice of a variant, which is the canonical address for search engines. */
export function parentPath({ path }: ProductView): string {
  return path.split('/').slice(0, 4).join('/');
}
