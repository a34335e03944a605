import type { LineOptions } from '../line-key.ts';
import { latestPromise } from '../latest-promise.ts';
import { bundleStock, chosenLinks, maxPieces, needsOf, unitPrice } from '../offering/count.ts';
import { stockStatus } from '../stock.ts';
import type { ChoicesView, ChosenView } from './choices.ts';

/**
 * The article with its choices applied: the price for `qty` pieces, the quantity that can be bought, and for a bundle
 * its stock and delivery promise.
 */
export function withChoice(
  chosen: ChosenView,
  { offering, parts }: ChoicesView,
  options: LineOptions,
  qty: number,
): ChosenView {
  const price = unitPrice(offering, options, qty);
  const needs = needsOf(offering, options);
  const max = maxPieces(offering, needs);
  return {
    ...chosen,
    price: {
      ...chosen.price,
      amountMinor: price?.amountMinor ?? null,
      regularMinor: price?.regularMinor ?? null,
    },
    needs,
    maxQty: max,
    stock: offering.slots ? stockStatus(bundleStock(max), 'page') : chosen.stock,
    delivery: offering.slots
      ? latestPromise(chosenLinks(offering, options).map(({ link }) => parts[link.partSku]?.delivery ?? null))
      : chosen.delivery,
  };
}
