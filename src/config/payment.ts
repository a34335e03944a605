const DAY_MS = 24 * 60 * 60 * 1000;

/** Creating an order at the provider is tried so often, then the shopper decides (spec 9, D52). */
export const CHECKOUT_ATTEMPTS_MAX = 3;

/** An order at the provider that nobody paid is forgotten after this time (spec 9: stored order id). */
export const STORED_PAYMENT_MS = 2 * DAY_MS;

/** Who may pay (spec 9: customer types of the provider). */
export const PAYER_TYPES = ['person', 'organization'] as const;

/** A cart that stays within an entry gets its code as a tag (spec 5: shipping limits); kilograms and centimetres. */
export const SHIPPING_LIMITS = [
  { code: 'parcel', weight: 35, width: 120, height: 60, length: 60 },
  { code: 'home', weight: 400, width: 800, height: 600, length: 600 },
] as const;
