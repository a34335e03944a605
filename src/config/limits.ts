/** Numbers of the specification's section 9 and of the decisions, each with its unit in the name. */

// Lists (spec 9, D38)
/** So many filters stand above a list; all of them are on its sheet. */
export const FACET_PILLS = 5;
/** How many values of a facet the sheet of all facets shows before more are asked for. */
export const FACET_CHIPS = 8;
export const CATEGORY_PAGE_SIZE = 50;
/** Of a page of results, and of what the search provider is asked for at once, so that its pages are those shown. */
export const SEARCH_PAGE_SIZE = 40;
/**
 * The first banner of a listing stands after `GRID_BANNER_FIRST` products, and each further one `GRID_BANNER_STEP`
 * places later. A banner is two cards wide, so with these numbers it fits into rows of two, three and four without a
 * gap.
 */
export const GRID_BANNER_FIRST = 6;
export const GRID_BANNER_STEP = 11;
export const HOME_LIST_SIZE = 8;
export const COLLECTIONS_MAX = 100;
export const SEARCH_SIZE_DEFAULT = 50;
export const SEARCH_SIZE_MAX = 4000;
export const MINIMUM_SCORE = 0.02;
export const SUGGESTIONS_MAX = 8;
/** On screens narrower than 640 px. */
export const SUGGESTIONS_NARROW_MAX = 5;
/** The device does not search for fewer letters, because they match too much (D47). */
export const LOCAL_SEARCH_LENGTH_MIN = 2;
export const RECENT_SEARCHES_MAX = 8;
/** A longer text is searched for, but not remembered: nobody types that much. */
export const SEARCH_KEPT_LENGTH_MAX = 120;
export const SKU_LIST_MAX = 100;

/** How many documents of a kind a stock vue-storefront-api is asked for at once (spec 9). */
export const CATEGORY_FETCH_SIZE = 4000;
export const ATTRIBUTE_LIST_SIZE = 150;
export const CMS_LIST_SIZE = 150;

/** Buckets of a terms aggregation by field; other fields get the default (spec 9). */
export const AGGREGATION_SIZE_DEFAULT = 20;
export const aggregationSizes: Readonly<Record<string, number>> = {
  color: 20,
  product_material: 100,
  product_brand: 50,
};

// Search provider (spec 9, D38, D47)
/** The provider is asked for texts with this many letters or more. */
export const PROVIDER_TEXT_MIN_LENGTH = 3;
/** Suggestions of the provider when a request names no number. */
export const PROVIDER_SUGGESTIONS_DEFAULT = 5;
/** The most collections or brands that one answer of the provider has. */
export const PROVIDER_ANSWER_MAX = 100;
export const PROVIDER_RECOMMENDATIONS = 20;
/** The most skus of one query for the records of known products. */
export const PROVIDER_MERGE_MAX = 40;
export const SAME_COLOUR_MAX = 100;
/** The most orders that are remembered as counted for analytics. */
export const COUNTED_ORDERS_MAX = 50;

// Magazine (spec 7: blog via index)
export const BLOG_LIST_SIZE = 4000;
export const BLOG_RECENT_SIZE = 5;
export const BLOG_CATEGORY_PAGE_SIZE = 10;

/** Longer names are cut; no real name is that long. */
export const NAME_MAX_LENGTH = 120;

// Stock (spec 9, D48)
export const LOW_STOCK_QTY = 10;
export const LOW_STOCK_QTY_ON_LISTS = 5;
export const STOCK_PREFETCH_CHUNK = 15;
export const FALLBACK_LEAD_TIME_DAYS = 10;

// Cart (spec 4, D29)
export const QTY_MIN = 1;
export const QTY_MAX = 999;
/**
 * The most lines of the shop's own cart. No home has room for more, and the shop has to work through each line at every
 * count.
 */
export const CART_LINES_MAX = 200;
/** The changes of one line that a device remembers (decision 095). */
export const LINE_HISTORY_MAX = 5;

// Notices (spec 9, D56)
export const NOTICE_LIFETIME_MS = 5000;

