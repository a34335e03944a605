import { netOfGross } from './price.ts';

/** The price group of whoever has an account. */
export const MEMBERS = 1;

/** Companies: cafés, offices, guest houses. */
export const TRADE = 4;

interface TierPrice {
  readonly customer_group_id: number;
  readonly qty: number;
  readonly value: number;
}

/** What one piece costs from so many on, in gross kroner; tier prices of the contract are net. */
export function fromPieces(qty: number, gross: number, group: number = MEMBERS): TierPrice {
  return { customer_group_id: group, qty, value: netOfGross(gross) };
}

/** What companies pay for one piece already, in gross kroner. */
export function forCompanies(gross: number): TierPrice {
  return fromPieces(1, gross, TRADE);
}
