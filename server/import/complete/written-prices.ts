import type { Fields } from '../files/read-document.ts';

const priceNames = [
  'price_incl_tax',
  'original_price_incl_tax',
  'final_price_incl_tax',
  'special_price_incl_tax',
  'special_from_date',
  'special_to_date',
];

/** The price fields of an article: one that names a price costs that before any offer too; without one it costs what `otherwise` says. */
export function writtenPrices(article: Fields, otherwise: Fields = {}): Fields {
  const { price_incl_tax: price } = article;
  if (price === undefined)
    return Object.fromEntries(priceNames.flatMap((name) => (name in otherwise ? [[name, otherwise[name]]] : [])));
  const own = Object.fromEntries(priceNames.flatMap((name) => (name in article ? [[name, article[name]]] : [])));
  return { original_price_incl_tax: price, final_price_incl_tax: price, ...own };
}
