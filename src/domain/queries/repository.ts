import type { Answer } from '../answer.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { CheckoutSettings } from '../checkout-methods.ts';
import type { Content } from '../content.ts';
import type { PriceStep } from '../price-history.ts';
import type { ProductDetails, ProductSummary } from '../product.ts';
import type { Navigation, UrlRewrite } from '../references.ts';
import type { ReviewList } from '../review.ts';
import type { CatalogueContext } from '../views/catalogue-context.ts';

/** The data that a repository may have completely or in part. */
export type Kept = 'categories' | 'attributes' | 'navigation' | 'products' | 'reviews' | ContentKind;

/** A page, a block (a piece of one), or an article of the magazine. */
export type ContentKind = 'page' | 'block' | 'article';

/**
 * The data of answers: that of a device's database, or of the shop's own. All of it is of one store view, in one
 * language, and of this moment.
 */
export interface Repository {
  readonly index: CatalogueIndex;
  readonly views: CatalogueContext;
  /** `null` without one. */
  navigation(): Navigation | null;
  /** What the store view offers at the checkout; `null` where nobody knows it. */
  settings(): CheckoutSettings | null;
  /** Whether all data of a kind is there, so that what is not found does not exist. */
  has(kept: Kept): boolean;
  /** The answer for data that is not there but may exist. */
  readonly notYet: Answer<never>;
  /** The list fields of products, by id. */
  summaries(ids: readonly string[]): Promise<ReadonlyMap<string, ProductSummary>>;
  /** The details of products, as far as they are there. */
  details(ids: readonly string[]): Promise<readonly ProductDetails[]>;
  /** The price history of articles, by sku. */
  priceHistories(skus: readonly string[]): Promise<ReadonlyMap<string, readonly PriceStep[]>>;
  /** The published reviews of a product, or of the shop; `undefined` where there are none, or not yet. */
  reviews(sku: string): Promise<ReviewList | undefined>;
  /** The content with an identifier; if there are several, that of the first kind in `kinds`. */
  content(
    kinds: readonly ContentKind[],
    identifier: string,
  ): Promise<(Content & { readonly kind: ContentKind }) | null>;
  articles(): Promise<readonly Content[]>;
  /** The rewrite of a path; `key` is as `pathKey` writes it. */
  rewrite(key: string): Promise<UrlRewrite | undefined>;
}
