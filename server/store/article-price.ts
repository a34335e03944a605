import type { StoreView } from '#config/stores.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { currentPrice } from '#domain/price.ts';
import { netOf } from '#domain/tax.ts';
import { priceFromWire } from '#domain/wire/product.ts';

/** A product, or a variant inside one, in the shape of the contract. */
export type ArticleFields = Readonly<Record<string, unknown>>;

/** Amounts that are known gross; documents also hold their net and tax parts (contract: product). */
const amountNames = ['price', 'original_price', 'special_price', 'final_price'] as const;
const otherNames = ['special_from_date', 'special_to_date', 'regular_price'] as const;

const priceNames: ReadonlySet<string> = new Set([
  ...amountNames.flatMap((name) => [name, `${name}_incl_tax`, `${name}_tax`]),
  ...otherNames,
]);

const STATUS_DISABLED = 2;

/**
 * The article with `change` applied to its gross amounts; net and tax parts follow by the tax rate of the store view.
 */
export function withParts(
  article: ArticleFields,
  store: StoreView,
  change: (gross: number) => number = (gross) => gross,
): ArticleFields {
  const prices: Record<string, number> = {};
  for (const name of amountNames) {
    const gross = article[`${name}_incl_tax`];
    // A bundle's special price is a share, not an amount (spec 9: pricing).
    if (typeof gross !== 'number' || (name === 'special_price' && article['type_id'] === 'bundle')) continue;
    const amount = change(gross);
    const net = netOf(toMinor(amount), store.tax.rateBasisPoints);
    prices[`${name}_incl_tax`] = amount;
    prices[name] = toMajor(net);
    prices[`${name}_tax`] = toMajor(toMinor(amount) - net);
  }
  // Older clients read the same prices under camel-case names (contract: product).
  const twins = Object.entries(prices).map(([name, amount]) => [camelCased(name), amount] as const);
  return { ...article, ...prices, ...Object.fromEntries(twins.filter(([name]) => article[name] !== undefined)) };
}

/** The article with this price (gross, major units) and without any reduction. */
export function withPrice(article: ArticleFields, amount: number, store: StoreView): ArticleFields {
  return priced(
    article,
    { price_incl_tax: amount, original_price_incl_tax: amount, final_price_incl_tax: amount },
    store,
  );
}

/** A configurable product priced like its cheapest variant on sale; every variant gets a price of its own. */
export function withLowestPrice(product: ArticleFields, store: StoreView): ArticleFields {
  const variants = variantsOf(product);
  const onSale = variants.filter((variant) => !isDisabled(variant));
  const cheapest = (onSale.length > 0 ? onSale : variants).reduce<ArticleFields | null>(
    (best, variant) => (best === null || paidFor(variant) < paidFor(best) ? variant : best),
    null,
  );
  if (!cheapest) return product;
  // Listings sort products by final price, so the product needs one even if the variant has none.
  const prices = pricesOf(cheapest);
  const { price_incl_tax: price } = prices;
  return priced(product, { original_price_incl_tax: price, final_price_incl_tax: price, ...prices }, store);
}

/**
 * A variant without prices costs what its product does, so it gets those prices as its own before the product's change.
 */
export function withOwnPrice(variant: ArticleFields, product: ArticleFields, store: StoreView): ArticleFields {
  const hasOwn = ['price_incl_tax', 'original_price_incl_tax', 'final_price_incl_tax'].some(
    (name) => variant[name] != null,
  );
  return hasOwn ? variant : priced(variant, pricesOf(product), store);
}

/** The variants of a configurable product; none of any other. */
export function variantsOf(product: ArticleFields): readonly ArticleFields[] {
  return (product['configurable_children'] as readonly ArticleFields[] | undefined) ?? [];
}

export function isDisabled(article: ArticleFields): boolean {
  return Number(article['status'] ?? 1) >= STATUS_DISABLED;
}

/** Replaces all prices of an article by these. */
function priced(article: ArticleFields, prices: ArticleFields, store: StoreView): ArticleFields {
  const snakeOf = new Map([...priceNames].map((name) => [camelCased(name), name]));
  const rest = Object.entries(article).filter(([name]) => !priceNames.has(name) && !snakeOf.has(name));
  const before = Object.keys(article).filter((name) => !priceNames.has(name) && snakeOf.has(name));
  const full = withParts(prices, store);
  const twins = before.flatMap((name) => {
    const value = full[snakeOf.get(name)!];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(rest), ...full, ...Object.fromEntries(twins) };
}

function pricesOf(article: ArticleFields): ArticleFields {
  return Object.fromEntries(Object.entries(article).filter(([name]) => priceNames.has(name)));
}

/** What an article costs now, gross and in minor units; `Infinity` when it has no price. */
export function paidFor(article: ArticleFields): number {
  return currentPrice(priceFromWire(article), Date.now())?.amountMinor ?? Infinity;
}

function camelCased(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
