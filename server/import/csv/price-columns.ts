import { fieldWords } from './header-words.ts';
import { type Column, named, READABLE_SHARE, share } from './list-columns.ts';
import { decimalOf, readPrice } from './list-numbers.ts';

interface PriceColumns {
  readonly price: Column | undefined;
  /** What it costs when it is not on offer. */
  readonly original?: Column | undefined;
  /** What it costs while it is. */
  readonly special?: Column | undefined;
}

/**
 * The columns of prices. Where none is called a price alone, a normal price and one of offers make one together: the price is the
 * one that more rows have, because most articles are on no offer, and some have nothing that an offer is compared with.
 */
export function priceColumns(columns: readonly Column[]): PriceColumns {
  const readable = (words: string): Column | undefined => named(columns, words).find(isReadable);
  const plain = readable(fieldWords.price_incl_tax);
  const original = readable(fieldWords.original_price_incl_tax);
  const special = readable(fieldWords.special_price_incl_tax);
  if (plain) return { price: plain, original, special };
  if (original && special)
    return pricesIn(special) < pricesIn(original) ? { price: original, special } : { price: special, original };
  // What is called a price is one, whatever stands in it: rows that cannot be read are rejected, each with its reason.
  const [called] = named(columns, fieldWords.price_incl_tax);
  return { price: original ?? special ?? called };
}

function isReadable({ cells }: Column): boolean {
  const decimal = decimalOf(cells);
  return share(cells, (text) => readPrice(text, decimal).ok) > READABLE_SHARE;
}

function pricesIn({ cells }: Column): number {
  const decimal = decimalOf(cells);
  return cells.filter((text) => readPrice(text, decimal).ok).length;
}
