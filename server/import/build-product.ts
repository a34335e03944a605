import type { WireDocument } from '../store/collections.ts';
import {
  type ArticleStock,
  createdAtOf,
  isNews,
  leadTimeOf,
  showroomStockOf,
  stockOf,
  stockOfAll,
} from './article-situation.ts';
import { type FacetCode, facetAttributes } from './facet-attributes.ts';
import { type FacetOption } from './facet-option.ts';
import { saleStatuses } from './facet-options.ts';
import { type Offer, priceFields, productPriceFields } from './offer.ts';
import { TAX_CLASS_ID } from './shop-basics.ts';

/** One buyable form of a product. */
export interface ArticlePlan {
  readonly id: number;
  readonly sku: string;
  readonly image: string;
  readonly gross: number;
  /** What tells it from the other variants, by attribute code. */
  readonly choices: Readonly<Partial<Record<FacetCode, FacetOption>>>;
  /** Instead of the stock that follows from the sku. */
  readonly stock?: ArticleStock;
}

/** What a source knows of a product; everything else of its document follows from this. */
export interface ProductPlan {
  readonly id: number;
  readonly sku: string;
  readonly type: 'simple' | 'configurable' | 'virtual';
  readonly name: string;
  readonly name1: string;
  readonly name2: string;
  readonly slug: string;
  readonly categoryPath: string;
  readonly categoryIds: readonly number[];
  readonly description: string;
  readonly shortDescription: string;
  readonly measures: Readonly<Record<string, number>>;
  readonly facets: Readonly<Partial<Record<FacetCode, FacetOption>>>;
  readonly offer: Offer | null;
  /** At least one; a simple product has exactly one. */
  readonly articles: readonly ArticlePlan[];
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The document of a product (contract: Product) in the language and currency of the default store view. */
export function productDocument(plan: ProductPlan): WireDocument {
  const { articles, offer, sku } = plan;
  const isConfigurable = plan.type === 'configurable';
  const stocks = articles.map((article) => article.stock ?? stockOf(article.sku));
  const stock = isConfigurable ? stockOfAll(stocks) : stocks[0]!;
  const createdAt = createdAtOf(sku);
  return {
    id: plan.id,
    sku,
    type_id: plan.type,
    name: plan.name,
    product_name_1: plan.name1,
    product_name_2: plan.name2,
    slug: plan.slug,
    url_path: `${plan.categoryPath}/${plan.slug}`,
    status: 1,
    visibility: 4,
    tax_class_id: TAX_CLASS_ID,
    category_ids: plan.categoryIds,
    image: articles[0]!.image,
    media_gallery: gallery(articles),
    description: plan.description,
    short_description: plan.shortDescription,
    ...productPriceFields(Math.min(...articles.map((article) => article.gross)), offer),
    stock,
    ...(plan.type === 'virtual' ? {} : showroomStockOf(sku)),
    product_delivery_time: leadTimeOf(sku),
    ...plan.measures,
    ...facetValues(plan.facets),
    product_sale_status: stock.status ?? (isNews(createdAt) ? saleStatuses.news : saleStatuses.standard).value,
    ...(isConfigurable ? variantFields(plan, stocks) : facetValues(articles[0]!.choices)),
    created_at: createdAt,
    ...(plan.translations ? { translations: plan.translations } : {}),
  };
}

function facetValues(facets: Readonly<Partial<Record<FacetCode, FacetOption>>>): Record<string, number | string> {
  return Object.fromEntries(Object.entries(facets).map(([code, { value }]) => [code, value]));
}

/** Every picture once, with the choices it shows as its label. */
function gallery(articles: readonly ArticlePlan[]): object[] {
  const byImage = new Map(articles.toReversed().map((article) => [article.image, article]));
  return [...byImage.values()].toReversed().map((article, index) => ({
    image: article.image,
    pos: index + 1,
    lab: article.choices.color?.label ?? null,
  }));
}

function variantFields(plan: ProductPlan, stocks: readonly ArticleStock[]): Record<string, unknown> {
  const codes = (Object.keys(facetAttributes) as FacetCode[]).filter((code) =>
    plan.articles.some((article) => article.choices[code]),
  );
  const optionsByCode = codes.map((code) => [code, distinct(plan.articles, code)] as const);
  return {
    ...Object.fromEntries(optionsByCode.map(([code, list]) => [`${code}_options`, list.map(({ value }) => value)])),
    configurable_options: optionsByCode.map(([code, list], position) => ({
      attribute_id: facetAttributes[code].id,
      attribute_code: code,
      label: facetAttributes[code].label,
      position,
      product_id: plan.id,
      values: list.map(({ value, label }) => ({ value_index: value, label })),
    })),
    configurable_children: plan.articles.map((article, index) => ({
      id: article.id,
      sku: article.sku,
      ...variantName(plan, article, codes),
      status: 1,
      image: article.image,
      stock: stocks[index],
      ...priceFields(article.gross, plan.offer),
      ...facetValues(article.choices),
    })),
  };
}

// In a store view with its own translation, a variant without a name goes by the translated name of its product.
function variantName(plan: ProductPlan, article: ArticlePlan, codes: readonly FacetCode[]): { name?: string } {
  if (plan.translations) return {};
  return { name: [plan.name, ...codes.map((code) => article.choices[code]!.label.toLowerCase())].join(', ') };
}

function distinct(articles: readonly ArticlePlan[], code: FacetCode): FacetOption[] {
  const found = new Map(
    articles.flatMap(({ choices }) => (choices[code] ? [[choices[code].value, choices[code]] as const] : [])),
  );
  return [...found.values()];
}
