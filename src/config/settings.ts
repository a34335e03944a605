/** Choices of the shop that have no number. */

/** The cart asks before it removes a product; off, it removes at once and offers to undo (D75). */
export const isRemovalAsked = true;
