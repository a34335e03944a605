import type { Offer } from '../offers.ts';
import { currentPrice, type Price } from '../price.ts';

/** A price as it is shown: amounts in minor units, `null` is unknown. */
export interface PriceView {
  readonly amountMinor: number | null;
  /** The struck price of an offer. */
  readonly regularMinor: number | null;
  /** `live`: the backend said so just now; `snapshot`: the catalogue says so; `failed`: asking failed (D32). */
  readonly state: 'live' | 'snapshot' | 'failed';
  /** When it was said, epoch milliseconds. */
  readonly asOf: number;
}

/** A price where its age is not shown. Without it a list stays the same answer each time that the shop confirms its prices. */
export type ListedPrice = Pick<PriceView, 'amountMinor' | 'regularMinor'>;

export interface PriceContext {
  readonly nowMs: number;
  readonly freshMs: number;
  readonly hasFailed: boolean;
  /** When the backend last said that the documents are as it has them. */
  readonly confirmedAt: number;
}

/** The price of this moment. `price` already has the offer in it. */
export function listedPrice(price: Price, { nowMs }: Pick<PriceContext, 'nowMs'>): ListedPrice {
  const current = currentPrice(price, nowMs);
  return { amountMinor: current?.amountMinor ?? null, regularMinor: current?.regularMinor ?? null };
}

/** The price of this moment and how sure it is. `price` already has the offer in it; `updatedAt` is the document's time. */
export function priceView(price: Price, offer: Offer | undefined, updatedAt: number, context: PriceContext): PriceView {
  const saidAt = Math.max(offer?.price ? offer.priceAt : 0, context.confirmedAt);
  const asOf = Math.max(saidAt, updatedAt);
  const isLive = saidAt > 0 && context.nowMs - saidAt < context.freshMs;
  return {
    ...listedPrice(price, context),
    state: isLive ? 'live' : context.hasFailed ? 'failed' : 'snapshot',
    asOf,
  };
}
