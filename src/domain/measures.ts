import type { ProductSummary, Variant } from './product.ts';
import { isSold } from './variants.ts';

type Measured = Pick<ProductSummary, 'measures'>;

/**
 * The measures of an article by field, in centimetres (weight in kilograms); a measure that the variant does not have
 * is that of its product.
 */
export function measuresOfArticle(
  product: Measured,
  variant: Pick<Variant, 'measures'> | undefined,
): Measured['measures'] {
  return variant?.measures ? { ...product.measures, ...variant.measures } : product.measures;
}

/** All values of a field among the sold variants of a product, each once; without sold variants the product's own. */
export function measuresAmong(product: ProductSummary, field: string): number[] {
  const sold = product.variants.filter(isSold);
  const articles = sold.length > 0 ? sold : [undefined];
  return [...new Set(articles.flatMap((variant) => measuresOfArticle(product, variant)[field] ?? []))];
}
