import { MINOR_PER_MAJOR } from './money.ts';
import type { ProductSummary, TierPrice, Variant } from './product.ts';
import { grossOf } from './tax.ts';

/** What the group of who is signed in pays, beside the products themselves, which everybody may have (D84). */
export interface GroupPrices {
  readonly group: number;
  /** The group sees prices without tax (spec 6: tax display by group). */
  readonly isNet: boolean;
  readonly taxBasisPoints: number;
  /** By the sku of the product; those of a product are those of its variants too. */
  readonly tiers: ReadonlyMap<string, readonly TierPrice[]>;
  /** What one piece costs them, gross in minor units, by the sku of the article: where the shop says it of single articles. */
  readonly articles?: ReadonlyMap<string, number>;
}

/**
 * A product at the prices of a group. What one piece costs them takes the place of the base, so that it is no reduction of
 * anything; an offer that is lower still counts. A bundle has the prices of its parts.
 */
export function withGroupPrices(
  product: ProductSummary,
  { taxBasisPoints, tiers, articles }: GroupPrices,
): ProductSummary {
  const own = tiers.get(product.sku) ?? [];
  if (product.type === 'bundle' || (own.length === 0 && !articles)) return product;
  const ofOne = own.filter(({ fromQty }) => fromQty <= 1).map(({ netMajor }) => grossOfTier(netMajor, taxBasisPoints));
  const priced = <T extends Pick<Variant, 'price' | 'sku'>>(article: T): T => {
    const { baseMinor } = article.price;
    if (baseMinor === null) return article;
    const ofArticle = articles?.get(article.sku) ?? baseMinor;
    return { ...article, price: { ...article.price, baseMinor: Math.min(baseMinor, ofArticle, ...ofOne) } };
  };
  return {
    ...priced(product),
    variants: product.variants.map(priced),
    tiers: [...product.tiers, ...own.filter(({ fromQty }) => fromQty > 1)],
  };
}

/** The skus of products whose prices are others with `after` than with `before`. */
export function repriced(before: GroupPrices | null, after: GroupPrices | null): string[] {
  const isSameGroup = before?.group === after?.group;
  const said = (prices: GroupPrices | null, sku: string): string => JSON.stringify(prices?.tiers.get(sku) ?? []);
  const skus = new Set([...(before?.tiers.keys() ?? []), ...(after?.tiers.keys() ?? [])]);
  return [...skus].filter((sku) => !isSameGroup || said(before, sku) !== said(after, sku));
}

/** A tier price as it is paid, in minor units. */
export function grossOfTier(netMajor: number, taxBasisPoints: number): number {
  return grossOf(netMajor * MINOR_PER_MAJOR, taxBasisPoints);
}
