const NET_OF_GROSS = 0.8;

/** A special price, in gross kroner, and when it counts. */
export interface SpecialPrice {
  readonly amount: number;
  readonly from?: string;
  readonly to?: string;
  /** Whether the shop asks for it now. */
  readonly isRunning: boolean;
}

/** What the contract names net, from gross kroner. */
export function netOfGross(gross: number): number {
  return gross * NET_OF_GROSS;
}

/** A special price until further notice. */
export function offer(amount: number): SpecialPrice {
  return { amount, isRunning: true };
}

/** A special price that has begun and goes on for years. */
export function offerUnderWay(amount: number): SpecialPrice {
  return { amount, from: '2025-09-01 00:00:00', to: '2035-12-31 23:59:59', isRunning: true };
}

/** The campaign in which the special prices of the past were asked. */
export const AUTUMN_DAYS = { firstDay: '2026-10-05', lastDay: '2026-10-18' } as const;

/** A special price of the past. */
export function offerOver(amount: number): SpecialPrice {
  const { firstDay, lastDay } = AUTUMN_DAYS;
  return { amount, from: `${firstDay} 00:00:00`, to: `${lastDay} 23:59:59`, isRunning: false };
}

/** A special price that is known but has not begun. */
export function offerToCome(amount: number): SpecialPrice {
  return { amount, from: '2035-01-02 00:00:00', to: '2035-01-31 23:59:59', isRunning: false };
}

/** Gross price fields of the contract; an unknown price has none. */
export function priceFields(price: number | null, special?: SpecialPrice): Record<string, number | string> {
  if (price === null) return {};
  const now = special?.isRunning ? special.amount : price;
  return {
    price_incl_tax: now,
    original_price_incl_tax: price,
    final_price_incl_tax: now,
    ...(special ? { special_price_incl_tax: special.amount } : {}),
    ...(special?.from ? { special_from_date: special.from } : {}),
    ...(special?.to ? { special_to_date: special.to } : {}),
  };
}