// Orders (spec 9: texts)
/** Days in which a complete order can be sent back, from when it was completed. */
export const FREE_RETURN_DAYS = 30;

/** The confirmation of an order is in its orderer's mailbox so soon, minutes. */
export const CONFIRMATION_MAIL_MINUTES = 5;

/** What was called about stands ready in its showroom so soon, hours. */
export const PICKUP_READY_HOURS = 1;

// Passwords (spec 5: form texts; reliability 5, row 18)
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** So many of the four classes lower case, upper case, digits and special characters a password has at least. */
export const PASSWORD_CLASSES_MIN = 3;

// Checkout and forms (spec 5)
export const NAME_MIN_LENGTH = 2;
export const POSTCODE_MIN_LENGTH = 3;
/** What the contract takes as the comment of an order. */
export const COMMENT_MAX_LENGTH = 1000;
export const TAX_ID_MIN_LENGTH = 3;

// Addresses (D41: redirects are counted)
export const REWRITE_HOPS_MAX = 5;

// Pictures (spec 9)
export const IMAGE_WIDTHS_PX = [120, 240, 320, 480, 640, 960, 1024, 1440, 1680] as const;
export const IMAGE_QUALITY = 45;
/** From this width on a picture is looked at closely, where 45 smudges wood and cloth (decision 089). */
export const CLOSE_IMAGE_WIDTH_PX = 960;
export const CLOSE_IMAGE_QUALITY = 75;
/** Of how opaque a picture is: fewer steps would make bands of soft shadows (decision 092). */
export const IMAGE_ALPHA_QUALITY = 80;
export const IMAGE_ATTEMPTS = 2;
export const THUMBNAIL_CART_PX = { width: 150, height: 150 } as const;
export const THUMBNAIL_PRODUCT_PX = { width: 310, height: 300 } as const;
export const ARTICLE_PICTURE_PX = { width: 1680, height: 1120 } as const;
export const THUMBNAIL_GALLERY_PX = { width: 852, height: 517 } as const;

// Menus (spec 9: sub-menu close delay)
export const SUBMENU_CLOSE_DELAY_MS = 300;

/** Days before a reduction of which the lowest price is shown (spec 9: texts). */
export const LOWEST_PRICE_DAYS = 30;

/** Days that the price history of a product goes back. */
export const PRICE_HISTORY_DAYS = 60;

// Fit check: where a shopper did not measure the way in, the less comfortable value is assumed (cm, degrees)
/** What the packaging adds to every measure of a piece. */
export const PACKAGING_CM = 5;
/** Assumed height of doors and ways that nobody measured; hardly any is lower. */
export const HEADROOM_ASSUMED_CM = 200;
/** Assumed slope of stairs: steeper than those of most homes. */
export const STAIR_SLOPE_DEGREES = 42;
export const HOME_MEASURE_MAX_CM = 2000;

/** The most products in the rows below a product: those that match it, and those that were viewed before. */
export const MATCHING_PRODUCTS_MAX = 4;
/** The most viewed products that are remembered. */
export const RECENTLY_VIEWED_MAX = 12;

/** The most products that are compared beside each other. */
export const COMPARISON_MAX = 4;

/** The most articles that a shopper puts into a wishlist; two lists that are merged may hold more together. */
export const WISHLIST_MAX = 100;
/** The most articles that were taken out again of which a device still knows it, for the merge with another list. */
export const TAKEN_OUT_MAX = 200;

/** The most articles that the shop keeps of one customer's wishlist in a store view. */
export const WISHLIST_KEPT_MAX = 300;
/** The longest sku that a shared wishlist may name. */
export const SHARED_SKU_MAX = 64;
/** The longest address that a QR code shows so large that a phone can read it from a screen. */
export const QR_ADDRESS_MAX = 1000;

/** Oldest system versions that can show a model in a room (spec 9: AR needs). */
export const AR_IOS_MIN = 11;
export const AR_ANDROID_MIN = 8;

/** Orders of a page of the order history (spec 9). */
export const ORDER_HISTORY_PAGE_SIZE = 20;
