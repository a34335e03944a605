import { MINOR_PER_MAJOR } from './money.ts';

/** What goods come to; `discountMinor` is zero or negative. */
export interface Goods {
  readonly subtotalMinor: number;
  readonly discountMinor: number;
}

/** How far a cart is from a delivery that costs nothing (spec 9: free-shipping bar). Amounts in minor units, gross. */
export interface FreeShipping {
  readonly limitMinor: number;
  readonly valueMinor: number;
  readonly remainingMinor: number;
}

/** What goods are worth for a free delivery: less their discount, in whole major units (spec 9, D65). */
export function goodsValue({ subtotalMinor, discountMinor }: Goods): number {
  return Math.floor((subtotalMinor + discountMinor) / MINOR_PER_MAJOR) * MINOR_PER_MAJOR;
}

/** How far goods are from a free delivery; `null` where the shop delivers nothing for free. */
export function freeShipping(limitMinor: number | null | undefined, goods: Goods): FreeShipping | null {
  if (limitMinor == null) return null;
  const valueMinor = goodsValue(goods);
  return { limitMinor, valueMinor, remainingMinor: Math.max(0, limitMinor - valueMinor) };
}

/** Whether the delivery of goods costs nothing. */
export function isDeliveryFree(limitMinor: number | null | undefined, goods: Goods): boolean {
  return freeShipping(limitMinor, goods)?.remainingMinor === 0;
}

/** How many deliveries of goods cost what the method costs: the first may be free, `further` ones never are. */
export function paidDeliveries(limitMinor: number | null | undefined, goods: Goods, further: number): number {
  return further + (isDeliveryFree(limitMinor, goods) ? 0 : 1);
}
