import { defaultStoreView, type StoreView } from '#config/stores.ts';
import type { Collection, WireDocument } from '../store/collections.ts';
import { convertAmount, withLocalHistory, withLocalPrices } from './localise-prices.ts';

type Fields = Record<string, unknown>;

/** A document of the default store view as it is in `store`: translated, in its currency, with net and tax parts. */
export function localise(document: WireDocument, collection: Collection, store: StoreView): WireDocument {
  const translated = translate(document, store);
  if (collection === 'products') return withLocalPrices(withFinalPrice(translated), store) as WireDocument;
  if (collection === 'price_history') return withLocalHistory(translated, store) as WireDocument;
  if (collection === 'store_settings') return settingsFor(translated, store) as WireDocument;
  if (collection === 'navigation') return { ...translated, id: store.code };
  return translated as WireDocument;
}

/** Searches filter and sort by what a product costs, so each says it. */
function withFinalPrice(product: Fields): Fields {
  const { price_incl_tax: price, final_price_incl_tax: final, special_price_incl_tax: special } = product;
  if (typeof final === 'number' || typeof price !== 'number') return product;
  // A bundle's special price is a share, not an amount (spec 9: pricing).
  if (product['type_id'] === 'bundle') return { ...product, final_price_incl_tax: price };
  const isAlways = product['special_from_date'] === undefined && product['special_to_date'] === undefined;
  const isLower = typeof special === 'number' && special > 0 && special < price;
  return { ...product, final_price_incl_tax: isAlways && isLower ? special : price };
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

/** A store view sells in its own country; the amounts of its methods are in its own currency. */
function settingsFor(settings: Fields, store: StoreView): Fields {
  const country = store.tax.defaultCountry;
  const rows = (name: string, amount: string): Fields[] =>
    (settings[name] as Fields[])
      .filter((row) => (row['countries'] as string[]).includes(country))
      .map((row) => ({ ...row, countries: [country], [amount]: convertAmount(Number(row[amount]), store) }));
  return {
    ...settings,
    id: store.code,
    countries: (settings['countries'] as Fields[]).filter((row) => row['country_id'] === country),
    shipping_methods: rows('shipping_methods', 'price_incl_tax'),
    payment_methods: rows('payment_methods', 'cost_incl_tax'),
    ...(settings['fees'] ? { fees: (settings['fees'] as Fields[]).flatMap((fee) => feeFor(fee, store)) } : {}),
    ...(typeof settings['free_shipping_from'] === 'number'
      ? { free_shipping_from: convertAmount(settings['free_shipping_from'], store) }
      : {}),
  };
}

/** A fee in the currency of a store view; none where it is not for its country. */
function feeFor(fee: Fields, store: StoreView): Fields[] {
  const country = store.tax.defaultCountry;
  const countries = fee['countries'] as string[] | undefined;
  if (countries && !countries.includes(country)) return [];
  const options = (fee['options'] as Fields[]).map((option) => ({
    ...option,
    price_incl_tax: convertAmount(Number(option['price_incl_tax']), store),
  }));
  return [{ ...fee, ...(countries ? { countries: [country] } : {}), options }];
}
