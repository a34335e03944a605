import { COLLECTIONS_MAX } from '#config/limits.ts';
import { isDrawing } from '#config/pictures.ts';
import { productPath } from '../paths.ts';
import type { ProductSummary } from '../product.ts';
import { STATUS_SOLD } from '../product-load.ts';
import { inLocale } from '../translations.ts';

/** Every series of a store view: products of type `collection` (D81). */
export const everyCollection = {
  categoryId: null,
  filters: { product_type: ['collection'] },
  sort: 'relevance',
  limit: COLLECTIONS_MAX,
} as const;

/** A series of furniture in the list of all series (D81). */
export interface CollectionView {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly kind: string | null;
  readonly path: string;
  readonly image: string | null;
  /** `null` while the details of the series are not on the device. */
  readonly partCount: number | null;
}

/**
 * The list view of a product of type `collection`. `parts` are the parts that the shop has, or `null` while they are
 * unknown; a series without a photograph of its own shows the picture of its first part.
 */
export function collectionView(
  summary: ProductSummary,
  parts: readonly ProductSummary[] | null,
  locale: string,
): CollectionView {
  const product = inLocale(summary, locale);
  const sold = parts?.filter(({ status }) => status === STATUS_SOLD);
  const isPhotographed = product.image !== null && !isDrawing(product.image);
  return {
    id: product.id,
    sku: product.sku,
    name: product.name1 ?? product.name,
    kind: product.name1 ? product.name2 : null,
    path: productPath(product),
    image: isPhotographed ? product.image : (sold?.[0]?.image ?? product.image),
    partCount: sold?.length ?? null,
  };
}
