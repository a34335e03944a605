import { defaultStoreView, type StoreView } from '#config/stores.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { netOf } from '#domain/tax.ts';
import { withParts } from '../store/article-price.ts';

/** Units of a currency for one unit of the default store view's; fixed, so that importing twice changes nothing. */
const ratesFromNok: Readonly<Record<string, number>> = { NOK: 1, SEK: 0.97, DKK: 0.64, EUR: 0.086 };

const BASIS_POINTS = 10_000;

/** From here on prices end in 90, below in 9; just so that a higher price never becomes a lower one. */
const LARGE_FROM = 985;

/** Of a bundle's links: a share of the price, not an amount. */
const LINK_PRICE_PERCENT = 1;

type Fields = Record<string, unknown>;

/**
 * A product or variant of the default store view with the prices of `store`: in its currency, with net and tax parts by
 * its rate (D77). That goes for every amount in it: prices and special prices of the product and its variants, tier
 * prices, and what options and the parts of a bundle cost; shares of a price stay shares.
 */
export function withLocalPrices(article: Fields, store: StoreView): Fields {
  const each = (rows: unknown, change: (row: Fields) => Fields): unknown =>
    Array.isArray(rows) ? rows.map((row) => change(row as Fields)) : rows;
  const cost = (row: Fields): Fields => withLocalCost(row, store);
  const lists: Fields = {
    configurable_children: each(article['configurable_children'], (child) => withLocalPrices(child, store)),
    tier_prices: each(article['tier_prices'], (tier) => withNet(tier, 'value', store)),
    custom_options: each(article['custom_options'], (option) => ({
      ...cost(option),
      ...(option['values'] ? { values: each(option['values'], cost) } : {}),
    })),
    bundle_options: each(article['bundle_options'], (option) => ({
      ...option,
      product_links: each(option['product_links'], cost),
    })),
  };
  const present = Object.entries(lists).filter(([name]) => article[name] !== undefined);
  const own = withParts(withNet(article, 'regular_price', store), store, (gross) => convertAmount(gross, store));
  return { ...own, ...Object.fromEntries(present) };
}

/** A price history of the default store view as `store` asked it: every entry in its currency, with net and tax parts. */
export function withLocalHistory(history: Fields, store: StoreView): Fields {
  const entries = history['entries'] as Fields[];
  const local = entries.map((entry) => withParts(entry, store, (gross) => convertAmount(gross, store)));
  return { ...history, entries: local };
}

/** Another currency by the fixed rate, rounded to what a price tag says: 989 and 33 990. The own currency stays as it is. Gross, major units. */
export function convertAmount(gross: number, store: StoreView): number {
  const { code } = store.currency;
  if (code === defaultStoreView.currency.code || gross === 0) return gross;
  if (gross < 0) return -convertAmount(-gross, store);
  const converted = gross * ratesFromNok[code]!;
  const [step, below] = converted < LARGE_FROM ? [10, 1] : [100, 10];
  return Math.max(9, Math.round((converted + below) / step) * step - below);
}

/** A choice with the cost that it adds, unless that is a share of the price. */
function withLocalCost(choice: Fields, store: StoreView): Fields {
  const kind = choice['price_type'];
  return kind === 'percent' || kind === LINK_PRICE_PERCENT ? choice : withNet(choice, 'price', store);
}

/** An amount that is known net: rounded gross, as shoppers see it, and net again. */
function withNet(fields: Fields, name: string, store: StoreView): Fields {
  const net = fields[name];
  if (typeof net !== 'number' || store.currency.code === defaultStoreView.currency.code) return fields;
  const gross = (net * (BASIS_POINTS + defaultStoreView.tax.rateBasisPoints)) / BASIS_POINTS;
  const amount = convertAmount(gross, store);
  return { ...fields, [name]: toMajor(netOf(toMinor(amount), store.tax.rateBasisPoints)) };
}
