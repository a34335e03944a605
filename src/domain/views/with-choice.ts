import type { LineOptions } from '../line-key.ts';
import { bundleStock, maxPieces, needsOf, unitPrice } from '../offering/count.ts';
import type { Offering } from '../offering/offering.ts';
import { stockStatus } from '../stock.ts';
import type { ChosenView } from './product.ts';

/** The article with what is chosen beside it: what so many of them cost, how many there are, and the stock of a bundle. */
export function withChoice(chosen: ChosenView, offering: Offering, options: LineOptions, qty: number): ChosenView {
  const price = unitPrice(offering, options, qty);
  const max = maxPieces(offering, needsOf(offering, options));
  return {
    ...chosen,
    price: {
      ...chosen.price,
      amountMinor: price?.amountMinor ?? null,
      regularMinor: price?.regularMinor ?? null,
    },
    maxQty: max,
    stock: offering.slots ? stockStatus(bundleStock(max), 'page') : chosen.stock,
  };
}
