import type { LineOptions } from '#domain/line-key.ts';
import { cleanChoice } from '#domain/offering/choice.ts';
import { bundleStock, maxPieces, needsOf, unitPrice } from '#domain/offering/count.ts';
import type { Offering } from '#domain/offering/offering.ts';
import { stockStatus } from '#domain/stock.ts';
import type { ProductView } from '#domain/views/product.ts';

/** The product's page with the price and the stock of what is chosen on it. */
export function asChosen(product: ProductView, offering: Offering, choice: LineOptions, qty: number): ProductView {
  const options = cleanChoice(offering, choice);
  const price = unitPrice(offering, options, qty);
  const max = maxPieces(offering, needsOf(offering, options));
  const { chosen } = product;
  return {
    ...product,
    chosen: {
      ...chosen,
      price: {
        ...chosen.price,
        amountMinor: price?.amountMinor ?? null,
        regularMinor: price?.regularMinor ?? null,
      },
      maxQty: max,
      stock: offering.slots ? stockStatus(bundleStock(max), 'page') : chosen.stock,
    },
  };
}
