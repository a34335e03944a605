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
  const translated = translate(document, store);
  if (collection === 'products') return priced(translated, store) as WireDocument;
  if (collection === 'store_settings') return settingsFor(translated, store) as WireDocument;
  if (collection === 'navigation') return { ...translated, id: store.code };
  return translated as WireDocument;
}

/** Puts the view's own language in place, also inside lists; what it replaces stays readable under its locale (D93). */
function translate(fields: Fields, store: StoreView): Fields {
  const { translations, ...own } = fields;
  for (const [name, value] of Object.entries(own)) {
    if (Array.isArray(value)) own[name] = value.map((item) => (isFields(item) ? translate(item, store) : item));
  }
  if (!isFields(translations)) return own;
  const { [store.locales[0]!]: first = {}, ...others } = translations as Record<string, Fields>;
  const replaced = Object.fromEntries(Object.keys(first).map((field) => [field, own[field]]));
  const rest = Object.keys(first).length > 0 ? { ...others, [defaultStoreView.locales[0]!]: replaced } : others;
  const spoken = Object.fromEntries(Object.entries(rest).filter(([locale]) => store.locales.includes(locale)));
  return { ...own, ...first, ...(Object.keys(spoken).length > 0 ? { translations: spoken } : {}) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/** A store view sells in its own country; the amounts of its methods are in its own currency. */
function settingsFor(settings: Fields, store: StoreView): Fields {
  const country = store.tax.defaultCountry;
  const rows = (name: string, amount: string): Fields[] =>
    (settings[name] as Fields[])
      .filter((row) => (row['countries'] as string[]).includes(country))
      .map((row) => ({ ...row, countries: [country], [amount]: convert(Number(row[amount]), store) }));
  return {
    ...settings,
    id: store.code,
    countries: (settings['countries'] as Fields[]).filter((row) => row['country_id'] === country),
    shipping_methods: rows('shipping_methods', 'price_incl_tax'),
    payment_methods: rows('payment_methods', 'cost_incl_tax'),
  };
}
