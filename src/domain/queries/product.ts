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
  /** `null` while only the list fields are there. */
  readonly details: ProductDetails | null;
  /** The parts of a set or bundle, by sku. */
  readonly ofParts: ReadonlyMap<string, ProductSummary>;
  /** The price histories of the product, of the parts of a set, and of the variants of all, by sku. */
  readonly ofArticles: ReadonlyMap<string, readonly PriceStep[]>;
}

/** The documents of the product in an address, or `null`. */
export async function findProduct(repository: Repository, sku: string): Promise<FoundProduct | null> {
  const summary = await findSummary(repository, sku);
  if (!summary) return null;
  const [[details = null], ofArticles] = await Promise.all([
    repository.details([summary.id]),
    repository.priceHistories(articlesOf(summary)),
  ]);
  const ofParts = await partsOf(repository, details ? [details] : []);
  // What a set has cost is what its parts did; of a bundle nothing is told.
  const ofSet = (details?.parts ?? []).flatMap(({ sku: part }) => ofParts.get(part) ?? []);
  if (ofSet.length === 0) return { summary, details, ofParts, ofArticles };
  const further = await repository.priceHistories(ofSet.flatMap(articlesOf));
  return { summary, details, ofParts, ofArticles: new Map([...ofArticles, ...further]) };
}

function articlesOf({ sku, variants }: ProductSummary): string[] {
  return [sku, ...variants.map((variant) => variant.sku)];
}

/** The product with this sku, else the one with a variant that has it (spec 2: direct access, D80). */
export async function findSummary(repository: Repository, sku: string): Promise<ProductSummary | null> {
  const { index } = repository;
  const ownId = index.idOfSku(sku);
  const own = ownId === null ? undefined : (await repository.summaries([ownId])).get(ownId);
  // While products may still arrive, one of them may have this sku itself, so no product with such a variant is used.
  if ((own && !whyNotShown(own)) || !repository.has('products')) return own ?? null;
  const holderIds = index.idsBy('variantSku', sku);
  const holders = await repository.summaries(holderIds);
  // One that just went may be in the index still.
  const here = holderIds.flatMap((id) => holders.get(id) ?? []);
  return here.find((holder) => showsArticle(holder, sku)) ?? own ?? null;
}

/** The answer for a product's page, with the details as far as they are there (spec 4: product load). */
export function productAnswer(
  repository: Repository,
  { parentSku, childSku }: ProductQuestion,
  found: FoundProduct | null,
): Answer<ProductView> {
  if (!found) return repository.has('products') ? missing : repository.notYet;
  const { summary, ...surroundings } = found;
  const why = whyNotShown(summary);
  if (why) return missingFor(why);
  // If the address has the sku of a variant in place of the product's, the product is shown with that variant chosen.
  const child = summary.sku === parentSku ? childSku : parentSku;
  const view = productView(summary, surroundings, child, repository.views);
  return ready(view, view.chosen.price.asOf);
}

/** The answer for an address without a product's sku; `null` if there is one. */
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
