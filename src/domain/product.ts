import type { Price } from './price.ts';
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

/** Whether there is nothing to deliver of a product (spec 4: a cart is virtual with downloadable and virtual types). */
export function isVirtualType(type: ProductType): boolean {
  return type === 'virtual' || type === 'downloadable';
}

/** Id of an attribute option; the wire uses numbers and texts. */
export type OptionValue = string | number;

/** One buyable form of a configurable product. */
export interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly name: string | null;
  readonly status: number;
  readonly image: string | null;
  /** Chosen option per attribute code. */
  readonly values: Readonly<Record<string, OptionValue>>;
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
  readonly stock: Stock;
  readonly leadTimeDays: number | null;
  readonly isBestseller: boolean;
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

/** A film of the shop's own, such as one of a piece that turns round itself. */
export interface Film extends GalleryItem {
  /** Path below `/media`; `image` stands for it until it runs. */
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
  /** How many of it belong together. */
  readonly qty: number;
}

/** What only the product's own page needs. */
export interface ProductDetails {
  readonly id: string;
  readonly sku: string;
  readonly description: string | null;
  readonly shortDescription: string | null;
  readonly gallery: readonly GalleryItem[];
  readonly films: readonly Film[];
  readonly options: readonly ConfigurableOption[];
  /** In their order. */
  readonly parts: readonly SetPart[];
  readonly translations: Translations<'description' | 'shortDescription'>;
}
