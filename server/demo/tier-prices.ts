import { netOfGross } from './price.ts';

/** Whoever buys. */
export const EVERYBODY = 32_000;

/** Companies: cafés, offices, guest houses. */
export const TRADE = 4;

interface TierPrice {
  readonly customer_group_id: number;
  readonly qty: number;
  readonly value: number;
}

/** What one piece costs from so many on, in gross kroner; tier prices of the contract are net. */
export function fromPieces(qty: number, gross: number, group: number = EVERYBODY): TierPrice {
  return { customer_group_id: group, qty, value: netOfGross(gross) };
}

/** What companies pay for one piece already, in gross kroner. */
export function forCompanies(gross: number): TierPrice {
  return fromPieces(1, gross, TRADE);
}
