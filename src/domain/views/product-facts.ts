import { isVirtualType, type ProductDetails, type ProductModels, type ProductSummary } from '../product.ts';
import { type CatalogueContext, optionLabel } from './catalogue-context.ts';
import { showroomsOf } from './showrooms-of.ts';

/** What a product is made of, how it is brought, and where it can be looked at before. */
export interface ProductFactsView {
  readonly materials: readonly MaterialView[];
  readonly shippingType: string | null;
  /** False for work and files, which nobody carries anywhere. */
  readonly isDelivered: boolean;
  /** Names of the showrooms where the chosen article stands; none where the store view has none (D45). */
  readonly showrooms: readonly string[];
  /** Files that phones put into a room. */
  readonly models: ProductModels;
}

export interface MaterialView {
  readonly label: string;
  /** Identifier of the block that says how it is cared for. */
  readonly careBlock: string;
}

const noModels: ProductModels = { glb: null, usdz: null };

/** The facts of a product and its chosen article, as far as the device knows them. */
export function productFacts(
  product: ProductSummary,
  details: ProductDetails | null,
  sku: string,
  context: CatalogueContext,
): ProductFactsView {
  const [shippingType] = details?.attributes['product_shipping_type'] ?? [];
  return {
    materials: (product.attributes['product_material'] ?? []).map((value) => ({
      label: optionLabel(context, 'product_material', value),
      careBlock: `care-${value}`,
    })),
    shippingType: shippingType === undefined ? null : optionLabel(context, 'product_shipping_type', shippingType),
    isDelivered: !isVirtualType(product.type),
    showrooms: showroomsOf(product, details, sku, context).map(({ name }) => name),
    models: details?.models ?? noModels,
  };
}
