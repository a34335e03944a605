import { type Answer, missing, missingFor, ready } from '../answer.ts';
import type { PriceStep } from '../price-history.ts';
import { partSkus, type ProductDetails, type ProductSummary } from '../product.ts';
import { showsArticle, whyNotShown } from '../product-load.ts';
import { type ProductView, productView } from '../views/product.ts';
import type { Repository } from './repository.ts';

export interface ProductQuestion {
  readonly parentSku: string;
  readonly childSku: string | null;
}

/** The documents of a product's page. */
export interface FoundProduct {
  readonly summary: ProductSummary;
  /** `null` while only what a list needs is here. */
  readonly details: ProductDetails | null;
  /** What it is made of, by sku. */
  readonly ofParts: ReadonlyMap<string, ProductSummary>;
  /** What it and its variants were asked for, by sku. */
  readonly ofArticles: ReadonlyMap<string, readonly PriceStep[]>;
}

/** The documents of the product that an address means. */
export async function findProduct(repository: Repository, sku: string): Promise<FoundProduct | null> {
  const summary = await findSummary(repository, sku);
  if (!summary) return null;
  const [[details = null], ofArticles] = await Promise.all([
    repository.details([summary.id]),
    repository.priceHistories([summary.sku, ...summary.variants.map((variant) => variant.sku)]),
  ]);
  return { summary, details, ofParts: await partsOf(repository, details ? [details] : []), ofArticles };
}

/** The product with this sku, else the one that shows the variant with it (spec 2: direct access, D80). */
export async function findSummary(repository: Repository, sku: string): Promise<ProductSummary | null> {
  const { index } = repository;
  const ownId = index.idOfSku(sku);
  const own = ownId === null ? undefined : (await repository.summaries([ownId])).get(ownId);
  // While products may still come, one of them may have this very sku.
  if ((own && !whyNotShown(own)) || !repository.has('products')) return own ?? null;
  const holderIds = index.idsBy('variantSku', sku);
  const holders = await repository.summaries(holderIds);
  const id = holderIds.find((holderId) => showsArticle(holders.get(holderId)!, sku));
  return (id === undefined ? own : holders.get(id)) ?? null;
}

/** A product's own page: what a list knows, the rest as far as it is here (spec 4: product load). */
export function productAnswer(
  repository: Repository,
  { parentSku, childSku }: ProductQuestion,
  found: FoundProduct | null,
): Answer<ProductView> {
  if (!found) return repository.has('products') ? missing : repository.notYet;
  const { summary, ...surroundings } = found;
  const why = whyNotShown(summary);
  if (why) return missingFor(why);
  // The sku of a variant: its product is shown instead, with the variant chosen.
  const child = summary.sku === parentSku ? childSku : parentSku;
  const view = productView(summary, surroundings, child, repository.views);
  return ready(view, view.chosen.price.asOf);
}

/** What is said where an address names no product; `null` where it names one. */
export function namelessProduct(parentSku: string): Answer<never> | null {
  return parentSku.trim() === '' ? missingFor({ code: 'searchKeyMissing', params: { key: 'sku' } }) : null;
}

/** The products that sets and bundles are made of, by sku. */
export async function partsOf(
  repository: Pick<Repository, 'index' | 'summaries'>,
  details: readonly ProductDetails[],
): Promise<ReadonlyMap<string, ProductSummary>> {
  const ids = details.flatMap(partSkus).flatMap((sku) => repository.index.idOfSku(sku) ?? []);
  const summaries = ids.length === 0 ? [] : [...(await repository.summaries(ids)).values()];
  return new Map(summaries.map((summary) => [summary.sku, summary]));
}
