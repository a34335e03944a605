import { defaultStoreView } from '#config/stores.ts';
import { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import type { Category } from '#domain/category.ts';
import { unknownPrice } from '#domain/price.ts';
import type { ProductSummary } from '#domain/product.ts';
import type { Attribute, AttributeOption } from '#domain/references.ts';
import { loadLanguage } from '#domain/search/load-language.ts';
import { NamedOptions } from '#domain/search/named-options.ts';
import { ProductTexts } from '#domain/search/product-text.ts';
import { type Found, SearchIndex } from '#domain/search/search-index.ts';
import { seededRandom } from './seeded-random.ts';
import { variedProduct } from './varied-products.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

/** A product of a shop in tests of the search; fields that are left out are the same for all products. */
export interface SearchedProduct {
  readonly name: string;
  readonly name2?: string;
  readonly priceMajor?: number;
  readonly isInStock?: boolean;
  readonly color?: number;
  readonly widthCm?: number;
  readonly depthCm?: number;
  readonly sku?: string;
  readonly categoryIds?: readonly number[];
}

const option = (value: string, label: string): AttributeOption => ({ value, label, swatch: null, translations: {} });

const colours: Attribute = {
  id: '93',
  code: 'color',
  label: 'Farge',
  isComparable: false,
  isYesNo: false,
  translations: {},
  options: [option('52', 'Grå'), option('57', 'Beige'), option('60', 'Natureik')],
};

const plain: ProductSummary = {
  ...variedProduct(seededRandom(1), 1, NOW),
  type: 'simple',
  status: 1,
  visibility: 4,
  variants: [],
  attributes: {},
  measures: {},
  categoryIds: [],
};

/** A small shop in one language, whose products are searched by name. */
export interface SearchShop {
  readonly index: SearchIndex;
  /** Searches with another index of the same products. */
  replace(index: SearchIndex): void;
  put(id: string, product: SearchedProduct): void;
  search(text: string, isTyping?: boolean): Found;
  /** Names of what is found, the best first. */
  names(text: string, isTyping?: boolean): string[];
}

/** Fills a shop with products; the id of a product is its place in the list. */
export async function searchShop(
  products: readonly (SearchedProduct | string)[],
  locale = 'nb-NO',
  categories: readonly Category[] = [],
): Promise<SearchShop> {
  const language = await loadLanguage(locale);
  const attributes = new Map([[colours.code, colours]]);
  const texts = new ProductTexts({ language, locale, categories, attributes });
  let index = new SearchIndex(language);
  const options = new NamedOptions(language, locale, attributes);
  const catalogue = new CatalogueIndex(defaultStoreView.code);
  const names = new Map<string, string>();
  const shop: SearchShop = {
    get index() {
      return index;
    },
    replace: (other) => void (index = other),
    put(id, product) {
      const summary = summaryOf(id, product);
      catalogue.put([summary], new Map(), NOW);
      index.put([summary], texts);
      names.set(id, [product.name, product.name2].filter(Boolean).join(' '));
    },
    search: (text, isTyping = false) =>
      index.search({ text, isTyping, hidesOutOfStock: true }, options, {
        columns: catalogue.columns,
        relevance: catalogue.orderOf('relevance'),
      }),
    names: (text, isTyping) =>
      [...shop.search(text, isTyping).order].map((ordinal) => names.get(catalogue.columns.ids[ordinal]!)!),
  };
  for (const [place, product] of products.entries())
    shop.put(String(place + 1), typeof product === 'string' ? { name: product } : product);
  return shop;
}

function summaryOf(id: string, product: SearchedProduct): ProductSummary {
  const { name, name2, priceMajor = 1000, isInStock = true, color, widthCm, depthCm, sku, categoryIds = [] } = product;
  return {
    ...plain,
    id,
    sku: sku ?? `NO-${id}`,
    name: [name, name2].filter(Boolean).join(' '),
    name1: name2 === undefined ? null : name,
    name2: name2 ?? null,
    price: { ...unknownPrice, baseMinor: priceMajor * 100 },
    stock: { isInStock, qty: isInStock ? 50 : 0, isManaged: true, status: null },
    isBestseller: false,
    tiers: [],
    translations: {},
    categoryIds,
    attributes: color === undefined ? {} : { color: [color] },
    measures: {
      ...(widthCm !== undefined && { product_width: widthCm }),
      ...(depthCm !== undefined && { product_depth: depthCm }),
    },
    updatedAt: NOW,
    createdAt: NOW,
  };
}
