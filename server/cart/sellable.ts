import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import type { StoreView } from '#config/stores.ts';
import { type DaysFromStock, deliveryPromise } from '#domain/article-delivery.ts';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import { withGroupPrices } from '#domain/group-prices.ts';
import { latestPromise } from '#domain/latest-promise.ts';
import { type LineOptions, lineKey } from '#domain/line-key.ts';
import { choiceLabels, choiceProblems, cleanChoice, firstChoice } from '#domain/offering/choice.ts';
import { type Need, maxPieces, needsOf, unitPrice } from '#domain/offering/count.ts';
import { type Offering, offeringOf } from '#domain/offering/offering.ts';
import { isSellablePrice } from '#domain/price.ts';
import { lineTypes, partSkus, type ProductDetails, type ProductSummary, type Variant } from '#domain/product.ts';
import { STATUS_UNAVAILABLE } from '#domain/product-load.ts';
import { type Stock, type StockStatus } from '#domain/stock.ts';
import { optionsFromWire } from '#domain/wire/line-options.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import type { Product, ProductOptionSelection } from '#schemas/api/generated/types.gen.ts';
import { type Reply, refusal } from '../http/reply.ts';
import type { Article } from '../store/articles.ts';
import type { Queries } from '../store/database.ts';
import { productsBySku } from '../store/products-by-sku.ts';
import { wireDocument } from '../store/wire-document.ts';
import { type Shelf, shelfOf } from './shelf.ts';

/** Something that can be put into a cart, with its current price. */
export interface Sellable {
  readonly key: string;
  readonly sku: string;
  readonly product: ProductSummary;
  readonly variant: Variant | null;
  readonly name: string;
  /** What was chosen, in the words of the store view: of the variant first, then of what is chosen beside it. */
  readonly labels: readonly { readonly label: string; readonly value: string }[];
  readonly taxBasisPoints: number;
  /** When it comes, by how long the shop takes from its stock: of what is put together, with the latest of it. */
  readonly delivery: (fromStock: DaysFromStock | null) => DeliveryPromise | null;
  /** Gross price of one piece, in minor units, when `qty` pieces are bought. */
  readonly unitMinor: (qty: number) => number;
  /** The articles, and how many of each, that one piece takes from the stock. */
  readonly needs: readonly Need[];
  /** How many pieces can be bought when other lines have taken the numbers in `taken` (by sku) already. */
  readonly available: (taken?: ReadonlyMap<string, number>) => number;
  readonly productOption: ProductOptionSelection | null;
}

export type SellableAnswer =
  | { readonly ok: true; readonly value: Sellable }
  | { readonly ok: false; readonly reply: Reply };

/** Longer keys do not fit into the database index that keeps the lines of a cart apart. */
const LINE_KEY_MAX_LENGTH = 1000;

/** What a line names, and whose price it has (D84). */
interface Named {
  readonly sku: string;
  readonly productOption: ProductOptionSelection | null;
  readonly priceGroup: number;
  /** Whether it can be had at all is asked: what has to be chosen beside it may be chosen later. */
  readonly isOfAnyChoice?: boolean;
}

/** Finds what one line names: an article by its sku, or a configurable product with chosen options. */
export async function findSellable(queries: Queries, store: StoreView, named: Named): Promise<SellableAnswer> {
  return takeSellable(queries, store, await shelfOf(queries, store, [named.sku]), named);
}

/** The same for one line of several, from a shelf that was read for all of them. */
export async function takeSellable(
  queries: Queries,
  store: StoreView,
  shelf: Shelf,
  { sku, productOption, priceGroup, isOfAnyChoice = false }: Named,
): Promise<SellableAnswer> {
  const wire = shelf.productOf(sku);
  const product = wire && summaryFromWire(wire);
  if (!product || product.status >= STATUS_UNAVAILABLE)
    return refuse('PRODUCT_NOT_FOUND', sku, 'This product is not sold any more.');
  if (!lineTypes.has(product.type))
    return refuse('OPTION_INVALID', sku, 'This kind of product cannot be bought by itself.');
  const variant = product.type === 'configurable' ? variantOf(wire, product, sku, productOption) : null;
  if (variant === undefined) return refuse('OPTION_INVALID', sku, 'There is no such variant.');
  if (variant && variant.status >= STATUS_UNAVAILABLE)
    return refuse('OPTION_INVALID', sku, 'This variant is not sold any more.');
  const details = detailsFromWire(wire);
  const found = await offeringFor(queries, store, shelf, { product, variant, details, priceGroup });
  return choose(shelf, { product, variant, details, ...found, productOption, isOfAnyChoice });
}

interface Found {
  readonly product: ProductSummary;
  readonly variant: Variant | null;
}

