import type { StoreView } from '#config/stores.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { currentPrice } from '#domain/price.ts';
import { netOf } from '#domain/tax.ts';
import { priceFromWire } from '#domain/wire/product.ts';

/** A product, or a variant inside one, as the contract has it. */
export type ArticleFields = Readonly<Record<string, unknown>>;

/** Amounts that are known gross, with net and tax parts beside them (contract: product). */
const amountNames = ['price', 'original_price', 'special_price', 'final_price'] as const;
const otherNames = ['special_from_date', 'special_to_date', 'regular_price'] as const;

const priceNames: ReadonlySet<string> = new Set([
  ...amountNames.flatMap((name) => [name, `${name}_incl_tax`, `${name}_tax`]),
  ...otherNames,
]);

const STATUS_DISABLED = 2;

/** The gross amounts of an article, changed by `change`, with net and tax parts by the rate of the store view. */
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
  // Old clients read the same prices under other names (contract: product).
  const twins = Object.entries(prices).map(([name, amount]) => [camelCased(name), amount] as const);
  return { ...article, ...prices, ...Object.fromEntries(twins.filter(([name]) => article[name] !== undefined)) };
}

/** An article that costs this much and nothing less; gross, major units. */
export function withPrice(article: ArticleFields, amount: number, store: StoreView): ArticleFields {
  return priced(
    article,
    { price_incl_tax: amount, original_price_incl_tax: amount, final_price_incl_tax: amount },
    store,
  );
}

/** A configurable product with the price of its cheapest variant on sale, and every variant with a price of its own. */
export function withLowestPrice(product: ArticleFields, store: StoreView): ArticleFields {
  const variants = variantsOf(product);
  const onSale = variants.filter((variant) => !isDisabled(variant));
  const cheapest = (onSale.length > 0 ? onSale : variants).reduce<ArticleFields | null>(
    (best, variant) => (best === null || paidFor(variant) < paidFor(best) ? variant : best),
    null,
  );
  if (!cheapest) return product;
  // Listings sort products by their final price, which a variant need not have.
  const prices = pricesOf(cheapest);
  const { price_incl_tax: price } = prices;
  return priced(product, { original_price_incl_tax: price, final_price_incl_tax: price, ...prices }, store);
}

/** A variant without prices costs what its product does: it gets them before that changes. */
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

/** Puts these prices in the place of all that the article has. */
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

/** What an article costs at this moment, gross and in minor units; infinitely much where nobody knows. */
export function paidFor(article: ArticleFields): number {
  return currentPrice(priceFromWire(article), Date.now())?.amountMinor ?? Infinity;
}

function camelCased(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
