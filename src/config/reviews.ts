/** Numbers of reviews; apart from the others, because no first screen needs them. */

/** Reviews on a page (spec 9: reviews). */
export const REVIEWS_PER_PAGE = 3;

/** What a list of the provider holds where nothing is asked for (spec 9: widget default). */
export const REVIEW_WIDGET_SIZE = 10;

/** Signs of a review that are shown at first: where the screen is wide, and where it is not (spec 9: truncate limit). */
export const REVIEW_SHORT_LENGTH = 170;
export const REVIEW_SHORT_LENGTH_NARROW = 70;

/** What a review may be at most, in signs. */
export const REVIEW_TITLE_MAX = 120;
export const REVIEW_TEXT_MAX = 4000;
export const REVIEW_NAME_MAX = 60;

/** The product id that stands for the shop itself (spec 7: site reviews). */
export const SITE_REVIEWS = 'yotpo_site_reviews';

/** Below so many reviews a card shows no stars: they would say more of those who wrote than of the product. */
export const CARD_REVIEWS_MIN = 3;