/** What can be chosen beside the article, with the stocks of this moment. */
async function offeringFor(
  queries: Queries,
  store: StoreView,
  shelf: Shelf,
  { product, variant, details, priceGroup }: Found & Pick<Named, 'priceGroup'> & { readonly details: ProductDetails },
): Promise<{ readonly offering: Offering; readonly promiseOf: PromiseOf }> {
  const article = variant ?? product;
  const taxBasisPoints = store.tax.rateBasisPoints;
  // Only a bundle has parts here, because a set is sold as its single products.
  const rows = await productsBySku(queries, store.code, partSkus(details));
  const parts = rows.map((row) => summaryFromWire(wireDocument(row) as unknown as Product));
  const skus = [article.sku, ...parts.flatMap((part) => [part.sku, ...part.variants.map(({ sku }) => sku)])];
  const stocks = new Map((await shelf.articlesOf(skus)).map((row) => [row.sku, stockOf(row)]));
  const withStock = <T extends { readonly sku: string; readonly stock: Stock }>(one: T): T => ({
    ...one,
    stock: stocks.get(one.sku) ?? one.stock,
  });
  const offering = offeringOf({
    product,
    article: withStock(article),
    details,
    ofParts: new Map(
      parts.map((part) => {
        // A guest has no group: what is said of guests is what more pieces cost (decision 070).
        const own = part.tiers.filter(({ group }) => group === priceGroup && group !== GUEST_PRICE_GROUP);
        const ofGroup = { group: priceGroup, isNet: false, taxBasisPoints, tiers: new Map([[part.sku, own]]) };
        return [part.sku, withGroupPrices({ ...withStock(part), variants: part.variants.map(withStock) }, ofGroup)];
      }),
    ),
    taxBasisPoints,
    locale: store.locales[0]!,
    nowMs: Date.now(),
    priceGroup,
  });
  const promiseOf: PromiseOf = (sku, fromStock) => {
    const articles = [product, ...parts].flatMap((each) => [each, ...each.variants].map((one) => ({ each, one })));
    const found = articles.find(({ one }) => one.sku === sku);
    return found ? deliveryPromise(found.each, withStock(found.one), { nowMs: Date.now(), fromStock }) : null;
  };
  return { offering, promiseOf };
}

/** When an article of what is sold comes. */
type PromiseOf = (sku: string, fromStock: DaysFromStock | null) => DeliveryPromise | null;

function choose(
  shelf: Shelf,
  {
    product,
    variant,
    details,
    offering,
    promiseOf,
    productOption,
    isOfAnyChoice,
  }: Found & {
    readonly details: ProductDetails;
    readonly offering: Offering;
    readonly promiseOf: PromiseOf;
    readonly productOption: ProductOptionSelection | null;
    readonly isOfAnyChoice: boolean;
  },
): SellableAnswer {
  const { sku } = offering;
  const options: LineOptions = isOfAnyChoice
    ? firstChoice(offering)
    : cleanChoice(offering, optionsFromWire(productOption));
  const problem = choiceProblems(offering, options).find(({ kind }) => !(isOfAnyChoice && kind === 'missing'));
  if (problem) return refuse('OPTION_INVALID', sku, `«${problem.label}»: ${problemTexts[problem.kind]}`);
  const taxBasisPoints = shelf.taxRateOf(product.taxClassId);
  const price = unitPrice(offering, options, 1);
  if (!isSellablePrice(price?.amountMinor ?? null) || taxBasisPoints === null)
    return refuse('PRODUCT_NOT_FOUND', sku, 'Product price is unknown.');
  const key = lineKey(sku, options);
  if (key.length > LINE_KEY_MAX_LENGTH) return refuse('OPTION_INVALID', sku, 'The options are too long.');
  const needs = needsOf(offering, options);
  return {
    ok: true,
    value: {
      key,
      sku,
      product,
      variant,
      name: variant?.name ?? product.name,
      labels: [...variantLabels(variant, details), ...choiceLabels(offering, options)],
      taxBasisPoints,
      delivery: (fromStock) => latestPromise(needs.map((need) => promiseOf(need.sku, fromStock))),
      unitMinor: (qty) => unitPrice(offering, options, qty)!.amountMinor,
      needs,
      available: (taken) => maxPieces(offering, needs, taken),
      productOption,
    },
  };
}

/** What tells a variant from the others, as its product's options name it. */
function variantLabels(variant: Variant | null, { options }: ProductDetails): Sellable['labels'] {
  return options.flatMap(({ attributeCode, label, values }) => {
    const own = variant?.values[attributeCode];
    const chosen = values.find(({ value }) => String(value) === String(own));
    return own === undefined ? [] : [{ label, value: chosen?.label ?? String(own) }];
  });
}

const problemTexts = {
  missing: 'something has to be chosen.',
  gone: 'there is no such choice.',
  tooLong: 'the text is too long.',
} as const;

/** An article's row as the domain's stock. */
export function stockOf(article: Article): Stock {
  const { isInStock, qty, isManaged } = article;
  return { isInStock, qty, isManaged, status: article.status as StockStatus | null };
}

function variantOf(
  wire: Product,
  { variants }: ProductSummary,
  sku: string,
  option: ProductOptionSelection | null,
): Variant | undefined {
  const bySku = variants.find((variant) => variant.sku === sku);
  if (bySku) return bySku;
  const codes = new Map((wire.configurable_options ?? []).map((row) => [String(row.attribute_id), row.attribute_code]));
  const chosen = option?.extension_attributes.configurable_item_options ?? [];
  const wanted = new Map(chosen.map(({ option_id, option_value }) => [codes.get(option_id), String(option_value)]));
  if (wanted.size === 0) return undefined;
  return variants.find(({ values }) => {
    const own = Object.entries(values);
    return own.length === wanted.size && own.every(([code, value]) => wanted.get(code) === String(value));
  });
}

function refuse(code: 'PRODUCT_NOT_FOUND' | 'OPTION_INVALID', sku: string, message: string): SellableAnswer {
  return { ok: false, reply: refusal(400, code, message, { extra: { sku } }) };
}
