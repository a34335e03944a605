/** Choices of the shop that have no number. */

/** What a shopper agrees to (spec 2: Norwegian routes). */
export const TERMS_PATH = '/kjopsvilkar';

/** The cart asks before it removes a product; off, it removes at once and offers to undo (D75). */
export const isRemovalAsked = true;

/** Customers of every group (backends of this family call it so). */
export const ALL_PRICE_GROUPS = 32_000;

/** The price group of whoever has no account; tier prices of other groups are not asked for (D84). */
export const GUEST_PRICE_GROUP = 0;
