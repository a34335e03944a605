/** Numbers of the newsletter; apart from the others, because no first screen needs them. */

/**
 * What thanks for subscribing to the newsletter (spec 9: texts), in per cent. The reference backend makes the coupon valid;
 * with another backend the operator sets up a coupon with this code there.
 */
export const newsletterCoupon = { code: 'NYHETSBREV10', percent: 10 } as const;

/** How many pages somebody has seen before its coupon is pointed out. */
export const NEWSLETTER_OFFER_PAGES = 4;

/** How long somebody has been here before the newsletter's coupon is pointed out; nobody is asked on arrival. */
export const NEWSLETTER_OFFER_AFTER_MS = 120_000;
