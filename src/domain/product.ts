import type { Price } from './price.ts';
import type { Rating } from './review.ts';
import type { Stock } from './stock.ts';
import type { Translations } from './translations.ts';

/** Kinds of product (spec 3: product, type_id). */
export const productTypes = [
  'simple',
  'configurable',
  'grouped',
  'bundle',
  'virtual',
  'downloadable',
  'collection',
] as const;

export type ProductType = (typeof productTypes)[number];

/** Kinds that can be a line of the cart; groups and series are bought as their parts (D81). */
export const lineTypes: ReadonlySet<ProductType> = new Set([
  'simple',
  'virtual',
  'downloadable',
  'configurable',
  'bundle',
]);

/** Whether a product is put together of other articles, on which its price and the time of its delivery depend. */
export function isOfParts(type: ProductType): boolean {
  return type === 'bundle' || !lineTypes.has(type);
}

/** Whether there is nothing to deliver of a product (spec 4: a cart is virtual with downloadable and virtual types). */
export function isVirtualType(type: ProductType): boolean {
  return type === 'virtual' || type === 'downloadable';
}

/** Id of an attribute option; the wire uses numbers and texts. */
export type OptionValue = string | number;

/** A price for buying several at once, for a group of customers; net, in major units, as the backend stores it. */
export interface TierPrice {
  readonly group: number;
  readonly fromQty: number;
  readonly netMajor: number;
}

/** One buyable form of a configurable product. */
export interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly name: string | null;
  readonly status: number;
  readonly image: string | null;
  /** Chosen option per attribute code. */
  readonly values: Readonly<Record<string, OptionValue>>;
  /** Measures that differ from the product's own. */
  readonly measures?: Readonly<Record<string, number>>;
  readonly price: Price;
  readonly stock: Stock;
  readonly translations: Translations<'name'>;
}

/** What listings, cards, the cart and the index need of a product: the list fields of the contract. */
export interface ProductSummary {
  readonly id: string;
  readonly sku: string;
  readonly type: ProductType;
  readonly name: string;
  readonly name1: string | null;
  readonly name2: string | null;
  readonly slug: string;
  readonly urlPath: string;
  readonly image: string | null;
  readonly status: number;
  readonly visibility: number;
  readonly categoryIds: readonly number[];
  readonly taxClassId: number | null;
  readonly price: Price;
  readonly tiers: readonly TierPrice[];
  readonly stock: Stock;
  readonly leadTimeDays: number | null;
  readonly isBestseller: boolean;
  /** Of its reviews; missing where it has none. */
  readonly rating?: Rating;
  /** Option ids per attribute code, over all variants. */
  readonly attributes: Readonly<Record<string, readonly OptionValue[]>>;
  /** Centimetres (kilograms for weight) by field. */
  readonly measures: Readonly<Record<string, number>>;
  readonly variants: readonly Variant[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly translations: Translations<'name' | 'name1' | 'name2'>;
}

export interface GalleryItem {
  readonly image: string;
  readonly label: string | null;
  readonly translations: Translations<'label'>;
}

/** A film that the shop itself serves, such as one of a rotating piece. */
export interface Film extends GalleryItem {
  /** Path below `/media`; `image` is shown until the film plays. */
  readonly url: string;
}

export interface ConfigurableOption {
  readonly attributeId: string;
  readonly attributeCode: string;
  readonly label: string;
  readonly values: readonly { readonly value: OptionValue; readonly label: string }[];
}

/** A product that a group or a series is made of (spec 5: associated links). */
export interface SetPart {
  readonly sku: string;
  /** How many of it belong to the set. */
  readonly qty: number;
}

/** A surcharge: net in major units, as the backend stores it, or per cent of the product's price. */
export type Surcharge =
  | { readonly kind: 'fixed'; readonly netMajor: number }
  | { readonly kind: 'percent'; readonly percent: number };

/** The answer to an option: a text, one of its values, or any number of them. */
export type OptionKind = 'text' | 'one' | 'many';

/** An extra of a product, such as an engraving or a fabric sample (spec 3: custom options). */
export interface CustomOption {
  readonly id: string;
  readonly kind: OptionKind;
  readonly label: string;
  readonly isRequired: boolean;
  /** Characters of a text; `null` for no limit of its own. */
  readonly maxLength: number | null;
  /** Surcharge of a text; values have their own. */
  readonly surcharge: Surcharge;
  readonly values: readonly CustomValue[];
  readonly translations: Translations<'label'>;
}

export interface CustomValue {
  readonly id: string;
  readonly label: string;
  readonly surcharge: Surcharge;
  readonly translations: Translations<'label'>;
}

/** A slot of a bundle: one of its articles, or any number of them. */
export interface BundleSlot {
  readonly id: string;
  readonly kind: 'one' | 'many';
  readonly label: string;
  readonly isRequired: boolean;
  readonly links: readonly BundleLink[];
  readonly translations: Translations<'label'>;
}

/** An article that can be chosen in a slot. */
export interface BundleLink {
  readonly id: string;
  readonly sku: string;
  /** How many of it belong to the bundle, unless the shopper changes that. */
  readonly qty: number;
  readonly isDefault: boolean;
  readonly canChangeQty: boolean;
}

/** A product that a shopper puts together. */
export interface Bundle {
  readonly slots: readonly BundleSlot[];
  /** While the offer lasts, the percentage of the sum that is paid (spec 9: pricing); `null` without an offer. */
  readonly share: { readonly percent: number; readonly from: number | null; readonly to: number | null } | null;
}

/** Models that phones show in a room, as paths below `/media`; `null` when there is none. */
export interface ProductModels {
  /** For Android. */
  readonly glb: string | null;
  /** For iPhone and iPad. */
  readonly usdz: string | null;
  /** Drawn in lines, on which its measures stand; missing where nobody drew it. */
  readonly outline?: string | undefined;
}

/** The number of pieces in each showroom, by the id of the showroom. */
export type ShowroomStock = Readonly<Record<string, number>>;

/** The fields that only the product's own page needs. */
export interface ProductDetails {
  readonly id: string;
  readonly sku: string;
  readonly description: string | null;
  readonly shortDescription: string | null;
  readonly gallery: readonly GalleryItem[];
  readonly films: readonly Film[];
  readonly options: readonly ConfigurableOption[];
  /** In the order in which they are shown. */
  readonly parts: readonly SetPart[];
  /** Skus of matching products, as the shop's staff chose them. */
  readonly related: readonly string[];
  readonly customOptions: readonly CustomOption[];
  readonly bundle: Bundle | null;
  /** Values of attributes that the list fields do not have, by code. */
  readonly attributes: Readonly<Record<string, readonly OptionValue[]>>;
  readonly models: ProductModels;
  /** Models for iPhone and iPad by the sku of the variant whose colour they show; missing where there are none. */
  readonly usdzOf?: Readonly<Record<string, string>> | undefined;
  /** Drawings in lines by the sku of the variant whose size they have; missing where there are none. */
  readonly outlineOf?: Readonly<Record<string, string>> | undefined;
  /** Pieces in each showroom, by sku; a variant without an entry is where its product is. */
  readonly showroomStock: Readonly<Record<string, ShowroomStock>>;
  readonly translations: Translations<'description' | 'shortDescription'>;
}

/** Skus of the products that a set or a bundle is made of. */
export function partSkus({ parts, bundle }: Pick<ProductDetails, 'parts' | 'bundle'>): string[] {
  const links = (bundle?.slots ?? []).flatMap((slot) => slot.links);
  return [...parts, ...links].map(({ sku }) => sku);
}
