/** Choices of the shop that have no number. */

/**
 * What the backend offers. `contract`: everything, with replication at `/api/sync`. `storefront-api`: what a stock
 * vue-storefront-api has; the catalogue comes in pages of `_search`, and the shop lives without the rest (decision 028).
 */
export const backendKind: 'contract' | 'storefront-api' = 'contract';

/** Short field names in compact answers of a stock vue-storefront-api, as its `products.fieldsToCompact` names them. */
export const compactFieldNames: Readonly<Record<string, string>> = { nm: 'name' };

/** What a shopper agrees to (spec 2: Norwegian routes). */
export const TERMS_PATH = '/kjopsvilkar';

/** Where everything is that is part of a campaign (spec 9: campaigns category path). */
export const CAMPAIGNS_PATH = '/kampanjer';

/** The number on the cart: pieces, or with `lines` how many different things it holds (spec 9: cart count). */
export const cartCountBy: 'pieces' | 'lines' = 'pieces';

/** The cart asks before it removes a product; off, it removes at once and offers to undo (D75). */
export const isRemovalAsked = true;

/** Customers of every group (backends of this family call it so). */
export const ALL_PRICE_GROUPS = 32_000;

/** The price group of whoever has no account; tier prices of other groups are not asked for (D84). */
export const GUEST_PRICE_GROUP = 0;

/** What costs nothing may be sold; off, a price of zero is an unknown one (spec 5: zero-price products, which are on). */
export const areFreeProductsSold = true;

/** What is out of stock stands in lists; hidden or not, it keeps its page (D71). */
export const isOutOfStockListed = true;

/** What is out of stock is found by a search; off, only its number finds it (spec 9: client search defaults, D71). */
export const isOutOfStockFound = false;

/** What nobody has confirmed to be in stock may be put into the cart (spec 9: out-of-stock items allowed in cart, D23, D71). */
export const isOutOfStockAllowedInCart = true;

/** The stock of what is in the cart is asked for whenever the cart is shown (spec 4: stock sync). */
export const isCartStockSynced = true;

/** Who is in no group of customers pays the tax of this class (spec 6: the default tax user group). */
export const DEFAULT_CUSTOMER_TAX_CLASS_ID = 3;
