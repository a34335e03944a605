/** Settings of the shop that are not numbers. */

/** The page of the terms that a shopper agrees to (spec 2: Norwegian routes). */
export const TERMS_PATH = '/kjopsvilkar';

/** The category of everything that is part of a campaign (spec 9: campaigns category path). */
export const CAMPAIGNS_PATH = '/kampanjer';

/**
 * What a delivery comes to, gross and in minor units, by currency: said on a device that has no store settings yet, and never
 * ordered with (spec 9: shipping fallback, D64). A currency that is not here has none, so nobody is told a wrong amount (D63).
 */
export const offlineEstimateMinor: Readonly<Record<string, number>> = { NOK: 59_000, SEK: 61_900 };

/** What the number on the cart counts: pieces, or lines (spec 9: cart count). */
export const cartCountBy: 'pieces' | 'lines' = 'pieces';

/**
 * What answers an addition: the open cart, or a notice with the piece and the way to the checkout, beside which one goes
 * on choosing (spec 8, decision 088).
 */
export const shownAfterAdding: 'panel' | 'notice' = 'notice';

/** Whether the cart asks before it removes a product; otherwise it removes at once and offers to undo (D75). */
export const isRemovalAsked = true;

/** The group id that stands for customers of every group; backends of this family use this number. */
export const ALL_PRICE_GROUPS = 32_000;

/** The price group of shoppers without an account; tier prices of other groups are ignored (D84). */
export const GUEST_PRICE_GROUP = 0;

/**
 * Whether products with a price of zero are sold; otherwise zero counts as an unknown price (spec 5: zero-price
 * products, which are on).
 */
export const areFreeProductsSold = true;

/** Whether lists show what is out of stock; a product that is not listed keeps its page (D71). */
export const isOutOfStockListed = true;

/**
 * Whether a search finds what is out of stock; otherwise only its sku finds it (spec 9: client search defaults, D71).
 */
export const isOutOfStockFound = false;

/**
 * Whether an article whose stock the server has not confirmed may be put into the cart (spec 9: out-of-stock items
 * allowed in cart, D23, D71).
 */
export const isOutOfStockAllowedInCart = true;

/** Whether the cart asks for the stock of its articles whenever it is shown (spec 4: stock sync). */
export const isCartStockSynced = true;

/** The tax class of customers who are in no group (spec 6: the default tax user group). */
export const DEFAULT_CUSTOMER_TAX_CLASS_ID = 3;

/** The price groups of customers with an account: private ones, and companies with a tax number (spec 6: business customers). */
export const PRIVATE_GROUP = 1;
export const BUSINESS_GROUP = 2;

/** The price groups whose customers see prices without tax (spec 6: tax display by group). What they pay is the same. */
export const netPriceGroups: ReadonlySet<number> = new Set([BUSINESS_GROUP]);

/**
 * Where the token of a signed-in shopper goes: into a header, or into the address, for backends that know only that (spec
 * 6, D51).
 */
export const tokenPlace: 'header' | 'query' = 'header';
