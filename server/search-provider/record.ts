import { onPaper, PAGE_PICTURE_WIDTH_PX, pictureAddress } from '#config/pictures.ts';
import { SAME_COLOUR_MAX } from '#config/limits.ts';
import { listPrice } from '#domain/card-variant.ts';
import { sameColour } from '#domain/catalogue-index/same-colour.ts';
import { type Category, categoryTrail, deepestCategory } from '#domain/category.ts';
import { isProductSellable } from '#domain/catalogue-index/facet-values.ts';
import { toMajor } from '#domain/money.ts';
import { categoryPath, inStore, productPath } from '#domain/paths.ts';
import { currentPrice } from '#domain/price.ts';
import type { ProductSummary } from '#domain/product.ts';
import { type CatalogueContext, optionLabel } from '#domain/views/catalogue-context.ts';
import type { SearchProviderRecord } from '#schemas/api/generated/types.gen.ts';
import type { ServerCatalogue } from '../render/server-catalogue.ts';

/** What records are made with. */
export interface RecordSource {
  readonly catalogue: ServerCatalogue;
  /** The context in the first language of the store view, in which the provider knows the catalogue. */
  readonly context: CatalogueContext;
  /** Public address of the shop. */
  readonly shopUrl: string;
}

/** A product as a record of the provider (spec 3: search-provider records). */
export function productRecord(product: ProductSummary, source: RecordSource): SearchProviderRecord {
  const { catalogue, context, shopUrl } = source;
  const { price } = listPrice(product, context.nowMs);
  const current = currentPrice(price, context.nowMs);
  const own = deepestCategory(context.categories, product.categoryIds);
  const trail = own ? categoryTrail(context.categories, own.id).map(({ name }) => name) : [];
  const [brand] = product.attributes['product_brand'] ?? [];
  const colours = sameColour(catalogue.index, product, SAME_COLOUR_MAX);
  return {
    ...addressed(productPath(product), source),
    id: product.id,
    itemGroupId: product.id,
    typeOfRecord: 'KLEVU_PRODUCT',
    title: product.name,
    name: product.name,
    sku: product.sku,
    type_id: product.type,
    ...(product.image === null
      ? {}
      : { imageUrl: `${shopUrl}${pictureAddress(onPaper(product.image), PAGE_PICTURE_WIDTH_PX)}` }),
    ...(current ? pricesOf(current, context.store.currency.code) : {}),
    klevuCategory: trail.join(';'),
    category: trail.at(-1) ?? '',
    same_color_stacks: colours.length > 0 ? colours.join(',') : null,
    inStock: isProductSellable(product) ? 'yes' : 'no',
    ...(brand === undefined ? {} : { brand: optionLabel(context, 'product_brand', brand) }),
  };
}

/** Prices in both forms: the numbers that the storefront reads, and the texts that providers send. */
function pricesOf(
  { amountMinor, regularMinor }: { readonly amountMinor: number; readonly regularMinor: number | null },
  currency: string,
): Partial<SearchProviderRecord> {
  const [regular, now] = [toMajor(regularMinor ?? amountMinor), toMajor(amountMinor)];
  return {
    price: { regularRaw: regular, specialRaw: regularMinor === null ? null : now },
    startPrice: String(regular),
    salePrice: String(now),
    currency,
  };
}

/** A category as a record of the provider. */
export function categoryRecord(category: Category, source: RecordSource): SearchProviderRecord {
  const trail = categoryTrail(source.context.categories, category.id).map(({ name }) => name);
  return {
    ...addressed(categoryPath(category), source),
    id: category.id,
    typeOfRecord: 'KLEVU_CATEGORY',
    title: category.name,
    name: category.name,
    klevuCategory: trail.join(';'),
    category: category.name,
  };
}

/** A page of the shop's own texts as a record of the provider. */
export function pageRecord(
  page: { readonly id: string; readonly identifier: string; readonly title: string },
  source: RecordSource,
): SearchProviderRecord {
  const path = `/i/${encodeURIComponent(page.identifier)}`;
  return {
    ...addressed(path, source),
    id: page.id,
    typeOfRecord: 'KLEVU_CMS',
    title: page.title,
    name: page.title,
  };
}

function addressed(path: string, { shopUrl, context }: RecordSource): { link: string; url: string } {
  const link = inStore(context.store, path);
  return { link, url: `${shopUrl}${link}` };
}
