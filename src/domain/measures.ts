import type { ProductSummary, Variant } from './product.ts';
import { isSold } from './variants.ts';

type Measured = Pick<ProductSummary, 'measures'>;

/** Centimetres (kilograms for weight) by field, of an article: what a variant does not say itself is as its product's. */
export function measuresOfArticle(
  product: Measured,
  variant: Pick<Variant, 'measures'> | undefined,
): Measured['measures'] {
  return variant?.measures ? { ...product.measures, ...variant.measures } : product.measures;
}

/** All numbers that a field has among the variants of a product that are sold, each once; its own where it has none. */
export function measuresAmong(product: ProductSummary, field: string): number[] {
  const sold = product.variants.filter(isSold);
  const articles = sold.length > 0 ? sold : [undefined];
  return [...new Set(articles.flatMap((variant) => measuresOfArticle(product, variant)[field] ?? []))];
}
