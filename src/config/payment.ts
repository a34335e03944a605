import type { Language } from './languages.ts';

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

/** The provider's box for the newsletter: whoever ticks it is subscribed (contract: getExternalConfirmation). */
export const NEWSLETTER_BOX = 'newsletter_opt_in';

/** Whether the provider's page offers the newsletter, by store view; it is never ticked at first. */
export const newsletterBoxes: Readonly<Record<string, boolean>> = { bmno: true, default: true };

/** What stands at that box. */
export const newsletterBoxTexts: Readonly<Record<Language, string>> = {
  nb: 'Ja takk, send meg nyhetsbrevet på e-post. Jeg kan melde meg av når som helst.',
  sv: 'Ja tack, skicka mig nyhetsbrevet med e-post. Jag kan avsluta när som helst.',
  en: 'Yes please, send me the newsletter by e-mail. I can leave it at any time.',
};
