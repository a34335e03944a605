/** Numbers of the specification's section 9 and of the decisions, each with its unit in the name. */

// Lists (spec 9, D38)
/** So many filters stand above a list; all of them are on its sheet. */
export const FACET_PILLS = 5;
export const CATEGORY_PAGE_SIZE = 50;
/**
 * The first banner of a listing follows so many products, each further one stands so many places later: as wide as two
 * cards, it then fits into rows of two, three and four without a gap.
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
/** Fewer letters mean too much to search for on the device (D47). */
export const LOCAL_SEARCH_LENGTH_MIN = 2;
export const RECENT_SEARCHES_MAX = 8;
/** Nobody types more than this; a longer text is searched for, but not remembered. */
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
/** Letters from which on the provider is asked. */
export const PROVIDER_TEXT_MIN_LENGTH = 3;
export const PROVIDER_PAGE_SIZE = 40;
/** What the provider suggests where nobody says how many. */
export const PROVIDER_SUGGESTIONS_DEFAULT = 5;
/** Of collections and brands, and the most that one answer has. */
export const PROVIDER_ANSWER_MAX = 100;
export const PROVIDER_RECOMMENDATIONS = 20;
/** Skus of a query that brings the records of products known by their sku. */
export const PROVIDER_MERGE_MAX = 40;
export const SAME_COLOUR_MAX = 100;
/** So many orders are remembered as counted; older ones are not counted any more. */
export const COUNTED_ORDERS_MAX = 50;

// Magazine (spec 7: blog via index)
export const BLOG_LIST_SIZE = 4000;
export const BLOG_RECENT_SIZE = 5;
export const BLOG_CATEGORY_PAGE_SIZE = 10;

/** Names are cut after so many characters; no real one is that long. */
export const NAME_MAX_LENGTH = 120;

// Stock (spec 9, D48)
export const LOW_STOCK_QTY = 10;
export const LOW_STOCK_QTY_ON_LISTS = 5;
export const STOCK_PREFETCH_CHUNK = 15;
export const FALLBACK_LEAD_TIME_DAYS = 10;

// Cart (spec 4, D29)
export const QTY_MIN = 1;
export const QTY_MAX = 999;
/** The shop's own cart holds no more lines; no home has room for them, and each costs the shop work at every count. */
export const CART_LINES_MAX = 200;

// Notices (spec 9, D56)
export const NOTICE_LIFETIME_MS = 5000;

// Checkout and forms (spec 5)
export const NAME_MIN_LENGTH = 2;
export const POSTCODE_MIN_LENGTH = 3;

// Addresses (D41: redirects are counted)
export const REWRITE_HOPS_MAX = 5;

// Pictures (spec 9)
export const IMAGE_WIDTHS_PX = [120, 240, 320, 480, 640, 960, 1024, 1440, 1680] as const;
export const IMAGE_QUALITY = 45;
export const IMAGE_ATTEMPTS = 2;
export const THUMBNAIL_CART_PX = { width: 150, height: 150 } as const;
export const THUMBNAIL_PRODUCT_PX = { width: 310, height: 300 } as const;
export const ARTICLE_PICTURE_PX = { width: 1680, height: 1120 } as const;
export const THUMBNAIL_GALLERY_PX = { width: 852, height: 517 } as const;

// Menus (spec 9: sub-menu close delay)
export const SUBMENU_CLOSE_DELAY_MS = 300;

/** Days before a reduction of which the lowest price is shown (spec 9: texts). */
export const LOWEST_PRICE_DAYS = 30;

/** So many days of prices are told. */
export const PRICE_HISTORY_DAYS = 60;

// Does it fit: what is not known about a way in is taken for the less comfortable (cm, degrees)
/** What a box adds to every measure of what is in it. */
export const PACKAGING_CM = 5;
/** Doors and ways whose height nobody measured; hardly any is lower. */
export const HEADROOM_ASSUMED_CM = 200;
/** Steeper than the stairs of most homes. */
export const STAIR_SLOPE_DEGREES = 42;
export const HOME_MEASURE_MAX_CM = 2000;

/** Below a product: others that go with it, and those that were looked at. */
export const MATCHING_PRODUCTS_MAX = 4;
/** So many products that were looked at are remembered. */
export const RECENTLY_VIEWED_MAX = 12;

/** So many products are compared beside each other. */
export const COMPARISON_MAX = 4;

/** Oldest systems that put a model into a room (spec 9: AR needs). */
export const AR_IOS_MIN = 11;
export const AR_ANDROID_MIN = 8;
