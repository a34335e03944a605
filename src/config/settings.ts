/** Choices of the shop that have no number. */

/** What a shopper agrees to (spec 2: Norwegian routes). */
export const TERMS_PATH = '/kjopsvilkar';

/** The cart asks before it removes a product; off, it removes at once and offers to undo (D75). */
export const isRemovalAsked = true;
