import { defaultStoreView, type StoreView } from '#config/stores.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { netOf } from '#domain/tax.ts';
import type { Collection, WireDocument } from '../store/collections.ts';

/** Units of a currency for one unit of the default store view's; fixed, so that importing twice changes nothing. */
const ratesFromNok: Readonly<Record<string, number>> = { NOK: 1, SEK: 0.97, DKK: 0.64, EUR: 0.086 };

const grossFields = [
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
  'final_price_incl_tax',
] as const;

type Fields = Record<string, unknown>;

/** A document of the default store view as it is in `store`: translated, in its currency, with net and tax parts. */
export function localise(document: WireDocument, collection: Collection, store: StoreView): WireDocument {
  const translated = translate(document as Fields, store);
  if (collection === 'products') return priced(translated, store) as WireDocument;
  if (collection === 'store_settings') return settingsFor(translated, store) as WireDocument;
  if (collection === 'navigation') return { ...translated, id: store.code };
  return translated as WireDocument;
}

function translate(document: Fields, store: StoreView): Fields {
  const { translations, ...own } = document;
  if (typeof translations !== 'object' || translations === null) return document;
  const byLocale = translations as Record<string, Fields>;
  const locale = store.locales[0]!;
  const { [locale]: first, ...others } = byLocale;
  // The view's own language becomes the document; what it replaces stays readable under its locale.
  const replaced = Object.fromEntries(Object.keys(first ?? {}).map((field) => [field, own[field]]));
  const source = defaultStoreView.locales[0]!;
  const rest = first && locale !== source ? { ...others, [source]: { ...replaced, ...others[source] } } : others;
  return { ...own, ...first, ...(Object.keys(rest).length > 0 ? { translations: rest } : {}) };
}

function priced(product: Fields, store: StoreView): Fields {
  const children = product['configurable_children'] as Fields[] | undefined;
  return {
    ...withPrices(product, store),
    ...(children ? { configurable_children: children.map((child) => withPrices(child, store)) } : {}),
  };
}

function withPrices(article: Fields, store: StoreView): Fields {
  const prices: Fields = {};
  for (const field of grossFields) {
    const gross = article[field];
    if (typeof gross !== 'number') continue;
    const amount = convert(gross, store);
    const name = field.replace('_incl_tax', '');
    const net = netOf(toMinor(amount), store.tax.rateBasisPoints);
    prices[field] = amount;
    prices[name] = toMajor(net);
    prices[`${name}_tax`] = toMajor(toMinor(amount) - net);
  }
  return { ...article, ...prices };
}

/** Another currency by the fixed rate, rounded to an ending of 9; the own currency stays as it is. */
export function convert(amount: number, store: StoreView): number {
  const { code } = store.currency;
  if (code === defaultStoreView.currency.code || amount === 0) return amount;
  const converted = amount * ratesFromNok[code]!;
  return Math.max(9, Math.round((converted + 1) / 10) * 10 - 1);
}

function settingsFor(settings: Fields, store: StoreView): Fields {
  const inCurrency = (rows: unknown, field: string): Fields[] =>
    (rows as Fields[]).map((row) => ({ ...row, [field]: convert(Number(row[field]), store) }));
  return {
    ...settings,
    id: store.code,
    shipping_methods: inCurrency(settings['shipping_methods'], 'price_incl_tax'),
    payment_methods: inCurrency(settings['payment_methods'], 'cost_incl_tax'),
  };
}
