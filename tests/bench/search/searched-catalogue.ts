import { isOutOfStockFound } from '#config/settings.ts';
import { defaultStoreView, type StoreView, storeViews } from '#config/stores.ts';
import { isProductSellable } from '#domain/catalogue-index/facet-values.ts';
import { isListed } from '#domain/catalogue-index/is-listed.ts';
import type { Category } from '#domain/category.ts';
import type { ProductSummary } from '#domain/product.ts';
import type { Attribute } from '#domain/references.ts';
import { inLocale } from '#domain/translations.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import { attributeFromWire, categoryFromWire } from '#domain/wire/references.ts';
import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import { localise } from '#server/import/localise.ts';

/** When everything is searched; prices and offers are those of this moment. */
export const NOW = Date.parse('2026-03-01T12:00:00Z');

/** What is searched: documents as a device has them. */
export interface SearchedCatalogue {
  readonly products: readonly ProductSummary[];
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
  /** Plain text by id of the product, where there is one. */
  readonly descriptions?: ReadonlyMap<string, string>;
}

/** The demo shop in a language: in the store view that speaks it first, else in the default one. */
export function demoCatalogueIn(locale: string): SearchedCatalogue {
  const { documents } = demoCatalogue();
  const store = storeSpeaking(locale);
  const all = <W, T>(collection: keyof ImportedCatalogue['documents'], fromWire: (wire: W) => T): T[] =>
    (documents[collection] ?? []).map((document) => fromWire(localise(document, collection, store) as W));
  const descriptions = all('products', (wire: WireProduct) => {
    const details = detailsFromWire(wire);
    return [details.id, plainText(inLocale(details, locale).description ?? '')] as const;
  });
  return {
    products: all('products', summaryFromWire),
    categories: all('categories', categoryFromWire),
    attributes: all('attributes', attributeFromWire),
    descriptions: new Map(descriptions),
  };
}

/** Products that a search of the shop may show (D34, D35, D71). */
export function findableProducts({ products }: SearchedCatalogue): ProductSummary[] {
  return products.filter((product) => isListed(product) && (isOutOfStockFound || isProductSellable(product)));
}

function storeSpeaking(locale: string): StoreView {
  const own = storeViews.find(({ locales }) => locales[0] === locale);
  return own ?? { ...defaultStoreView, locales: [defaultStoreView.locales[0]!, locale] };
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
