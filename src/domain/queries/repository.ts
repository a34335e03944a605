import type { Answer } from '../answer.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Content } from '../content.ts';
import type { PriceStep } from '../price-history.ts';
import type { ProductDetails, ProductSummary } from '../product.ts';
import type { Navigation, UrlRewrite } from '../references.ts';
import type { CatalogueContext } from '../views/catalogue-context.ts';

/** What is kept whole or in part, by what of it is asked for. */
export type Kept = 'categories' | 'navigation' | 'products' | ContentKind;

/** A page, a block (a piece of one), or an article of the magazine. */
export type ContentKind = 'page' | 'block' | 'article';

/**
 * Where an answer finds what it is made of: a device's database, or the shop's own. Everything is of one store view and in
 * one language, and as it is at this moment.
 */
export interface Repository {
  readonly index: CatalogueIndex;
  readonly views: CatalogueContext;
  /** `null` where there is none. */
  navigation(): Navigation | null;
  /** Whether everything of it is here, so that what is not found does not exist. */
  has(kept: Kept): boolean;
  /** What is said of what is not here and may exist. */
  readonly notYet: Answer<never>;
  /** Products by their ids, as lists need them. */
  summaries(ids: readonly string[]): Promise<ReadonlyMap<string, ProductSummary>>;
  /** What only their own pages need of products, as far as it is here. */
  details(ids: readonly string[]): Promise<readonly ProductDetails[]>;
  /** What articles were asked for, by sku. */
  priceHistories(skus: readonly string[]): Promise<ReadonlyMap<string, readonly PriceStep[]>>;
  /** What goes by a name; of several kinds the one that stands first. */
  content(
    kinds: readonly ContentKind[],
    identifier: string,
  ): Promise<(Content & { readonly kind: ContentKind }) | null>;
  articles(): Promise<readonly Content[]>;
  /** Where a path leads; it is as `pathKey` writes it. */
  rewrite(key: string): Promise<UrlRewrite | undefined>;
}
