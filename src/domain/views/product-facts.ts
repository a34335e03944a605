import { isVirtualType, type ProductDetails, type ProductModels, type ProductSummary } from '../product.ts';
import { inLocale } from '../translations.ts';
import { type CatalogueContext, knownLabel, optionLabel } from './catalogue-context.ts';
import { nearOnes, showroomsOf } from './showrooms-of.ts';

/** The facts about a product: materials, delivery, showrooms and models. */
export interface ProductFactsView {
  readonly materials: readonly MaterialView[];
  readonly brand: BrandView | null;
  /** What else can be compared of it, such as the socket of a lamp, in the order of the shop. */
  readonly technical: readonly TechnicalFact[];
  readonly shippingType: string | null;
  /** False for services and files, which are not transported. */
  readonly isDelivered: boolean;
  /**
   * Names of the showrooms that have the chosen article, those abroad only where no other has it; empty if the store view has no
   * showrooms (D45).
   */
  readonly showrooms: readonly string[];
  /** Models that phones show in a room. */
  readonly models: ProductModels;
}

export interface MaterialView {
  readonly label: string;
  /** Identifier of the content block about its care. */
  readonly careBlock: string;
}

export interface TechnicalFact {
  readonly code: string;
  readonly label: string;
  readonly value: string;
}

/** Who made it. */
export interface BrandView {
  readonly label: string;
  /** Identifier of the content block about them. */
  readonly aboutBlock: string;
}

export const noModels: ProductModels = { glb: null, usdz: null };

/** The facts of a product and its chosen article, as far as the device knows them. */
export function productFacts(
  product: ProductSummary,
  details: ProductDetails | null,
  sku: string,
  context: CatalogueContext,
): ProductFactsView {
  const [brand] = product.attributes['product_brand'] ?? [];
  const [shippingType] = details?.attributes['product_shipping_type'] ?? [];
  return {
    materials: (product.attributes['product_material'] ?? []).map((value) => ({
      label: optionLabel(context, 'product_material', value),
      careBlock: `care-${value}`,
    })),
    brand:
      brand === undefined
        ? null
        : { label: optionLabel(context, 'product_brand', brand), aboutBlock: `brand-${brand}` },
    technical: technicalFacts(details, context),
    shippingType: shippingType === undefined ? null : optionLabel(context, 'product_shipping_type', shippingType),
    isDelivered: !isVirtualType(product.type),
    showrooms: nearOnes(showroomsOf(product, details, sku, context), context).map(({ name }) => name),
    models: modelsOf(details, sku),
  };
}

/** The attributes that no listing filters by and no measure has, as far as they are for comparing (spec 3: attribute). */
function technicalFacts(details: ProductDetails | null, context: CatalogueContext): TechnicalFact[] {
  return Object.entries(details?.attributes ?? {})
    .flatMap(([code, values]) => {
      const attribute = context.attributes.get(code);
      if (!attribute?.isComparable || attribute.isYesNo) return [];
      const value = values.flatMap((each) => knownLabel(context, code, each) ?? []).join(', ');
      return value === ''
        ? []
        : [{ id: Number(attribute.id), code, label: inLocale(attribute, context.locale).label, value }];
    })
    .toSorted((a, b) => a.id - b.id)
    .map(({ code, label, value }) => ({ code, label, value }));
}

/** Quick Look shows the one colour that a file selects, so a variant has its own. */
function modelsOf(details: ProductDetails | null, sku: string): ProductModels {
  if (!details) return noModels;
  const { models, usdzOf } = details;
  return { ...models, usdz: usdzOf?.[sku] ?? models.usdz };
}
