import { type Fields, rowsOf } from './files/read-document.ts';
import { priceFieldNames } from './gross-prices.ts';

/** With larger ones, totals could no longer be computed exactly. In minor units: 10^9 of them. */
const PRICE_MAX_MAJOR = 10_000_000;

const grossNames = priceFieldNames.filter((name) => name.endsWith('_incl_tax'));

/** Why nobody could pay a price of this product or of one of its variants, naming the field; `null` when somebody can. */
export function priceFault(product: Fields): string | null {
  const articles = [product, ...rowsOf(product['configurable_children'])];
  for (const article of articles) {
    for (const name of priceFieldNames) {
      const amount = article[name];
      if (typeof amount !== 'number') continue;
      const fault = amountFault(amount);
      if (fault) return `the field ${name} of ${String(article['sku'])}: ${fault}`;
    }
  }
  const finer = articles.find((article) => !isComputed(article) && grossNames.some((name) => isFiner(article[name])));
  return finer ? `a price of ${String(finer['sku'])} is finer than the smallest coin` : null;
}

function amountFault(amount: number): string | null {
  if (amount < 0) return `the price ${amount} is negative`;
  return amount > PRICE_MAX_MAJOR ? `no price is as high as ${amount}` : null;
}

/** Indexes compute gross prices from net ones and keep all places; those are rounded, and only what somebody wrote is wrong. */
function isComputed(article: Fields): boolean {
  return typeof article['price'] === 'number' || typeof article['original_price'] === 'number';
}

function isFiner(amount: unknown): boolean {
  if (typeof amount !== 'number') return false;
  const minor = amount * 100;
  return Math.abs(minor - Math.round(minor)) > 1e-6 * Math.max(1, Math.abs(minor));
}

/** A product whose computed gross prices are amounts that somebody can pay. */
export function withWholePrices(product: Fields): Fields {
  const children = product['configurable_children'];
  return {
    ...whole(product),
    ...(Array.isArray(children)
      ? {
          configurable_children: children.map((child: unknown) =>
            rowsOf([child])[0] ? whole(child as Fields) : child,
          ),
        }
      : {}),
  };
}

function whole(article: Fields): Fields {
  if (!isComputed(article)) return article;
  const finer = grossNames.filter((name) => isFiner(article[name]));
  if (finer.length === 0) return article;
  return {
    ...article,
    ...Object.fromEntries(finer.map((name) => [name, Math.round((article[name] as number) * 100) / 100])),
  };
}
